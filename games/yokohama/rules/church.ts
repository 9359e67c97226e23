import { call, end, NONE } from 'engawa';
import {
  CHURCH,
  CHURCH_SLOTS,
  FAITH,
  IMPORT_KIND,
  KIND_SETS,
  KINDS,
  SILK,
  TECHNOLOGY,
  WINERY_VP,
  YEN_KIND,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions, playMill, playUniversity, whyNotMill, whyNotUniversity } from './free.ts';
import { decide } from './kit.ts';
import { FROM_AREA } from './lexicon.ts';
import { bonus, pay, payGoods } from './purse.ts';
import { receive } from './rewards.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

/** Y-10.10.1: the kinds that can still be paid in this turn, one bit each. */
export function payable(s: YokohamaState, me: Player): number {
  let kinds = 0;
  for (let good = 0; good < me.goods.length; good++) if (me.goods[good] > 0) kinds |= 1 << good;
  if (me.yen > 0) kinds |= 1 << YEN_KIND;
  if (me.imports > 0) kinds |= 1 << IMPORT_KIND;
  return kinds & ~s.churchPaid;
}

export const SIZE: readonly number[] = KIND_SETS.map((_, set) => KINDS.filter((_kind, k) => set & (1 << k)).length);

/** Y-10.10.1: tokens needed beside the power. */
export const needed = (slot: number, power: number): number => Math.max(0, CHURCH_SLOTS[slot - 1].faith - FAITH[power]);

/** Y-10.10 */
export const church = decide(STEPS.church, {
  church: {
    why(s, me, f, slot) {
      if (s.church[slot - 1] !== NONE) return 'Y-10.10.2';
      if (me.assistants + me.assistantsIn[CHURCH] === 0) return 'Y-10.10.4';
      return needed(slot, f.power) > SIZE[payable(s, me)] ? 'Y-10.10.1' : undefined;
    },
    play(s, _me, f, slot) {
      const need = needed(slot, f.power);
      end(s);
      call(s, STEPS.churchAssistant, slot);
      if (need > 0) call(s, STEPS.churchPay, slot, need);
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});

/** Y-10.10.3: a free action must leave enough kinds to pay with. */
export const churchPay = decide(STEPS.churchPay, {
  offer: {
    why(s, me, f, kinds) {
      if (kinds & s.churchPaid) return 'Y-10.10.1 turn';
      if (kinds & ~payable(s, me)) return 'Y-6.2';
      return SIZE[kinds] === f.need ? undefined : 'Y-10.10.3';
    },
    play(s, _me, f, kinds) {
      end(s);
      s.churchPaid |= kinds;
      for (let kind = 0; kind < KINDS.length; kind++) {
        if (!(kinds & (1 << kind))) continue;
        if (kind === YEN_KIND) pay(s, f.seat, 'yen', 1, did.offered, 'Y-10.10.1');
        else if (kind === IMPORT_KIND) pay(s, f.seat, 'imports', 1, did.offered, 'Y-10.10.1');
        else payGoods(s, f.seat, kind, 1, did.offered, 'Y-10.10.1');
      }
    },
  },
  mill: {
    why(s, me, f) {
      const why = whyNotMill(s, me);
      if (why) return why;
      let kinds = payable(s, me) | ((1 << YEN_KIND) & ~s.churchPaid);
      if (me.goods[SILK] === 1) kinds &= ~(1 << SILK);
      return SIZE[kinds] < f.need ? 'Y-10.10.3 rest' : undefined;
    },
    play: playMill,
  },
  university: {
    why(s, me, f) {
      const why = whyNotUniversity(s, me);
      if (why) return why;
      const kinds = me.yen === 1 ? payable(s, me) & ~(1 << YEN_KIND) : payable(s, me);
      return SIZE[kinds] < f.need ? 'Y-10.10.3 rest' : undefined;
    },
    play: playUniversity,
  },
});

/** Y-10.10.2 */
export const churchAssistant = decide(STEPS.churchAssistant, {
  send: {
    why: (_s, me, _f, source) =>
      (source === FROM_AREA ? me.assistantsIn[CHURCH] : me.assistants) === 0 ? 'Y-10.10.2 assistant' : undefined,
    play(s, me, f, source) {
      const { seat, slot } = f;
      end(s);
      if (source === FROM_AREA) me.assistantsIn[CHURCH]--;
      else me.assistants--;
      s.church[slot - 1] = seat;
      s.tell?.(did.tookChurchSlot({ seat, what: `churchSlot:${slot}`, clause: 'Y-10.10.2' }));
      bonus(s, seat, TECHNOLOGY.winery, WINERY_VP, 'Y-12.10');
      receive(s, seat, CHURCH_SLOTS[slot - 1].reward, 'church', 'Y-10.10.2');
    },
  },
  ...freeActions,
});
