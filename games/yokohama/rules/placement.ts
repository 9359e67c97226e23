import { call, end } from 'engawa';
import { CANAL, TECHNOLOGY } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActionOpen, freeActions } from './free.ts';
import { decide } from './kit.ts';
import { adjacent, inPlay, otherPresidents, payPresidents, putAssistant } from './map.ts';
import { owns } from './purse.ts';
import { MAY_PLACE_NOBODY } from './readings.ts';
import type { Why } from './reasons.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

const NEWSPAPER = TECHNOLOGY.newspaper;
const TELEGRAM = TECHNOLOGY.telegram;
const SPREAD = 3;

/** Y-8.1.4 and Y-8.1.5, the same for both modes and for Telegram. */
function whyNotPlace(s: YokohamaState, me: Player, seat: number, area: number): Why {
  if (!inPlay(s, area)) return 'Y-5.1';
  if (area === CANAL) return 'Y-8.1.5 canal';
  if (me.assistants === 0) return 'Y-8.1.5 hand';
  return me.yen < otherPresidents(s, seat, area) ? 'Y-8.1.4' : undefined;
}

interface Placing {
  readonly placed: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

/** Y-8.1.7: a second assistant in the first area makes it a double; any other area is used once. */
function usedUp(f: Placing, area: number): boolean {
  if (f.placed < 2) return false;
  return area === f.first || area === f.second || (f.placed > 2 && area === f.third);
}

/** Y-8.1 */
export const placement = decide(STEPS.placement, {
  place: {
    why: (s, me, f, area) => whyNotPlace(s, me, f.seat, area) ?? (usedUp(f, area) ? 'Y-8.1.7' : undefined),
    play(s, me, f, area) {
      const { seat, placed, first } = f;
      payPresidents(s, seat, area, did.paidToPlace, 'Y-8.1.4');
      putAssistant(s, me, seat, area, 'Y-8.1.1');
      if (placed === 1 && area === first) {
        end(s);
        if (owns(me, TELEGRAM)) call(s, STEPS.telegram, area);
        return;
      }
      if (placed === 0) f.first = area;
      else if (placed === 1) f.second = area;
      else f.third = area;
      f.placed++;
      const most = owns(me, NEWSPAPER) ? SPREAD + 1 : SPREAD; // Y-12.12
      if (f.placed === most || (me.assistants === 0 && !freeActionOpen(s, me))) end(s);
    },
  },
  ...freeActions,
  pass: {
    why: (s, me, f) =>
      f.placed === 0 && me.assistants > 0 && !(s.readings & MAY_PLACE_NOBODY) ? 'Y-8.1.2' : undefined,
    play: (s) => end(s),
  },
});

/** Y-12.15 */
export const telegram = decide(STEPS.telegram, {
  place: {
    why: (s, me, f, area) => whyNotPlace(s, me, f.seat, area) ?? (adjacent(s, f.area, area) ? undefined : 'Y-12.15'),
    play(s, me, f, area) {
      end(s);
      payPresidents(s, f.seat, area, did.paidToPlace, 'Y-8.1.4');
      putAssistant(s, me, f.seat, area, 'Y-12.15');
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
