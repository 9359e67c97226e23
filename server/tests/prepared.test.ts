import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel';
import type { ForeseenPosition, PreparedTurn, SupposedMove } from '#wire';
import { type Service, startPostgres, startRedis } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { OURSELVES } from '../load/caller.ts';
import { backup, restore } from '../ops/backup.ts';
import { PreparedTurns } from '../tables/prepared-turns.ts';
import { enterAll, openTable, openTestHouse, type Reply, type Seated, seatKey, type TestHouse } from './fixture.ts';

const SLOW = { kind: 'correspondence', bank: 86_400, increment: 86_400, cap: 86_400 };

let postgres: Service;
let redis: Service;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 300_000);
afterAll(async () => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

/** What somebody hears of a table's feed, without its signs of life. */
async function feedOf(house: TestHouse, table: string, key?: string) {
  const stopping = new AbortController();
  const headers = key === undefined ? {} : seatKey(key);
  const { body } = await fetch(`${house.url}/api/tables/${table}/feed`, { headers, signal: stopping.signal });
  let text = '';
  const reading = (async () => {
    for await (const piece of body!.pipeThrough(new TextDecoderStream())) text += piece;
  })().catch(() => undefined);
  return {
    heard: () => text.trim(),
    stop: () => {
      stopping.abort();
      return reading;
    },
  };
}

interface Plan {
  readonly line: SupposedMove[];
  readonly answer: string[];
}

describe.each(['sqlite', 'postgres'] as const)('an answer that is prepared, on %s', (kind) => {
  const settings = (): Record<string, string> =>
    kind === 'postgres' ? { DATABASE_URL: postgres.url, REDIS_URL: redis.url } : {};
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse(settings());
  });
  afterAll(() => house.stop());

  const foresee = ({ table, keys }: Seated, seat: number, line: readonly SupposedMove[]) =>
    house.call('POST', `/api/tables/${table}/foresee`, { line, lang: 'en' }, seatKey(keys[seat]));
  const prepare = ({ table, keys }: Seated, seat: number, plan: object) =>
    house.call('POST', `/api/tables/${table}/prepared`, plan, seatKey(keys[seat]));
  const listOf = async ({ table, keys }: Seated, seat: number, at = house): Promise<readonly PreparedTurn[]> =>
    preparedIn(await at.call('GET', `/api/tables/${table}/prepared`, undefined, seatKey(keys[seat])));
  const preparedIn = ({ status, body }: Reply): readonly PreparedTurn[] => {
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return (body as unknown as { prepared: PreparedTurn[] }).prepared;
  };

  /** A slow table, who is to play, and who prepares meanwhile. */
  async function waiting(game = 'nippon') {
    const seated = await openTable(house, { game, clock: SLOW });
    const clients = await enterAll(house, seated);
    const mover = clients[0].push!.turn[0];
    return { seated, clients, mover, seat: 1 - mover };
  }

  /** Goes on by chance on paper until the seat has made a turn of its own; again where something nobody can foresee comes before that. */
  async function planFor(seated: Seated, seat: number, name: string): Promise<Plan> {
    const rng = rngFrom(name);
    for (let tries = 0; tries < 40; tries++) {
      const plan: Plan = { line: [], answer: [] };
      for (;;) {
        const whole = [...plan.line, ...plan.answer.map((move) => ({ seat, move }))];
        const { status, body } = await foresee(seated, seat, whole);
        expect(status, JSON.stringify(body)).toBe(200);
        const { next, asks } = body as unknown as ForeseenPosition;
        const own = asks.find((ask) => ask.seat === seat);
        const done = next !== 'decision' || (plan.answer.length > 0 && !own);
        if (done || whole.length > 30) break;
        const { seat: who, moves } = own ?? asks[0];
        const { move } = moves[rng.below(moves.length)];
        if (who === seat) plan.answer.push(move);
        else plan.line.push({ seat: who, move });
      }
      if (plan.answer.length > 0) return plan;
    }
    throw new Error('nothing can be foreseen here');
  }

  const follow = async (client: TableClient, line: readonly SupposedMove[]) => {
    for (const { move } of line) {
      const answer = await client.play(move);
      expect(answer.error, move).toBeUndefined();
      await client.reached(answer.seq!);
    }
  };
  const becomes = (seated: Seated, seat: number, state: string, at = house) =>
    expect
      .poll(async () => (await listOf(seated, seat, at)).map((one) => one.state), { timeout: 10_000 })
      .toEqual([state]);

  it('is carried out the moment the others have done that, and nobody else learns of it before', async () => {
    const { seated, clients, mover, seat } = await waiting();
    const plan = await planFor(seated, seat, 'a plan');
    const watcher = await TableClient.enter(house.url, seated.table);
    const everythingOthersGet = async () => {
      const at = `/api/tables/${seated.table}`;
      const replies = await Promise.all([
        house.call('GET', at),
        house.call('GET', `${at}/log`),
        house.call('GET', `${at}/log`, undefined, seatKey(seated.keys[mover])),
        house.call('GET', `${at}/prepared`, undefined, seatKey(seated.keys[mover])),
        house.call('GET', `${at}/prepared`),
        house.call('GET', `${at}/chat`),
        house.call('GET', '/api/tables'),
      ]);
      const { now: _now, clocks: _clocks, ...push } = watcher.push!;
      const { now: _then, clocks: _faces, ...other } = clients[mover].push!;
      return JSON.stringify([replies.map(({ status, body }) => [status, body]), push, other]);
    };
    const feeds = await Promise.all([feedOf(house, seated.table), feedOf(house, seated.table, seated.keys[mover])]);
    await wait(1500);
    const before = await everythingOthersGet();
    const fed = feeds.map(({ heard }) => heard());
    for (const text of fed) expect(text).toContain('"start"');
    const [made] = preparedIn(await prepare(seated, seat, plan));
    expect(made).toMatchObject({ ...plan, state: 'waiting' });
    expect(made.words.answer).toHaveLength(plan.answer.length);
    await wait(1500);
    const after = await everythingOthersGet();
    expect(after).toBe(before);
    expect(after).not.toContain(made.prepared);
    expect(feeds.map(({ heard }) => heard())).toEqual(fed);
    for (const { stop } of feeds) await stop();
    const since = clients[mover].push!.seq;
    await follow(clients[mover], plan.line);
    await becomes(seated, seat, 'played');
    const told = await house.call('GET', `/api/tables/${seated.table}/log?since=${since + plan.line.length}`);
    const lines = told.body.log as readonly { kind: string; seat: number; move: string }[];
    expect(lines.map(({ kind: what, seat: who, move }) => [what, who, move])).toEqual(
      plan.answer.map((move) => ['play', seat, move]),
    );
    const own = await house.call('GET', `/api/tables/${seated.table}/log`, undefined, seatKey(seated.keys[seat]));
    expect(JSON.stringify(own.body)).not.toContain(made.prepared);
    for (const client of [...clients, watcher]) client.close();
  });

  it('lapses when they do anything else, and is told so; its player is asked as always', async () => {
    const { seated, clients, mover, seat } = await waiting();
    const plan = await planFor(seated, seat, 'another plan');
    preparedIn(await prepare(seated, seat, plan));
    const other = clients[mover].push!.moves.find((move) => move !== plan.line[0].move)!;
    await follow(clients[mover], [{ seat: mover, move: other }]);
    while (clients[mover].push!.turn.includes(mover)) {
      await follow(clients[mover], [{ seat: mover, move: clients[mover].push!.moves[0] }]);
    }
    await becomes(seated, seat, 'lapsed');
    await clients[seat].reached(clients[mover].push!.seq);
    expect(clients[seat].push!.turn).toEqual([seat]);
    const [{ prepared }] = await listOf(seated, seat);
    const at = `/api/tables/${seated.table}/prepared/${prepared}`;
    expect(preparedIn(await house.call('DELETE', at, undefined, seatKey(seated.keys[seat])))).toEqual([]);
    for (const client of clients) client.close();
  });

  it('is taken back by its seat alone, and is not carried out then; of several the one that fits is', async () => {
    const { seated, clients, mover, seat } = await waiting();
    const plan = await planFor(seated, seat, 'one');
    const [{ prepared }] = preparedIn(await prepare(seated, seat, plan));
    const at = `/api/tables/${seated.table}/prepared/${prepared}`;
    const theirs = await house.call('DELETE', at, undefined, seatKey(seated.keys[mover]));
    expect(theirs.body.error.code).toBe('not-found');
    expect(preparedIn(await house.call('DELETE', at, undefined, seatKey(seated.keys[seat])))).toEqual([]);
    let others = plan;
    for (let n = 0; others.line[0].move === plan.line[0].move; n++) others = await planFor(seated, seat, `other ${n}`);
    preparedIn(await prepare(seated, seat, others));
    preparedIn(await prepare(seated, seat, plan));
    await follow(clients[mover], plan.line);
    await expect
      .poll(async () => (await listOf(seated, seat)).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(['lapsed', 'played']);
    for (const client of clients) client.close();
  });

  it('holds after a restart, and in another process', async () => {
    const { seated, clients, mover, seat } = await waiting();
    const plan = await planFor(seated, seat, 'kept');
    preparedIn(await prepare(seated, seat, plan));
    for (const client of clients) client.close();
    if (kind === 'sqlite') {
      await house.front.drain();
      house = await openTestHouse({ ENGAWA_DATA: house.data });
    }
    const other = kind === 'sqlite' ? house : await openTestHouse(settings());
    const there = await TableClient.enter(other.url, seated.table, seated.keys[mover]);
    await follow(there, plan.line);
    await becomes(seated, seat, 'played', other);
    there.close();
    if (other !== house) await other.stop();
  });

  /** The same with a member, who does not begin. */
  let members = 0;
  async function memberWaiting() {
    const name = `Prepares ${kind} ${members++}`;
    const signed = await house.call('POST', '/api/accounts', { name, password: 'correct horse battery' });
    const who = { cookie: signed.cookie! };
    for (;;) {
      const wishes = { game: 'nippon', seats: 2, name, clock: SLOW };
      const { table, key } = (await house.call('POST', '/api/tables', wishes, who)).body;
      const guest = (await house.call('POST', `/api/tables/${table}/join`, { name: 'Guest' })).body.key;
      await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
      const seated: Seated = { table, keys: [key, guest], phrases: [] };
      const clients = await enterAll(house, seated);
      if (clients[0].push!.turn[0] === 1) return { seated, clients, who };
      for (const client of clients) client.close();
    }
  }
  const vacation = async (who: Record<string, string>, method: 'PUT' | 'DELETE') => {
    const body = method === 'PUT' ? { until: Date.now() + 5 * 86_400_000 } : undefined;
    expect((await house.call(method, '/api/account/vacation', body, who)).status).toBe(200);
  };

  it('lapses while its player is on vacation, who prepares none and plays nothing again meanwhile', async () => {
    const { seated, clients, who } = await memberWaiting();
    const [mine, other] = clients;
    const plan = await planFor(seated, 0, 'before a vacation');
    preparedIn(await prepare(seated, 0, plan));
    await vacation(who, 'PUT');
    await other.until(() => other.push!.summary.seats[0].vacation !== undefined, 'the vacation');
    expect((await prepare(seated, 0, plan)).body.error.code).toBe('on-vacation');
    await follow(other, plan.line);
    await becomes(seated, 0, 'lapsed');
    await mine.reached(other.push!.seq);
    expect(mine.push!.turn).toEqual([0]);
    const redone = await mine.ask({ do: 'redo', seq: mine.push!.seq, action: mine.newAction() });
    expect(redone.error?.code).toBe('on-vacation');
    // Back, the same is played by hand.
    await vacation(who, 'DELETE');
    await mine.until(() => mine.push!.summary.seats[0].vacation === undefined, 'the return');
    await follow(mine, [{ seat: 0, move: plan.answer[0] }]);
    for (const client of clients) client.close();
  });

  it('was played where a crash kept that from being written down', async () => {
    const { seated, clients, mover, seat } = await waiting();
    const plan = await planFor(seated, seat, 'a crash');
    preparedIn(await prepare(seated, seat, plan));
    await follow(clients[mover], plan.line);
    await becomes(seated, seat, 'played');
    const { db } = house.front.premises.store;
    await db.updateTable('prepared_turns').set({ state: 'waiting' }).where('table_id', '=', seated.table).execute();
    await clients[mover].until(() => clients[mover].push!.turn.includes(mover), 'the turn');
    while (clients[mover].push!.turn.includes(mover)) {
      await follow(clients[mover], [{ seat: mover, move: clients[mover].push!.moves[0] }]);
    }
    await becomes(seated, seat, 'played');
    for (const client of clients) client.close();
  });

  it('is kept though the table cannot be looked at a second time', async () => {
    const { seated, clients, seat } = await waiting();
    const plan = await planFor(seated, seat, 'kept all the same');
    const { hall, store, log } = house.front.premises;
    let looks = 0;
    const prepared = new PreparedTurns({
      store,
      log,
      act: (table, action, decide) => hall.act(table, action, decide),
      look: (table, see, caller) => {
        if (looks++ > 0) throw new Error('as when the store goes away');
        return hall.look(table, see, caller);
      },
    });
    await prepared.prepare(seated.table, () => seat, plan, 'en', OURSELVES);
    expect(looks).toBe(2);
    expect((await listOf(seated, seat)).map(({ state }) => state)).toEqual(['waiting']);
    for (const client of clients) client.close();
  });

  it('comes out of a backup as lapsed', async () => {
    const { seated, clients, seat } = await waiting();
    preparedIn(await prepare(seated, seat, await planFor(seated, seat, 'in a backup')));
    const { store } = house.front.premises;
    const kept = new PassThrough();
    const chunks: Buffer[] = [];
    kept.on('data', (chunk) => chunks.push(chunk));
    await backup(store, kept);
    await store.db.deleteFrom('prepared_turns').where('table_id', '=', seated.table).execute();
    const source = new PassThrough();
    source.end(Buffer.concat(chunks));
    await restore(store, source);
    expect((await listOf(seated, seat)).map(({ state }) => state)).toEqual(['lapsed']);
    for (const client of clients) client.close();
  });

  it('is refused with a reason where it cannot be', async () => {
    const { seated, clients, mover, seat } = await waiting();
    const plan = await planFor(seated, seat, 'refused');
    const code = async (who: number, wish: object) => (await prepare(seated, who, wish)).body.error.code;
    expect(await code(mover, plan)).toBe('your-turn');
    expect(await code(seat, { ...plan, line: [] })).toBe('illegal-move');
    expect(await code(seat, { ...plan, line: [{ seat, move: plan.answer[0] }] })).toBe('bad-line');
    expect(await code(seat, { ...plan, line: [{ seat: 7, move: plan.line[0].move }] })).toBe('illegal-move');
    expect(await code(seat, { ...plan, answer: ['fly to the moon'] })).toBe('unknown-verb');
    expect(await code(seat, { ...plan, answer: [] })).toBe('bad-request');
    expect((await house.call('POST', `/api/tables/${seated.table}/prepared`, plan)).body.error.code).toBe('no-seat');
    for (let n = 0; n < 10; n++) preparedIn(await prepare(seated, seat, plan));
    expect(await code(seat, plan)).toBe('too-many-prepared');
    const live = await openTable(house, { clock: { kind: 'live', bank: 1200, increment: 20, cap: 1800 } });
    for (const who of [0, 1]) expect((await prepare(live, who, plan)).body.error.code).toBe('not-slow');
    for (const client of clients) client.close();
  });
});
