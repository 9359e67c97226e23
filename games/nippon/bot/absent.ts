import { argOf, type MoveList } from 'engawa';
import { BONUS_IDS } from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';
import type { NipponState } from '../rules/state.ts';

const { is } = lexicon;
/** N-12.4: bonus in the order Yen, coal, blueprints. */
const LIKED: readonly number[] = ['blueprints', 'coal', 'yen'].map((id) => BONUS_IDS.indexOf(id as never));

/** How much the default of N-12.4 prefers a move; the first of the best is played. */
function preference(move: number): number {
  if (is.consolidate(move) || is.stop(move) || is.end(move)) return 1000;
  if (is.reward(move)) return 100 + 10 * argOf(move, 0) + LIKED.indexOf(argOf(move, 1));
  return 0;
}

/** N-12.4: consolidate, the highest reward, the first empty achievement; stop or end where offered. */
export function absent(_s: NipponState, _seat: number, legal: MoveList): number {
  let best = legal.at(0);
  for (let i = 1; i < legal.length; i++) if (preference(legal.at(i)) > preference(best)) best = legal.at(i);
  return best;
}
