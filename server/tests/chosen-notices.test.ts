import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, ChannelKind } from '#wire';
import { type Service, startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { houseTime } from '../time.ts';
import { openTestHouse, type TestHouse } from './fixture.ts';
import { openMailServer } from './mail-server.ts';
import { openReceiver } from './receivers.ts';

const password = 'correct horse battery';
const HOUR_MS = 3_600_000;
const receiver = await openReceiver();
const mailServer = await openMailServer();
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await postgres?.stop();
  receiver.close();
  mailServer.close();
});

/** The kinds of services, with an address at our own receiver, and what must arrive there. */
const SERVICES: readonly (readonly [
  ChannelKind,
  unknown,
  (body: Readonly<Record<string, unknown>>) => unknown,
  string,
])[] = [
  ['webhook', `${receiver.url}/hook`, ({ title }) => title, 'POST /hook'],
  ['discord', `${receiver.url}/api/webhooks/1/abcdef`, ({ content }) => content, 'POST /api/webhooks/1/abcdef'],
  ['slack', `${receiver.url}/services/T/B/xyz`, ({ text }) => text, 'POST /services/T/B/xyz'],
  [
    'telegram',
    { token: '123:AbC-d', chat: '42', server: receiver.url },
    ({ text }) => text,
    'POST /bot123:AbC-d/sendMessage',
  ],
  ['ntfy', { url: `${receiver.url}/my-topic`, token: 'tk_1' }, ({ title }) => title, 'POST /'],
  [
    'matrix',
    { server: receiver.url, room: '!room:example.org', token: 'secret-token' },
    ({ body }) => body,
    'PUT /_matrix/client/v3/rooms/!room%3Aexample.org/send/m.room.message/',
  ],
];

