import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { partCommitment, rngFrom } from '#kernel';
import { openFront } from '#server';
import type { Summary } from '#wire';
import { TableClient } from '../../testing/table-client.ts';
import { readConfig } from '../config.ts';
import type { Patience } from '../patience.ts';
import type { Rating } from '../ratings/ratings.ts';

export interface TestHouse {
  readonly url: string;
  readonly data: string;
  readonly front: Awaited<ReturnType<typeof openFront>>;
  readonly stop: () => Promise<void>;
  /** A REST request: status and body. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly cookie: string | undefined;
  readonly headers: Headers;
}

/** What tests look at in answers; an answer has those of its route. */
interface Body {
  readonly error: { readonly code: string; readonly message: string };
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly phrase: string;
  readonly text: string;
  readonly summary: Summary;
  readonly tables: readonly Summary[];
  readonly log: readonly { readonly kind: string }[];
  readonly chat: readonly { readonly text: string }[];
  readonly notes: readonly { readonly text: string }[];
  readonly account: { readonly name: string; readonly language: string };
  readonly sessions: readonly {
    readonly session: string;
    readonly device: string;
    readonly used: number;
    readonly here: boolean;
  }[];
  readonly channels: readonly { readonly channel: string; readonly confirmed: boolean }[];
  readonly ratings: readonly (Rating & { readonly name: string; readonly bot: boolean })[];
  /** Of a new webhook. */
  readonly secret?: string;
  readonly seats: readonly unknown[];
  readonly challenge: string;
  readonly options: { readonly challenge: string };
  /** Of a record. */
  readonly seed: string;
  readonly scores: readonly number[];
  readonly moves: readonly string[];
  /** Of the OpenAPI document. */
  readonly openapi: string;
  /** Of readiness. */
  readonly ready: boolean;
  readonly paths: unknown;
}

/** A server of its own on a free port, with a store of its own. */
export async function openTestHouse(settings: Record<string, string> = {}, patience?: Patience): Promise<TestHouse> {
  const data = settings.ENGAWA_DATA ?? mkdtempSync(path.join(tmpdir(), 'engawa-house-'));
  const config = readConfig(
    {},
    {
      ENGAWA_PORT: '0',
      ENGAWA_LOG: 'error',
      ENGAWA_RATE: '1000000',
      ENGAWA_CONNECTIONS: '100000',
      ENGAWA_BOT_THREADS: '1',
      ENGAWA_BOT_MS: '100',
      ENGAWA_BOT_PACE: '0',
      ENGAWA_WEB: path.join(data, 'no-client'),
      ...settings,
      ENGAWA_DATA: data,
    },
  );
  const front = await openFront(config, patience);
  const url = await front.listen();
  return {
    url,
    data,
    front,
    stop: async () => {
      await front.drain();
      if (!settings.ENGAWA_DATA) rmSync(data, { recursive: true, force: true });
    },
    call: async (method, at, body, headers = {}) => {
      const response = await fetch(url + at, {
        method,
        // A kept connection may be closed by the server in the very moment it is used again.
        headers: {
          connection: 'close',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      return {
        status: response.status,
        body: type.includes('application/json') ? JSON.parse(text) : text,
        cookie: response.headers.getSetCookie()[0]?.split(';')[0],
        headers: response.headers,
      };
    },
  };
}

/** A house for the tests of a file, closed after them. */
export async function houseForFile(settings: Record<string, string> = {}): Promise<TestHouse> {
  const house = await openTestHouse(settings);
  afterAll(() => house.stop());
  return house;
}

export const seatKey = (key: string): Record<string, string> => ({ authorization: `Seat ${key}` });

export interface Seated {
  readonly table: string;
  readonly keys: string[];
  readonly phrases: string[];
}

/** A table with guests on every seat but those of bots. */
export async function openTable(
  house: TestHouse,
  wishes: { game?: string; seats?: number; bots?: string[]; start?: boolean; [more: string]: unknown } = {},
): Promise<Seated> {
  const { game = 'nippon', seats = 2, bots = [], start = true, ...more } = wishes;
  const opened = await house.call('POST', '/api/tables', { game, seats, name: 'Aki', bots, ...more });
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body));
  const { table, key, phrase } = opened.body;
  const keys: string[] = [key];
  const phrases: string[] = [phrase];
  for (let seat = 1; seat < seats - bots.length; seat++) {
    const joined = await house.call('POST', `/api/tables/${table}/join`, { name: `Guest ${seat}` });
    keys.push(joined.body.key);
    phrases.push(joined.body.phrase);
  }
  if (start) {
    const started = await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
    if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  }
  return { table, keys, phrases };
}

/** Every seat of a person commits to a part of its own; the parts, by seat. */
export async function commitAll(house: TestHouse, { table, keys }: Seated): Promise<string[]> {
  const { summary } = (await house.call('GET', `/api/tables/${table}`)).body;
  const { game, seats, options, shuffle } = summary;
  const terms = { table, attempt: shuffle.attempt, game, seats: seats.length, options };
  const parts = keys.map(() => randomBytes(32).toString('hex'));
  for (const [seat, part] of parts.entries()) {
    const body = { commitment: partCommitment(terms, seat, part) };
    const { status, body: said } = await house.call('POST', `/api/tables/${table}/commit`, body, seatKey(keys[seat]));
    if (status !== 200) throw new Error(JSON.stringify(said));
  }
  return parts;
}

export const reveal = (house: TestHouse, { table, keys }: Seated, seat: number, part: string): Promise<Reply> =>
  house.call('POST', `/api/tables/${table}/reveal`, { part }, seatKey(keys[seat]));

/** Clients for every seat. */
export const enterAll = ({ url }: TestHouse, { table, keys }: Seated): Promise<TableClient[]> =>
  Promise.all(keys.map((key) => TableClient.enter(url, table, key)));

/** Lets the clients play at random until it is over, or enough. */
export async function playOn(
  clients: readonly TableClient[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const rng = rngFrom(seed);
  let played = 0;
  while (played < most) {
    const seen = Math.max(...clients.map(({ push }) => push!.seq));
    await Promise.all(clients.map((client) => client.reached(seen)));
    if (clients[0].push!.over) return played;
    const able = clients.filter(({ push, seat }) => push!.turn.includes(seat!));
    if (able.length === 0) {
      // A bot's turn: wait for the next push.
      await clients[0].until(() => clients[0].push!.seq > seen, 'a move of a bot');
      continue;
    }
    const client = able[rng.below(able.length)];
    const { moves } = client.push!;
    const answer = await client.play(moves[rng.below(moves.length)]);
    if (answer.error?.code === 'stale') continue;
    if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    played++;
    await Promise.all(clients.map((other) => other.reached(answer.seq!)));
  }
  return played;
}
