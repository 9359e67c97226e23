import { type List, type Rng, shuffle, shuffledWhere, UNKNOWN } from 'engawa';
import { CARDS, FIRST_BUILDING, isBuilding } from '../data/index.ts';
import { drawCombat } from './duel.ts';
import { LATE, layout, type MachiState, SEEN, SITE } from './state.ts';

/** M-15: what a viewer may know beyond what the layout declares, and how he may picture the rest. */

/** SEEN and LATE of a card, as one viewer knows them. */
function knowledge(s: MachiState, viewer: number, card: number): number {
  const own = viewer >= 0 && card >= FIRST_BUILDING ? s.seat[viewer].studied[card - FIRST_BUILDING] : 0;
  return s.known[card] | own;
}

/** Hides decks, the holders of hidden cards and the buildings of face-down sites. */
export function veil(s: MachiState, viewer: number): void {
  veilDeck(s, viewer, s.villagerDeck);
  veilDeck(s, viewer, s.buildingDeck);
  for (let card = 0; card < CARDS.length; card++) {
    const own = viewer >= 0 && s.holder[card] === viewer + 1;
    if (!own && !(knowledge(s, viewer, card) & SEEN)) s.holder[card] = UNKNOWN;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const { plots, status, building } = s.seat[seat];
    for (let plot = 0; plot < plots; plot++) if (status[plot] === SITE) building[plot] = UNKNOWN;
  }
}

function veilDeck(s: MachiState, viewer: number, cards: List): void {
  for (let i = 0; i < cards.length; i++) {
    if (!(knowledge(s, viewer, cards.at(i)) & SEEN)) cards.set(i, UNKNOWN);
  }
}

/** Cards that lie face down where somebody may turn them up: in the decks, and in a pass of a duel (M-8.8). */
export function facedown(s: MachiState): number {
  let n = s.villagerDeck.length + s.buildingDeck.length;
  for (let seat = 0; seat < s.seats; seat++) n += s.seat[seat].ready;
  return n;
}

/** A full state consistent with a view: hands, sites, decks and combat cards that this seat cannot tell from the true ones. */
export function imagine(view: MachiState, viewer: number, rng: Rng): MachiState {
  const s = layout.clone(view);
  imagineVillagers(s, viewer, rng);
  imagineBuildings(s, viewer, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    s.seat[seat].studied.fill(0);
    imagineDuel(s, seat, rng);
  }
  return s;
}

/** The cards of a range that could be anywhere, shuffled. */
const strays = (s: MachiState, from: number, to: number, rng: Rng): number[] =>
  shuffledWhere(from, to, (card) => s.holder[card] === UNKNOWN, rng);

/** The cards of a range known to be with a seat. */
function heldBy(s: MachiState, seat: number, from: number, to: number): number[] {
  const cards: number[] = [];
  for (let card = from; card < to; card++) if (s.holder[card] === seat + 1) cards.push(card);
  return cards;
}

function fillHand(s: MachiState, seat: number, hand: List, cards: number[]): void {
  cards.sort((a, b) => a - b);
  for (const [i, card] of cards.entries()) {
    hand.set(i, card);
    s.holder[card] = seat + 1;
  }
}

function fillDeck(s: MachiState, cards: List, pool: number[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (cards.at(i) !== UNKNOWN) continue;
    const card = pool.pop()!;
    cards.set(i, card);
    s.holder[card] = 0;
  }
}

function imagineVillagers(s: MachiState, viewer: number, rng: Rng): void {
  const pool = strays(s, 0, FIRST_BUILDING, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const hand = s.seat[seat].villagers;
    const cards = heldBy(s, seat, 0, FIRST_BUILDING);
    while (cards.length < hand.length) cards.push(pool.pop()!);
    fillHand(s, seat, hand, cards);
  }
  fillDeck(s, s.villagerDeck, pool);
}

/** Hands and sites are filled together: a card known to be with a player may lie in either. */
function imagineBuildings(s: MachiState, viewer: number, rng: Rng): void {
  const pool = strays(s, FIRST_BUILDING, CARDS.length, rng);
  const maySite = (card: number) => isBuilding(card) && !(knowledge(s, viewer, card) & LATE);
  const others = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const sites = others.map((seat) => hiddenSites(s, seat));
  const cards = others.map((seat) => heldBy(s, seat, FIRST_BUILDING, CARDS.length));
  // Sites first: they need cards that can lie there.
  for (const [i, plots] of sites.entries()) {
    for (let n = cards[i].filter(maySite).length; n < plots.length; n++) {
      cards[i].push(...pool.splice(pool.findLastIndex(maySite), 1));
    }
  }
  for (const [i, seat] of others.entries()) {
    const { buildings, building, plans } = s.seat[seat];
    while (cards[i].length < buildings.length + sites[i].length) cards[i].push(pool.pop()!);
    shuffle(cards[i], rng);
    for (const plot of sites[i]) {
      const [card] = cards[i].splice(cards[i].findIndex(maySite), 1);
      building[plot] = card;
      s.holder[card] = seat + 1;
    }
    fillHand(s, seat, buildings, cards[i]);
    fillDeck(s, plans, pool);
  }
  fillDeck(s, s.buildingDeck, pool);
}

function hiddenSites(s: MachiState, seat: number): number[] {
  const { plots, status } = s.seat[seat];
  return Array.from({ length: plots }, (_, plot) => plot).filter((plot) => status[plot] === SITE);
}

/** Combat cards of a duel under way: any that have not been played. */
function imagineDuel(s: MachiState, seat: number, rng: Rng): void {
  const me = s.seat[seat];
  me.drawn = drawCombat(me.combatCards, me.played, rng);
  let chosen = me.ready ? rng.below(me.combatCards) : -1;
  me.chosen = 0;
  for (let card = 0; chosen >= 0; card++) {
    if (me.drawn & (1 << card) && chosen-- === 0) me.chosen = card + 1;
  }
}
