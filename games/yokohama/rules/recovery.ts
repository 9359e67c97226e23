import { call, end } from 'engawa';
import { TECHNOLOGY } from '../data/index.ts';
import { freeActions } from './free.ts';
import { auto, decide } from './kit.ts';
import { takeAssistants } from './map.ts';
import { owns } from './purse.ts';
import { STEPS } from './state.ts';

/** Y-8.6 */
export const recovery = auto(STEPS.recovery, (s, f) => {
  const { seat, area } = f;
  const me = s.seat[seat];
  end(s);
  if (me.assistantsIn[area] > 0 && owns(me, TECHNOLOGY.telephone)) call(s, STEPS.telephone, area);
  else takeAssistants(s, me, seat, area, me.assistantsIn[area], 'Y-8.6.1');
});

/** Y-12.16 */
export const telephone = decide(STEPS.telephone, {
  leave: {
    play(s, me, f) {
      const { seat, area } = f;
      end(s);
      takeAssistants(s, me, seat, area, me.assistantsIn[area] - 1, 'Y-12.16');
    },
  },
  ...freeActions,
  pass: {
    play(s, me, f) {
      const { seat, area } = f;
      end(s);
      takeAssistants(s, me, seat, area, me.assistantsIn[area], 'Y-8.6.1');
    },
  },
});
