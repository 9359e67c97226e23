import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '#games';
import { TableClient } from '../../testing/table-client.ts';
import { hundredth, quantile, tenth } from './figures.ts';
import { Load } from './load.ts';
import { openAgainstBot, type Serving, serve } from './serving.ts';

const LEVEL = 'master';
const BUDGET_MS = 1000;
/** A bot is late beyond so many budgets. */
const LATE = 1.2;
/** Tables at which a bot is always to move or about to: more than there are threads for. */
const BOT_TABLES = 4;

/**
 * The time of a bot's move while the server is loaded: from the arrival of the view in which the bot has the turn to the arrival of its
 * first step, at a person's client. Later steps of the turn are planned already and are not counted. There is no pause for people to follow.
 */
export async function benchBots(
  data: string,
  { tables, rate, seconds }: { tables: number; rate: number; seconds: number },
): Promise<object> {
  const settings = { ENGAWA_DATA: data, ENGAWA_BOT_PACE: '0', ENGAWA_BOT_MS: String(BUDGET_MS) };
  const server: Serving = await serve(settings);
  try {
    const load = new Load();
    await load.open([server], tables);
    const games = Array.from({ length: BOT_TABLES }, (_, i) => GAMES[i % GAMES.length].id);
    const against = await Promise.all(games.map((game) => Opponent.sit(server, game)));
    // Threads start, compilers settle.
    await load.run(rate, 5);
    for (const opponent of against) opponent.times.length = 0;
    load.times = [];
    await load.run(rate, seconds);
    const times = against.flatMap((opponent) => opponent.times).sort((a, b) => a - b);
    const moves = load.times.toSorted((a, b) => a - b);
    for (const opponent of against) opponent.leave();
    load.close();
    const within = times.filter((ms) => ms <= LATE * BUDGET_MS).length / Math.max(1, times.length);
    const row = {
      level: LEVEL,
      budget: BUDGET_MS,
      tables: BOT_TABLES,
      decisions: times.length,
      p50: tenth(quantile(times, 0.5)),
      p95: tenth(quantile(times, 0.95)),
      p99: tenth(quantile(times, 0.99)),
      within: hundredth(within),
      movesPerSecond: Math.round(moves.length / seconds),
      movesP99: tenth(quantile(moves, 0.99)),
    };
    process.stdout.write(
      `\nBots while ${tables} tables are played at ${row.movesPerSecond} moves/s (p99 ${row.movesP99} ms): ` +
        `${BOT_TABLES} tables against ${LEVEL}, ${row.decisions} turns thought about\n` +
        `  budget ${BUDGET_MS} ms: p50 ${row.p50}, p95 ${row.p95}, p99 ${row.p99} ms; ` +
        `${Math.round(within * 100)} % within ${LATE} budgets${row.p95 <= LATE * BUDGET_MS ? '' : ': over the bar'}\n`,
    );
    return row;
  } finally {
    await server.stop();
  }
}

/** A person who answers a bot at once, game after game. */
class Opponent {
  /** Milliseconds of each turn the bot thought about. */
  readonly times: number[] = [];
  private client: TableClient | undefined;
  private due: number | undefined;
  private gone = false;

  static async sit(server: Serving, game: string): Promise<Opponent> {
    const opponent = new Opponent();
    opponent.play(server, game).catch((error) => {
      if (!opponent.gone) throw error;
    });
    return opponent;
  }

  leave(): void {
    this.gone = true;
    this.client?.close();
  }

  private async play(server: Serving, game: string): Promise<void> {
    while (!this.gone) {
      const { table, keys } = await openAgainstBot(server.url, game, LEVEL);
      const client = await TableClient.enter(server.url, table, keys[0]);
      this.client = client;
      client.keepTexts = false;
      let owner = client.push!.turn[0];
      client.onPush = ({ turn }) => {
        const now = performance.now();
        if (this.due !== undefined) this.times.push(now - this.due);
        this.due = owner === 0 && turn[0] === 1 ? now : undefined;
        owner = turn[0];
      };
      while (!this.gone && !client.push!.over) {
        const { moves, seq, turn } = client.push!;
        if (turn.includes(0)) {
          const answer = await client.play(moves[Math.floor(Math.random() * moves.length)], seq);
          if (answer.seq !== undefined) await client.reached(answer.seq);
        } else await client.until(() => client.push!.seq > seq, 'a bot', 60_000);
      }
      client.close();
      await wait(1);
    }
  }
}
