import { call, end } from 'engawa';
import { BOATS, FLEETS } from '../data/index.ts';
import { decide } from './kit.ts';
import { takeBoat } from './purse.ts';
import { type Player, STEPS, type YamataiState } from './state.ts';

/** T-6.1: one of the face-up tiles. */
export const chooseFleet = decide(STEPS.chooseFleet, {
  take: {
    why: (s, _me, _f, number) => (s.fleetsUp.includes(number - 1) ? undefined : 'T-6.1'),
    play(s, me, f, number) {
      const fleet = FLEETS[number - 1];
      end(s);
      s.fleetsUp.remove(number - 1);
      s.taken[s.turn] = number - 1;
      s.tell?.({ kind: 'gain', seat: f.seat, what: `fleet:${number}`, clause: 'T-6.1' });
      emptyPort(me);
      for (let i = 0; i < fleet.boats.length; i++) {
        if (s.supply[fleet.boats[i]] > 0) takeBoat(s, f.seat, fleet.boats[i], 'T-6.2');
      }
      call(s, STEPS.trade);
      if (fleet.wild > 0 && boatsLeft(s)) call(s, STEPS.wildBoat);
    },
  },
});

/** T-6.2 */
function emptyPort(me: Player): void {
  for (let boat = 0; boat < BOATS.length; boat++) {
    me.hand[boat] += me.port[boat];
    me.port[boat] = 0;
  }
}

function boatsLeft(s: YamataiState): boolean {
  for (let boat = 0; boat < BOATS.length; boat++) if (s.supply[boat] > 0) return true;
  return false;
}

/** T-6.3: the third boat of tile 10. */
export const wildBoat = decide(STEPS.wildBoat, {
  load: {
    why: (s, _me, _f, boat) => (s.supply[boat] > 0 ? undefined : 'T-6.3'),
    play(s, _me, f, boat) {
      end(s);
      takeBoat(s, f.seat, boat, 'T-6.3');
    },
  },
});
