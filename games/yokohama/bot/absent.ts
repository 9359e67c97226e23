import { argOf, type MoveList } from 'engawa';
import { lexicon } from '../rules/lexicon.ts';
import { otherPresidents } from '../rules/map.ts';
import type { YokohamaState } from '../rules/state.ts';

const { is } = lexicon;

/** How much the default of Y-16.6 prefers a move; the first of the best is played. */
function preference(s: YokohamaState, seat: number, move: number): number {
  if (is.gather(move)) return 1001;
  if (is.recall(move) || is.end(move) || is.stop(move) || is.pass(move)) return 1000;
  if (is.mill(move) || is.university(move)) return -1;
  if (!is.place(move) && !is.put(move)) return 0;
  const area = argOf(move, 0);
  const free = otherPresidents(s, seat, area) === 0;
  return (free ? 500 : 100) - s.cellOf[area];
}

/** Y-16.6: one assistant in the first free area, then the president comes home, or goes to the first possible area. */
export function absent(s: YokohamaState, seat: number, legal: MoveList): number {
  let best = legal.at(0);
  for (let i = 1; i < legal.length; i++) {
    if (preference(s, seat, legal.at(i)) > preference(s, seat, best)) best = legal.at(i);
  }
  return best;
}
