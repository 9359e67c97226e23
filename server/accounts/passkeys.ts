import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Refusal } from '#kernel';
import type { PasskeyRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newKey } from '../tables/keys.ts';
import { houseTime } from '../time.ts';
import type { Accounts } from './accounts.ts';

const LASTS_MS = 5 * 60_000;

/** A third of the program's start, so it is loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server');

const refused = (): Refusal => new Refusal('wrong-login', 'The passkey was not accepted.');

const tooOld = (): never => {
  throw new Refusal('wrong-login', 'The request is too old; begin again.');
};

/** Log-in without a password. A challenge is good once and for five minutes. */
export class Passkeys {
  private readonly store: Store;
  private readonly accounts: Accounts;

  constructor(store: Store, accounts: Accounts) {
    this.store = store;
    this.accounts = accounts;
  }

  async optionsToRegister(origin: string, account: string | undefined, name: string | undefined): Promise<object> {
    const userName = account === undefined ? name : (await this.accounts.byId(account)).name;
    if (userName === undefined) throw new Refusal('bad-request', 'A new account needs a "name".');
    if (account === undefined) await this.accounts.mustBeFree(userName);
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: 'Engawa',
      rpID: new URL(origin).hostname,
      userName,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { options, challenge: await this.keep(options.challenge, 'register', userName, account) };
  }

  /** The account of a new passkey: a new one, or the one that asked for it. */
  async register(
    origin: string,
    challenge: string,
    response: unknown,
    { language, account: loggedIn }: { language: string; account: string | undefined },
  ): Promise<string> {
    const asked = (await this.take(challenge, 'register')) ?? tooOld();
    // Who asked for it as an account must still be logged in to it.
    if (asked.account_id !== null && asked.account_id !== loggedIn) throw refused();
    const { verified, registrationInfo } = await (await webAuthn())
      .verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: false,
      })
      .catch(() => {
        throw refused();
      });
    if (!verified || !registrationInfo) throw refused();
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    if (await this.find(id)) throw new Refusal('passkey-taken', 'This passkey is known already; log in with it.');
    const account = asked.account_id ?? (await this.accounts.register(asked.name!, null, language));
    await this.store.db
      .insertInto('passkeys')
      .values({
        id,
        account_id: account,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports ?? []),
        created: houseTime.now(),
      })
      .execute();
    return account;
  }

  async optionsToLogIn(origin: string): Promise<object> {
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      userVerification: 'preferred',
    });
    return { options, challenge: await this.keep(options.challenge, 'login') };
  }

  async logIn(origin: string, challenge: string, response: unknown): Promise<string> {
    const asked = (await this.take(challenge, 'login')) ?? tooOld();
    const used = await this.use(origin, asked.challenge, response);
    if (!used) throw refused();
    return used.account_id;
  }

  /** For an account that is logged in: one of its own passkeys, and no other. */
  async optionsToProve(origin: string, account: string): Promise<object> {
    const mine = await this.store.db.selectFrom('passkeys').select('id').where('account_id', '=', account).execute();
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      userVerification: 'preferred',
      allowCredentials: mine,
    });
    return { options, challenge: await this.keep(options.challenge, 'prove', undefined, account) };
  }

  /** Was a passkey of this account used now, for this? */
  async prove(origin: string, account: string, challenge: string, response: unknown): Promise<boolean> {
    const asked = await this.take(challenge, 'prove');
    if (asked?.account_id !== account) return false;
    const used = await this.use(origin, asked.challenge, response, account);
    return used !== undefined;
  }

  /** The passkey that answered a challenge; nothing where the answer does not hold, or is not of the account it must be of. */
  private async use(
    origin: string,
    challenge: string,
    response: unknown,
    account?: string,
  ): Promise<PasskeyRow | undefined> {
    const id = (response as { id?: unknown } | null)?.id;
    const known = typeof id === 'string' ? await this.find(id) : undefined;
    if (!known || (account !== undefined && known.account_id !== account)) return undefined;
    const answered = await (await webAuthn())
      .verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: false,
        credential: {
          id: known.id,
          publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
          counter: known.counter,
        },
      })
      .catch(() => undefined);
    if (!answered?.verified) return undefined;
    await this.store.db
      .updateTable('passkeys')
      .set({ counter: answered.authenticationInfo.newCounter })
      .where('id', '=', known.id)
      .execute();
    return known;
  }

  private find(id: string): Promise<PasskeyRow | undefined> {
    return this.store.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  private async keep(challenge: string, purpose: string, name?: string, account?: string): Promise<string> {
    const id = newKey();
    await this.store.db
      .insertInto('challenges')
      .values({
        id,
        challenge,
        purpose,
        name: name ?? null,
        account_id: account ?? null,
        expires: houseTime.now() + LASTS_MS,
      })
      .execute();
    return id;
  }

  private async take(id: string, purpose: string) {
    const found = await this.store.db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
    return found && found.purpose === purpose && found.expires > houseTime.now() ? found : undefined;
  }
}
