import { defineLexicon, domain, type Named, renamed } from 'engawa';
import {
  CARDS,
  COMBAT_IDS,
  DECK_IDS,
  FIRST_BUILDING,
  FIRST_SAMURAI,
  FIRST_YAKUZA,
  LAST_BUILDING,
  LAST_VILLAGER,
  LAST_YAKUZA,
} from '../data/index.ts';

/** A run of cards: the value is the card itself. */
const cards = <const N extends string>(name: N, min: number, max: number): Named<N> => ({
  name,
  things: true,
  min,
  max,
  ids: CARDS.slice(min, max + 1).map((card) => card.id),
});

const CARD = cards('card', 0, CARDS.length - 1);
const VILLAGER = cards('villager', 0, LAST_VILLAGER);
const SAMURAI = cards('samurai', FIRST_SAMURAI, LAST_VILLAGER);
const YAKUZA = cards('yakuza', FIRST_YAKUZA, LAST_YAKUZA);
const DUELIST = cards('duelist', 0, LAST_YAKUZA);
const BUILDING = cards('building', FIRST_BUILDING, LAST_BUILDING);

/** The choices of M-17, one small decision at a time. */
export const lexicon = defineLexicon({
  // Winter
  starve: [VILLAGER],
  // Spring
  pick: [CARD],
  draw: [domain('deck', DECK_IDS)],
  place: [YAKUZA, BUILDING],
  shift: [YAKUZA, BUILDING],
  // Summer
  open: [BUILDING, VILLAGER],
  close: [],
  complete: [BUILDING],
  decline: [],
  settle: [VILLAGER, BUILDING],
  camp: [SAMURAI],
  done: [],
  // Autumn
  challenge: [DUELIST, renamed('target', DUELIST)],
  accept: [],
  refuse: [],
  strike: [domain('combat', COMBAT_IDS)],
  move: [VILLAGER, BUILDING],
  swap: [VILLAGER, renamed('partner', VILLAGER)],
  withdraw: [SAMURAI],
  // events
  wanted: [VILLAGER],
  embezzle: [BUILDING],
  marry: [VILLAGER, renamed('partner', VILLAGER)],
  betray: [YAKUZA],
  truce: [],
  train: [DUELIST],
  festival: [],
  tsunami: [],
  burn: [BUILDING],
  harvest: [],
  drought: [],
  labour: [BUILDING],
  plans: [],
  keep: [CARD],
  // closing
  end: [],
});

export type MachiVerbs = typeof lexicon.verbs;
