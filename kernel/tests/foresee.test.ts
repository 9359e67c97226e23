import { describe, expect, it } from 'vitest';
import { allGames } from '#games';
import { foresee, Refusal, rngFrom, type Supposed, seatsIn, Table } from '#kernel';

/** Turns of each game that are looked at. */
const TURNS = 50;

describe.each(allGames().map((game) => [game.id, game] as const))('what can be foreseen in %s', (_id, game) => {
  it('is what the seat sees when it comes, or nobody said that it could be', () => {
    const rng = rngFrom(`foresee ${game.id}`);
    let foreseen = 0;
    let turns = 0;
    for (let n = 0; turns < TURNS; n++) {
      const table = Table.open(game, { seats: game.seats[0] + (n % 2), seed: `${game.id} ${n}` });
      for (let moves = 0; !table.over && moves < 400 && turns < TURNS; ) {
        const who = seatsIn(table.turn)[0];
        const seat = (who + 1) % table.seats;
        if ((table.turn >> seat) & 1) {
          const legal = table.moves(who);
          table.play(who, legal[rng.below(legal.length)]);
          moves++;
          continue;
        }
        turns++;
        const before = table.view(seat);
        const line: Supposed[] = [];
        // Until it is the seat's turn, or a while.
        while (!table.over && !((table.turn >> seat) & 1) && line.length < 12) {
          const mover = seatsIn(table.turn)[0];
          const legal = table.moves(mover);
          const move = legal[rng.below(legal.length)];
          line.push({ seat: mover, move });
          table.play(mover, move);
          moves++;
        }
        try {
          const { next, view, asked } = foresee(game, before, seat, line);
          if (next !== 'decision') continue;
          foreseen++;
          expect(game.layout.equal(view, table.view(seat)), `${n} ${moves}`).toBe(true);
          for (const { seat: one, moves: known } of asked)
            if (one === seat) expect([...known].sort()).toEqual([...table.moves(seat)].sort());
        } catch (error) {
          // A draw came in between, or something that the seat did not know.
          if (!(error instanceof Refusal)) throw error;
          expect(['unforeseen', 'illegal-move']).toContain(error.code);
        }
      }
    }
    expect(foreseen).toBeGreaterThan(0);
  });
});
