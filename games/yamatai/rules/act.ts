import { end } from 'engawa';
import { TOUCHES } from '../data/index.ts';
import { build, builds, discount, whyNotBuild } from './build.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { canHarvest, gather } from './harvest.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { hasToken, touched } from './sea.ts';
import { STEPS } from './state.ts';
import { beginStore } from './store.ts';

/** T-8.2: harvest or build, obligatory if possible. */
export const act = decide(STEPS.act, {
  gather: {
    ...gather,
    // Few islands lie beside the boats just laid; `build` goes by the same islands.
    moves(s, _me, _f, out) {
      for (let i = 0; i < s.marked.length; i++) {
        const islands = TOUCHES[s.marked.at(i)];
        for (let k = 0; k < islands.length; k++) {
          if (hasToken(s, islands[k]) && !touched(s, islands[k], i)) out.add(lexicon.move.gather(islands[k]));
        }
      }
    },
  },
  build: {
    why: (s, me, f, tile, island) => whyNotBuild(s, me, f.seat, tile, island),
    moves(s, me, f, out) {
      builds(s, me, f.seat, discount(s), out);
    },
    play(s, me, f, tile, island) {
      end(s);
      build(s, me, f.seat, tile, island);
      beginStore(s, f.seat);
    },
  },
  skip: {
    // T-8.2.3: a build possible only thanks to the discount may be declined.
    why: (s, me, f) => (canHarvest(s) || builds(s, me, f.seat, 0) ? 'T-8.2.3' : undefined),
    play(s, _me, f) {
      const { seat } = f;
      end(s);
      s.tell?.(did.didNeither({ seat, clause: 'T-8.2.3' }));
      beginStore(s, seat);
    },
  },
  ...freeActions,
});
