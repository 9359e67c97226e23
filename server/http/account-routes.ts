import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { SeatKey } from '../accounts/accounts.ts';
import { exportOf } from '../accounts/export.ts';
import type { Premises } from '../premises.ts';
import type { Person } from '../tables/people.ts';
import { type Asked, type Route, route } from './route.ts';
import * as shape from './shapes.ts';

const Password = v.pipe(v.string(), v.maxLength(200));
const SeatKeyShape = v.strictObject({ table: shape.TableId, key: shape.Key });
const Seats = v.optional(v.pipe(v.array(SeatKeyShape), v.maxLength(200)));
const WithAccount = v.object({ account: shape.Account, unclaimed: v.optional(v.array(shape.TableId)) });
const AccountOnly = v.object({ account: shape.Account });
const Sessions = v.object({ sessions: v.array(shape.Session) });

/** Accounts, log-in and what belongs to one. */
export function accountRoutes(premises: Premises): Route[] {
  const { accounts, bans, identities, passkeys, sessions, devices, proofs, resets, notifier, store, log } = premises;
  const mine = ({ account }: Person): string => {
    if (account !== undefined) return account;
    throw new Refusal('not-logged-in', 'Log in first.');
  };

  const later = (doing: Promise<void>): void => {
    doing.catch((err) => log.error({ err }, 'a letter was not written'));
  };

  /** Logs in, and takes along the seats the guest had. */
  async function enter(asked: Asked<never, never>, account: string, seats: readonly SeatKey[] = []): Promise<object> {
    await bans.mustBeWelcome(account);
    const unclaimed: string[] = [];
    for (const seat of seats) {
      await accounts.claim(account, seat).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
        unclaimed.push(seat.table);
      });
    }
    // The browser keeps one log-in: the one it had before would stay in the list for nobody.
    if (asked.session !== undefined) await sessions.end(asked.session);
    asked.setSession(await sessions.begin(account, asked.userAgent));
    asked.setDevice(await devices.remember(asked.device, account));
    return { account: await accounts.describe(account), ...(seats.length > 0 ? { unclaimed } : {}) };
  }

  return [
    route({
      method: 'POST',
      path: '/api/accounts',
      says: 'A new account with a password. Seats taken as a guest come along by their keys.',
      sensitive: true,
      body: v.strictObject({ name: shape.Name, password: Password, seats: Seats }),
      status: 201,
      gives: WithAccount,
      handle: async (asked) => {
        const { name, password, seats } = asked.body;
        const id = await accounts.register(name, password, asked.language);
        return enter(asked as never, id, seats);
      },
    }),
    route({
      method: 'POST',
      path: '/api/session',
      says: 'Logs in with name and password.',
      sensitive: true,
      body: v.strictObject({ name: shape.KnownName, password: v.pipe(v.string(), v.maxLength(200)) }),
      gives: WithAccount,
      handle: async (asked) => {
        const { name, password } = asked.body;
        return enter(asked as never, await accounts.logIn(name, password, asked.device));
      },
    }),
    route({
      method: 'POST',
      path: '/api/resets',
      says: 'Sends a link for a new password to the confirmed mail addresses of an account. The answer is the same for all names.',
      sensitive: true,
      body: v.strictObject({ name: shape.KnownName }),
      gives: v.object({ ok: v.boolean() }),
      handle: async ({ body }) => {
        if (!notifier.mails) throw new Refusal('channel-off', 'This house sends no mail; ask who runs it.');
        // Nobody waits for it: how long it takes would tell whether there is such an account.
        later(resets.ask(body.name, premises.url));
        return { ok: true };
      },
    }),
    route({
      method: 'POST',
      path: '/api/resets/use',
      says: 'Sets a new password with the token of such a link, ends all log-ins and logs in here.',
      sensitive: true,
      body: v.strictObject({ token: shape.Key, password: Password }),
      gives: WithAccount,
      handle: async (asked) => {
        const id = await resets.use(asked.body.token, asked.body.password);
        later(resets.tell(id, premises.url));
        return enter(asked as never, id);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/session',
      says: 'Logs out.',
      gives: v.object({ ok: v.boolean() }),
      handle: async ({ session, setSession }) => {
        if (session !== undefined) await sessions.end(session);
        setSession(undefined);
        return { ok: true };
      },
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/options',
      says: 'What the browser needs to make or use a passkey; one more for an account needs proof.',
      sensitive: true,
      body: v.strictObject({
        for: v.picklist(['login', 'register', 'prove']),
        name: v.optional(shape.Name),
        proof: v.optional(shape.Proof),
      }),
      gives: v.object({ options: v.record(v.string(), v.unknown()), challenge: v.string() }),
      handle: async (asked) => {
        const { body, person, origin } = asked;
        if (body.for === 'login') return passkeys.optionsToLogIn(origin);
        if (body.for === 'prove') return passkeys.optionsToProve(origin, mine(person));
        // A passkey outlives the session that asked for it.
        if (person.account !== undefined) await proofs.check(person.account, body.proof, asked);
        return passkeys.optionsToRegister(origin, person.account, body.name);
      },
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/register',
      says: 'Keeps a new passkey, for a new account or the one that is logged in.',
      sensitive: true,
      body: v.strictObject({ challenge: shape.Key, response: shape.PasskeyAnswer, seats: Seats }),
      status: 201,
      gives: WithAccount,
      handle: async (asked) => {
        const { challenge, response, seats } = asked.body;
        const id = await passkeys.register(asked.origin, challenge, response, {
          language: asked.language,
          account: asked.person.account,
        });
        return enter(asked as never, id, seats);
      },
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/login',
      says: 'Logs in with a passkey.',
      sensitive: true,
      body: v.strictObject({ challenge: shape.Key, response: shape.PasskeyAnswer, seats: Seats }),
      gives: WithAccount,
      handle: async (asked) => {
        const { challenge, response, seats } = asked.body;
        return enter(asked as never, await passkeys.logIn(asked.origin, challenge, response), seats);
      },
    }),
    route({
      method: 'GET',
      path: '/api/identity',
      says: 'What the identity provider of the house is called; null where there is none.',
      gives: v.object({ provider: v.nullable(v.string()) }),
      handle: async () => ({ provider: identities.name }),
    }),
    route({
      method: 'POST',
      path: '/api/identity/begin',
      says: 'Where to send the browser to sign in through the identity provider, to tie that identity to the account (needs proof), or to prove who one is.',
      sensitive: true,
      body: v.strictObject({ for: v.picklist(['login', 'link', 'prove']), proof: v.optional(shape.Proof) }),
      gives: v.object({ to: v.string(), state: v.string() }),
      handle: async (asked) => {
        const { person, body, origin } = asked;
        if (body.for === 'login') return identities.begin('login', origin, undefined);
        const account = mine(person);
        if (person.program) throw new Refusal('not-allowed', 'This is for people, not for programs.');
        if (body.for === 'link') await proofs.check(account, body.proof, asked);
        return identities.begin(body.for, origin, account);
      },
    }),
    route({
      method: 'POST',
      path: '/api/identity/finish',
      says: 'What the provider answered, as the query of the address it sent the browser back to: logs in, ties, or gives a proof.',
      sensitive: true,
      body: v.strictObject({ query: v.pipe(v.string(), v.maxLength(4000)), seats: Seats }),
      gives: v.object({ ...v.partial(WithAccount).entries, proof: v.optional(v.string()) }),
      handle: async (asked) => {
        const { body, origin, person, language } = asked;
        const found = await identities.finish(body.query, origin, person.account, language);
        if (found.as === 'prove') return { proof: found.token };
        if (found.as === 'link') return { account: await accounts.describe(found.account) };
        return enter(asked as never, found.account, body.seats);
      },
    }),
    route({
      method: 'GET',
      path: '/api/account',
      says: 'The account that is logged in.',
      gives: AccountOnly,
      handle: async ({ person }) => ({ account: await accounts.describe(mine(person)) }),
    }),
    route({
      method: 'PATCH',
      path: '/api/account',
      says: 'Changes language or password; a new password needs proof and ends the other log-ins.',
      sensitive: true,
      body: v.strictObject({
        language: v.optional(shape.Lang),
        password: v.optional(Password),
        proof: v.optional(shape.Proof),
      }),
      gives: AccountOnly,
      handle: async (asked) => {
        const { proof, language, password } = asked.body;
        const id = mine(asked.person);
        if (password !== undefined) {
          await proofs.check(id, proof, asked);
          await accounts.setPassword(id, password);
          asked.setSession(await sessions.begin(id, asked.userAgent));
          asked.setDevice(await devices.remember(asked.device, id));
          later(resets.tell(id, premises.url));
        }
        if (language !== undefined) await accounts.speak(id, language);
        return { account: await accounts.describe(id) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/account',
      says: 'Deletes the account and everything that says who it was; needs proof.',
      sensitive: true,
      body: v.strictObject({ proof: v.optional(shape.Proof) }),
      gives: v.object({ ok: v.boolean() }),
      handle: async (asked) => {
        const id = mine(asked.person);
        await proofs.check(id, asked.body.proof, asked);
        await accounts.remove(id);
        asked.setSession(undefined);
        return { ok: true };
      },
    }),
    route({
      method: 'GET',
      path: '/api/account/sessions',
      says: 'The log-ins of the account, the one used last first.',
      gives: Sessions,
      handle: async ({ person, session }) => ({ sessions: await sessions.list(mine(person), session) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/account/sessions',
      says: 'Ends all log-ins of the account but this one.',
      gives: Sessions,
      handle: async ({ person, session }) => {
        const id = mine(person);
        await sessions.endOthers(id, session!);
        return { sessions: await sessions.list(id, session) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/account/sessions/:session',
      says: 'Ends one log-in of the account.',
      gives: Sessions,
      handle: async ({ person, params, session }) => {
        const id = mine(person);
        await sessions.revoke(id, params.session);
        return { sessions: await sessions.list(id, session) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/account/seats',
      says: 'Makes a seat taken as a guest the account’s.',
      body: SeatKeyShape,
      gives: AccountOnly,
      handle: async ({ person, body }) => {
        const id = mine(person);
        // A program sits down as one, where it may.
        if (person.program) throw new Refusal('no-programs', 'A program joins a table that allows programs.');
        await accounts.claim(id, body);
        return { account: await accounts.describe(id) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/account/export',
      says: 'Everything kept about the account.',
      sensitive: true,
      gives: v.record(v.string(), v.unknown()),
      handle: ({ person }) => exportOf(store, mine(person)),
    }),
  ];
}
