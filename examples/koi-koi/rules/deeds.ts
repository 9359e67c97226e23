import { defineDeeds } from 'engawa';

/** What can happen, with what each tells. */
export const did = defineDeeds({
  /** K-3.3 */
  cut: { kind: 'phase', has: [], weight: 0 },
  /** K-3.4 */
  monthBegins: { kind: 'phase', has: ['what'], chapter: true },
  /** K-5.2 */
  played: { kind: 'move', has: ['what', 'from', 'to'] },
  /** K-5.6 */
  turnedUp: { kind: 'reveal', has: ['what', 'from'], weight: 0 },
  /** K-5.3 to K-5.5 */
  captured: { kind: 'gain', has: ['what'], together: true },
  /** K-6.1 */
  madeYaku: { kind: 'complete', has: ['what'], together: true, weight: 2 },
  /** K-7.3 */
  calledKoiKoi: { kind: 'phase', has: [], weight: 3 },
  /** K-7.2 */
  stopped: { kind: 'phase', has: [], weight: 3 },
  /** K-8.1 */
  yakuScored: { kind: 'score', has: ['what', 'n', 'category'], weight: 0 },
  /** K-8.2, K-8.3 */
  doubled: { kind: 'score', has: ['what', 'n'], counts: 'doubling', weight: 0 },
  /** K-4.1, K-4.2 */
  wasDealt: { kind: 'score', has: ['what', 'n'], counts: 'dealt', weight: 3 },
  /** K-8.5 */
  usedPrivilege: { kind: 'score', has: ['n'], counts: 'privilege', weight: 0 },
  /** K-4.3, K-8.4 */
  nobodyWins: { kind: 'phase', has: [] },
  /** K-9.1 */
  over: { kind: 'phase', has: [], chapter: true },
});
