import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { readAddress } from '../notify/channels.ts';
import { commitAll, enterAll, openTable, openTestHouse, reveal, seatKey, type TestHouse } from './fixture.ts';
import { cert, key } from './loopback-certificate.ts';
import { openMailServer } from './mail-server.ts';

/** Real sinks on loopback: a webhook, a mail server, a push service. */
const hooks: { id: string; table: string; seat: number | null; text: string }[] = [];
let hookServer: Server;
const mailServer = await openMailServer();
const { mails } = mailServer;
let house: TestHouse;
let postgres: Service;
let hookUrl = '';
let hookStatus = 200;

const listen = (server: {
  listen(port: number, host: string, done: () => void): unknown;
  address(): unknown;
}): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));

beforeAll(async () => {
  postgres = await startPostgres();
  hookServer = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      hooks.push(JSON.parse(text));
      response.statusCode = hookStatus;
      response.end();
    });
  });
  hookUrl = `http://127.0.0.1:${await listen(hookServer)}/hook`;
  house = await openTestHouse({
    ENGAWA_NOTIFY_AFTER: '0',
    ENGAWA_WEBHOOK_PRIVATE: 'yes',
    SMTP_URL: mailServer.url,
  });
}, 300_000);

afterAll(async () => {
  await house.stop();
  await postgres.stop();
  hookServer.close();
  mailServer.close();
});

beforeEach(() => {
  hooks.length = 0;
  mails.length = 0;
  hookStatus = 200;
});

/** One of several houses on one store. */
const openTogether = (): Promise<TestHouse> =>
  openTestHouse({ ENGAWA_NOTIFY_AFTER: '0', ENGAWA_WEBHOOK_PRIVATE: 'yes', DATABASE_URL: postgres.url });

const hook = (): object => ({ kind: 'webhook', address: hookUrl });

it('tells an absent seat once per decision, however many moves its turn has', async () => {
  const seated = await openTable(house, { start: false });
  for (const key of seated.keys) {
    const added = await house.call('POST', `/api/tables/${seated.table}/channels`, hook(), seatKey(key));
    expect(added.status).toBe(201);
  }
  const clients = await enterAll(house, seated);
  for (const client of clients) await client.ask({ do: 'look', looking: false });
  await house.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
  await Promise.all(clients.map((client) => client.until(() => client.push!.turn.length > 0, 'the start')));
  const turns: number[] = [];
  let last = -1;
  for (let n = 0; n < 40 && turns.length < 8; n++) {
    const seat = clients[0].push!.turn[0];
    if (seat !== last) {
      last = seat;
      turns.push(seat);
      await expect.poll(() => hooks.length, { timeout: 5000 }).toBe(turns.length);
    }
    const client = clients[seat];
    const answer = await client.play(client.push!.moves.at(-1)!);
    expect(answer.error).toBeUndefined();
    await Promise.all(clients.map((each) => each.reached(answer.seq!)));
  }
  // The last move may have passed the turn on.
  const now = clients[0].push!.turn[0];
  if (now !== last) turns.push(now);
  await expect.poll(() => hooks.length).toBe(turns.length);
  await wait(100);
  expect(hooks.map(({ seat }) => seat)).toEqual(turns);
  expect(new Set(hooks.map(({ id }) => id)).size).toBe(hooks.length);
  for (const client of clients) client.close();
});

it('tells a seat whose part of the shuffle is awaited, and again when it has the turn', async () => {
  const seated = await openTable(house, { start: false });
  await house.call('POST', `/api/tables/${seated.table}/channels`, hook(), seatKey(seated.keys[1]));
  const parts = await commitAll(house, seated);
  await house.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
  await reveal(house, seated, 0, parts[0]);
  await expect.poll(() => hooks.map(({ text }) => text)).toEqual([expect.stringContaining('shuffle')]);
  await reveal(house, seated, 1, parts[1]);
  const client = await TableClient.enter(house.url, seated.table, seated.keys[0]);
  while (client.push!.turn[0] !== 1) {
    const answer = await client.play(client.push!.moves.at(-1)!);
    await client.reached(answer.seq!);
  }
  await expect.poll(() => hooks.map(({ seat }) => seat)).toEqual([1, 1]);
  client.close();
});

