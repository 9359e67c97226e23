import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './fixture.ts';
import { type IdentityProvider, openIdentityProvider } from './identity-provider.ts';

/** The public address of the house, as the provider knows it. */
const URL_OF_HOUSE = 'http://127.0.0.1:9';
const password = 'correct horse battery';
let provider: IdentityProvider;
let house: TestHouse;
beforeAll(async () => {
  provider = await openIdentityProvider(() => URL_OF_HOUSE);
  house = await openTestHouse({
    ENGAWA_URL: URL_OF_HOUSE,
    ENGAWA_OIDC_ISSUER: provider.issuer,
    ENGAWA_OIDC_SECRET: 'between us',
    ENGAWA_OIDC_NAME: 'Our club',
  });
});
afterAll(async () => {
  await house.stop();
  provider.close();
});

type Cookie = Record<string, string>;
const begin = async (what: string, cookie: Cookie = {}, more: object = {}): Promise<string> => {
  const { status, body } = await house.call('POST', '/api/identity/begin', { for: what, ...more }, cookie);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as unknown as { to: string }).to;
};
const finish = async (address: string, cookie: Cookie = {}) =>
  house.call('POST', '/api/identity/finish', { query: new URL(address).search }, cookie);
const code = async (reply: ReturnType<TestHouse['call']>) => (await reply).body.error?.code;

it('signs in through the provider: a new account the first time, the same one the next, a free name where it is taken', async () => {
  expect((await house.call('GET', '/api/identity')).body).toEqual({ provider: 'Our club' });
  await house.call('POST', '/api/accounts', { name: 'aki', password });
  const back = await provider.visit(await begin('login'), 'aki');
  const entered = await finish(back);
  expect(entered.status, JSON.stringify(entered.body)).toBe(200);
  expect(entered.body.account).toMatchObject({ name: 'aki 2', password: false, identities: 1 });
  const again = await finish(await provider.visit(await begin('login'), 'aki'));
  expect(again.body.account.name).toBe('aki 2');
  // What was used, made up or changed on the way opens nothing.
  expect(await code(finish(back))).toBe('wrong-login');
  expect(await code(finish(`${URL_OF_HOUSE}/identity?code=x&state=y`))).toBe('wrong-login');
  const other = await provider.visit(await begin('login'), 'aki');
  expect(await code(finish(other.replace(/code=[^&]+/, 'code=made-up')))).toBe('wrong-login');
});

it('an account is tied to an identity with proof, and proves by it; somebody else’s proves nothing', async () => {
  const cookie = { cookie: (await house.call('POST', '/api/accounts', { name: 'Ren', password })).cookie! };
  expect(await code(house.call('POST', '/api/identity/begin', { for: 'link' }, cookie))).toBe('proof-needed');
  expect(await code(house.call('POST', '/api/identity/begin', { for: 'link' }))).toBe('not-logged-in');
  const to = await begin('link', cookie, { proof: { password } });
  const back = await provider.visit(to, 'ren-elsewhere');
  // Not in somebody else's browser.
  expect(await code(finish(back))).toBe('wrong-login');
  const second = await provider.visit(await begin('link', cookie, { proof: { password } }), 'ren-elsewhere');
  expect((await finish(second, cookie)).body.account).toMatchObject({ name: 'Ren', identities: 1 });
  const signedIn = await finish(await provider.visit(await begin('login'), 'ren-elsewhere'));
  expect(signedIn.body.account.name).toBe('Ren');

  const proven = await finish(await provider.visit(await begin('prove', cookie), 'ren-elsewhere'), cookie);
  const { proof } = proven.body as unknown as { proof: string };
  const stranger = await finish(await provider.visit(await begin('prove', cookie), 'somebody-else'), cookie);
  expect(stranger.body.error.code).toBe('wrong-proof');
  const changed = await house.call(
    'PATCH',
    '/api/account',
    { password: 'a lantern by the gate', proof: { identity: proof } },
    cookie,
  );
  expect(changed.status).toBe(200);
  const once = { cookie: changed.cookie! };
  expect(await code(house.call('DELETE', '/api/account', { proof: { identity: proof } }, once))).toBe('wrong-proof');
  const taken = await provider.visit(
    await begin('link', once, { proof: { password: 'a lantern by the gate' } }),
    'aki',
  );
  expect(await code(finish(taken, once))).toBe('identity-taken');
});

it('says so where there is no provider, or it does not answer', async () => {
  const plain = await openTestHouse();
  expect((await plain.call('GET', '/api/identity')).body).toEqual({ provider: null });
  expect(await code(plain.call('POST', '/api/identity/begin', { for: 'login' }))).toBe('channel-off');
  await plain.stop();
  const alone = await openTestHouse({ ENGAWA_OIDC_ISSUER: 'http://127.0.0.1:9' });
  expect(await code(alone.call('POST', '/api/identity/begin', { for: 'login' }))).toBe('provider-away');
  await alone.stop();
});
