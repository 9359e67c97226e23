import { expect, it } from 'vitest';
import { botById } from '#bots';
import { GAMES, gameById } from '#games';
import { rngFrom, seatsIn, Table } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../node/nets.ts';

netsOnDisk(folderOf);

/** Last turns are played out to the end: as many decisions before it as the longest of them has. */
const LAST = 12;
const EVERY = 40;

it.each(GAMES.map(({ id }) => id))(
  '%s: the strongest level moves however little time there is, also at the end',
  (id) => {
    const game = gameById(id);
    const play = (look: (table: Table, seat: number, n: number) => void): number => {
      const table = Table.open(game, { seats: 2, seed: 'little time' });
      const rng = rngFrom('somebody');
      let n = 0;
      for (; !table.over; n++) {
        const [seat] = seatsIn(table.turn);
        look(table, seat, n);
        const moves = table.moves(seat);
        table.play(seat, moves[rng.below(moves.length)]);
      }
      return n;
    };
    const length = play(() => undefined);
    const master = botById('master');
    play((table, seat, n) => {
      if (n < length - LAST && n % EVERY !== 0) return;
      const { move } = master.choose(game, table.view(seat), seat, rngFrom(`late ${n}`), 1);
      expect(table.moves(seat)).toContain(move);
    });
  },
);
