import { execFile } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { openTestHouse, type Reply, type TestHouse } from './fixture.ts';

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');
const password = 'correct horse battery';
const fresh = 'a kettle in the rain';
/** Each run of the program starts a process; a busy machine takes its time. */
const PATIENCE_MS = 240_000;

const letters: string[] = [];

/** As much of a mail server as a mailer needs. */
function talk(socket: Socket): void {
  let letter: string[] | undefined;
  let rest = '';
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (letter && line === '.') {
        // As written, whichever way it was wrapped to travel.
        letters.push(letter.join('\n').replace(/=\n/g, '').replace(/=3D/g, '='));
        letter = undefined;
        socket.write('250 kept\r\n');
      } else if (letter) letter.push(line);
      else if (line === 'DATA') {
        letter = [];
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    }
  });
}

const mailServer = createServer(talk);
let smtp = '';
let postgres: Service;

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  smtp = `smtp://127.0.0.1:${(mailServer.address() as { port: number }).port}?ignoreTLS=true`;
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  mailServer.close();
  await postgres?.stop();
});
beforeEach(() => {
  letters.length = 0;
});

describe.each(['sqlite', 'postgres'] as const)('a new password, on %s', (kind) => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      SMTP_URL: smtp,
      ENGAWA_URL: 'https://house.example',
      ...(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {}),
    });
  });
  afterAll(() => house.stop());

  async function register(name: string, address?: string): Promise<Record<string, string>> {
    const made = await house.call('POST', '/api/accounts', { name, password });
    const headers = { cookie: made.cookie! };
    if (address === undefined) return headers;
    const mail = { kind: 'mail', address, proof: { password } };
    const added = await house.call('POST', '/api/account/channels', mail, headers);
    await expect.poll(() => letters.length, { timeout: 5000 }).toBe(1);
    const code = /\b(\d{6})\b/.exec(letters.pop()!.split('\n\n').slice(1).join(' '))![1];
    const { channel } = added.body.channels[0];
    await house.call('POST', `/api/account/channels/${channel}/confirm`, { code }, headers);
    return headers;
  }
  const ask = (name: string, headers?: Record<string, string>): Promise<Reply> =>
    house.call('POST', '/api/resets', { name }, headers);
  const use = (token: string, given = fresh): Promise<Reply> =>
    house.call('POST', '/api/resets/use', { token, password: given });
  const tokenIn = (letter: string): string => /https:\/\/house\.example\/reset#token=([\w-]{43})/.exec(letter)![1];
  const letter = async (): Promise<string> => {
    await expect.poll(() => letters.length, { timeout: 5000 }).toBeGreaterThan(0);
    return letters.shift()!;
  };

  it('comes by mail to a confirmed address, works once, ends every log-in and is told', async () => {
    const thief = await register('Forgetful', 'forgetful@example.org');
    // Whatever the request calls the house, the link goes to its own address.
    expect((await ask('forgetful', { host: 'evil.example' })).body).toEqual({ ok: true });
    const token = tokenIn(await letter());
    const rows = await house.front.premises.store.db.selectFrom('resets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(
      JSON.stringify(await house.front.premises.store.db.selectFrom('notices').selectAll().execute()),
    ).not.toContain(token);
    // A password that is refused does not use the link up.
    expect((await use(token, 'password1')).body.error.code).toBe('weak-password');
    const entered = await use(token);
    expect(entered.body.account.name).toBe('Forgetful');
    expect((await house.call('GET', '/api/account', undefined, thief)).status).toBe(401);
    expect((await house.call('GET', '/api/account', undefined, { cookie: entered.cookie! })).status).toBe(200);
    expect((await house.call('POST', '/api/session', { name: 'Forgetful', password: fresh })).status).toBe(200);
    expect(await letter()).toContain('was changed');
    const again = await use(token);
    expect([again.status, again.body.error.code]).toEqual([401, 'wrong-token']);
  });

  it('says nothing about who exists, and writes to nobody who did not confirm an address', async () => {
    await register('Mailless');
    const unconfirmed = await house.call('POST', '/api/accounts', { name: 'Unconfirmed', password });
    const mail = { kind: 'mail', address: 'somebody@example.org', proof: { password } };
    await house.call('POST', '/api/account/channels', mail, { cookie: unconfirmed.cookie! });
    await letter();
    const answers = await Promise.all(['Mailless', 'Unconfirmed', 'Nobody here'].map((name) => ask(name)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { ok: true }]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(letters).toEqual([]);
  });

  it('is too late after half an hour, and one of two at the same moment is first', async () => {
    await register('Late', 'late@example.org');
    const { db } = house.front.premises.store;
    await ask('Late');
    const old = tokenIn(await letter());
    await db
      .updateTable('resets')
      .set((e) => ({ expires: e('expires', '-', 30 * 60_000) }))
      .execute();
    expect((await use(old)).body.error.code).toBe('wrong-token');
    await ask('Late');
    const token = tokenIn(await letter());
    const both = await Promise.all([use(token), use(token, `${fresh} too`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await letter()).toContain('was changed');
  });

  it('is sent five times a day at most, to an account and to an address of several', async () => {
    await register('Pestered', 'pestered@example.org');
    for (let n = 0; n < 8; n++) await ask('Pestered');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(letters.length).toBe(5);
  });

  it('comes from who runs the house where there is no mail, while the house serves', {
    timeout: PATIENCE_MS,
  }, async () => {
    const headers = await register('Lost');
    const where = kind === 'postgres' ? ['--database', postgres.url] : ['--data', house.data];
    const engawa = async (...args: string[]): Promise<string> =>
      (await run(process.execPath, [program, 'admin', ...args, ...where, '--url', 'https://house.example'])).stdout;
    expect(await engawa('accounts')).toMatch(/^Lost\tsince .*\tpassword$/m);
    expect(await engawa('sessions', 'Lost')).toMatch(/^unknown device\tsince /);
    await engawa('end-sessions', 'lost');
    expect((await house.call('GET', '/api/account', undefined, headers)).status).toBe(401);
    const said = await engawa('reset', 'lost');
    expect((await use(tokenIn(said))).body.account.name).toBe('Lost');
    await expect(engawa('reset', 'Nobody here')).rejects.toMatchObject({ code: 1 });
    await expect(engawa('reset')).rejects.toMatchObject({ code: 2 });
  });
});

it('without mail the house says so, to everybody alike', async () => {
  const house = await openTestHouse();
  await house.call('POST', '/api/accounts', { name: 'Mailless', password });
  for (const name of ['Mailless', 'Nobody']) {
    expect((await house.call('POST', '/api/resets', { name })).body.error.code).toBe('channel-off');
  }
  await house.stop();
});
