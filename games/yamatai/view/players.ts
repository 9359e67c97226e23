import { capital, type Word } from 'engawa';
import { rowsOf, wrapped } from 'engawa/columns';
import { BUILDINGS, SPECIALISTS } from '../data/index.ts';
import { breakdown, score } from '../rules/scoring.ts';
import type { Player } from '../rules/state.ts';
import { COLUMNS } from './table.ts';
import type { TextView } from './text-view.ts';

const line = rowsOf<Player>(22, 19);

/** `B B G`: one letter a piece. */
const pieces = (words: readonly Word[], counts: Int16Array): string =>
  words.flatMap(({ short }, i) => Array<string>(counts[i]).fill(short)).join(' ') || '-';

/** What everybody owns, the viewer first. */
export function holdings(view: TextView): string[] {
  const { s, viewer, say, words, order } = view;
  const { names, things } = words;
  const built = (seat: number) => BUILDINGS.filter((_, tile) => s.builtBy[tile] === seat).length;
  const helpers = (seat: number) => SPECIALISTS.flatMap((_, i) => (s.specialistOwner[i] === seat ? [i] : []));
  const nameOf = (specialist: number) => names.specialist[specialist].name;
  const most = Math.max(1, ...order.map((seat) => helpers(seat).length));
  return [
    line(view, '', (_me, seat) => {
      const name = `${seat + 1} ${names.seat[seat]}`;
      return seat === viewer ? say.you(name) : name;
    }),
    line(view, say.pointsNow, (_me, seat) => score(s, seat)),
    line(view, capital(things.coins.many), (me) => me.coins),
    line(view, capital(things.prestigeToken.many), (me) => me.prestige),
    line(view, say.cultures, (me) => tokens(names.culture, me.culture)),
    line(view, capital(things.hand.name), (me) => pieces(names.boat, me.hand)),
    line(view, capital(things.port.name), (me) => pieces(names.boat, me.port)),
    line(view, capital(things.aside.short), (me) => pieces(names.boat, me.aside)),
    line(view, capital(things.houses.name), (me) => me.left),
    line(view, say.built, (_me, seat) => `${built(seat)} (${breakdown(s, seat).buildings})`),
    ...Array.from({ length: most }, (_, n) =>
      line(view, n === 0 ? say.specialists : '', (_me, seat) => {
        const helper = helpers(seat)[n];
        return helper === undefined ? (n === 0 ? '-' : '') : nameOf(helper);
      }),
    ),
    ...order.flatMap((seat) => {
      const tiles = Array.from(s.seat[seat].reserved.items(), (tile) => names.building[tile].name);
      return tiles.length === 0 ? [] : wrapped(say.reservedBy(names.seat[seat]), tiles, ' · ', COLUMNS);
    }),
  ];
}

/** `tea 2 ind 1` */
const tokens = (words: readonly Word[], counts: Int16Array): string =>
  words
    .flatMap(({ short }, i) => (counts[i] === 0 ? [] : [counts[i] === 1 ? short : `${counts[i]}${short}`]))
    .join(' ') || '-';
