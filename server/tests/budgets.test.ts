import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { Budgets } from '../budgets.ts';
import { mailboxOf } from '../notify/channels.ts';
import { openStore } from '../store/open-store.ts';
import { houseForFile, openTable, seatKey } from './fixture.ts';
import { openMailServer } from './mail-server.ts';

const mailServer = await openMailServer();
const { mails } = mailServer;
afterAll(() => mailServer.close());
const house = await houseForFile({ SMTP_URL: mailServer.url });
const password = 'correct horse battery';

const register = async (name: string): Promise<{ cookie: string }> => {
  const { cookie } = await house.call('POST', '/api/accounts', { name, password });
  return { cookie: cookie! };
};

describe('a budget', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-budgets-'));
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 300_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['sqlite', 'postgres'] as const)(
    'is spent by all processes together and new after a day, on %s',
    async (kind) => {
      const store = await openStore({
        file: path.join(folder, 'budgets.sqlite'),
        databaseUrl: kind === 'postgres' ? postgres.url : undefined,
      });
      const [here, there] = [new Budgets(store), new Budgets(store)];
      const now = 1_763_200_000_000;
      const spend = (n: number, at: number) =>
        Promise.all(Array.from({ length: n }, (_, i) => (i % 2 ? here : there).spend('x', 7, at)));
      expect((await spend(40, now)).filter(Boolean)).toHaveLength(7);
      expect((await spend(10, now + 86_399_999)).filter(Boolean)).toHaveLength(0);
      expect(await here.spend('y', 7, now)).toBe(true);
      expect((await spend(40, now + 86_400_000)).filter(Boolean)).toHaveLength(7);
      await here.sweepOut(now + 86_400_001);
      const { db } = store;
      expect(await db.selectFrom('budgets').select(['spent', 'until']).execute()).toEqual([
        { spent: 7, until: now + 2 * 86_400_000 },
      ]);
      // Whom it is about cannot be read from it.
      expect(await db.selectFrom('budgets').select('what').where('what', 'in', ['x', 'y']).execute()).toEqual([]);
      await store.close();
    },
  );
});

describe('invitations', () => {
  /** A table of an account; what an invitation of it is answered with. */
  const inviteFrom = async (headers: { cookie: string }, account: string) => {
    const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, headers);
    return house.call('POST', `/api/tables/${opened.body.table}/invite`, { account }, headers);
  };
  const told = async (name: string): Promise<number> => {
    const { id } = (await house.front.premises.accounts.byName(name))!;
    const { db } = house.front.premises.store;
    return (await db.selectFrom('notices').select('id').where('id', 'like', `%/invited/${id}/%`).execute()).length;
  };
  const invitedTo = async (headers: { cookie: string }): Promise<number> =>
    (await house.call('GET', '/api/tables?mine=true&limit=100', undefined, headers)).body.tables.length;
  /** An account that is told of invitations. */
  const listener = async (name: string): Promise<{ cookie: string }> => {
    const headers = await register(name);
    await house.call('POST', '/api/account/channels', { kind: 'webhook', address: 'http://127.0.0.1:9/' }, headers);
    return headers;
  };

  it('of accounts are not for guests, who have the link', async () => {
    const headers = await listener('Not for guests');
    const { table, keys } = await openTable(house, { start: false });
    const answer = await house.call(
      'POST',
      `/api/tables/${table}/invite`,
      { account: 'not for guests' },
      seatKey(keys[0]),
    );
    expect([answer.status, answer.body.error.code]).toEqual([403, 'not-allowed']);
    expect(await invitedTo(headers)).toBe(0);
  });

  it('from one account to one account are told of three times a day, and once per table', async () => {
    const headers = await listener('Chased');
    const chaser = await register('Chaser');
    for (let n = 0; n < 5; n++) expect((await inviteFrom(chaser, 'Chased')).status).toBe(200);
    expect(await told('Chased')).toBe(3);
    expect(await invitedTo(headers)).toBe(5);
    const opened = await house.call(
      'POST',
      '/api/tables',
      { game: 'nippon', seats: 2, name: 'x' },
      await register('Other'),
    );
    for (let n = 0; n < 3; n++) {
      const again = await house.call(
        'POST',
        `/api/tables/${opened.body.table}/invite`,
        { account: 'chased' },
        seatKey(opened.body.key),
      );
      expect(again.status).toBe(200);
    }
    expect(await told('Chased')).toBe(4);
  });

  it('of one account are twenty a day', async () => {
    await register('Invited often');
    const sender = await register('Sends a lot');
    const answers = [];
    for (let n = 0; n < 23; n++) answers.push(await inviteFrom(sender, 'Invited often'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), ...Array(3).fill(429)]);
    expect(answers[22].body.error.code).toBe('too-many-today');
  });

  it('to one account are told of ten times a day, whoever sends them', async () => {
    await listener('Wanted by all');
    for (let n = 0; n < 13; n++) {
      expect((await inviteFrom(await register(`Fan ${n}`), 'Wanted by all')).status).toBe(200);
    }
    expect(await told('Wanted by all')).toBe(10);
  });
});

