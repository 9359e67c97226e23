import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { firstSeat, rngFrom, Table } from '#kernel';
import { lookAhead } from './ahead.ts';

describe.each(GAMES.map((game) => ({ id: game.id, game })))('looking one move ahead in $id', ({ game }) => {
  it('never lets a turn end by surprise', () => {
    const table = Table.open(game, { seats: game.seats[0], seed: 'ahead' });
    const rng = rngFrom('ahead');
    let surprises = 0;
    let ended = 0;
    for (let n = 0; n < 150 && !table.over; n++) {
      const seat = firstSeat(table.turn);
      const moves = table.moves(seat);
      const move = moves[rng.below(moves.length)];
      const { endsTurn, preview } = lookAhead(game, table.view(seat), seat, move);
      table.play(seat, move);
      const owes = (table.turn & (1 << seat)) !== 0 || game.stepFor(table.state, seat)?.idle === true;
      if (endsTurn) ended++;
      else if (!owes && !table.over) surprises++;
      if (preview) expect(game.layout.unknowns(preview)).toBeGreaterThanOrEqual(0);
    }
    expect(ended).toBeGreaterThan(0);
    // What hangs on cards nobody has seen cannot be foreseen.
    expect(surprises).toBeLessThanOrEqual(game.layout.secrets ? 2 : 0);
  });
});
