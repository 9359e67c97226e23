import { call, end } from 'engawa';
import {
  ACHIEVEMENTS,
  BONUS_IDS,
  BONUSES,
  COAL,
  COLOURS,
  LOWEST_REWARD,
  MONEY,
  REWARD_LEVEL,
  REWARDS,
  TRACKS,
  UNPAID_VP,
  WAGE,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { extraIncome, keptCoal } from './effects.ts';
import { auto, decide } from './kit.ts';
import { gain, pay, vp } from './purse.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, POINTS, STEPS } from './state.ts';
import { workersOn } from './workers.ts';

const DOUBLE = 2;
const stackOf = (level: number, bonus: number): number => (level - LOWEST_REWARD) * 3 + bonus;

/** N-7, started from turnStart. What is called last happens first. */
export function consolidate(s: NipponState, me: Player, seat: number): void {
  s.tell?.(did.consolidated({ seat, clause: 'N-7' }));
  call(s, STEPS.wages);
  resetBudget(s, me, seat);
  planReward(s, me);
}

/** N-7.1 */
function resetBudget(s: NipponState, me: Player, seat: number): void {
  const kept = keptCoal(me);
  pay(s, seat, 'yen', me.yen, did.gaveUp, 'N-7.1');
  pay(s, seat, 'coal', me.coal - kept, did.gaveUp, 'N-7.1');
  gain(s, seat, 'yen', TRACKS[MONEY][me.tracks[MONEY]] + extraIncome(me), did.earned, 'N-7.1');
  gain(s, seat, 'coal', TRACKS[COAL][me.tracks[COAL]], did.earned, 'N-7.1');
}

/** N-7.2: nothing, a reward tile of at most this level, or a 2x tile once the grid is empty. */
function planReward(s: NipponState, me: Player): void {
  const level = REWARD_LEVEL[workersOn(me)];
  if (level === 0) return;
  let left = false;
  for (let i = 0; i < REWARDS.length; i++) {
    if (s.rewards[i] === 0) continue;
    left = true;
    if (REWARDS[i].level <= level) {
      call(s, STEPS.reward);
      return;
    }
  }
  if (left || s.doubles === 0) return; // N-7.2.2, N-7.2.3
  s.doubles--;
  s.tell?.(did.tookDouble({ seat: s.acting, what: 'double', clause: 'N-7.2.3' }));
  if (hasSpace(me)) call(s, STEPS.rewardSpace, DOUBLE);
  else {
    s.doublesGone++;
    s.tell?.(did.tileLeft({ seat: s.acting, what: 'multiplier', n: DOUBLE, clause: 'N-7.2.5' }));
  }
}

function hasSpace(me: Player): boolean {
  for (let space = 0; space < ACHIEVEMENTS.length; space++) if (me.multiplier[space] === 0) return true;
  return false;
}

export const reward = decide(STEPS.reward, {
  reward: {
    why(s, me, _f, level, bonus) {
      if (level > REWARD_LEVEL[workersOn(me)]) return 'N-7.2.1 level';
      return s.rewards[stackOf(level, bonus)] === 0 ? 'N-7.2.1 empty' : undefined;
    },
    play(s, me, f, level, bonus) {
      const stack = stackOf(level, bonus);
      end(s);
      s.rewards[stack]--;
      const { seat } = f;
      s.tell?.(did.rewarded({ seat, what: `level:${level}`, clause: 'N-7.2.1' }));
      gain(s, seat, BONUS_IDS[bonus], BONUSES[bonus].n, did.bonusOfReward, 'N-7.2.4');
      if (hasSpace(me)) {
        call(s, STEPS.rewardSpace, level);
        return;
      }
      s.rewardsGone++;
      s.tell?.(did.tileLeft({ seat, what: 'multiplier', n: level, clause: 'N-7.2.5' }));
    },
  },
});

export const rewardSpace = decide(STEPS.rewardSpace, {
  cover: {
    why: (_s, me, _f, space) => (me.multiplier[space] === 0 ? undefined : 'N-7.2.5'),
    play(s, me, f, space) {
      me.multiplier[space] = f.multiplier;
      const to = REF.achievement[space];
      s.tell?.(did.crowned({ seat: f.seat, what: 'multiplier', n: f.multiplier, to, clause: 'N-7.2.5' }));
      end(s);
    },
  },
});

/** Pays each different colour, as many as possible; the rest cost VP, never below 0 (N-13 A2, A3). */
export function payWages(s: NipponState, seat: number, clause: string): void {
  const me = s.seat[seat];
  let colours = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (me.workers[colour] > 0) colours++;
  const paid = Math.min(colours, Math.floor(me.yen / WAGE));
  const cost = paid * WAGE;
  me.yen -= cost;
  if (paid > 0) s.tell?.(did.paidWages({ seat, what: 'yen', n: cost, of: paid, clause }));
  const owed = colours - paid;
  const lost = Math.min(vp(me), owed * UNPAID_VP);
  if (lost === 0) return;
  me.points[POINTS.unpaidWages] -= lost;
  s.tell?.(did.owedWages({ seat, n: -lost, of: owed, clause }));
}

/** N-7.3, then N-7.4 where the bag had run out. */
export const wages = auto(STEPS.wages, (s, f) => {
  const me = s.seat[f.seat];
  end(s);
  payWages(s, f.seat, 'N-7.3');
  const n = workersOn(me);
  if (n > 0) s.tell?.(did.sentHome({ seat: f.seat, what: 'workers', n, clause: 'N-7.3' }));
  for (let colour = 0; colour < COLOURS.length; colour++) {
    s.bag[colour] += me.workers[colour];
    me.workers[colour] = 0;
  }
  if (s.openPlaces > 0) call(s, STEPS.fillRows);
});
