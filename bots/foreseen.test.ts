import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { firstSeat, foretell, type Game, MoveList, rngFrom, type State, Table } from '#kernel';
import { foreseen } from './foreseen.ts';
import { random } from './random.ts';

/** A choice that brings something to light, and one more that its seat would have in an imagined world. */
function revealing(game: Game, view: State, seat: number): readonly [number, number] | undefined {
  const legal = new MoveList();
  game.moves(view, seat, legal);
  for (const move of legal.toArray()) {
    if (foretell(game, view, seat, move).complete) continue;
    const world = game.imagine(view, seat, rngFrom('world'));
    game.play(world, seat, move);
    if (game.chancePending(world) || !(game.turn(world) & (1 << seat))) continue;
    legal.clear();
    game.moves(world, seat, legal);
    return [move, legal.at(0)];
  }
  return undefined;
}

/** How many such choices came up in random games. */
function met(game: Game): number {
  let count = 0;
  for (let n = 0; n < 6; n++) {
    const table = Table.open(game, { seats: game.seats[0], seed: `light ${n}` });
    const rng = rngFrom(`light ${n}`);
    for (let i = 0; !table.over && i < 120; i++) {
      const seat = firstSeat(table.turn);
      const view = table.view(seat);
      const line = i % 4 === 0 ? revealing(game, view, seat) : undefined;
      if (line) {
        count++;
        const { answers } = foreseen(game, view, seat, line, rng);
        expect(answers.map(({ move }) => move)).toEqual([line[0]]);
      }
      table.play(seat, random.choose(game, view, seat, rng).move);
    }
  }
  return count;
}

it('a turn is told beforehand up to what brings something to light, and not as it was imagined after it', () => {
  const counts = Object.fromEntries(GAMES.map((game) => [game.id, met(game)]));
  expect(counts.yamatai).toBeGreaterThan(0);
});
