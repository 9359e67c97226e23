import { capital, NONE, type Word } from 'engawa';
import { beside, left, right, rowsOf, width } from 'engawa/columns';
import {
  ACHIEVEMENTS,
  COAL,
  CONTRACTS,
  FACTORIES,
  GOODS,
  KNOWLEDGE,
  MONEY,
  REWARD_LEVEL,
  SHIPS,
  TRACK_TOP,
  TRACKS,
  TRAINS,
  TRANSPORT_TILES,
  WAGE,
} from '../data/index.ts';
import { extraIncome } from '../rules/effects.ts';
import { achievementPoints } from '../rules/ending.ts';
import { vp } from '../rules/purse.ts';
import type { Player } from '../rules/state.ts';
import { workersOn } from '../rules/workers.ts';
import { allPointsNow, coloursOf, endedNow, isOver } from './standing.ts';
import { crew } from './table.ts';
import type { TextView } from './text-view.ts';

const line = rowsOf<Player>(26, 18);

/** What everybody owns, the viewer first. */
export function holdings(view: TextView): string[] {
  const { s, viewer, say, words } = view;
  const { yen, coal, blueprints, vp: points, ships, trains, influence } = words.things;
  const track = (of: number, value: (me: Player) => string | number) =>
    line(view, `${words.names.track[of]} (${say.step})`, (me) => `${value(me)} (${me.tracks[of]}/${TRACK_TOP})`);
  const transport = (kind: number, what: Word, value: (n: number) => string) =>
    line(view, say.inSupply(capital(what.name)), (me) => {
      const n = TRANSPORT_TILES - me.taken[kind];
      return n === 0 ? '-' : `${n} x ${value(me.transportValue[kind])}`;
    });
  return [
    line(view, '', (_me, seat) => {
      const name = `${seat + 1} ${words.names.seat[seat]}`;
      return seat === viewer ? say.you(name) : name;
    }),
    line(view, capital(points.name), (me) => vp(me)),
    line(view, `  ${words.things.soon}`, (_me, seat) => (isOver(s) ? '-' : `+${allPointsNow(s, seat)}`)),
    line(view, capital(yen.name), (me) => say.yen(me.yen)),
    line(view, capital(coal.name), (me) => me.coal),
    line(view, capital(blueprints.name), (me) => me.blueprints),
    track(MONEY, (me) => say.yen(TRACKS[MONEY][me.tracks[MONEY]] + extraIncome(me))),
    track(COAL, (me) => TRACKS[COAL][me.tracks[COAL]]),
    track(KNOWLEDGE, (me) => TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]]),
    line(view, say.crew, (me) => {
      const level = REWARD_LEVEL[workersOn(me)];
      return crew(view, me.workers) + (level ? ` (${level}x)` : '');
    }),
    line(view, say.wages, (me) => say.yen(WAGE * coloursOf(me))),
    transport(SHIPS, ships, (n) => say.some(n, points)),
    transport(TRAINS, trains, (n) => `+${n}`),
    line(view, say.inSupply(capital(influence.name)), (me) => tilesOf(me) || '-'),
  ];
}

const tilesOf = (me: Player): string =>
  Array.from(me.tiles, (n, value) => `${value}`.repeat(n))
    .filter((tiles) => tiles !== '')
    .join(' ');

/** Factories by good: what is left, and what each seat has. */
export function factories(view: TextView): string[] {
  const { s, words } = view;
  const { good: goods, factory } = words.names;
  const wide = Math.max(...goods.map(({ name }) => width(name))) + 2;
  const rows = GOODS.map(({ knowledge, storage }, good) => {
    const open = FACTORIES.map((f, tile) =>
      f.good === good && s.factoryOwner[tile] === NONE ? factory[tile].short : '',
    );
    const label = `${left(goods[good].name, wide)}${knowledge}  ${open.filter(Boolean).join(' ') || '-'}`;
    return line(view, label, (me) => {
      const tile = me.factory[good];
      if (tile === NONE) return '-';
      const cubes = 'o'.repeat(me.goods[good]).padEnd(storage, '.');
      const machine = me.machine[good] ? `+${me.machine[good]}` : '  ';
      return `${factory[tile].short} ${machine} ${cubes} (${FACTORIES[tile].coal})`;
    });
  });
  return [...rows, line(view, capital(words.things.spareMachines.name), (me) => me.spareMachines || '-')];
}

/** Contracts and achievement spaces side by side. */
export function goals(view: TextView): string[] {
  return beside([contracts(view), achievements(view)], '  │  ');
}

function contracts({ s, say, words, order }: TextView): string[] {
  const { vp: points, contracts: title } = words.things;
  const open = CONTRACTS.map((c, i) => [
    words.names.contract[i].short,
    c.yen ? say.yen(c.yen) : say.some(c.vp, points),
    c.moneySteps ? `↑${c.moneySteps}` : '',
  ]);
  const widths = [0, 1, 2].map((i) => Math.max(...open.map((c) => width(c[i]))) + 2);
  const marks = (of: (seat: number) => string) => order.map((seat) => left(of(seat), 3)).join('');
  return [
    left(capital(title.name), widths[0] + widths[1] + widths[2]) + marks((seat) => words.names.seat[seat].short),
    ...open.map(
      (c, i) =>
        c.map((text, j) => left(text, widths[j])).join('') + marks((seat) => (s.seat[seat].fulfilled[i] ? '.' : 'o')),
    ),
  ];
}

function achievements({ s, words, order }: TextView): string[] {
  const { achievement, seat: names } = words.names;
  const wide = Math.max(...achievement.map(({ short }) => width(short))) + 1;
  const ended = endedNow(s);
  return [
    left('', wide) + order.map((seat) => right(names[seat].name, 8)).join(''),
    ...ACHIEVEMENTS.map(({ printed }, space) => {
      const cells = order.map((seat) => {
        const base = achievementPoints(ended, seat, space);
        const times = s.seat[seat].multiplier[space] || printed;
        return right(times ? `${base}x${times}=${right(base * times, 2)}` : `${base}     `, 8);
      });
      return left(achievement[space].short, wide) + cells.join('');
    }),
  ];
}
