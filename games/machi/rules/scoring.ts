import { callFor, end, NONE } from 'engawa';
import { HONOUR_PER_VP, WEALTH_PER_VP } from '../data/index.ts';
import { auto } from './kit.ts';
import { honour, wealth } from './production.ts';
import { type MachiState, POINTS, STEPS } from './state.ts';
import { vp } from './village.ts';

/** M-9: everybody scores together, then the marks of the year are cleared. */
export const yearEnd = auto(STEPS.yearEnd, (s) => {
  end(s);
  for (let seat = 0; seat < s.seats; seat++) scoreYear(s, seat);
  clearMarks(s);
  if (s.year === s.years) return; // M-9.7
  s.year++;
  callFor(s, NONE, STEPS.year);
});

/** M-9.4: whole villages are added up before dividing; remainders are lost. */
function scoreYear(s: MachiState, seat: number): void {
  const me = s.seat[seat];
  me.wealth = wealth(s, seat);
  me.honour = honour(me);
  const forWealth = Math.floor(me.wealth / WEALTH_PER_VP);
  const forHonour = Math.floor(me.honour / HONOUR_PER_VP);
  me.points[POINTS.wealth] += forWealth;
  me.points[POINTS.honour] += forHonour;
  s.tell?.({ kind: 'score', seat, what: 'wealth', n: forWealth, clause: 'M-9.4' });
  s.tell?.({ kind: 'score', seat, what: 'honour', n: forHonour, clause: 'M-9.4' });
}

/** M-9.6 */
function clearMarks(s: MachiState): void {
  s.marks.fill(0);
  s.truce = 0;
  for (let seat = 0; seat < s.seats; seat++) s.seat[seat].embezzler.fill(0);
}

/** M-9.7: VP, then honour, then wealth of the last scoring; who is still tied shares the place. */
export function ranking(s: MachiState): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat).sort(
    (a, b) =>
      vp(s.seat[b]) - vp(s.seat[a]) || s.seat[b].honour - s.seat[a].honour || s.seat[b].wealth - s.seat[a].wealth,
  );
}
