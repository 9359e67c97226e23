import { type Rng, UNKNOWN, WATCHER } from 'engawa';
import { BUILDINGS, PEEKED } from '../data/index.ts';
import type { Player, YamataiState } from './state.ts';

/**
 * What a seat knows of the face-down buildings (T-14.2). `memo` gives every place of the deck a number: 0 where the seat
 * knows nothing; places with an equal number hold, in an order the seat does not know, the tiles it has seen there
 * (`seen`) and perhaps others. A place alone with its number is known exactly. Everybody sees who looks at which places
 * and how many tiles go on top or under, so the numbers are public; which tiles they are is not.
 */

/** A look at the top gives the places new numbers: one for seats that had seen some of them, and one each for the looker. */
const NUMBERS_PER_PEEK = PEEKED + 1;

export function beginLook(s: YamataiState, looker: number, n: number): void {
  const first = s.buildingDeck.length - n;
  const fresh = 1 + s.peeks++ * NUMBERS_PER_PEEK;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== looker) blur(s.seat[seat], first, fresh);
  }
  const me = s.seat[looker];
  for (let i = 0; i < n; i++) {
    me.memo.set(first + i, fresh + 1 + i);
    me.seen[s.buildingDeck.at(first + i)] = 1;
  }
  s.looking = n;
}

/** Somebody else may change the order of the top: whoever knew some of those places now knows them all together only. */
function blur(other: Player, first: number, fresh: number): void {
  const { memo } = other;
  let known = false;
  for (let at = first; at < memo.length; at++) {
    const number = memo.at(at);
    if (number === 0) continue;
    known = true;
    for (let i = 0; i < memo.length; i++) if (memo.at(i) === number) memo.set(i, fresh);
  }
  if (known) for (let at = first; at < memo.length; at++) memo.set(at, fresh);
}

/** A tile that is being looked at goes to another place of the deck. */
export function moveTile(s: YamataiState, from: number, to: number): void {
  s.buildingDeck.insertAt(to, s.buildingDeck.removeAt(from));
  for (let seat = 0; seat < s.seats; seat++) {
    const { memo } = s.seat[seat];
    memo.insertAt(to, memo.removeAt(from));
  }
}

/** The top tile has been turned up. */
export function forgetTop(s: YamataiState, tile: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.seat[seat].memo.pop();
    s.seat[seat].seen[tile] = 0;
  }
}

/** Hides the deck, in place, as far as the viewer does not know it: tiles known to lie in several places stand there in order of their ids. */
export function veil(view: YamataiState, viewer: number): void {
  const deck = view.buildingDeck;
  const numberOf = new Int16Array(BUILDINGS.length);
  for (let at = 0; at < deck.length; at++) {
    const tile = deck.at(at);
    if (viewer !== WATCHER && tile !== UNKNOWN && view.seat[viewer].seen[tile] === 1) {
      numberOf[tile] = view.seat[viewer].memo.at(at);
    }
    deck.set(at, UNKNOWN);
  }
  if (viewer === WATCHER) return;
  const { memo } = view.seat[viewer];
  for (let tile = 0; tile < BUILDINGS.length; tile++) {
    if (numberOf[tile] === 0) continue;
    for (let at = 0; at < deck.length; at++) {
      if (memo.at(at) !== numberOf[tile] || deck.at(at) !== UNKNOWN) continue;
      deck.set(at, tile);
      break;
    }
  }
}

/** Puts the tiles of places known only together into a random order. */
export function shuffleTogether(world: YamataiState, viewer: number, rng: Rng): void {
  const deck = world.buildingDeck;
  const { memo } = world.seat[viewer];
  for (let at = deck.length - 1; at > 0; at--) {
    if (memo.at(at) === 0) continue;
    let places = 0;
    for (let i = 0; i <= at; i++) if (memo.at(i) === memo.at(at)) places++;
    let pick = rng.below(places);
    let other = 0;
    while (memo.at(other) !== memo.at(at) || pick-- > 0) other++;
    const tile = deck.at(at);
    deck.set(at, deck.at(other));
    deck.set(other, tile);
  }
}
