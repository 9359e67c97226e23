import { defineLexicon, domain, numbers } from 'engawa';
import { BOATS, BUILDINGS, CULTURES, FLEETS, ISLANDS, SPACES, SPECIALISTS } from '../data/index.ts';

const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);

const fleet = numbers('fleet', 1, FLEETS.length);
const boat = domain('boat', ids(BOATS));
const space = domain('space', ids(SPACES));
const island = domain('island', ids(ISLANDS));
const culture = domain('culture', ids(CULTURES));
const building = domain('building', ids(BUILDINGS));
const specialist = domain('specialist', ids(SPECIALISTS));

/** The choices of T-5.5, one small decision at a time. */
export const lexicon = defineLexicon({
  // the five steps of a turn
  take: [fleet],
  load: [boat],
  buy: [boat],
  sell: [boat],
  place: [boat, space],
  gather: [island],
  build: [building, island],
  skip: [],
  keep: [boat],
  recruit: [specialist],
  pair: [culture],
  trio: [culture, culture, culture],
  stop: [],
  // fleet powers
  power: [],
  reserve: [building],
  top: [building],
  under: [building],
  slide: [space, space],
  sanctify: [island],
  swapCulture: [island],
  remove: [space],
  swapBoat: [space],
  // specialists used once per turn
  hetsuka: [culture],
  kachiko: [island],
  michimata: [culture],
  nakatsu: [boat, boat],
  raijin: [boat, boat],
});

export type YamataiVerbs = typeof lexicon.verbs;
