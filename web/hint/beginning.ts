/**
 * With how many moves a choice begins a turn, both in notation; 0 where the turn goes another way. What follows by itself stands in the turn and not in
 * the choice.
 */
export function beginning(way: readonly string[], turn: readonly string[]): number {
  if (way[0] !== turn[0]) return 0;
  let at = 0;
  for (const move of way) {
    at = turn.indexOf(move, at) + 1;
    if (at === 0) return 0;
  }
  return way.length;
}