describe('codes for mail addresses', () => {
  const ask = (headers: { cookie: string }, address: string) =>
    house.call('POST', '/api/account/channels', { kind: 'mail', address, proof: { password } }, headers);
  const forget = async (headers: { cookie: string }, channel: string, code?: string) =>
    code === undefined
      ? house.call('DELETE', `/api/account/channels/${channel}`, undefined, headers)
      : house.call('POST', `/api/account/channels/${channel}/confirm`, { code }, headers);

  it('are five a day for who asks, also when they were wrong', async () => {
    const headers = await register('Asks a lot');
    const answers = [];
    for (let n = 0; n < 7; n++) {
      const answer = await ask(headers, `asked-${n}@example.org`);
      answers.push(answer.status);
      if (answer.status === 201) await forget(headers, answer.body.channels[0].channel, n % 2 ? undefined : '000000x');
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  it('come to a mailbox three times a day, however it is spelt and whoever asks, who gets the same answer each time', async () => {
    const spellings = [
      'stranger@example.org',
      'Stranger@Example.ORG',
      'stranger+a@example.org',
      'stranger+b@example.org',
    ];
    const answers: unknown[] = [];
    for (let n = 0; n < 6; n++) {
      const headers = await register(`Nosy ${n}`);
      const { status, body } = await ask(headers, spellings[n % 4]);
      const [{ channel, confirmed }] = body.channels;
      // Where no code was sent none is right, and that looks like a wrong one.
      const guessed = await forget(headers, channel, '12345x');
      answers.push([status, body.channels.length, confirmed, guessed.status, guessed.body]);
    }
    expect(answers).toEqual(Array(6).fill(answers[0]));
    await expect.poll(() => mails.filter((mail) => /^To: stranger/im.test(mail)).length).toBe(3);
  });

  it('are for a mailbox, which has many spellings', () => {
    expect(['A.b+c+d@Example.org', 'a.b@example.org'].map(mailboxOf)).toEqual(Array(2).fill('a.b@example.org'));
  });

  it('are not waited for: whether the mail server took one is not told', async () => {
    const headers = await register('Curious');
    const { notifier } = house.front.premises;
    const { parts } = notifier as unknown as { parts: { senders: { by: Record<string, unknown> } } };
    const { mail } = parts.senders.by;
    try {
      parts.senders.by.mail = () => Promise.reject(Object.assign(new Error('550'), { responseCode: 550 }));
      const refused = await ask(headers, 'no-such-mailbox@example.org');
      expect([refused.status, refused.body.channels.length]).toEqual([201, 1]);
      parts.senders.by.mail = () => new Promise(() => undefined);
      expect((await ask(headers, 'slow@example.org')).status).toBe(201);
    } finally {
      parts.senders.by.mail = mail;
    }
  });
});
