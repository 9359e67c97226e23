import { call, end, NONE } from 'engawa';
import { BRICKYARD_VP, CUSTOMS, CUSTOMS_IMPORTS, CUSTOMS_SLOTS, TECHNOLOGY } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { FROM_AREA } from './lexicon.ts';
import { bonus, pay } from './purse.ts';
import { receive } from './rewards.ts';
import { STEPS } from './state.ts';

/** Y-10.11 */
export const customs = decide(STEPS.customs, {
  customs: {
    why(s, me, f, slot) {
      const { imports } = CUSTOMS_SLOTS[slot - 1];
      if (s.customs[slot - 1] !== NONE) return 'Y-10.11.1 taken';
      if (imports > CUSTOMS_IMPORTS[f.power]) return 'Y-10.11.1 power';
      if (imports > me.imports) return 'Y-6.2 imports';
      return me.assistants + me.assistantsIn[CUSTOMS] === 0 ? 'Y-10.11.1 assistant' : undefined;
    },
    play(s, _me, f, slot) {
      end(s);
      pay(s, f.seat, 'imports', CUSTOMS_SLOTS[slot - 1].imports, did.declared, 'Y-10.11.1');
      call(s, STEPS.customsAssistant, slot);
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});

/** Y-10.11.2 */
export const customsAssistant = decide(STEPS.customsAssistant, {
  send: {
    why: (_s, me, _f, source) =>
      (source === FROM_AREA ? me.assistantsIn[CUSTOMS] : me.assistants) === 0 ? 'Y-10.11.1 assistant' : undefined,
    play(s, me, f, source) {
      const { seat, slot } = f;
      end(s);
      if (source === FROM_AREA) me.assistantsIn[CUSTOMS]--;
      else me.assistants--;
      s.customs[slot - 1] = seat;
      s.tell?.(did.tookCustomsSlot({ seat, what: `customsSlot:${slot}`, clause: 'Y-10.11.1' }));
      bonus(s, seat, TECHNOLOGY.brickyard, BRICKYARD_VP, 'Y-12.17');
      receive(s, seat, CUSTOMS_SLOTS[slot - 1].reward, 'customs', 'Y-10.11.1');
    },
  },
  ...freeActions,
});
