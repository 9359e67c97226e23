import { MILL_YEN, SILK, TECHNOLOGY, UNIVERSITY_PRICE } from '../data/index.ts';
import { did } from './deeds.ts';
import { dividend, owns, pay, payGoods } from './purse.ts';
import type { Why } from './reasons.ts';
import type { Player, YokohamaState } from './state.ts';

const MILL = TECHNOLOGY['spinning-mill'];
const UNIVERSITY = TECHNOLOGY.university;

/** Y-12.4 */
export function whyNotMill(s: YokohamaState, me: Player): Why {
  if (!owns(me, MILL)) return 'Y-12.4 card';
  if (s.millUsed) return 'Y-12.4 used';
  return me.goods[SILK] === 0 ? 'Y-12.4 silk' : undefined;
}

/** Y-12.14 */
export function whyNotUniversity(s: YokohamaState, me: Player): Why {
  if (!owns(me, UNIVERSITY)) return 'Y-12.14 card';
  if (s.universityUsed) return 'Y-12.14 used';
  if (me.storedAssistants === 0) return 'Y-12.14 warehouse';
  return me.yen < UNIVERSITY_PRICE ? 'Y-6.2 yen' : undefined;
}

/** Y-17.1: while a free action is open, nothing is skipped. */
export const freeActionOpen = (s: YokohamaState, me: Player): boolean => !whyNotMill(s, me) || !whyNotUniversity(s, me);

interface Actor {
  readonly seat: number;
}

export function playMill(s: YokohamaState, _me: Player, f: Actor): void {
  s.millUsed = 1;
  payGoods(s, f.seat, SILK, 1, did.soldToMill, 'Y-12.4');
  dividend(s, f.seat, MILL, MILL_YEN, 'Y-12.4');
}

export function playUniversity(s: YokohamaState, me: Player, f: Actor): void {
  s.universityUsed = 1;
  pay(s, f.seat, 'yen', UNIVERSITY_PRICE, did.paidUniversity, 'Y-12.14');
  me.storedAssistants--;
  me.assistants++;
  s.tell?.(did.tookOut({ seat: f.seat, what: 'assistants', clause: 'Y-12.14' }));
}

/** Y-7.6: offered at every decision of the own turn. */
export const freeActions = {
  mill: { why: whyNotMill, play: playMill },
  university: { why: whyNotUniversity, play: playUniversity },
};