it('tells nobody who is looking at the table, and does when they look away', async () => {
  const seated = await openTable(house, { start: false });
  for (const key of seated.keys) await house.call('POST', `/api/tables/${seated.table}/channels`, hook(), seatKey(key));
  const clients = await enterAll(house, seated);
  await wait(50);
  await house.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
  await wait(300);
  expect(hooks).toEqual([]);
  const seat = clients[0].push!.turn[0];
  await clients[seat].ask({ do: 'look', looking: false });
  await expect.poll(() => hooks.length).toBe(1);
  await clients[seat].ask({ do: 'look', looking: true });
  await clients[seat].ask({ do: 'look', looking: false });
  await wait(200);
  expect(hooks).toHaveLength(1);
  for (const client of clients) client.close();
});

it('reminds once before a correspondence clock runs out, by two houses on one store', async () => {
  const first = await openTogether();
  const clock = { kind: 'correspondence', bank: 86_400, increment: 0, cap: 86_400 };
  const seated = await openTable(first, { start: false, clock, timeout: 'lose' });
  for (const key of seated.keys) await first.call('POST', `/api/tables/${seated.table}/channels`, hook(), seatKey(key));
  await first.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
  await expect.poll(() => hooks.length).toBe(1);
  /** Time passes: the log is told that everything happened earlier, and another house reads it. */
  const later = async (hours: number): Promise<void> => {
    await first.front.premises.store.db
      .updateTable('entries')
      .set((e) => ({ at: e('at', '-', hours * 3_600_000) }))
      .where('table_id', '=', seated.table)
      .execute();
    const others = await Promise.all([1, 2].map(() => openTogether()));
    await Promise.all(others.map((other) => other.front.premises.hall.tend([seated.table])));
    await wait(400);
    await Promise.all(others.map((other) => other.stop()));
  };
  await later(11);
  expect(hooks).toHaveLength(1);
  await later(2);
  expect(hooks).toHaveLength(2);
  expect(hooks[1]).toMatchObject({ seat: hooks[0].seat, text: expect.stringContaining('run out soon') });
  await later(2);
  expect(hooks).toHaveLength(2);
  await first.stop();
});

it('the same decision is told once by two houses on one store', async () => {
  const first = await openTogether();
  const seated = await openTable(first, { start: false });
  for (const key of seated.keys) await first.call('POST', `/api/tables/${seated.table}/channels`, hook(), seatKey(key));
  const other = await openTogether();
  await first.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
  await Promise.all([other.front.premises.hall.tend([seated.table]), first.front.premises.hall.tend([seated.table])]);
  await expect.poll(() => hooks.length).toBe(1);
  await wait(300);
  expect(hooks).toHaveLength(1);
  await other.stop();
  await first.stop();
});

it('sends again what was not delivered, with the same id, and gives up on what is gone', async () => {
  const seated = await openTable(house, { start: false });
  for (const key of seated.keys) await house.call('POST', `/api/tables/${seated.table}/channels`, hook(), seatKey(key));
  hookStatus = 500;
  await house.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
  await expect.poll(() => hooks.length).toBe(1);
  hookStatus = 200;
  await house.front.premises.notifier.retry(Date.now() + 120_000);
  expect(hooks.map(({ id }) => id)).toEqual([hooks[0].id, hooks[0].id]);
  await house.front.premises.notifier.retry(Date.now() + 240_000);
  expect(hooks).toHaveLength(2);
});

