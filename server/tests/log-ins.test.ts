import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { deviceName } from '../accounts/device-name.ts';
import { Guesses } from '../accounts/guesses.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { houseForFile, type Reply } from './fixture.ts';

const house = await houseForFile();
const password = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const register = (name: string): Promise<Reply> => house.call('POST', '/api/accounts', { name, password });
const logIn = (name: string, given: string, headers: Record<string, string> = {}): Promise<Reply> =>
  house.call('POST', '/api/session', { name, password: given }, headers);
/** Everything a browser would send back. */
const cookiesOf = ({ headers }: Reply): Record<string, string> => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
});

describe('a session alone', () => {
  it('neither changes the password nor deletes the account', async () => {
    const headers = cookiesOf(await register('Stolen'));
    const change = (proof?: object) =>
      house.call('PATCH', '/api/account', { password: 'the thief has this', proof }, headers);
    const remove = (proof?: object) => house.call('DELETE', '/api/account', { proof }, headers);
    for (const act of [change, remove]) {
      const bare = await act();
      expect([bare.status, bare.body.error.code]).toEqual([403, 'proof-needed']);
      const wrong = await act({ password: 'guessed wrong' });
      expect([wrong.status, wrong.body.error.code]).toEqual([403, 'wrong-proof']);
    }
    expect((await logIn('Stolen', password)).status).toBe(200);
    // What keeps nothing for a thief needs no more than the session.
    expect((await house.call('PATCH', '/api/account', { language: 'ja' }, headers)).status).toBe(200);
    expect((await change({ password })).status).toBe(200);
  });
});

