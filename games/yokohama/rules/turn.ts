import { call, callFor, end, NONE } from 'engawa';
import { NATIONS, STOCK_YEN, TECHNOLOGY } from '../data/index.ts';
import { claim, whyNotClaim } from './achievements.ts';
import { beginAction } from './action.ts';
import { did } from './deeds.ts';
import { endRound, trigger, triggerOf } from './ending.ts';
import { freeActions } from './free.ts';
import { auto, decide } from './kit.ts';
import { areaRef } from './map.ts';
import { callMovement } from './movement.ts';
import { fulfil, whyNotFulfil } from './orders.ts';
import { dividend } from './purse.ts';
import { STEPS } from './state.ts';

/** Y-7.2, then the three phases of Y-7.1 in reverse order of happening. */
export const turnStart = auto(STEPS.turnStart, (s, f) => {
  const me = s.seat[f.seat];
  end(s);
  s.agentUsed = 0;
  s.millUsed = 0;
  s.universityUsed = 0;
  s.churchPaid = 0;
  if (me.yen < STOCK_YEN) dividend(s, f.seat, TECHNOLOGY['system-of-stock'], STOCK_YEN - me.yen, 'Y-12.18');
  call(s, STEPS.turnEnd);
  call(s, STEPS.additional);
  callMovement(s, me.president);
  call(s, STEPS.placement);
  call(s, STEPS.additional);
});

/** Y-9: in any order, as often as wished, the agent once per turn. */
export const additional = decide(STEPS.additional, {
  agent: {
    whyNow: (s) => (s.agentUsed ? 'Y-9.1' : undefined),
    whyFirst: (_s, me, _f, nation) => (me.agents[nation] === 0 ? 'Y-9.1.1 agent' : undefined),
    why(_s, me, _f, _nation, area) {
      if (me.president === area) return 'Y-9.1.1 president';
      return me.assistantsIn[area] === 0 ? 'Y-9.1.1 assistant' : undefined;
    },
    play(s, me, f, nation, area) {
      s.agentUsed = 1;
      me.agents[nation]--;
      me.usedAgents[nation]++;
      s.tell?.(
        did.sentAgent({
          seat: f.seat,
          what: `nation:${NATIONS[nation].id}`,
          to: areaRef(area),
          clause: 'Y-9.1.1',
        }),
      );
      beginAction(s, me, f.seat, area);
    },
  },
  claim: {
    why: (s, me, f, achievement) => whyNotClaim(s, me, f.seat, achievement),
    among: (s) => s.achievements,
    play: (s, me, f, achievement) => claim(s, me, f.seat, achievement),
  },
  fulfil: {
    why: (s, me, f, order) => whyNotFulfil(s, me, f.seat, order),
    among: (_s, me) => me.orders,
    play: (s, me, f, order) => fulfil(s, me, f.seat, order),
  },
  ...freeActions,
  end: { play: (s) => end(s) },
});

/** Y-7.5 */
export const turnEnd = auto(STEPS.turnEnd, (s, f) => {
  end(s);
  const n = ++s.seat[f.seat].turns;
  s.tell?.(did.turnEnded({ seat: f.seat, n, clause: 'Y-7.5' }));
  const fired = s.lastRound === NONE ? triggerOf(s) : undefined;
  if (fired !== undefined) trigger(s, f.seat, fired);
  const next = (f.seat + 1) % s.seats;
  if (next === s.first && endRound(s)) return;
  callFor(s, next, STEPS.turnStart);
});
