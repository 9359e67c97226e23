import { botById } from '#bots';
import { firstSeat, type Game, type Rng, rngFrom, Table } from '#kernel';

/** A game between bots that can be stopped anywhere; equal seeds give equal games. */
export class Session {
  readonly table: Table;
  private readonly rng: Rng;
  private readonly bot: string;

  constructor(game: Game, seats: number, seed: string, bot: string) {
    this.table = Table.open(game, { seats, seed });
    this.rng = rngFrom(`${seed} gallery`);
    this.bot = bot;
  }

  playUntil(stop: (table: Table) => boolean): Table {
    const { table, rng } = this;
    const player = botById(this.bot);
    while (!table.over && !stop(table)) {
      const seat = firstSeat(table.turn);
      table.play(seat, player.choose(table.game, table.view(seat), seat, rng).move);
    }
    return table;
  }
}

/** A table some decisions into a game. */
export const playedTable = (game: Game, seats: number, seed: string, decisions: number, bot: string): Table =>
  new Session(game, seats, seed, bot).playUntil(({ history }) => history.length >= decisions);
