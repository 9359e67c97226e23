import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VacationState } from '#wire';
import { type Service, startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { Clocks } from '../tables/clock.ts';
import { endVacation, takeVacation } from '../tables/deeds.ts';
import type { Deed } from '../tables/entry.ts';
import type { Sitting } from '../tables/sitting.ts';
import { allowed, leftFor } from '../vacation/allowance.ts';
import { openTestHouse, type Reply, seatKey, type TestHouse } from './fixture.ts';
import { openReceiver } from './receivers.ts';

const DAY = 86_400_000;
const password = 'correct horse battery';

describe('a clock on vacation', () => {
  const spec = { kind: 'correspondence', bank: 100, increment: 10, cap: 200 } as const;
  const owing = () => {
    const clocks = new Clocks(spec, 2);
    clocks.run(0b01, 0, false);
    return clocks;
  };

  it('stands still from its beginning to its end, without anything being written then', () => {
    const clocks = owing();
    clocks.rest(0, { from: 20_000, until: 70_000 }, 5000);
    const left = (now: number) => clocks.faces(now)[0];
    expect(left(10_000)).toEqual({ left: 90_000, running: true });
    expect(left(20_000)).toEqual({ left: 80_000, running: false });
    expect(left(69_000)).toEqual({ left: 80_000, running: false });
    expect(left(80_000)).toEqual({ left: 70_000, running: true });
    expect(clocks.span(0)?.until).toBe(150_000);
    expect(clocks.next()).toEqual({ seat: 0, at: 150_000 });
    clocks.run(0b10, 80_000, true);
    expect(clocks.faces(80_000)[0]).toEqual({ left: 80_000, running: false });
  });

  it('goes on when its player is back earlier, and one that begins after zero changes nothing', () => {
    const clocks = owing();
    clocks.rest(0, { from: 10_000, until: 1_000_000 }, 10_000);
    expect(clocks.next()).toEqual({ seat: 0, at: 1_090_000 });
    clocks.rest(0, undefined, 30_000);
    expect(clocks.next()).toEqual({ seat: 0, at: 120_000 });
    clocks.rest(0, { from: 500_000, until: 600_000 }, 40_000);
    expect(clocks.next()).toEqual({ seat: 0, at: 120_000 });
  });

  it('changes nothing for the others', () => {
    const clocks = owing();
    clocks.run(0b11, 0, false);
    clocks.rest(1, { from: 0, until: 50_000 }, 0);
    expect(clocks.faces(20_000).map(({ left }) => left)).toEqual([80_000, 100_000]);
    expect(clocks.next()).toEqual({ seat: 0, at: 100_000 });
  });
});

describe('the days of a year', () => {
  const now = 1000 * DAY;

  it('are counted over the 365 days before; each costs a day at least, none that was called off', () => {
    expect(leftFor(now, 30, [])).toBe(30 * DAY);
    expect(leftFor(now, 30, [{ from: now - 10 * DAY, until: now - 3 * DAY }])).toBe(23 * DAY);
    expect(leftFor(now, 30, [{ from: now - 10 * DAY, until: now - 10 * DAY + 1 }])).toBe(29 * DAY);
    expect(leftFor(now, 30, [{ from: now - 10 * DAY, until: now - 10 * DAY }])).toBe(30 * DAY);
    expect(leftFor(now, 30, [{ from: now - 370 * DAY, until: now - 362 * DAY }])).toBe(27 * DAY);
    expect(leftFor(now, 5, [{ from: now - 20 * DAY, until: now - DAY }])).toBe(0);
  });

  it('are never spent twice in any year, however they are taken', () => {
    const taken: { from: number; until: number }[] = [];
    for (let at = now; at < now + 1500 * DAY; at += 13 * DAY) {
      const left = leftFor(at, 30, taken);
      if (left >= DAY) taken.push(allowed({ from: at, until: at + Math.min(left, 7 * DAY) }, at, 30, taken));
    }
    expect(taken.length).toBeGreaterThan(15);
    for (let end = now; end < now + 1500 * DAY; end += DAY / 2) {
      const spent = taken.reduce(
        (sum, { from, until }) => sum + Math.max(0, Math.min(end, until) - Math.max(end - 365 * DAY, from)),
        0,
      );
      expect(spent).toBeLessThanOrEqual(30 * DAY);
    }
  });

  it('refuse what is past, too long, the wrong way round or too far', () => {
    expect(allowed({ from: now - 5 * DAY, until: now + DAY }, now, 30, [])).toEqual({ from: now, until: now + DAY });
    expect(allowed({ from: now, until: null }, now, 30, [])).toEqual({ from: now, until: now + 30 * DAY });
    const code = (from: number, until: number | null, days = 30) => {
      try {
        allowed({ from, until }, now, days, []);
        return 'allowed';
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(code(now, now + 31 * DAY)).toBe('vacation-spent');
    expect(code(now, null, 0)).toBe('vacation-spent');
    expect(code(now + DAY, now)).toBe('bad-vacation');
    expect(code(now - 9 * DAY, now - DAY)).toBe('bad-vacation');
    expect(code(now + 400 * DAY, null)).toBe('bad-vacation');
  });
});

let postgres: Service;
const receiver = await openReceiver();
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await postgres?.stop();
  receiver.close();
});

describe.each(['sqlite', 'postgres'] as const)('somebody on vacation, on %s', (kind) => {
  const settings = (): Record<string, string> => ({
    ENGAWA_NOTIFY_AFTER: '0',
    ENGAWA_WEBHOOK_PRIVATE: 'yes',
    ...(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {}),
  });
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse(settings());
  });
  afterAll(() => house.stop());

  const SLOW = { kind: 'correspondence', bank: 86_400, increment: 0, cap: 86_400 };
  let n = 0;
  const member = async (): Promise<Record<string, string>> => ({
    cookie: (await house.call('POST', '/api/accounts', { name: `Away ${kind} ${n++}`, password })).cookie!,
  });
  const stateOf = ({ status, body }: Reply): VacationState => {
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as VacationState;
  };
  const take = (who: Record<string, string>, wish: object) => house.call('PUT', '/api/account/vacation', wish, who);
  const back = (who: Record<string, string>) => house.call('DELETE', '/api/account/vacation', undefined, who);

  /** Nippon begins with either: the table is opened until the member owes the first decision. */
  async function owing(who: Record<string, string>, wishes: object = { clock: SLOW }) {
    for (;;) {
      const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', ...wishes }, who);
      expect(opened.status, JSON.stringify(opened.body)).toBe(201);
      const { table, key } = opened.body;
      const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'Guest' });
      await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
      const mine = await TableClient.enter(house.url, table, key);
      if (mine.push!.turn.includes(0)) return { table, key, guest: joined.body.key, mine };
      await mine.ask({ do: 'resign', action: 'r' });
      mine.close();
    }
  }
  const seated = (client: TableClient) => client.push!.summary.seats[0].vacation;

  it('has clocks that stand still, is told of to the others, cannot play meanwhile, and comes back by hand', async () => {
    const who = await member();
    const { table, mine, guest } = await owing(who);
    const other = await TableClient.enter(house.url, table, guest);
    const state = stateOf(await take(who, { until: Date.now() + 5 * DAY }));
    expect(state.vacation!.until - state.vacation!.from).toBeGreaterThan(4.9 * DAY);
    await other.until(() => seated(other) !== undefined, 'the vacation');
    expect(seated(other)!.until).toBe(state.vacation!.until);
    expect(other.push!.clocks![0].running).toBe(false);
    expect(other.push!.summary.until[0]).toBeGreaterThan(Date.now() + 5.9 * DAY);
    const refused = await mine.play(mine.push!.moves[0]);
    expect(refused.error?.code).toBe('on-vacation');
    const over = stateOf(await back(who));
    expect(over.vacation).toBeNull();
    // It was short, and costs a day all the same.
    expect(over.left).toBe(29 * DAY);
    await mine.until(() => seated(mine) === undefined, 'the return');
    expect(mine.push!.clocks![0].running).toBe(true);
    expect(mine.push!.clocks![0].left).toBeGreaterThan(86_000_000);
    expect((await mine.play(mine.push!.moves[0])).error).toBeUndefined();
    expect((await back(who)).body.error.code).toBe('no-vacation');
    mine.close();
    other.close();
  });

  it('does not stop a live clock, nor one of a table that said so; such a table says so before one sits down', async () => {
    const who = await member();
    const live = await owing(who, { clock: { kind: 'live', bank: 1200, increment: 20, cap: 1800 } });
    const strict = await owing(who, { clock: SLOW, vacations: false });
    expect(strict.mine.push!.summary.vacations).toBe(false);
    stateOf(await take(who, {}));
    for (const { mine, table } of [live, strict]) {
      const { summary } = (await house.call('GET', `/api/tables/${table}`)).body;
      expect(summary.vacations).toBe(false);
      expect(summary.seats[0].vacation).toBeUndefined();
      expect(summary.until[0]).toBeLessThan(Date.now() + 1.1 * DAY);
      expect((await mine.play(mine.push!.moves[0])).error).toBeUndefined();
      mine.close();
    }
    stateOf(await back(who));
  });

  it('is on vacation wherever they sit down, as planned before', async () => {
    const who = await member();
    const from = Date.now() + 10 * DAY;
    const planned = stateOf(await take(who, { from, until: from + 3 * DAY }));
    expect(planned.vacation).toMatchObject({ from, until: from + 3 * DAY, notices: false });
    const { mine } = await owing(who);
    await mine.until(() => seated(mine) !== undefined, 'the plan');
    expect(mine.push!.clocks![0].running).toBe(true);
    stateOf(await back(who));
    await mine.until(() => seated(mine) === undefined, 'another plan');
    expect(stateOf(await house.call('GET', '/api/account/vacation', undefined, who)).left).toBe(30 * DAY);
    mine.close();
  });

  it('cannot begin it before now, nor for longer than is left, and bad wishes get a sentence', async () => {
    const who = await member();
    const began = Date.now();
    const { vacation } = stateOf(await take(who, { from: began - 9 * DAY, until: began + DAY }));
    expect(vacation!.from).toBeGreaterThanOrEqual(began);
    const code = async (wish: object) => (await take(who, wish)).body.error.code;
    expect(await code({ until: began + 40 * DAY })).toBe('vacation-spent');
    expect(await code({ until: began - DAY })).toBe('bad-vacation');
    expect(await code({ until: 'tomorrow' })).toBe('bad-request');
    expect(await code({ until: -1 })).toBe('bad-request');
    expect((await house.call('PUT', '/api/account/vacation', {})).body.error.code).toBe('not-logged-in');
    // One that has begun keeps its beginning, and may be made longer.
    const longer = stateOf(await take(who, { from: began + 5 * DAY, until: began + 8 * DAY, notices: true }));
    expect(longer.vacation).toEqual({ from: vacation!.from, until: began + 8 * DAY, notices: true });
  });

  it('holds after a restart and in another process, and deletion of the account ends it', async () => {
    const who = await member();
    const { table, key, mine } = await owing(who);
    stateOf(await take(who, { until: Date.now() + 2 * DAY }));
    await mine.until(() => seated(mine) !== undefined, 'the vacation');
    const until = mine.push!.summary.until[0];
    mine.close();
    if (kind === 'sqlite') {
      await house.front.drain();
      house = await openTestHouse({ ...settings(), ENGAWA_DATA: house.data });
    }
    const other = kind === 'sqlite' ? house : await openTestHouse(settings());
    const there = await TableClient.enter(other.url, table, key);
    expect(there.push!.summary.until[0]).toBe(until);
    expect(there.push!.clocks![0].running).toBe(false);
    const gone = await other.call('DELETE', '/api/account', { proof: { password } }, who);
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    await there.until(() => seated(there) === undefined, 'the end of the account', 20_000).catch(() => undefined);
    const { summary } = (await other.call('GET', `/api/tables/${table}`)).body;
    expect(summary.seats[0].vacation).toBeUndefined();
    const { store } = other.front.premises;
    const rows = await store.db
      .selectFrom('vacations')
      .selectAll()
      .where('until_at', '=', until! - DAY)
      .execute();
    expect(rows).toEqual([]);
    there.close();
    if (other !== house) await other.stop();
  });

  const kindsAt = async (table: string): Promise<string[]> => {
    const { body } = await house.call('GET', `/api/tables/${table}/log`);
    return body.log.map((one) => one.kind).filter((one) => one === 'vacation' || one === 'return');
  };
  const accountOf = (sitting: Sitting, seat = 0): string => sitting.chairs[seat].holder!.account!;

  it('is not back because of a plan that was called off before', async () => {
    const who = await member();
    const { hall, vacations } = house.front.premises;
    const from = Date.now() + 10 * DAY;
    stateOf(await take(who, { from, until: from + 3 * DAY }));
    stateOf(await back(who));
    stateOf(await take(who, { until: Date.now() + 4 * DAY }));
    const { table, mine } = await owing(who);
    await mine.until(() => seated(mine) !== undefined, 'the vacation');
    // As at every joining and every reload.
    const sitting = await hall.look(table, (now) => now);
    for (let times = 0; times < 3; times++) await vacations.greet([sitting]);
    await vacations.finish(Date.now() + 3_600_000);
    expect(await kindsAt(table)).toEqual(['vacation']);
    expect(mine.push!.clocks![0].running).toBe(false);
    mine.close();
  });

  it('is on vacation again where they left their seat and took it once more', async () => {
    const who = await member();
    const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 3, name: 'Host', clock: SLOW });
    const { table, key: host } = opened.body;
    const there = await TableClient.enter(house.url, table, host);
    const at = () => there.push!.summary.seats[1]?.vacation;
    stateOf(await take(who, { until: Date.now() + 4 * DAY }));
    for (let times = 0; times < 3; times++) {
      const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'x', seat: 1 }, who);
      expect(joined.status, JSON.stringify(joined.body)).toBeLessThan(300);
      await there.until(() => at() !== undefined, 'the vacation');
      await house.call('POST', `/api/tables/${table}/leave`, {}, seatKey(joined.body.key));
      await there.until(() => at() === undefined, 'an empty seat');
    }
    expect(await kindsAt(table)).toEqual(['vacation', 'vacation', 'vacation']);
    there.close();
  });

  it('is away by the last word, in whatever order tables hear of it, and a return ends its own vacation only', async () => {
    const who = await member();
    const { table, mine } = await owing(who);
    const { hall } = house.front.premises;
    const account = accountOf(await hall.look(table, (now) => now));
    const early = { from: Date.now(), until: Date.now() + 2 * DAY, notices: false };
    stateOf(await take(who, { until: early.until }));
    const { vacation } = stateOf(await take(who, { until: early.until + 3 * DAY }));
    const code = (decide: (now: Sitting) => Deed) =>
      hall.act(table, null, decide).then(
        () => 'done',
        (error) => error.code,
      );
    expect(await code((now) => takeVacation(now, account, early, { n: 1, revision: 1 }))).toBe('already-said');
    expect(await code((now) => takeVacation(now, account, early, { n: 1, revision: 2 }))).toBe('already-said');
    expect(await code((now) => endVacation(now, account, { n: 1, revision: 1 }))).toBe('already-said');
    for (const n of [0, 2]) {
      expect(await code((now) => endVacation(now, account, { n, revision: 9 }))).toBe('no-vacation');
    }
    await mine.until(() => seated(mine)?.until === vacation!.until, 'the later end');
    expect(await kindsAt(table)).toEqual(['vacation', 'vacation']);
    stateOf(await back(who));
    expect(await code((now) => takeVacation(now, account, early, { n: 1, revision: 2 }))).toBe('already-said');
    await mine.until(() => seated(mine) === undefined, 'the return');
    mine.close();
  });

  it('is away at all tables but one that cannot be read, which hears of it when it can', async () => {
    const who = await member();
    const { hall, store, vacations } = house.front.premises;
    const tables = [await owing(who), await owing(who), await owing(who)];
    for (const { mine } of tables) mine.close();
    const [{ table: spoilt }, ...others] = tables;
    const account = accountOf(await hall.look(spoilt, (now) => now));
    const first = () =>
      store.db.selectFrom('entries').select('body').where('table_id', '=', spoilt).where('seq', '=', 1);
    const { body } = await first().executeTakeFirstOrThrow();
    const write = (text: string) =>
      store.db.updateTable('entries').set({ body: text }).where('table_id', '=', spoilt).where('seq', '=', 1).execute();
    const row = () =>
      store.db.selectFrom('vacations').selectAll().where('account_id', '=', account).executeTakeFirstOrThrow();
    await expect.poll(() => seatsOf(account), { timeout: 10_000 }).toBe(3);
    await write('{');
    await expect
      .poll(
        () => {
          hall.sweepOut(Number.POSITIVE_INFINITY);
          return hall.look(spoilt, () => 'read').catch(() => 'unreadable');
        },
        { timeout: 10_000 },
      )
      .toBe('unreadable');
    stateOf(await take(who, { until: Date.now() + 4 * DAY }));
    for (const { table } of others) expect(await kindsAt(table)).toEqual(['vacation']);
    const later = Date.now() + 3_600_000;
    await vacations.finish(later);
    expect(await row()).toMatchObject({ told: 0, changed: later });
    await write(body);
    await vacations.finish(later + 3_600_000);
    expect((await row()).told).toBe(1);
    for (const { table } of tables) expect(await kindsAt(table)).toEqual(['vacation']);
  });

  /** At how many tables it is written down that an account plays. */
  const seatsOf = async (account: string): Promise<number> => {
    const rows = await house.front.premises.store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id')
      .where('seats.account_id', '=', account)
      .where('tables.status', '=', 'playing')
      .execute();
    return rows.length;
  };

  it('is not disturbed by turns unless they wish to be', async () => {
    const [quiet, told] = [await member(), await member()];
    const hooks = ['quiet', 'told'].map((name) => `${receiver.url}/${name}-${kind}`);
    for (const [i, who] of [quiet, told].entries()) {
      await house.call('POST', '/api/account/channels', { kind: 'webhook', address: hooks[i] }, who);
      stateOf(await take(who, { until: Date.now() + DAY * 3, notices: who === told }));
    }
    for (const who of [quiet, told]) {
      const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', clock: SLOW }, who);
      const { table, key } = opened.body;
      const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'Guest' });
      const there = await TableClient.enter(house.url, table, joined.body.key);
      await there.until(() => seated(there) !== undefined, 'the vacation');
      await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
      await there.until(() => there.push!.status === 'playing', 'the start');
      // Until it is the member's turn.
      while (there.push!.turn.includes(1)) {
        const answer = await there.play(there.push!.moves[0]);
        await there.reached(answer.seq!);
      }
      there.close();
    }
    await expect
      .poll(() => receiver.arrived.filter(({ path }) => path.endsWith(`told-${kind}`)).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    expect(receiver.arrived.filter(({ path }) => path.endsWith(`quiet-${kind}`))).toEqual([]);
  });
});
