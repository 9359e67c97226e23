import { defineDeeds } from 'engawa';

/** What can happen, with what each tells. Every language has a sentence for it (`deeds` in words/). */
export const did = defineDeeds({
  /** H-4.2 */
  picked: { kind: 'gain', has: ['what', 'from'], together: true },
  /** H-4.3 */
  crowCame: { kind: 'reveal', has: ['what'], weight: 3 },
  basketLost: { kind: 'lose', has: ['what', 'n'], weight: 3 },
  /** H-4.4 */
  hung: { kind: 'move', has: ['what', 'n', 'to'], weight: 3 },
  /** H-5.1 */
  bare: { kind: 'phase', has: [], chapter: true },
});
