import { callFor, end } from 'engawa';
import { YAKU_IDS } from '../data/index.ts';
import { did } from './deeds.ts';
import { auto, decide } from './kit.ts';
import { runDry, shobu } from './month.ts';
import { type KoiKoiState, other, STEPS } from './state.ts';
import { yakuOf } from './yaku.ts';

const counted = new Int16Array(YAKU_IDS.length);

/** K-6.1, K-7.1: who gained points in some yaku speaks; otherwise the turn passes. */
export const count = auto(STEPS.count, (s, f) => {
  const { seat } = f;
  end(s);
  yakuOf(s, seat, counted);
  const { made } = s.seat[seat];
  let gained = false;
  for (let yaku = 0; yaku < YAKU_IDS.length; yaku++) {
    if (counted[yaku] > made[yaku]) {
      gained = true;
      s.tell?.(did.madeYaku({ seat, what: `yaku:${yaku}`, clause: 'K-6.1' }));
    }
    made[yaku] = counted[yaku];
  }
  if (gained) callFor(s, seat, STEPS.speak);
  else passTurn(s, seat);
});

/** K-5.1, K-8.4 */
function passTurn(s: KoiKoiState, seat: number): void {
  if (s.seat[other(seat)].hand.length > 0) callFor(s, other(seat), STEPS.turn);
  else runDry(s);
}

/** K-7 */
export const speak = decide(STEPS.speak, {
  shobu: {
    play(s, _me, f) {
      end(s);
      shobu(s, f.seat);
    },
  },
  koikoi: {
    why: (_s, me) => (me.hand.length > 0 ? undefined : 'K-7.5'),
    play(s, me, f) {
      end(s);
      me.calls++;
      s.tell?.(did.calledKoiKoi({ seat: f.seat, clause: 'K-7.3' }));
      passTurn(s, f.seat);
    },
  },
});
