import { callFor, end, NONE, type TieBreak } from 'engawa';
import { HONOUR_PER_VP, WEALTH_PER_VP } from '../data/index.ts';
import { buildingRef } from './cards.ts';
import { did } from './deeds.ts';
import { auto } from './kit.ts';
import { honour, wealth, wealthOf } from './production.ts';
import { NO_RETURN } from './readings.ts';
import { type MachiState, POINTS, STEPS } from './state.ts';
import { vp } from './village.ts';

/** M-9: everybody scores together, then the marks of the year are cleared. */
export const yearEnd = auto(STEPS.yearEnd, (s) => {
  end(s);
  s.tell?.(did.yearScored({ seat: NONE, n: s.year, clause: 'M-9.1' }));
  for (let seat = 0; seat < s.seats; seat++) scoreYear(s, seat);
  clearMarks(s);
  if (s.year === s.years) {
    if (s.tell) tellVictory(s);
    return;
  }
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
  if (!s.tell) return;
  tellEmbezzled(s, seat);
  if (me.wealth + me.honour > 0) s.tell(did.produced({ seat, n: me.wealth, of: me.honour, clause: 'M-9.2' }));
  if (forWealth > 0) s.tell(did.scoredWealth({ seat, n: forWealth, clause: 'M-9.4' }));
  if (forHonour > 0) s.tell(did.scoredHonour({ seat, n: forHonour, clause: 'M-9.4' }));
}

/** M-9.5: what comes from buildings of others. */
function tellEmbezzled(s: MachiState, seat: number): void {
  for (let whom = 0; whom < s.seats; whom++) {
    const them = s.seat[whom];
    for (let plot = 0; plot < them.plots; plot++) {
      if (them.embezzler[plot] !== seat + 1) continue;
      const from = buildingRef(them.building[plot]);
      s.tell?.(did.tookWealth({ seat, n: wealthOf(them, plot), from, whom, clause: 'M-9.5' }));
    }
  }
}

/** M-9.6 */
function clearMarks(s: MachiState): void {
  s.marks.fill(0);
  if (s.readings & NO_RETURN) s.movedFrom.fill(0);
  s.truce = 0;
  for (let seat = 0; seat < s.seats; seat++) s.seat[seat].embezzler.fill(0);
}

/** M-9.7: after VP, honour, then wealth of the last scoring; who is still tied shares the place. */
export const tieBreaks: readonly TieBreak<MachiState>[] = [
  { id: 'honour', clause: 'M-9.7', of: (s, seat) => s.seat[seat].honour, counted: true },
  { id: 'wealth', clause: 'M-9.7', of: (s, seat) => s.seat[seat].wealth, counted: true },
];

const ahead = (s: MachiState, a: number, b: number): number =>
  vp(s.seat[b]) - vp(s.seat[a]) || s.seat[b].honour - s.seat[a].honour || s.seat[b].wealth - s.seat[a].wealth;

/** Who wins, and by what where VP alone do not decide. */
function tellVictory(s: MachiState): void {
  s.tell?.(did.ended({ seat: NONE, n: s.years, clause: 'M-9.7' }));
  const ranked = Array.from({ length: s.seats }, (_, seat) => seat).sort((a, b) => ahead(s, a, b));
  const [seat, second] = ranked;
  const me = s.seat[seat];
  const them = s.seat[second];
  const n = vp(me);
  const clause = 'M-9.7';
  if (ahead(s, seat, second) === 0) {
    for (const one of ranked) if (ahead(s, seat, one) === 0) s.tell?.(did.sharedVictory({ seat: one, n, clause }));
  } else if (vp(them) < n) s.tell?.(did.becameShogun({ seat, n, clause }));
  else if (them.honour < me.honour) s.tell?.(did.wonByHonour({ seat, n, of: me.honour, clause }));
  else s.tell?.(did.wonByWealth({ seat, n, of: me.wealth, clause }));
}
