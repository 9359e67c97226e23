import type { Configuration } from 'openid-client';
import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { Accounts } from '../accounts/accounts.ts';
import type { Config } from '../config.ts';
import { Name } from '../http/shapes.ts';
import type { Store } from '../store/store.ts';
import { newKey } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

const LASTS_MS = 5 * 60_000;
const MOST_NAMES = 20;

/** Loaded with the first who comes this way. */
const openId = () => import('openid-client');

const refused = (): Refusal =>
  new Refusal('wrong-login', 'The identity provider did not say who you are; begin again.');

type Purpose = 'login' | 'link' | 'prove';

interface Asked {
  readonly purpose: Purpose;
  readonly verifier: string;
  readonly nonce: string;
}

interface Parts {
  readonly store: Store;
  readonly config: Config;
  readonly accounts: Accounts;
}

/** What came of it: whose account it is, or a proof for the account that is logged in. */
export type Identified =
  | { readonly as: 'login' | 'link'; readonly account: string }
  | { readonly as: 'prove'; readonly token: string };

/** Sign-in through an identity provider of the house's own (OpenID Connect: code flow with PKCE, state and nonce). */
export class Identities {
  private readonly parts: Parts;
  private provider: Promise<Configuration> | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** What the provider is called; nothing where there is none. */
  get name(): string | null {
    const { oidcIssuer, oidcName } = this.parts.config;
    return oidcIssuer === undefined ? null : oidcName;
  }

  /** Where to send the browser. */
  async begin(purpose: Purpose, origin: string, account: string | undefined): Promise<{ to: string; state: string }> {
    const client = await openId();
    const provider = await this.discovered();
    const state = newKey();
    const asked: Asked = { purpose, verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() };
    await this.parts.store.db
      .insertInto('challenges')
      .values({
        id: state,
        challenge: JSON.stringify(asked),
        purpose: 'identity',
        name: null,
        account_id: account ?? null,
        expires: houseTime.now() + LASTS_MS,
      })
      .execute();
    const to = client.buildAuthorizationUrl(provider, {
      redirect_uri: `${origin}/identity`,
      scope: 'openid profile',
      state,
      nonce: asked.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
      // A proof is one only if it is given now.
      ...(purpose === 'prove' ? { prompt: 'login', max_age: '0' } : {}),
    });
    return { to: to.href, state };
  }

  /** The browser is back, with what the provider said in its address. */
  async finish(query: string, origin: string, account: string | undefined, language: string): Promise<Identified> {
    const client = await openId();
    const provider = await this.discovered();
    const state = new URLSearchParams(query).get('state') ?? '';
    const row = await this.take(state, 'identity');
    if (!row || (row.account_id !== null && row.account_id !== account)) throw refused();
    const { purpose, verifier, nonce } = JSON.parse(row.challenge) as Asked;
    const claims = await client
      .authorizationCodeGrant(provider, new URL(`${origin}/identity?${query.replace(/^\?/, '')}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(purpose === 'prove' ? { maxAge: 300 } : {}),
      })
      .then((tokens) => tokens.claims())
      .catch(() => undefined);
    if (!claims) throw refused();
    const whose = await this.whose(claims.iss, claims.sub);
    if (purpose === 'prove') {
      if (whose === undefined || whose !== account)
        throw new Refusal('wrong-proof', 'That is somebody else’s identity.');
      return { as: 'prove', token: await this.newProof(whose) };
    }
    if (purpose === 'link') {
      if (account === undefined) throw new Refusal('not-logged-in', 'Log in first.');
      if (whose !== undefined && whose !== account)
        throw new Refusal('identity-taken', 'This identity opens another account.');
      if (whose === undefined) await this.keep(claims.iss, claims.sub, account);
      return { as: 'link', account };
    }
    if (whose !== undefined) return { as: 'login', account: whose };
    const made = await this.register([claims.preferred_username, claims.nickname, claims.name], language);
    await this.keep(claims.iss, claims.sub, made);
    return { as: 'login', account: made };
  }

  /** Is it a proof that was given a moment ago for this account? It is good once. */
  async proves(account: string, token: string): Promise<boolean> {
    return (await this.take(token, 'identified'))?.account_id === account;
  }

  private async newProof(account: string): Promise<string> {
    const id = newKey();
    const row = { id, challenge: '', purpose: 'identified', name: null, account_id: account };
    await this.parts.store.db
      .insertInto('challenges')
      .values({ ...row, expires: houseTime.now() + LASTS_MS })
      .execute();
    return id;
  }

  private async whose(issuer: string, subject: string): Promise<string | undefined> {
    const found = await this.parts.store.db
      .selectFrom('identities')
      .select('account_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found?.account_id;
  }

  private async keep(issuer: string, subject: string, account_id: string): Promise<void> {
    await this.parts.store.db
      .insertInto('identities')
      .values({ issuer, subject, account_id, created: houseTime.now() })
      .execute();
  }

  /** Under the name they have there, or the next that is free. */
  private async register(wanted: readonly unknown[], language: string): Promise<string> {
    const names = wanted.flatMap((name) => {
      const read = v.safeParse(Name, typeof name === 'string' ? name.slice(0, 36) : undefined);
      return read.success ? [read.output] : [];
    });
    const base = names[0] ?? 'Guest';
    for (let n = 1; n <= MOST_NAMES; n++) {
      try {
        return await this.parts.accounts.register(n === 1 ? base : `${base} ${n}`, null, language);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'name-taken') throw error;
      }
    }
    return this.parts.accounts.register(`${base.slice(0, 24)} ${newKey().slice(0, 6)}`, null, language);
  }

  private async take(id: string, purpose: string) {
    return this.parts.store.db
      .deleteFrom('challenges')
      .where('id', '=', id)
      .where('purpose', '=', purpose)
      .where('expires', '>', houseTime.now())
      .returningAll()
      .executeTakeFirst();
  }

  /** Asked once; a provider that does not answer is asked again by the next who comes. */
  private discovered(): Promise<Configuration> {
    const { oidcIssuer, oidcClient, oidcSecret } = this.parts.config;
    if (oidcIssuer === undefined) throw new Refusal('channel-off', 'This house knows no identity provider.');
    this.provider ??= openId()
      .then((client) =>
        client.discovery(new URL(oidcIssuer), oidcClient, oidcSecret, undefined, {
          timeout: 5,
          execute: [
            // What it says of somebody is signed, and nobody else's signature counts.
            client.enableNonRepudiationChecks,
            // An address without TLS is who runs the house's own choice: a provider on the same machine.
            ...(oidcIssuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
          ],
        }),
      )
      .catch(() => {
        this.provider = undefined;
        throw new Refusal('provider-away', 'The identity provider does not answer; try again in a moment.');
      });
    return this.provider;
  }
}
