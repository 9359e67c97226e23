import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addToPostgres } from './add-entries.ts';
import { Appender } from './appender.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

// Our 64-bit columns hold milliseconds and counts: they fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 12;
/** A connection that is not made, or not free, by then is not waited for. */
const CONNECT_MS = 2000;
const REST_MS = 50;
/** PostgreSQL itself gives a statement up after this long. */
const STATEMENT_MS = 5000;
/** Longer than that: nothing at all is heard any more. The line is cut, and whatever was asked on it fails. */
const SILENCE_MS = 6000;

/** A connection on which nothing waits for ever, whatever becomes of the server at its other end. */
function line(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('Connection terminated: nothing was heard')));
  return socket;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** After a connection could not be made nobody tries for a moment: a database that is coming back is not overrun. */
class PatientPool extends pg.Pool {
  private restsUntil = 0;
  private trouble: unknown;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const reached = this.reach();
    if (!callback) return reached;
    reached.then(
      (client) => callback(undefined, client, () => client.release()),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  private async reach(): Promise<pg.PoolClient> {
    if (this.idleCount === 0 && performance.now() < this.restsUntil) throw this.trouble;
    try {
      return await super.connect();
    } catch (error) {
      // Where all connections are in use nothing is wrong with the database.
      if (this.totalCount < CONNECTIONS) {
        this.trouble = error;
        this.restsUntil = performance.now() + REST_MS;
      }
      throw error;
    }
  }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new PatientPool({ application_name: 'engawa', connectionTimeoutMillis: CONNECT_MS, ...config });
  // A connection that breaks, idle or in use, is replaced at the next query. Whoever waits on it hears of it there.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Changes of the schema may take their time, and wait for another process that makes them. */
async function bringUpToDate(connectionString: string): Promise<void> {
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: openPool({ connectionString, max: 2 }) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

export async function openPostgres(connectionString: string): Promise<Store> {
  await bringUpToDate(connectionString);
  const pool = openPool({
    connectionString,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    // Connections nobody uses are closed before their silence could be taken for a fault.
    idleTimeoutMillis: SILENCE_MS - 1000,
    stream: line,
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const appender = new Appender(addToPostgres(pool));
  return {
    kind: 'postgres',
    db,
    append: (entry) => appender.append(entry),
    atomically: async (queries) => {
      await db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query.compile());
      });
    },
    close: () => db.destroy(),
  };
}
