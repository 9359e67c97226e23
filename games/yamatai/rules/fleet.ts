import { call, end } from 'engawa';
import { BOATS, FLEETS } from '../data/index.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { takeBoat } from './purse.ts';
import { type Player, STEPS, type YamataiState } from './state.ts';

/** T-6.1: one of the face-up tiles. */
export const chooseFleet = decide(STEPS.chooseFleet, {
  take: {
    why(s, _me, _f, number) {
      if (s.fleetsUp.includes(number - 1)) return undefined;
      return s.taken.includes(number - 1) ? 'T-6.1 taken' : 'T-6.1 down';
    },
    play(s, me, f, number) {
      const fleet = FLEETS[number - 1];
      const { seat } = f;
      end(s);
      s.fleetsUp.remove(number - 1);
      s.taken[s.turn] = number - 1;
      s.tell?.(did.fleetTaken({ seat, what: `fleet:${number}`, clause: 'T-6.1' }));
      emptyPort(s, me, seat);
      for (let i = 0; i < fleet.boats.length; i++) receive(s, me, seat, fleet.boats[i]);
      call(s, STEPS.trade);
      if (fleet.wild > 0 && boatsLeft(s)) call(s, STEPS.wildBoat);
    },
  },
});

/** T-6.2 */
function emptyPort(s: YamataiState, me: Player, seat: number): void {
  for (let boat = 0; boat < BOATS.length; boat++) {
    for (let n = me.port[boat]; n > 0; n--) {
      s.tell?.(did.leftPort({ seat, what: `boat:${BOATS[boat].id}`, clause: 'T-6.2' }));
    }
    me.hand[boat] += me.port[boat];
    me.port[boat] = 0;
  }
}

/** T-6.2: a colour that is out of stock is not received. */
function receive(s: YamataiState, me: Player, seat: number, boat: number): void {
  if (s.supply[boat] > 0) {
    takeBoat(s, me, boat);
    s.tell?.(did.boatReceived({ seat, what: `boat:${BOATS[boat].id}`, clause: 'T-6.2' }));
  } else s.tell?.(did.boatOutOfStock({ seat, what: `boat:${BOATS[boat].id}`, clause: 'T-6.2' }));
}

function boatsLeft(s: YamataiState): boolean {
  for (let boat = 0; boat < BOATS.length; boat++) if (s.supply[boat] > 0) return true;
  return false;
}

/** T-6.3: the third boat of tile 10. */
export const wildBoat = decide(STEPS.wildBoat, {
  load: {
    why: (s, _me, _f, boat) => (s.supply[boat] > 0 ? undefined : 'T-6.3'),
    play(s, me, f, boat) {
      const { seat } = f;
      end(s);
      takeBoat(s, me, boat);
      s.tell?.(did.boatChosen({ seat, what: `boat:${BOATS[boat].id}`, clause: 'T-6.3' }));
    },
  },
});
