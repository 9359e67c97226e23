import { left } from 'engawa/columns';
import { BUILDINGS, SPECIALISTS } from '../data/index.ts';
import { breakdown, score } from '../rules/scoring.ts';
import type { Player } from '../rules/state.ts';
import type { TextView } from './text-view.ts';

const LABEL = 22;
const CELL = 19;

function line({ s, order }: TextView, label: string, cell: (me: Player, seat: number) => string | number): string {
  const cells = order.map((seat) => left(`${cell(s.seat[seat], seat)}`, CELL));
  return (left(label, LABEL) + cells.join('')).trimEnd();
}

/** `B B G`: one letter a piece. */
const pieces = (letters: readonly string[], counts: Int16Array): string =>
  letters.flatMap((letter, i) => Array<string>(counts[i]).fill(letter)).join(' ') || '-';

/** What everybody owns, the viewer first. */
export function holdings(view: TextView): string[] {
  const { s, viewer, labels, words, order } = view;
  const { rows } = labels;
  const built = (seat: number) => BUILDINGS.filter((_, tile) => s.builtBy[tile] === seat).length;
  const helpers = (seat: number) => SPECIALISTS.flatMap((_, i) => (s.specialistOwner[i] === seat ? [i] : []));
  const nameOf = (specialist: number) => words.names.specialist[specialist].split(/ \(|（/)[0];
  const most = Math.max(1, ...order.map((seat) => helpers(seat).length));
  return [
    line(view, '', (_me, seat) => {
      const name = `${seat + 1} ${words.names.seat[seat]}`;
      return seat === viewer ? labels.you(name) : name;
    }),
    line(view, rows.points, (_me, seat) => score(s, seat)),
    line(view, rows.coins, (me) => me.coins),
    line(view, rows.prestige, (me) => me.prestige),
    line(view, rows.cultures, (me) => tokens(labels.cultures, me.culture)),
    line(view, rows.hand, (me) => pieces(labels.boats, me.hand)),
    line(view, rows.port, (me) => pieces(labels.boats, me.port)),
    line(view, rows.aside, (me) => pieces(labels.boats, me.aside)),
    line(view, rows.left, (me) => me.left),
    line(view, rows.built, (_me, seat) => `${built(seat)} (${breakdown(s, seat).buildings})`),
    line(view, rows.reserved, (me) => Array.from(me.reserved.items(), (tile) => BUILDINGS[tile].id).join(' ') || '-'),
    ...Array.from({ length: most }, (_, n) =>
      line(view, n === 0 ? rows.specialists : '', (_me, seat) => {
        const helper = helpers(seat)[n];
        return helper === undefined ? (n === 0 ? '-' : '') : nameOf(helper);
      }),
    ),
  ];
}

/** `tea 2 ind 1` */
const tokens = (names: readonly string[], counts: Int16Array): string =>
  names.flatMap((name, i) => (counts[i] === 0 ? [] : [counts[i] === 1 ? name : `${counts[i]}${name}`])).join(' ') ||
  '-';
