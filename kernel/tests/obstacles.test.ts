import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { firstSeat, obstacles, rngFrom, seatsIn, Table } from '#kernel';

describe.each(GAMES.map((game) => ({ id: game.id, game })))('what stands in the way in $id', ({ game }) => {
  it('is one or two reasons with a sentence and a clause for whatever is not legal', () => {
    const table = Table.open(game, { seats: game.seats[1], seed: 'why' });
    const rng = rngFrom('why');
    for (let n = 0; n < 40 && !table.over; n++) {
      const seat = firstSeat(table.turn);
      const moves = table.moves(seat);
      const legal = new Set(moves.flatMap((move) => game.lexicon.refs(move)));
      for (const domains of n % 10 === 0 ? Object.values(game.lexicon.verbs) : []) {
        for (const d of domains) {
          const ref = `${d.name}:${d.ids[0]}`;
          if (legal.has(ref)) continue;
          const found = obstacles(game, table.view(seat), seat, [ref], 'en');
          expect(found.length, ref).toBeGreaterThan(0);
          expect(found.length, ref).toBeLessThanOrEqual(2);
          for (const { sentence } of found) expect(sentence).not.toBe('');
        }
      }
      table.play(seat, moves[rng.below(moves.length)]);
    }
  });

  it('is that it is not one’s turn, for whoever is not asked', () => {
    const table = Table.open(game, { seats: game.seats[1], seed: 'turn' });
    const seat = Array.from({ length: table.seats }, (_, i) => i).find((i) => !seatsIn(table.turn).includes(i));
    // Where all choose together, everybody is asked.
    if (seat === undefined) return;
    const [d] = Object.values(game.lexicon.verbs).find((domains) => domains.length > 0)!;
    const found = obstacles(game, table.view(seat), seat, [`${d.name}:${d.ids[0]}`], 'en', (who) => `player ${who}`);
    expect(found).toMatchObject([{ code: 'not-your-turn' }]);
    expect(found[0].sentence).toContain(`player ${firstSeat(table.turn)}`);
  });

  it('is nothing where no move names the thing', () => {
    const table = Table.open(game, { seats: game.seats[0], seed: 'nothing' });
    expect(obstacles(game, table.view(0), 0, ['moon:full'], 'en')).toEqual([]);
  });
});
