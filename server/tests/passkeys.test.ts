import { expect, it } from 'vitest';
import { Authenticator, logInWith, proofBy, registerPasskey } from './authenticator.ts';
import { houseForFile } from './fixture.ts';

const origin = 'http://localhost:8080';
const house = await houseForFile({ ENGAWA_URL: origin });
const password = 'correct horse battery';

async function newPasskeyAccount(name: string) {
  const key = new Authenticator(origin);
  const reply = await registerPasskey(house, key, { name });
  expect(reply.status).toBe(201);
  return { key, reply, headers: { cookie: reply.cookie! } };
}

it('an account opens with a passkey alone, and logs in with it', async () => {
  const { key, reply } = await newPasskeyAccount('Passkey Pat');
  expect(reply.body.account).toMatchObject({ name: 'Passkey Pat', password: false, passkeys: 1 });
  const entered = await logInWith(house, key);
  expect([entered.status, entered.body.account.name]).toEqual([200, 'Passkey Pat']);
});

it('the same passkey for another account is refused, and leaves no empty account behind', async () => {
  const { key } = await newPasskeyAccount('First Pat');
  const other = await registerPasskey(house, key, { name: 'Second Pat' });
  expect([other.status, other.body.error.code]).toEqual([409, 'passkey-taken']);
  expect((await house.call('GET', '/api/accounts/Second Pat')).status).toBe(404);
});

it('a passkey asked for by an account is kept only for who is still logged in to it', async () => {
  const { key, headers } = await newPasskeyAccount('Asking Pat');
  const proof = await proofBy(house, key, headers);
  const asked = await house.call('POST', '/api/passkeys/options', { for: 'register', proof }, headers);
  const response = new Authenticator(origin).create(asked.body.options.challenge);
  const kept = await house.call('POST', '/api/passkeys/register', { challenge: asked.body.challenge, response });
  expect(kept.body.error.code).toBe('wrong-login');
});

it('a challenge is good once, and for what it was made for', async () => {
  const { key, headers } = await newPasskeyAccount('Replay Pat');
  const { body } = await house.call('POST', '/api/passkeys/options', { for: 'login' });
  const used = { challenge: body.challenge, response: key.get(body.options.challenge) };
  expect((await house.call('POST', '/api/passkeys/login', used)).status).toBe(200);
  const again = await house.call('POST', '/api/passkeys/login', used);
  expect([again.status, again.body.error.code]).toEqual([401, 'wrong-login']);
  // What was made to log in proves nothing later, and what proves logs nobody in.
  const login = await house.call('POST', '/api/passkeys/options', { for: 'login' });
  const proof = { challenge: login.body.challenge, response: key.get(login.body.options.challenge) };
  expect((await house.call('PATCH', '/api/account', { password, proof }, headers)).body.error.code).toBe('wrong-proof');
  const proved = await proofBy(house, key, headers);
  expect((await house.call('POST', '/api/passkeys/login', proved)).body.error.code).toBe('wrong-login');
  const old = await house.call('POST', '/api/passkeys/options', { for: 'login' });
  await house.front.premises.store.db.updateTable('challenges').set({ expires: 0 }).execute();
  const late = { challenge: old.body.challenge, response: key.get(old.body.options.challenge) };
  expect((await house.call('POST', '/api/passkeys/login', late)).body.error.code).toBe('wrong-login');
});

it('another site, a forged signature and a counter that goes back are refused', async () => {
  const elsewhere = await registerPasskey(house, new Authenticator(origin), {
    name: 'Lured Pat',
    quirks: { origin: 'https://evil.example' },
  });
  expect(elsewhere.body.error.code).toBe('wrong-login');
  const { key } = await newPasskeyAccount('Counted Pat');
  expect((await logInWith(house, key, { counter: 9 })).status).toBe(200);
  for (const quirks of [{ origin: 'https://evil.example' }, { forged: true }, { counter: 9 }, { counter: 3 }]) {
    const reply = await logInWith(house, key, { counter: 10, ...quirks });
    expect([reply.status, reply.body.error.code], JSON.stringify(quirks)).toEqual([401, 'wrong-login']);
  }
  expect((await logInWith(house, key, { counter: 10 })).status).toBe(200);
});

it('one more passkey needs proof, by the password or by a passkey there is', async () => {
  const made = await house.call('POST', '/api/accounts', { name: 'Adding Pat', password });
  const headers = { cookie: made.cookie! };
  const first = new Authenticator(origin);
  const bare = await registerPasskey(house, first, { headers });
  expect([bare.status, bare.body.error.code]).toEqual([403, 'proof-needed']);
  const wrong = await registerPasskey(house, first, { headers, proof: { password: 'not this one' } });
  expect([wrong.status, wrong.body.error.code]).toEqual([403, 'wrong-proof']);
  const added = await registerPasskey(house, first, { headers, proof: { password } });
  expect(added.body.account).toMatchObject({ passkeys: 1 });
  const now = { cookie: added.cookie! };
  const proof = await proofBy(house, first, now);
  const second = await registerPasskey(house, new Authenticator(origin), { headers: now, proof });
  expect(second.body.account).toMatchObject({ passkeys: 2 });
});

it('an account without a password sets its first one, and is deleted, by its own passkey only', async () => {
  const { key, headers } = await newPasskeyAccount('Prove Pat');
  const stranger = await newPasskeyAccount('Strange Pat');
  const change = (proof?: object) => house.call('PATCH', '/api/account', { password, proof }, headers);
  expect((await change()).body.error.code).toBe('proof-needed');
  expect((await change({ password })).body.error.code).toBe('wrong-proof');
  expect((await change(await proofBy(house, stranger.key, headers))).body.error.code).toBe('wrong-proof');
  // A proof that another account asked for.
  expect((await change(await proofBy(house, key, stranger.headers))).body.error.code).toBe('wrong-proof');
  expect((await change(await proofBy(house, key, headers, { forged: true }))).body.error.code).toBe('wrong-proof');
  const good = await proofBy(house, key, headers);
  const changed = await change(good);
  expect(changed.status).toBe(200);
  const now = { cookie: changed.cookie! };
  const replayed = await house.call('DELETE', '/api/account', { proof: good }, now);
  expect(replayed.body.error.code).toBe('wrong-proof');
  const proof = await proofBy(house, key, now);
  expect((await house.call('DELETE', '/api/account', { proof }, now)).status).toBe(200);
  expect((await logInWith(house, key)).body.error.code).toBe('wrong-login');
});
