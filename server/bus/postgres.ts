import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Bus, type BusMessage, CHANNEL, envelope, messagesFor } from './bus.ts';

const RECONNECT_MS = 100;
const CONNECT_MS = 2000;
/** One that takes longer to answer is taken for dead. */
const ANSWER_MS = 3000;
const GOODBYE_MS = 500;
/** So often the line is tried, so that one that is dead without a word is noticed. */
const TRY_MS = 1000;
/** PostgreSQL carries less than 8000 bytes. */
const MOST_BYTES = 7500;
/** What waits to be said while the line is slow; beyond that others heal by sequence number. */
const MOST_WAITING = 10_000;

/** A message as text; a line of the log that is too long is left to be read from the store. */
function written(from: string, message: BusMessage): string {
  const text = envelope(from, [message]);
  if (Buffer.byteLength(text) <= MOST_BYTES || message.about !== 'entry') return text;
  const { row: _, ...short } = message;
  return envelope(from, [short]);
}

/** PostgreSQL LISTEN/NOTIFY. A broken connection is made again; what was said meanwhile heals by sequence number. */
export async function postgresBus(connectionString: string): Promise<Bus> {
  const bus = new PostgresBus(connectionString);
  await bus.connect().catch(async (error) => {
    await bus.close();
    throw error;
  });
  return bus;
}

class PostgresBus implements Bus {
  private readonly connectionString: string;
  private readonly me = randomUUID();
  private hear: (message: BusMessage) => void = () => undefined;
  private missed: () => void = () => undefined;
  /** The line that works, as far as we know. */
  private line: pg.Client | undefined;
  private closed = false;
  private waiting: string[] = [];
  private sending = false;
  private asking: Promise<boolean> | undefined;
  private readonly trying: NodeJS.Timeout;

  constructor(connectionString: string) {
    this.connectionString = connectionString;
    this.trying = setInterval(() => this.alive(), TRY_MS);
    this.trying.unref();
  }

  /** Makes a line, or leaves nothing behind. */
  async connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'engawa-bus',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => {
      for (const message of messagesFor(this.me, payload ?? '')) this.hear(message);
    });
    next.on('error', () => this.lost(next));
    next.on('end', () => this.lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      cut(next);
      throw error;
    }
    if (this.closed) cut(next);
    else this.line = next;
  }

  publish(message: BusMessage): void {
    if (!this.line || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(written(this.me, message));
    if (!this.sending) {
      this.sending = true;
      setImmediate(() => this.send());
    }
  }

  listen(hear: (message: BusMessage) => void, missed: () => void): void {
    this.hear = hear;
    this.missed = missed;
  }

  alive(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.trying);
    const goodbye = this.line?.end().catch(() => undefined);
    await Promise.race([goodbye, wait(GOODBYE_MS, undefined, { ref: false })]);
  }

  private async ask(): Promise<boolean> {
    const { line } = this;
    if (!line) return false;
    try {
      await line.query('select 1');
      return true;
    } catch {
      this.lost(line);
      return false;
    }
  }

  /** A line is lost once; others are made until one works. */
  private lost(which: pg.Client): void {
    if (this.closed || this.line !== which) return;
    this.line = undefined;
    this.waiting = [];
    cut(which);
    const again = (): void => {
      if (this.closed) return;
      this.connect().then(
        () => this.missed(),
        () => setTimeout(again, RECONNECT_MS).unref(),
      );
    };
    again();
  }

  /** All that waits goes out in one statement. */
  private async send(): Promise<void> {
    while (this.line && this.waiting.length > 0) {
      const texts = this.waiting;
      this.waiting = [];
      const { line } = this;
      await line
        .query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts])
        .catch(() => this.lost(line));
    }
    this.sending = false;
  }
}

/** Ends a line without waiting for the other side to agree. */
function cut(line: pg.Client): void {
  line.end().catch(() => undefined);
}
