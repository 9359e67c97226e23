import { end } from 'engawa';
import { BUILDINGS } from '../data/index.ts';
import { decide } from './kit.ts';
import { moveTile } from './memory.ts';
import type { Why } from './reasons.ts';
import { STEPS, type YamataiState } from './state.ts';

/**
 * T-11.3: the tiles looked at stay on top of the deck until each has been put back, on top (below those not yet put back,
 * above those already there) or under the deck.
 */
function whyNotPut(s: YamataiState, tile: number): Why {
  return s.buildingDeck.indexOf(tile) >= s.buildingDeck.length - s.looking ? undefined : 'T-11.3 tile';
}

function put(s: YamataiState, seat: number, tile: number, to: number, where: string): void {
  moveTile(s, s.buildingDeck.indexOf(tile), to);
  s.tell?.({
    kind: 'move',
    seat,
    what: `building:${BUILDINGS[tile].id}`,
    to: where,
    clause: 'T-11.3',
    only: seat,
  });
  if (--s.looking === 0) end(s);
}

export const peek = decide(STEPS.peek, {
  top: {
    why: (s, _me, _f, tile) => whyNotPut(s, tile),
    play: (s, _me, f, tile) => put(s, f.seat, tile, s.buildingDeck.length - s.looking, 'deckTop'),
  },
  under: {
    why: (s, _me, _f, tile) => whyNotPut(s, tile),
    play: (s, _me, f, tile) => put(s, f.seat, tile, 0, 'deckBottom'),
  },
});
