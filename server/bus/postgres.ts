import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Bus, type BusMessage, CHANNEL, envelope, messagesFor } from './bus.ts';

const RECONNECT_MS = 500;

/** PostgreSQL carries less than 8000 bytes. */
const MOST_BYTES = 7500;

/** A message as text; a line of the log that is too long is left to be read from the store. */
function written(from: string, message: BusMessage): string {
  const text = envelope(from, [message]);
  if (Buffer.byteLength(text) <= MOST_BYTES || message.about !== 'entry') return text;
  const { row: _, ...short } = message;
  return envelope(from, [short]);
}

/** PostgreSQL LISTEN/NOTIFY. A broken connection is made again; what was said meanwhile heals by sequence number. */
export async function postgresBus(connectionString: string): Promise<Bus> {
  const me = randomUUID();
  let hear: (message: BusMessage) => void = () => undefined;
  let client: pg.Client | undefined;
  let closed = false;
  let waiting: string[] = [];
  let sending = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'engawa-bus' });
    next.on('notification', ({ payload }) => {
      for (const message of messagesFor(me, payload ?? '')) hear(message);
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };

  const lost = (which: pg.Client): void => {
    if (closed || client !== which) return;
    client = undefined;
    const again = (): void => {
      if (!closed) connect().catch(() => setTimeout(again, RECONNECT_MS).unref());
    };
    setTimeout(again, RECONNECT_MS).unref();
  };

  /** All that waits goes out in one statement. */
  const send = async (): Promise<void> => {
    sending = true;
    while (client && waiting.length > 0) {
      const texts = waiting;
      waiting = [];
      await client
        .query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts])
        .catch(() => undefined);
    }
    sending = false;
  };

  await connect();
  return {
    publish: (message) => {
      if (!client) return;
      waiting.push(written(me, message));
      if (!sending) setImmediate(() => !sending && send());
    },
    listen: (listenTo) => {
      hear = listenTo;
    },
    alive: async () =>
      client?.query('select 1').then(
        () => true,
        () => false,
      ) ?? false,
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
