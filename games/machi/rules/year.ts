import { callFor, end, NONE } from 'engawa';
import { auto } from './kit.ts';
import { type MachiState, STEPS } from './state.ts';
import { vp } from './village.ts';

/** M-4.1: the seasons in order, the last called first. Year 1 has no Winter (M-4.2). */
export const year = auto(STEPS.year, (s) => {
  end(s);
  callFor(s, NONE, STEPS.yearEnd);
  callFor(s, NONE, STEPS.autumn);
  callFor(s, NONE, STEPS.summer);
  callFor(s, NONE, STEPS.spring);
  if (s.year > 1) callFor(s, NONE, STEPS.winter);
});

/** M-4.4: most VP, then the best stature. */
export function firstPlayer(s: MachiState): number {
  let best = 0;
  for (let seat = 1; seat < s.seats; seat++) {
    const ahead = vp(s.seat[seat]) - vp(s.seat[best]);
    if (ahead > 0 || (ahead === 0 && s.seat[seat].stature < s.seat[best].stature)) best = seat;
  }
  return best;
}
