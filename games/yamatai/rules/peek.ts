import { end } from 'engawa';
import { BUILDINGS } from '../data/index.ts';
import { did } from './deeds.ts';
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

function put(s: YamataiState, tile: number, to: number): void {
  moveTile(s, s.buildingDeck.indexOf(tile), to);
  if (--s.looking === 0) end(s);
}

/** Only whoever looks knows which tile it is. */
const secretly = (seat: number, tile: number) => ({
  seat,
  what: `building:${BUILDINGS[tile].id}`,
  clause: 'T-11.3',
  only: seat,
});

export const peek = decide(STEPS.peek, {
  top: {
    why: (s, _me, _f, tile) => whyNotPut(s, tile),
    play(s, _me, f, tile) {
      s.tell?.(did.putOnTop(secretly(f.seat, tile)));
      put(s, tile, s.buildingDeck.length - s.looking);
    },
  },
  under: {
    why: (s, _me, _f, tile) => whyNotPut(s, tile),
    play(s, _me, f, tile) {
      s.tell?.(did.putUnder(secretly(f.seat, tile)));
      put(s, tile, 0);
    },
  },
});
