import { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { LIES, openProvider, type Provider } from '../provider.ts';
import { freePort } from '../serving.ts';
import type { Visitor } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';

/** A house that lets people in through a provider of the attacker's. */
async function withProvider(
  field: Field,
  act: (there: Field, provider: Provider, house: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const provider = await openProvider();
  const port = await freePort();
  const house = `http://127.0.0.1:${port}`;
  const serving = await field.serve({
    ENGAWA_PORT: String(port),
    ENGAWA_URL: house,
    ENGAWA_OIDC_ISSUER: provider.issuer,
    ENGAWA_OIDC_SECRET: 'between us',
  });
  try {
    return await act(new Field(serving.url, true), provider, house);
  } finally {
    provider.stop();
    await serving.stop();
  }
}

async function begin(visitor: Visitor, purpose = 'login', more: object = {}): Promise<string> {
  return String((await visitor.must('POST', '/api/identity/begin', { for: purpose, ...more })).to);
}

const finish = (visitor: Visitor, query: string) => visitor.ask('POST', '/api/identity/finish', { query });

const tokens: Attack = {
  name: 'id tokens that lie',
  holds:
    'a token with another nonce, audience, issuer, time or signature lets nobody in; the code goes with its verifier',
  ownServer: true,
  quick: true,
  async run(field) {
    return withProvider(field, async (there, provider) => {
      for (const lie of LIES) {
        const visitor = there.visitor();
        const reply = await finish(visitor, provider.answer(await begin(visitor), 'aki', lie));
        mustHold(reply.status === 401, `${lie}: answered with ${reply.status}`);
        mustHold(visitor.cookies.size === 0, `${lie}: a cookie came of it`);
      }
      const visitor = there.visitor();
      const honest = await finish(visitor, provider.answer(await begin(visitor), 'aki'));
      mustHold(honest.status === 200, `an honest token is answered with ${honest.status}`);
      const { all, verified } = provider.asked();
      mustHold(all === verified, `${all - verified} of ${all} codes were shown without their verifier`);
      return `${LIES.length} lies`;
    });
  },
};

const states: Attack = {
  name: 'states forged, foreign and used',
  holds:
    'a state is good once, for what it was asked for and by whom; a made-up one never; no identity takes over an account',
  ownServer: true,
  async run(field) {
    return withProvider(field, async (there, provider) => {
      const visitor = there.visitor();
      const to = await begin(visitor);
      const query = provider.answer(to, 'owner');
      for (const forged of [
        query.replace(/state=[^&]+/, 'state=made-up'),
        query.replace(/&state=[^&]+/, ''),
        `${query}&state=second`,
        '',
        '?',
        '?error=access_denied',
        `?${'x='.repeat(1500)}`,
      ]) {
        const { status } = await finish(there.visitor(), forged);
        mustHold(status === 401 || status === 400, `"${forged.slice(0, 40)}" is answered with ${status}`);
      }
      const own = provider.answer(await begin(visitor), 'owner');
      mustHold((await finish(visitor, own)).status === 200, 'an honest sign-in is refused');
      mustHold((await finish(there.visitor(), own)).status === 401, 'a code is taken twice');
      // A new code under a state that is used up.
      const again = own.replace(/code=[^&]+/, provider.answer(to, 'owner').match(/code=[^&]+/)![0]);
      mustHold((await finish(there.visitor(), again)).status === 401, 'a state is taken twice');
      const raced = provider.answer(await begin(visitor), 'owner');
      const many = await Promise.all(Array.from({ length: 10 }, () => finish(there.visitor(), raced)));
      const entered = many.filter(({ status }) => status === 200).length;
      mustHold(entered <= 1, `one code let ${entered} in`);
      // What was begun by one is not finished by another, nor as something else.
      const victim = there.visitor();
      await victim.must('POST', '/api/accounts', { name: 'Victim', password: PASSWORD });
      const link = await begin(victim, 'link', { proof: { password: PASSWORD } });
      const thief = there.visitor();
      await thief.must('POST', '/api/accounts', { name: 'Thief', password: PASSWORD });
      for (const who of [thief, there.visitor()]) {
        const { status } = await finish(who, provider.answer(link, 'thief'));
        mustHold(status === 401, `somebody else ties an identity: ${status}`);
      }
      mustHold(
        (await victim.ask('POST', '/api/identity/begin', { for: 'link' })).status === 403,
        'a session alone ties an identity to the account',
      );
      // A name at the provider is no account here.
      const named = there.visitor();
      const reply = await finish(named, provider.answer(await begin(named), 'Victim'));
      mustHold(reply.body.account?.name !== 'Victim', 'whoever has the name elsewhere has the account here');
      const proof = await finish(victim, provider.answer(await begin(victim, 'prove'), 'thief'));
      mustHold(proof.status === 403, `a stranger’s identity proves: ${proof.status}`);
      return undefined;
    });
  },
};

const redirects: Attack = {
  name: 'where one is sent',
  holds:
    'the way leads to the provider and back to this house, whatever a request says; the page of the way back leads nowhere else',
  ownServer: true,
  async run(field) {
    return withProvider(field, async (there, provider, house) => {
      const visitor = there.visitor();
      const lures: readonly Record<string, string>[] = [
        { host: 'evil.example' },
        { 'x-forwarded-host': 'evil.example' },
        { forwarded: 'host=evil.example;proto=https' },
        { origin: house, referer: 'https://evil.example/' },
      ];
      for (const headers of lures) {
        const reply = await visitor.ask('POST', '/api/identity/begin', { for: 'login' }, headers);
        if (reply.status !== 200) continue;
        const to = new URL(String(reply.body.to));
        mustHold(to.origin === provider.issuer, `one is sent to ${to.origin}`);
        mustHold(
          to.searchParams.get('redirect_uri') === `${house}/identity`,
          `one is sent back elsewhere: ${to.search}`,
        );
      }
      for (const more of [
        { to: 'https://evil.example' },
        { redirect_uri: 'https://evil.example' },
        { for: 'anything' },
      ]) {
        const { status } = await visitor.ask('POST', '/api/identity/begin', { for: 'login', ...more });
        mustHold(status === 400, `${JSON.stringify(more)} is answered with ${status}`);
      }
      for (const path of [
        '//evil.example',
        '/identity?to=//evil.example',
        '/identity//evil.example',
        '/%5cevil.example/..',
      ]) {
        const { status, headers } = await visitor.ask('GET', path);
        const location = headers.location ?? '';
        const leads = status >= 300 && status < 400 && !location.startsWith('/') && !location.startsWith(house);
        mustHold(!leads && !location.startsWith('//'), `${path} leads to ${location}`);
      }
      return undefined;
    });
  },
};

export const identityRow: Row = {
  title: 'sign-in through a provider: tokens, states, redirects',
  attacks: [tokens, states, redirects],
};
