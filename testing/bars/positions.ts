import { botById } from '#bots';
import { type Game, rngFrom, seatsIn, Table } from '#kernel';

/** A decision of a random game: the table before it, whose it is, and what is chosen. */
export type Chosen = (table: Table, seat: number, move: number) => void;

/** Plays random games, with every number of players in turn, until so many decisions have been looked at; every so many of them is. */
export function decisions(game: Game, seed: string, count: number, every: number, look: Chosen): void {
  const [fewest, most] = game.seats;
  let [looked, n] = [0, 0];
  for (let round = 0; looked < count; round++) {
    const seats = fewest + (round % (most - fewest + 1));
    const table = Table.open(game, { seats, seed: `${seed} ${round}`, counting: true });
    const rng = rngFrom(`${seed} players ${round}`);
    while (!table.over && looked < count) {
      const turn = seatsIn(table.turn);
      const seat = turn[rng.below(turn.length)];
      const moves = table.moves(seat);
      const move = moves[rng.below(moves.length)];
      if (n++ % every === 0) {
        look(table, seat, move);
        looked++;
      }
      table.play(seat, move);
    }
  }
}

/** Whole games, with every number of players in turn: half of them at random, half by somebody who looks one step ahead. */
export function* finished(game: Game, seed: string, count: number): Iterable<Table> {
  const [fewest, most] = game.seats;
  for (let n = 0; n < count; n++) {
    const bot = botById(n % 2 === 0 ? 'random' : 'greedy');
    const table = Table.open(game, {
      seats: fewest + (n % (most - fewest + 1)),
      seed: `${seed} ${n}`,
      attentive: true,
      counting: true,
    });
    const rng = rngFrom(`${seed} players ${n}`);
    while (!table.over) {
      const turn = seatsIn(table.turn);
      const seat = turn[rng.below(turn.length)];
      table.play(seat, bot.choose(game, table.view(seat), seat, rng).move);
    }
    yield table;
  }
}
