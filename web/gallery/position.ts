import { botById } from '#bots';
import { firstSeat, type Game, rngFrom, Table } from '#kernel';

/** A table some decisions into a game between bots; equal seeds give equal tables. */
export function playedTable(game: Game, seats: number, seed: string, decisions: number, bot: string): Table {
  const table = Table.open(game, { seats, seed });
  const rng = rngFrom(`${seed} gallery`);
  const player = botById(bot);
  while (!table.over && table.history.length < decisions) {
    const seat = firstSeat(table.turn);
    table.play(seat, player.choose(game, table.view(seat), seat, rng).move);
  }
  return table;
}
