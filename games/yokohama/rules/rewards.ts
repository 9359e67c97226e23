import { call, end } from 'engawa';
import { COPPER, GOODS, type Reward } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { HAND } from './lexicon.ts';
import { areaRef, inPlay, isGround, putAssistant } from './map.ts';
import { addPoints, gain, gainGoods, mine } from './purse.ts';
import { type Category, STEPS, type YokohamaState } from './state.ts';

/** Y-11.1: what is fixed at once, then the icons that ask, any goods first. The deed that earned it has told what the points are for. */
export function receive(s: YokohamaState, seat: number, reward: Reward, category: Category, clause: string): void {
  addPoints(s, seat, category, reward.vp);
  gain(s, seat, 'yen', reward.yen, did.received, clause);
  for (let good = 0; good < GOODS.length; good++) gainGoods(s, seat, good, reward.goods[good], did.received, clause);
  if (reward.goods[COPPER] > 0) mine(s, seat);
  gain(s, seat, 'imports', reward.imports, did.received, clause);
  if (reward.move > 0) call(s, STEPS.moveAssistant, reward.move);
  if (reward.warehouse > 0) call(s, STEPS.recruit, reward.warehouse);
  if (reward.anyGood > 0) call(s, STEPS.anyGood, reward.anyGood, reward.goods[COPPER] > 0 ? 1 : 0);
}

/** Y-11.3 */
export const anyGood = decide(STEPS.anyGood, {
  choose: {
    play(s, _me, f, good) {
      const { seat, mined } = f;
      if (good === COPPER) f.mined = 1;
      if (--f.left === 0) end(s);
      gainGoods(s, seat, good, 1, did.received, 'Y-11.3');
      if (good === COPPER && !mined) mine(s, seat);
    },
  },
  ...freeActions,
});

/** Y-11.7: origin 0 is the hand, then come the areas. Declining gives up the icons that are left. */
export const moveAssistant = decide(STEPS.moveAssistant, {
  move: {
    whyFirst: (_s, me, _f, origin) =>
      (origin === HAND ? me.assistants : me.assistantsIn[origin - 1]) === 0 ? 'Y-11.7 assistant' : undefined,
    why(s, _me, _f, origin, area) {
      if (!isGround(s, area)) return inPlay(s, area) ? 'Y-11.7 canal' : 'Y-5.1';
      return origin !== HAND && origin - 1 === area ? 'Y-11.7 another' : undefined;
    },
    play(s, me, f, origin, area) {
      if (--f.left === 0) end(s);
      if (origin === HAND) {
        putAssistant(s, me, f.seat, area, 'Y-11.7');
        return;
      }
      me.assistantsIn[origin - 1]--;
      me.assistantsIn[area]++;
      s.tell?.(
        did.shifted({
          seat: f.seat,
          what: 'assistants',
          from: areaRef(origin - 1),
          to: areaRef(area),
          clause: 'Y-11.7',
        }),
      );
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