it('mail: an account confirms its address by a code, then is told in its language', async () => {
  const made = await house.call('POST', '/api/accounts', { name: 'Mail', password: 'correct horse' });
  const cookie = { cookie: made.cookie! };
  await house.call('PATCH', '/api/account', { language: 'fr' }, cookie);
  const mail = { kind: 'mail', address: 'mail@example.org' };
  const proof = { password: 'correct horse' };
  const added = await house.call('POST', '/api/account/channels', { ...mail, proof }, cookie);
  expect(added.body.channels[0]).toMatchObject({ kind: 'mail', confirmed: false });
  await expect.poll(() => mails.length).toBe(1);
  const code = /\b(\d{6})\b/.exec(mails[0])![1];
  const { channel } = added.body.channels[0];
  const confirmed = await house.call('POST', `/api/account/channels/${channel}/confirm`, { code }, cookie);
  expect(confirmed.body.channels[0].confirmed).toBe(true);
  const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, cookie);
  const { table } = opened.body;
  await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' });
  await house.call('POST', `/api/tables/${table}/start`, {}, cookie);
  const guest = await TableClient.enter(house.url, table);
  if (!guest.push!.turn.includes(0)) {
    const { db } = house.front.premises.store;
    expect(await db.selectFrom('notices').select('id').where('id', 'like', `${table}/0/%`).execute()).toEqual([]);
  } else {
    await expect.poll(() => mails.length).toBe(2);
    expect(mails[1]).toMatch(/jouer/);
  }
  guest.close();
  const wrong = await house.call(
    'POST',
    '/api/account/channels',
    { kind: 'mail', address: 'other@example.org', proof },
    cookie,
  );
  const second = wrong.body.channels.find((c: { confirmed: boolean }) => !c.confirmed)!.channel;
  const guessed = await house.call('POST', `/api/account/channels/${second}/confirm`, { code: '000000x' }, cookie);
  expect(guessed.body.error.code).toBe('wrong-code');
  const seated = await openTable(house);
  const byGuest = await house.call('POST', `/api/tables/${seated.table}/channels`, mail, seatKey(seated.keys[0]));
  expect(byGuest.body.error.code).toBe('not-allowed');
});

it('web push: encrypted, signed with our key, and a subscription that ended is forgotten', async () => {
  const pushes: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let status = 201;
  const service = createSecureServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      pushes.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.statusCode = status;
      response.end();
    });
  });
  const port = await listen(service);
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const subscription = {
    endpoint: `https://127.0.0.1:${port}/push/1`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    const seated = await openTable(house, { start: false });
    const channels = `/api/tables/${seated.table}/channels`;
    for (const seat of seated.keys) {
      const added = await house.call('POST', channels, { kind: 'push', address: subscription }, seatKey(seat));
      expect(added.body.channels[0]).toMatchObject({ kind: 'push', address: `127.0.0.1:${port}` });
    }
    await house.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
    await expect.poll(() => pushes.length).toBe(1);
    const { headers, body } = pushes[0];
    expect(headers['content-encoding']).toBe('aes128gcm');
    const vapid = (await house.call('GET', '/api/push-key')).body.key;
    expect(headers.authorization).toContain(`k=${vapid}`);
    expect(body.includes(seated.table)).toBe(false);

    status = 410;
    const next = await openTable(house, { start: false });
    for (const seat of next.keys) {
      await house.call(
        'POST',
        `/api/tables/${next.table}/channels`,
        { kind: 'push', address: subscription },
        seatKey(seat),
      );
    }
    await house.call('POST', `/api/tables/${next.table}/start`, {}, seatKey(next.keys[0]));
    await expect.poll(() => pushes.length).toBe(2);
    const left = async () => {
      const all = await Promise.all(
        next.keys.map((seat) => house.call('GET', `/api/tables/${next.table}/channels`, undefined, seatKey(seat))),
      );
      return all.flatMap(({ body: { channels: some } }) => some).length;
    };
    await expect.poll(left).toBe(1);
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    service.close();
  }
});

it('refuses addresses that are none, and webhooks into our own network', async () => {
  expect(() => readAddress('mail', 'not mail')).toThrow();
  expect(() => readAddress('webhook', 'ftp://x')).toThrow();
  expect(() => readAddress('push', { endpoint: 'http://x' })).toThrow();
  const { publicAddress } = await import('../notify/channels.ts');
  for (const url of [
    'http://127.0.0.1/',
    'http://10.1.2.3/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://192.168.0.1:8080/',
  ]) {
    await expect(publicAddress(url), url).rejects.toThrow('private');
  }
});
