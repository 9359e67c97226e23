import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Service } from '../../../testing/services.ts';

const GLANCE_MS = 5;
const MOST_GLANCES = 100;
const MOST_WAIT_MS = 30_000;

/** Whoever runs the database: a connection of its own, beside those of the servers. */
export class Operator {
  private readonly url: string;
  private readonly client: pg.Client;
  private readonly end: Promise<unknown>;

  private constructor(url: string, client: pg.Client) {
    this.url = url;
    this.client = client;
    client.on('error', () => undefined);
    this.end = new Promise((resolve) => client.once('end', resolve));
  }

  static async of({ url }: Service): Promise<Operator> {
    const client = new pg.Client({ connectionString: url });
    const operator = new Operator(url, client);
    await client.connect();
    return operator;
  }

  async terminateBackends(): Promise<void> {
    await this.client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ '^engawa'",
    );
  }

  /** A backend of a server with a query in flight; any, if none is caught at it. */
  async busyBackend(): Promise<number> {
    for (let glance = 0; ; glance++) {
      const busy = glance < MOST_GLANCES ? "and state = 'active'" : '';
      const { rows } = await this.client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'engawa' ${busy} limit 1`,
      );
      if (rows.length > 0) return rows[0].pid;
      await wait(GLANCE_MS);
    }
  }

  async thrownOut(): Promise<void> {
    await Promise.race([this.end, tooLong('PostgreSQL did not start over')]);
  }

  /** Until a new connection is let in and gets an answer. */
  async untilBack(): Promise<void> {
    const end = performance.now() + MOST_WAIT_MS;
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select 1');
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        await wait(GLANCE_MS);
      } finally {
        client.end().catch(() => undefined);
      }
    }
  }

  async leave(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

async function tooLong(what: string): Promise<never> {
  await wait(MOST_WAIT_MS, undefined, { ref: false });
  throw new Error(what);
}
