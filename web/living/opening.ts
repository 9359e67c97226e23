import { botById } from '#bots';
import { firstSeat, type Game, type GameRecord, recordOf, rngFrom, Table } from '#kernel';

const SEATS = 4;
/** How far the game is when somebody comes: the board is full, and much is still open. */
const SO_FAR = 160;

/** The first half of a game between bots. Equal every time: it is made with the client. */
export function openingOf(game: Game, decisions = SO_FAR): GameRecord {
  const table = Table.open(game, { seats: Math.min(SEATS, game.seats[1]), seed: `${game.id} on the veranda` });
  const rng = rngFrom(`${game.id} quietly`);
  const bot = botById('greedy');
  while (!table.over && table.history.length < decisions) {
    const seat = firstSeat(table.turn);
    table.play(seat, bot.choose(game, table.view(seat), seat, rng).move);
  }
  return recordOf(table);
}
