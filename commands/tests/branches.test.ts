import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { type Game, rngFrom, seatsIn, Table } from '#kernel';
import { branchesOf, FEW } from '../index.ts';

/** Goes down every branch; tells the longest list and how many steps lead to a choice. */
function widest(game: Game, moves: readonly number[], steps = 1): { lines: number; steps: number } {
  const branches = branchesOf(game.lexicon, moves);
  expect(branches.flatMap((branch) => branch.moves).sort()).toEqual([...moves].sort());
  for (const { ref, moves: some } of branches) {
    if (ref !== undefined) for (const move of some) expect(game.lexicon.refs(move)).toContain(ref);
  }
  if (moves.length <= FEW) return { lines: branches.length, steps };
  const below = branches.filter((branch) => branch.moves.length > 1).map((b) => widest(game, b.moves, steps + 1));
  return {
    lines: Math.max(branches.length, ...below.map(({ lines }) => lines)),
    steps: Math.max(steps, ...below.map((each) => each.steps)),
  };
}

it.each(GAMES.map((game) => [game.id, game] as const))('no list of %s is longer than nine lines', (_id, game) => {
  const rng = rngFrom('branches');
  const table = Table.open(game, { seats: game.seats[1], seed: 'branches' });
  for (let n = 0; n < 600 && !table.over; n++) {
    const [seat] = seatsIn(table.turn);
    const moves = table.moves(seat);
    const { lines, steps } = widest(game, moves);
    expect(lines, `${moves.length} choices`).toBeLessThanOrEqual(FEW);
    expect(steps, `${moves.length} choices`).toBeLessThanOrEqual(4);
    table.play(seat, moves[rng.below(moves.length)]);
  }
});
