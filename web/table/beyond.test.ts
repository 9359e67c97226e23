import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { firstSeat, rngFrom, Table } from '#kernel';
import { beyond } from './beyond.ts';

describe.each(GAMES.map((game) => ({ id: game.id, game })))('what lies behind "nothing more" in $id', ({ game }) => {
  it('is what the table offers once it has been said', () => {
    const table = Table.open(game, { seats: game.seats[1], seed: 'beyond' });
    const rng = rngFrom('beyond');
    let found = 0;
    for (let n = 0; n < 250 && !table.over; n++) {
      const seat = firstSeat(table.turn);
      const legal = table.moves(seat);
      const behind = beyond(game, table.view(seat), seat, legal);
      if (behind) {
        found++;
        expect(legal).toContain(behind.pass);
        const points = game.score(table.state, seat);
        table.play(seat, behind.pass);
        if (!behind.ends) expect(game.score(table.state, seat)).toBe(points);
        let still = table.turn & (1 << seat) ? table.moves(seat) : [];
        while (still.length === 1 && !behind.ends) {
          table.play(seat, still[0]);
          still = table.turn & (1 << seat) ? table.moves(seat) : [];
        }
        if (!behind.ends) {
          const later = still.filter((move) => !legal.includes(move));
          expect(later).toEqual(expect.arrayContaining([...behind.moves]));
          expect(behind.complete).toBe(later.length === behind.moves.length);
        }
        continue;
      }
      table.play(seat, legal[rng.below(legal.length)]);
    }
    if (game.id === 'yokohama') expect(found).toBeGreaterThan(0);
  });
});
