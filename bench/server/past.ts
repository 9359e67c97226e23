import { botById } from '#bots';
import { gameById } from '#games';
import { firstSeat, rngFrom, Table } from '#kernel';
import { openStoreOf, Ratings, readConfig, type Sitting, Statistics, type Store } from '#server/keeping.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SEATS = 4;
/** A stronger player now and then, so that ratings differ. */
const LEVELS = ['greedy', 'greedy', 'random'] as const;

/** A house that has seen games: so many of one title, played by bots in the names of its accounts, counted as they would be. */
export async function writePast(settings: Record<string, string>, game: string, games: number): Promise<void> {
  const store = await openStoreOf(readConfig({}, settings));
  const people = await store.db.selectFrom('accounts').select(['id', 'name']).orderBy('name').execute();
  const kept = new Keeping(store, people);
  for (let i = 0; i < games; i++) await kept.count(game, i, games);
  await store.close();
}

interface Person {
  readonly id: string;
  readonly name: string;
}

class Keeping {
  private readonly people: readonly Person[];
  private readonly statistics: Statistics;
  private readonly ratings: Ratings;

  constructor(store: Store, people: readonly Person[]) {
    this.people = people;
    this.statistics = new Statistics(store);
    this.ratings = new Ratings(store);
  }

  async count(id: string, i: number, all: number): Promise<void> {
    const rng = rngFrom(`past ${i}`);
    const table = Table.open(gameById(id), { seats: SEATS, seed: `past ${i}` });
    const sat = Array.from(
      { length: SEATS },
      (_, seat) => this.people[(i + seat * (1 + (i % 3))) % this.people.length],
    );
    const players = sat.map((one) => botById(LEVELS[this.people.indexOf(one) % LEVELS.length]));
    while (!table.over) {
      const seat = firstSeat(table.turn);
      table.play(seat, players[seat].choose(table.game, table.view(seat), seat, rng).move);
    }
    const at = Date.now() - Math.round(((all - i) / all) * 90 * DAY_MS);
    const sitting = {
      table: `past-${i}`,
      opening: { game: id, seats: SEATS, rated: true, listed: true, options: {} },
      rules: table.game,
      opened: at - HOUR_MS,
      endedAt: at,
      at,
      game: table,
      story: () => table.history,
      result: {
        ended: 'played',
        scores: sat.map((_, seat) => table.game.score(table.state, seat)),
        ranking: table.game.ranking(table.state),
      },
      chairs: sat.map(({ id: account, name }) => ({ holder: { as: 'account', account, name } })),
    } as unknown as Sitting;
    await this.ratings.count(sitting);
    await this.statistics.count(sitting);
  }
}
