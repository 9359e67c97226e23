import { end } from 'engawa';
import { BLUEPRINTS_PER_STEP, COAL, KNOWLEDGE, TRACK_TOP } from '../data/index.ts';
import { did } from './deeds.ts';
import { extraStepsOn, prices } from './effects.ts';
import { decide } from './kit.ts';
import { climb } from './purse.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, STEPS } from './state.ts';

/** N-6.4 Knowledge and N-6.5 Mines are one action on two tracks. */
function whyNotClimb(me: Player, track: number, action: string, steps: number): Why {
  const left = TRACK_TOP - me.tracks[track];
  if (left === 0) return track === KNOWLEDGE ? 'N-6.4.2 top' : 'N-6.5.1 top';
  if (steps > left) return track === KNOWLEDGE ? 'N-6.4.2' : 'N-6.5.1';
  if (me.yen < prices(me, action)[steps - 1]) return 'N-5.6 yen';
  return undefined;
}

function pace(
  s: NipponState,
  me: Player,
  seat: number,
  name: 'knowledge' | 'coal',
  action: string,
  steps: number,
  clause: string,
): void {
  const n = prices(me, action)[steps - 1];
  const track = name === 'coal' ? COAL : KNOWLEDGE;
  end(s);
  me.yen -= n;
  if (n > 0) s.tell?.(did.paidForSteps({ seat, what: 'yen', n, to: REF.track[track], clause }));
  climb(s, seat, track, steps + extraStepsOn(me, name), clause);
}

/** N-5.6 */
export const whyNotKnowledge = (_s: NipponState, me: Player): Why => whyNotClimb(me, KNOWLEDGE, 'knowledge', 1);
export const whyNotMines = (_s: NipponState, me: Player): Why => whyNotClimb(me, COAL, 'mines', 1);

export const knowledge = decide(STEPS.knowledge, {
  climb: {
    why: (_s, me, _f, steps) => whyNotClimb(me, KNOWLEDGE, 'knowledge', steps),
    play: (s, me, f, steps) => pace(s, me, f.seat, 'knowledge', 'knowledge', steps, 'N-6.4'),
  },
});

export const mines = decide(STEPS.mines, {
  climb: {
    why: (_s, me, _f, steps) => whyNotClimb(me, COAL, 'mines', steps),
    play: (s, me, f, steps) => pace(s, me, f.seat, 'coal', 'mines', steps, 'N-6.5'),
  },
});

export function canConvert(me: Player): boolean {
  if (me.blueprints < BLUEPRINTS_PER_STEP) return false;
  for (let track = 0; track < me.tracks.length; track++) if (me.tracks[track] < TRACK_TOP) return true;
  return false;
}

/** N-5.7: three blueprints for one step. */
export const convert = {
  why(_s: NipponState, me: Player, _f: unknown, track: number): Why {
    if (me.tracks[track] === TRACK_TOP) return 'N-5.7 top';
    if (me.blueprints < BLUEPRINTS_PER_STEP) return 'N-5.7 blueprints';
    return undefined;
  },
  play(s: NipponState, me: Player, { seat }: { readonly seat: number }, track: number): void {
    const n = BLUEPRINTS_PER_STEP;
    me.blueprints -= n;
    s.tell?.(did.spentPlans({ seat, what: 'blueprints', n, to: REF.track[track], clause: 'N-5.7' }));
    climb(s, seat, track, 1, 'N-5.7');
  },
};
