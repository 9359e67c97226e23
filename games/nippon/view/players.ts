import { NONE } from 'engawa';
import { beside, left, right, width } from 'engawa/columns';
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
import { layout, type NipponState, type Player } from '../rules/state.ts';
import { workersOn } from '../rules/workers.ts';
import { scoredNow } from './map.ts';
import { crew } from './table.ts';
import type { TextView } from './text-view.ts';

const LABEL = 26;
const CELL = 18;

/** One line of the table: a label and a cell for each seat. */
function line({ s, order }: TextView, label: string, cell: (me: Player, seat: number) => string | number): string {
  const cells = order.map((seat) => left(`${cell(s.seat[seat], seat)}`, CELL));
  return (left(label, LABEL) + cells.join('')).trimEnd();
}

const wagesDue = (me: Player): number => WAGE * me.workers.reduce((colours, n) => colours + (n > 0 ? 1 : 0), 0);

const onTrack = (value: string | number, me: Player, track: number): string =>
  `${value} (${me.tracks[track]}/${TRACK_TOP})`;

/** What everybody owns, the viewer first. */
export function holdings(view: TextView): string[] {
  const { s, viewer, labels, words } = view;
  const { yen, coal, blueprints } = labels.stock;
  const transport = (me: Player, kind: number, value: string): string =>
    me.taken[kind] === TRANSPORT_TILES ? '-' : `${TRANSPORT_TILES - me.taken[kind]} x ${value}`;
  return [
    line(view, '', (_me, seat) => {
      const name = `${seat + 1} ${words.names.seat[seat]}`;
      return seat === viewer ? labels.you(name) : name;
    }),
    line(view, labels.total, (me) => vp(me)),
    line(view, `  ${labels.ifScored}`, (_me, seat) => scoredNow(s, seat)),
    line(view, yen, (me) => labels.yen(me.yen)),
    line(view, coal, (me) => me.coal),
    line(view, blueprints, (me) => me.blueprints),
    line(view, labels.tracks[MONEY], (me) =>
      onTrack(labels.yen(TRACKS[MONEY][me.tracks[MONEY]] + extraIncome(me)), me, MONEY),
    ),
    line(view, labels.tracks[COAL], (me) => onTrack(TRACKS[COAL][me.tracks[COAL]], me, COAL)),
    line(view, labels.tracks[KNOWLEDGE], (me) => onTrack(TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]], me, KNOWLEDGE)),
    line(view, labels.crew, (me) => {
      const level = REWARD_LEVEL[workersOn(me)];
      return (crew(labels.workers, me.workers) || '-') + (level ? ` (${level}x)` : '');
    }),
    line(view, labels.wages, (me) => labels.yen(wagesDue(me))),
    line(view, labels.ships, (me) => transport(me, SHIPS, labels.vp(me.transportValue[SHIPS]))),
    line(view, labels.trains, (me) => transport(me, TRAINS, `+${me.transportValue[TRAINS]}`)),
    line(view, labels.tiles, (me) => tilesOf(me) || '-'),
  ];
}

const tilesOf = (me: Player): string =>
  Array.from(me.tiles, (n, value) => `${value}`.repeat(n))
    .filter((tiles) => tiles !== '')
    .join(' ');

/** Factories by good: what is left, and what each seat has. */
export function factories(view: TextView): string[] {
  const { s, labels, words } = view;
  const wide = Math.max(...words.names.good.map(width)) + 2;
  const rows = GOODS.map(({ knowledge, storage }, good) => {
    const open = FACTORIES.map((f, tile) => (f.good === good && s.factoryOwner[tile] === NONE ? f.id.slice(-1) : ''));
    const label = `${left(words.names.good[good], wide)}${knowledge}  ${open.filter(Boolean).join(' ') || '-'}`;
    return line(view, label, (me) => {
      const tile = me.factory[good];
      if (tile === NONE) return '-';
      const cubes = 'o'.repeat(me.goods[good]).padEnd(storage, '.');
      const machine = me.machine[good] ? `+${me.machine[good]}` : '  ';
      return `${FACTORIES[tile].id.slice(-1)} ${machine} ${cubes} (${FACTORIES[tile].coal})`;
    });
  });
  return [...rows, line(view, labels.spare, (me) => me.spareMachines || '-')];
}

/** Contracts and achievement spaces side by side. */
export function goals(view: TextView): string[] {
  return beside([contracts(view), achievements(view)], '  │  ');
}

function contracts({ s, labels, order }: TextView): string[] {
  const open = CONTRACTS.map((c) => [
    c.pattern.join('+'),
    c.yen ? labels.money(c.yen) : labels.vp(c.vp),
    labels.steps(c.moneySteps),
  ]);
  const widths = [0, 1, 2].map((i) => Math.max(...open.map((c) => width(c[i]))) + 2);
  const marks = (of: (seat: number) => string) => order.map((seat) => left(of(seat), 3)).join('');
  return [
    left(labels.contract, widths[0] + widths[1] + widths[2]) + marks((seat) => labels.seats[seat]),
    ...open.map(
      (c, i) =>
        c.map((text, j) => left(text, widths[j])).join('') + marks((seat) => (s.seat[seat].fulfilled[i] ? '.' : 'o')),
    ),
  ];
}

function achievements({ s, words, order }: TextView): string[] {
  const { achievement, seat: names } = words.names;
  const wide = Math.max(...achievement.map(width)) + 1;
  const ended = endedNow(s);
  return [
    left('', wide) + order.map((seat) => right(names[seat], 8)).join(''),
    ...ACHIEVEMENTS.map(({ printed }, space) => {
      const cells = order.map((seat) => {
        const base = achievementPoints(ended, seat, space);
        const times = s.seat[seat].multiplier[space] || printed;
        return right(times ? `${base}x${times}=${right(base * times, 2)}` : `${base}     `, 8);
      });
      return left(achievement[space], wide) + cells.join('');
    }),
  ];
}

/** N-10.3: after a last income and the wages; with single multipliers, to read off the base of each achievement. */
export function endedNow(s: NipponState): NipponState {
  const ended = layout.clone(s);
  for (const me of ended.seat.slice(0, s.seats)) {
    const income = TRACKS[MONEY][me.tracks[MONEY]];
    me.yen = income - Math.min(wagesDue(me), Math.floor(income / WAGE) * WAGE);
    me.multiplier.fill(1);
  }
  return ended;
}
