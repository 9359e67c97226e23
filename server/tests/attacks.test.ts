import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TableClient } from '../../testing/table-client.ts';
import { reasonOf } from '../notify/notifier.ts';
import { storeTrouble } from '../store/trouble.ts';
import { Clocks } from '../tables/clock.ts';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'engawa-attacks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const web = path.join(folder, 'web');
mkdirSync(path.join(web, 'assets'), { recursive: true });
writeFileSync(path.join(folder, 'secret.txt'), 'do-not-tell');
writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Engawa</title>');
const house = await houseForFile({ ENGAWA_WEB: web });

/** A request whose address is sent as it is written. */
function raw(at: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(house.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: at, headers: { connection: 'close', ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

it('files outside the folder of the client are not served', async () => {
  const ways = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
  ];
  for (const way of [...ways, '/assets/%2e%2e%2f%2e%2e%2fsecret.txt', '//secret.txt', '/secret.txt%00.html']) {
    const { status, text } = await raw(way);
    expect(status, way).toBeGreaterThanOrEqual(400);
    expect(status, way).toBeLessThan(500);
    expect(text).not.toContain('do-not-tell');
  }
});

it('metrics are not for those who come by way of a proxy on this machine', async () => {
  expect((await raw('/metrics')).status).toBe(200);
  expect((await raw('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403);
  expect((await raw('/metrics', { via: '1.1 proxy' })).status).toBe(403);
});

describe('names', () => {
  const open = (name: string) => house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name });

  it('that hide, turn around or break the line are refused', async () => {
    const bad = [
      '\u202eikA',
      'Aki\u200b',
      'A\u0000ki',
      'A\nki',
      '\u200d',
      '\u3000',
      'A\u2028ki',
      '\ufeff',
      'A\u00adki',
      'Aki\u200d',
      'Kaze\u200d San',
      'A\u200cki',
      'Aki\ufe0f',
      'A\u034fki',
      '\u3164',
      'Аki',
      'Ακi',
      '\ud800',
    ];
    for (const name of bad) {
      const { status, body } = await open(name);
      expect([status, body.error?.code], JSON.stringify(name)).toEqual([400, 'bad-request']);
    }
  });

  it('in any language are kept as they are', async () => {
    for (const name of [
      '秋',
      'Zoë',
      'آرش',
      '👨\u200d👩\u200d👧',
      'O’Neill & <b>',
      'نام\u200cها',
      'क्\u200dष',
      'Аки',
      'Νίκος',
      'Aki 秋',
      '❤\ufe0f',
    ]) {
      const { status, body } = await open(name);
      expect(status, name).toBe(201);
      expect(body.summary.seats[0].name).toBe(name.normalize());
    }
  });

  it('of accounts that look alike are one name, and no guest sits down under it', async () => {
    const password = 'correct horse battery';
    expect((await house.call('POST', '/api/accounts', { name: 'Kaze San', password })).status).toBe(201);
    for (const name of ['kaze  san', 'ＫＡＺＥ San', 'Kaze\u00a0San']) {
      const { status, body } = await house.call('POST', '/api/accounts', { name, password });
      expect([status, body.error?.code], JSON.stringify(name)).toEqual([409, 'name-taken']);
    }
    const pairs = [
      ['Oscar', 'Оѕсаr', 'OSCAR'],
      ['Pacha', 'Расһа', 'pacha'],
      ['Alice', 'AIice', 'A1ice'],
      ['Iris', 'lris', '1ris'],
      ['Ronin', 'R0nin', 'RONIN'],
      ['Marna', 'Mama', 'MARNA'],
      ['エリ', '工リ', 'エり'],
    ];
    for (const [first, ...others] of pairs) {
      expect((await house.call('POST', '/api/accounts', { name: first, password })).status).toBe(201);
      for (const name of others) {
        const { status } = await house.call('POST', '/api/accounts', { name, password });
        expect([400, 409], name).toContain(status);
        expect([400, 409], name).toContain((await open(name)).status);
      }
      const guest = await open(first);
      expect([guest.status, guest.body.error.code]).toEqual([409, 'name-taken']);
    }
    for (const name of ['Ella', 'Elia', 'Zoë', 'Zoe', 'Мика', 'Mika']) {
      expect((await house.call('POST', '/api/accounts', { name, password })).status, name).toBe(201);
    }
  });
});

it('chat keeps what was written, and nothing that is no text', async () => {
  const seated = await openTable(house);
  const [a, b] = await enterAll(house, seated);
  const html = '<img src=x onerror=alert(1)>\n\t山';
  expect((await a.ask({ do: 'say', text: html, action: 'h' })).error).toBeUndefined();
  await b.until(() => b.chats.length === 1, 'the line');
  expect(b.chats[0].text).toBe(html);
  for (const text of ['\u0000', 'x\u001b[31m', '\ud800', 'x'.repeat(2001), '']) {
    expect((await a.ask({ do: 'say', text, action: 'n' })).error?.code).toBe('bad-request');
  }
  const note = await house.call(
    'PUT',
    `/api/tables/${seated.table}/note`,
    { text: 'a\u0000' },
    seatKey(seated.keys[0]),
  );
  expect(note.status).toBe(400);
  for (const client of [a, b]) client.close();
});

it('what PostgreSQL cannot keep is the fault of who sent it', () => {
  expect(storeTrouble({ code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' })?.code).toBe(
    'bad-request',
  );
  expect(storeTrouble(new Error('some fault of ours'))).toBeUndefined();
});

it('"ready" taken back and said again earns no more time', () => {
  const clocks = new Clocks({ kind: 'live', bank: 100, increment: 10, cap: 1000 }, 2);
  clocks.run(0b11, 0, false);
  clocks.run(0b10, 1000, true, 0);
  expect(clocks.faces(1000)[0].left).toBe(109_000);
  for (let again = 0; again < 5; again++) {
    clocks.run(0b11, 1000, true, 0);
    clocks.run(0b10, 1000, true, 0);
  }
  expect(clocks.faces(1000)[0].left).toBe(109_000);
  // The other seat's move sets both going: a new turn.
  clocks.run(0b01, 1000, true, 1);
  clocks.run(0b10, 1000, true, 0);
  expect(clocks.faces(1000).map(({ left }) => left)).toEqual([119_000, 109_000]);
});

it('what was opened with a key ends with the key: after a recovery, and after a seat changed hands', async () => {
  const { table, keys, phrases } = await openTable(house);
  const thief = await TableClient.enter(house.url, table, keys[1]);
  const recovered = await house.call('POST', `/api/tables/${table}/recover`, { phrase: phrases[1] });
  await thief.until(() => false, 'the close', 5000).catch(() => undefined);
  expect(thief.closed?.code).toBe(4401);
  const owner = await TableClient.enter(house.url, table, recovered.body.key);
  expect(owner.seat).toBe(1);
  owner.close();

  const waiting = await openTable(house, { start: false });
  const removed = await TableClient.enter(house.url, waiting.table, waiting.keys[1]);
  const host = seatKey(waiting.keys[0]);
  await house.call('POST', `/api/tables/${waiting.table}/remove`, { seat: 1 }, host);
  const joined = await house.call('POST', `/api/tables/${waiting.table}/join`, { name: 'Next' });
  await house.call('POST', `/api/tables/${waiting.table}/start`, {}, host);
  await removed.until(() => false, 'the close', 5000).catch(() => undefined);
  expect(removed.closed?.code).toBe(4401);
  expect(removed.push!.view).toBeNull();
  const next = await TableClient.enter(house.url, waiting.table, joined.body.key);
  expect(next.seat).toBe(1);
  next.close();
});

it('a client that asks on and on without reading is let go, and the others do not notice', async () => {
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  await playOn(clients, 'long', 60);
  const greedy = await TableClient.enter(house.url, seated.table, seated.keys[0]);
  const line = (greedy.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
  line.pause();
  for (let n = 0; n < 3000; n++) greedy.socket.send(JSON.stringify({ id: n, do: 'sync', since: 0 }));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  line.resume();
  await greedy.until(() => false, 'the close', 8000).catch(() => undefined);
  expect([1006, 1008, 1013]).toContain(greedy.closed?.code);
  await playOn(clients, 'undisturbed', 3);
  for (const client of clients) client.close();
});

it('a resignation, an undo and a move at once: each is done once, in some order, and the table agrees', async () => {
  const seated = await openTable(house, { seats: 3 });
  const clients = await enterAll(house, seated);
  const mine = clients[clients[0].push!.turn[0]];
  const { moves, seq } = mine.push!;
  const first = await mine.play(moves[0], seq);
  await mine.reached(first.seq!);
  const answers = await Promise.all([
    mine.ask({ do: 'undo', seq: first.seq, action: 'u' }),
    mine.ask({ do: 'resign', action: 'r' }),
    mine.play(mine.push!.moves[0], first.seq, 'p'),
    mine.ask({ do: 'resign', action: 'r' }),
    mine.ask({ do: 'undo', seq: first.seq, action: 'u' }),
  ]);
  const [undone, resigned, late, resignedAgain, undoneAgain] = answers;
  expect(resigned.error).toBeUndefined();
  expect(resignedAgain.seq).toBe(resigned.seq);
  expect(undoneAgain.seq).toBe(undone.seq);
  expect(['stale', 'not-allowed']).toContain(late.error?.code);
  const others = clients.filter((client) => client !== mine);
  await playOn(others, 'after', 4);
  const { body } = await house.call('GET', `/api/tables/${seated.table}/log`);
  const log = (body as unknown as { log: { kind: string }[] }).log;
  expect(log.filter(({ kind }) => kind === 'resign')).toHaveLength(1);
  expect(log.filter(({ kind }) => kind === 'undo')).toHaveLength(1);
  for (const client of clients) client.close();
});

it('a new log-in gives a new session; one that was planted before is worth nothing', async () => {
  const password = 'correct horse battery';
  await house.call('POST', '/api/accounts', { name: 'Fixed', password });
  const planted = 'engawa=planted-by-somebody';
  const login = await house.call('POST', '/api/session', { name: 'Fixed', password }, { cookie: planted });
  expect(login.cookie).toMatch(/^engawa=[\w-]{43}$/);
  expect((await house.call('GET', '/api/account', undefined, { cookie: planted })).status).toBe(401);
  expect((await house.call('GET', '/api/account', undefined, { cookie: login.cookie! })).status).toBe(200);
});

it('a table opened with a log-in closes when the log-in has ended', async () => {
  const password = 'correct horse battery';
  const { cookie } = await house.call('POST', '/api/accounts', { name: 'Logged out', password });
  const headers = { cookie: cookie! };
  const { table } = (await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, headers)).body;
  const client = await TableClient.connect(house.url, table, headers);
  await client.hello();
  expect(client.seat).toBe(0);
  house.front.live.beat();
  expect((await client.ask({ do: 'ping' })).error).toBeUndefined();
  await house.call('PATCH', '/api/account', { password: `another ${password}`, proof: { password } }, headers);
  house.front.live.beat();
  await client.until(() => false, 'the close', 5000).catch(() => undefined);
  expect(client.closed?.code).toBe(4401);
});

it('pages of another site can do nothing, whatever they call themselves', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', 'file://', 'not a url']) {
    const { status, body } = await house.call(
      'POST',
      '/api/tables',
      { game: 'nippon', seats: 2, name: 'x' },
      { origin },
    );
    expect([status, body.error.code], origin).toEqual([403, 'bad-origin']);
  }
});

it('why a notice was not delivered is logged without the address it was for', () => {
  const secret = 'https://push.example/do-not-tell';
  const push = Object.assign(new Error(`Received unexpected response from ${secret}`), {
    statusCode: 410,
    endpoint: secret,
  });
  const mail = Object.assign(new Error(`550 ${secret}`), { responseCode: 550, command: `RCPT TO:<${secret}>` });
  expect([push, mail, new Error(secret)].map(reasonOf)).toEqual(['410', '550', 'Error']);
});