describe.each(['sqlite', 'postgres'] as const)('notices as people want them, on %s', (kind) => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      ENGAWA_NOTIFY_AFTER: '0',
      ENGAWA_WEBHOOK_PRIVATE: 'yes',
      SMTP_URL: mailServer.url,
      ...(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {}),
    });
  });
  afterAll(() => house.stop());
  beforeEach(() => {
    receiver.arrived.length = 0;
    mailServer.mails.length = 0;
    receiver.status = 200;
  });

  let n = 0;
  const member = async (): Promise<Record<string, string>> => ({
    cookie: (await house.call('POST', '/api/accounts', { name: `Kept ${kind} ${n++}`, password })).cookie!,
  });
  const channelsOf = (reply: { readonly body: unknown }) => (reply.body as { channels: Channel[] }).channels;
  const add = async (cookie: Record<string, string>, what: ChannelKind, address: unknown): Promise<Channel> => {
    const reply = await house.call('POST', '/api/account/channels', { kind: what, address }, cookie);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return channelsOf(reply).at(-1)!;
  };
  const change = (cookie: Record<string, string>, { channel }: Channel, body: object) =>
    house.call('PATCH', `/api/account/channels/${channel}`, body, cookie);
  /** A table at which the member owes the first decision: with a guest who is not asked first. */
  const owing = async (cookie: Record<string, string>): Promise<{ table: string; finish(): Promise<void> }> => {
    const opened = await house.call(
      'POST',
      '/api/tables',
      { game: 'nippon', seats: 2, name: 'x', bots: ['random'], start: true },
      cookie,
    );
    const { table, key } = opened.body;
    return {
      table,
      finish: async () => {
        const client = await TableClient.enter(house.url, table, key);
        await client.ask({ do: 'resign', action: 'r' });
        client.close();
      },
    };
  };
  /** As if so much time had passed; not before what is on its way now has been noted. */
  const later = async (ms: number) => {
    const { store, notifier } = house.front.premises;
    const underWay = () =>
      store.db
        .selectFrom('notices')
        .select('id')
        .where('sent', '=', 0)
        .where('attempts', '>', 0)
        // What failed comes again sooner than what is being sent.
        .where('leased_until', '>', houseTime.now() + 20_000)
        .execute();
    await expect.poll(underWay).toEqual([]);
    await notifier.retry(houseTime.now() + ms);
  };

  it('each service gets its own shape, once; a test says whether it arrives; what opens it is never shown', async () => {
    const cookie = await member();
    const channels = [];
    for (const [what, address] of SERVICES) channels.push(await add(cookie, what, address));
    const shown = JSON.stringify(channelsOf(await house.call('GET', '/api/account/channels', undefined, cookie)));
    for (const secret of ['AbC-d', 'tk_1', 'secret-token', 'abcdef"']) expect(shown).not.toContain(secret);
    for (const [i, { channel }] of channels.entries()) {
      receiver.arrived.length = 0;
      const [what, , textIn, where] = SERVICES[i];
      const tested = await house.call('POST', `/api/account/channels/${channel}/test`, undefined, cookie);
      expect([what, tested.status, receiver.arrived.length]).toEqual([what, 200, 1]);
      const [{ method, path, body, headers }] = receiver.arrived;
      expect(`${method} ${path}`).toContain(where);
      expect(textIn(body)).toContain('a test');
      if (what === 'matrix') expect(headers.authorization).toBe('Bearer secret-token');
      if (what === 'ntfy') expect([body.topic, headers.authorization]).toEqual(['my-topic', 'Bearer tk_1']);
      if (what === 'discord') expect(body.allowed_mentions).toEqual({ parse: [] });
      if (what === 'telegram') expect(body.chat_id).toBe('42');
    }
    receiver.status = 500;
    const failed = await house.call('POST', `/api/account/channels/${channels[1].channel}/test`, undefined, cookie);
    expect(failed.body.error.code).toBe('not-delivered');
    expect((await house.call('POST', '/api/account/channels/none/test', undefined, cookie)).status).toBe(404);

    receiver.status = 200;
    receiver.arrived.length = 0;
    const began = Date.now();
    const { finish } = await owing(cookie);
    await expect.poll(() => receiver.arrived.length, { timeout: 20_000 }).toBe(SERVICES.length);
    expect(Math.max(...receiver.arrived.map(({ at }) => at)) - began).toBeLessThan(60_000);
    await later(10 * HOUR_MS);
    expect(receiver.arrived).toHaveLength(SERVICES.length);
    await finish();
  });

  it('refuses addresses that are none', async () => {
    const cookie = await member();
    for (const [what, address] of [
      ['discord', 'ftp://x'],
      ['slack', 'https://user:password@x'],
      ['telegram', { token: 'x', chat: '1' }],
      ['telegram', { token: '1:x', chat: 'a b' }],
      ['ntfy', { url: 'https://ntfy.example/' }],
      ['matrix', { server: 'https://x', room: 'room', token: 'x' }],
      ['matrix', 'https://x'],
    ] as const) {
      const refused = await house.call('POST', '/api/account/channels', { kind: what, address }, cookie);
      expect([what, refused.body.error.code]).toEqual([what, 'bad-address']);
    }
  });

  it('a channel is told what it wants and nothing else', async () => {
    const cookie = await member();
    const channel = await add(cookie, 'webhook', `${receiver.url}/over`);
    await change(cookie, channel, { wants: ['over', 'invited'] });
    const all = await add(cookie, 'webhook', `${receiver.url}/all`);
    const { finish } = await owing(cookie);
    await expect.poll(() => receiver.arrived.map(({ path }) => path)).toEqual(['/all']);
    expect(receiver.arrived[0].body).toMatchObject({ occasion: 'turn' });
    expect(receiver.arrived[0].body.since).toBeUndefined();
    await change(cookie, all, { wants: [] });
    await finish();
    const bad = await change(cookie, channel, { wants: ['weather'] });
    expect(bad.body.error.code).toBe('bad-request');
    expect((await change(await member(), channel, { wants: [] })).status).toBe(404);
  });

  it('quiet hours: what comes meanwhile is told when they are over, once, and only if it is still so', async () => {
    const cookie = await member();
    await add(cookie, 'webhook', `${receiver.url}/quiet`);
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { zone: 'UTC', from: (minute + 1440 - 60) % 1440, to: (minute + 60) % 1440 };
    expect((await house.call('PUT', '/api/account/quiet', quiet, cookie)).status).toBe(200);
    expect((await house.call('GET', '/api/account/quiet', undefined, cookie)).body).toEqual({ quiet });
    const first = await owing(cookie);
    const second = await owing(cookie);
    const { db } = house.front.premises.store;
    const kept = async () =>
      (
        await db
          .selectFrom('notices')
          .select(['leased_until', 'sent'])
          .where('id', 'like', `${second.table}/%`)
          .execute()
      )[0];
    await expect.poll(kept).toMatchObject({ sent: 0 });
    // Within a minute of the end.
    expect(Math.abs((await kept()).leased_until - (houseTime.now() + HOUR_MS))).toBeLessThan(61_000);
    await later(0.9 * HOUR_MS);
    expect(receiver.arrived).toEqual([]);
    await first.finish();
    await later(1.1 * HOUR_MS);
    expect(receiver.arrived.map(({ body }) => body.table)).toEqual([second.table]);
    await later(9 * HOUR_MS);
    expect(receiver.arrived).toHaveLength(1);
    const nowhere = await house.call('PUT', '/api/account/quiet', { ...quiet, zone: 'Nowhere' }, cookie);
    expect(nowhere.body.error.code).toBe('bad-request');
    await second.finish();
  });

  it('a digest: everything of a day that still waits in one message', async () => {
    const cookie = await member();
    const channel = await add(cookie, 'webhook', `${receiver.url}/digest`);
    const minute = (new Date().getUTCHours() * 60 + new Date().getUTCMinutes() + 120) % 1440;
    await change(cookie, channel, { digest: minute });
    const tables = [await owing(cookie), await owing(cookie), await owing(cookie)];
    const { db } = house.front.premises.store;
    const waiting = () => db.selectFrom('notices').select('id').where('channel_id', '=', channel.channel).execute();
    await expect.poll(async () => (await waiting()).length).toBe(4);
    await later(HOUR_MS);
    expect(receiver.arrived).toEqual([]);
    await tables[1].finish();
    receiver.status = 503;
    await later(2.1 * HOUR_MS);
    receiver.status = 200;
    await later(3 * HOUR_MS);
    expect(receiver.arrived).toHaveLength(2);
    const [failed, { body }] = receiver.arrived;
    expect(failed.body).toEqual(body);
    expect(body).toMatchObject({ occasion: 'digest', title: 'Engawa: 2 things wait' });
    expect(body.text).toContain(tables[0].table);
    expect(body.text).toContain(tables[2].table);
    expect(body.text).not.toContain(tables[1].table);
    await later(30 * HOUR_MS);
    expect(receiver.arrived).toHaveLength(2);
    for (const one of [tables[0], tables[2]]) await one.finish();
  });

  it('mail has a test as well; a game that ended without its player is told of, once', async () => {
    const cookie = await member();
    const proof = { password };
    const added = await house.call(
      'POST',
      '/api/account/channels',
      { kind: 'mail', address: `m${n}@example.org`, proof },
      cookie,
    );
    const { channel } = channelsOf(added)[0];
    expect((await house.call('POST', `/api/account/channels/${channel}/test`, undefined, cookie)).status).toBe(404);
    await expect.poll(() => mailServer.mails.length).toBe(1);
    const code = /\b(\d{6})\b/.exec(mailServer.mails[0])![1];
    await house.call('POST', `/api/account/channels/${channel}/confirm`, { code }, cookie);
    expect((await house.call('POST', `/api/account/channels/${channel}/test`, undefined, cookie)).status).toBe(200);
    expect(mailServer.mails.at(-1)).toContain('a test');
    mailServer.mails.length = 0;
    await house.call('PATCH', `/api/account/channels/${channel}`, { wants: ['over'] }, cookie);
    const { table } = (await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, cookie)).body;
    const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' });
    await house.call('POST', `/api/tables/${table}/start`, {}, cookie);
    const ren = await TableClient.enter(house.url, table, joined.body.key);
    await ren.ask({ do: 'resign', action: 'r' });
    ren.close();
    await expect.poll(() => mailServer.mails.length, { timeout: 15_000 }).toBe(1);
    expect(mailServer.mails[0]).toContain('You won a game of Nippon');
    await later(HOUR_MS);
    expect(mailServer.mails).toHaveLength(1);
  });
});