describe('log-ins', () => {
  it('are listed with a rough name of the device, and the one that asks is marked', async () => {
    await register('Listed');
    const linux = await logIn('Listed', password, { 'user-agent': FIREFOX });
    const phone = await logIn('Listed', password, { 'user-agent': SAFARI });
    const { sessions } = (await house.call('GET', '/api/account/sessions', undefined, cookiesOf(phone))).body;
    expect(sessions.map(({ device }) => device)).toEqual(
      expect.arrayContaining(['Firefox on Linux', 'Safari on iPhone']),
    );
    expect(sessions.filter(({ here }) => here).map(({ device }) => device)).toEqual(['Safari on iPhone']);
    const rows = await house.front.premises.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
    expect(JSON.stringify(sessions)).not.toContain(linux.cookie!.split('=')[1]);
  });

  it('are ended one by one, or all but this one; nobody ends those of another', async () => {
    const first = cookiesOf(await register('Ending'));
    const second = cookiesOf(await logIn('Ending', password, { 'user-agent': FIREFOX }));
    const third = cookiesOf(await logIn('Ending', password));
    const list = async () => (await house.call('GET', '/api/account/sessions', undefined, third)).body.sessions;
    const there = (await list()).find(({ device }) => device === 'Firefox on Linux')!;
    const stranger = cookiesOf(await register('Stranger'));
    const meddled = await house.call('DELETE', `/api/account/sessions/${there.session}`, undefined, stranger);
    expect(meddled.status).toBe(404);
    const left = await house.call('DELETE', `/api/account/sessions/${there.session}`, undefined, third);
    expect(left.body.sessions).toHaveLength(2);
    expect((await house.call('GET', '/api/account', undefined, second)).status).toBe(401);
    const alone = await house.call('DELETE', '/api/account/sessions', undefined, third);
    expect(alone.body.sessions).toMatchObject([{ here: true }]);
    expect((await house.call('GET', '/api/account', undefined, first)).status).toBe(401);
    expect((await house.call('GET', '/api/account', undefined, stranger)).status).toBe(200);
    expect((await house.call('GET', '/api/account/sessions')).status).toBe(401);
  });

  it('remember when they were last used, to some minutes', async () => {
    const headers = cookiesOf(await register('Used'));
    const { db } = house.front.premises.store;
    const used = async () =>
      (await house.call('GET', '/api/account/sessions', undefined, headers)).body.sessions[0].used;
    const recent = Date.now() - 60_000;
    await db.updateTable('sessions').set({ used: recent }).execute();
    expect(await used()).toBe(recent);
    expect(await used()).toBe(recent);
    await db
      .updateTable('sessions')
      .set({ used: recent - 600_000 })
      .execute();
    await expect.poll(used).toBeGreaterThan(recent);
  });

  it('a browser that logs in again has one log-in, not two', async () => {
    const first = cookiesOf(await register('Again'));
    const second = cookiesOf(await logIn('Again', password, first));
    const { sessions } = (await house.call('GET', '/api/account/sessions', undefined, second)).body;
    expect(sessions).toHaveLength(1);
  });

  it('name devices in few words', () => {
    const edge = `${FIREFOX.replace(/Gecko.*/, '')} AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`;
    expect(deviceName(edge)).toBe('Edge on Linux');
    expect(deviceName('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe(
      'Chrome on Android',
    );
    expect(deviceName('curl/8.5.0')).toBe('');
    expect(deviceName(undefined)).toBe('');
  });
});

describe('wrong passwords', () => {
  it('make strangers wait, whether the name exists or not, but not a known device and not its proof', async () => {
    const owner = cookiesOf(await register('Guarded'));
    const guess = async (name: string) => {
      const answers: [number, string][] = [];
      for (let n = 0; n < 12; n++) {
        const { status, body } = await logIn(name, `guess number ${n}`);
        answers.push([status, body.error.code]);
      }
      return answers;
    };
    const known = await guess('Guarded');
    expect(known.slice(0, 10)).toEqual(Array(10).fill([401, 'wrong-login']));
    expect(known.slice(10)).toEqual(Array(2).fill([429, 'too-many-guesses']));
    expect(await guess('Nobody at all')).toEqual(known);
    // Even the right password waits now on an unknown device, so that waiting tells nothing.
    expect((await logIn('guarded', password)).body.error.code).toBe('too-many-guesses');
    // The owner's own browser has logged out, and is known all the same.
    await house.call('DELETE', '/api/session', undefined, owner);
    const back = await logIn('Guarded', password, owner);
    expect(back.status).toBe(200);
    const headers = cookiesOf(back);
    const changed = await house.call(
      'PATCH',
      '/api/account',
      { password: 'a new long one', proof: { password } },
      headers,
    );
    expect(changed.status).toBe(200);
  });

  it('tried at once are counted one by one', async () => {
    await register('Flooded');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => logIn('Flooded', `at once ${n}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('as a proof make a stolen session wait, and a known device has a count of its own', async () => {
    const all = cookiesOf(await register('Proven'));
    const session = { cookie: all.cookie.split('; ')[0] };
    const prove = (given: string, headers: Record<string, string>) =>
      house.call('DELETE', '/api/account', { proof: { password: given } }, headers);
    for (let n = 0; n < 10; n++) expect((await prove(`wrong ${n}`, session)).body.error.code).toBe('wrong-proof');
    expect((await prove(password, session)).body.error.code).toBe('too-many-guesses');
    for (let n = 0; n < 10; n++) expect((await prove(`wrong ${n}`, all)).body.error.code).toBe('wrong-proof');
    expect((await prove(password, all)).body.error.code).toBe('too-many-guesses');
  });

  it('a known device of one account is unknown to another, and a planted one is worth nothing', async () => {
    const hers = cookiesOf(await register('Hers'));
    await register('His');
    for (let n = 0; n < 10; n++) await logIn('His', `wrong ${n}`);
    expect((await logIn('His', password, hers)).body.error.code).toBe('too-many-guesses');
    const device = hers.cookie.split('; ').find((cookie) => cookie.startsWith('engawa-device='))!;
    const again = cookiesOf(await logIn('Hers', password, { cookie: device }));
    expect(again.cookie).not.toContain(device);
    for (let n = 0; n < 10; n++) await logIn('Hers', `wrong ${n}`);
    expect((await logIn('Hers', password, { cookie: device })).body.error.code).toBe('too-many-guesses');
    expect((await logIn('Hers', password, again)).status).toBe(200);
  });
});

describe('the wait after wrong passwords', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-guesses-'));
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 300_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['sqlite', 'postgres'] as const)('grows to an hour and is forgotten after a day, on %s', async (kind) => {
    const store: Store = await openStore({
      file: path.join(folder, 'guesses.sqlite'),
      databaseUrl: kind === 'postgres' ? postgres.url : undefined,
    });
    const [here, there] = [new Guesses(store), new Guesses(store)];
    let now = 1_763_200_000_000;
    const waits: number[] = [];
    for (let n = 0; n < 10; n++) await (n % 2 ? here : there).begin('x', now);
    for (let n = 0; n < 9; n++) {
      let waited = 0;
      while (
        await there.begin('x', now + waited).then(
          () => false,
          () => true,
        )
      )
        waited += 30_000;
      waits.push(waited / 60_000);
      now += waited;
    }
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    now += 86_400_001;
    for (let n = 0; n < 10; n++) await here.begin('x', now);
    await expect(there.begin('x', now)).rejects.toThrow('Try again in 1 min');
    await here.forget('x');
    await there.begin('x', now);
    await store.close();
  });
});
