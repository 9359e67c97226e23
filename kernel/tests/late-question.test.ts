import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { rngFrom, seatsIn, Table } from '#kernel';

const MOVES = 250;

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: what can be taken back does not depend on when somebody asks',
  (id, game) => {
    const seats = game.seats[1];
    const rng = rngFrom(`late ${id}`);
    const asked = Table.open(game, { seats, seed: 'late' });
    const late = Table.open(game, { seats, seed: 'late' });
    let open = 0;
    for (let n = 0; n < MOVES && !asked.over; n++) {
      const turn = seatsIn(asked.turn);
      const seat = turn[rng.below(turn.length)];
      const choices = asked.moves(seat);
      const move = choices[rng.below(choices.length)];
      for (const table of [asked, late]) table.play(seat, move);
      const can = Array.from({ length: seats }, (_, who) => asked.canUndo(who));
      // One table is asked after every move, the other now and then, after any number of moves.
      if (rng.below(6) > 0) continue;
      expect(Array.from({ length: seats }, (_, who) => late.canUndo(who))).toEqual(can);
      if (!can[seat]) continue;
      open++;
      for (const table of [asked, late]) table.undo(seat);
      expect(game.layout.diff(late.state, asked.state)).toEqual([]);
      for (const table of [asked, late]) table.redo(seat);
      expect(late.history.map(({ hash }) => hash)).toEqual(asked.history.map(({ hash }) => hash));
    }
    expect(open).toBeGreaterThan(5);
  },
);
