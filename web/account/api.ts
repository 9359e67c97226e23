import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { Program, RatingMark } from '#wire';
import { ask } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { signedIn } from '../online/signed-in.ts';

export interface Account {
  readonly name: string;
  /** Has it a password? */
  readonly password: boolean;
  readonly passkeys: number;
  readonly ratings: readonly RatingMark[];
  readonly moderator: boolean;
  /** Identities elsewhere that open it. */
  readonly identities: number;
}

/** That it is still the owner: for what a stolen log-in must not be able to do. */
export type Proof =
  | { readonly password: string }
  | { readonly identity: string }
  | { readonly challenge: string; readonly response: object };

export interface Session {
  readonly session: string;
  readonly device: string;
  readonly used: number;
  readonly here: boolean;
}

export interface Channel {
  readonly channel: string;
  readonly kind: string;
  readonly address: string;
  readonly confirmed: boolean;
}

interface Entered {
  readonly account: Account;
}

/** The seats this browser holds become the account's when one signs in. */
export const ownSeats = () => seatKeys.tables().map((table) => ({ table, key: seatKeys.of(table)!.key }));

export const entered = ({ account }: Entered): Account => {
  signedIn.set(true);
  return account;
};

export const currentAccount = async (): Promise<Account> => entered(await ask<Entered>('GET', '/api/account'));

export const signUp = async (name: string, password: string): Promise<Account> =>
  entered(await ask<Entered>('POST', '/api/accounts', { name, password, seats: ownSeats() }));

export const signIn = async (name: string, password: string): Promise<Account> =>
  entered(await ask<Entered>('POST', '/api/session', { name, password }));

export async function signOut(): Promise<void> {
  await ask('DELETE', '/api/session');
  signedIn.set(false);
}

interface Challenge<T> {
  readonly options: T;
  readonly challenge: string;
}

/** Makes a passkey on this device: for a new account under a name, or, with proof, for the account that is signed in. */
export async function registerPasskey(whose: { name: string } | { proof: Proof }): Promise<Account> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const asked = await ask<Challenge<Options>>('POST', '/api/passkeys/options', { for: 'register', ...whose });
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON: asked.options });
  return finish('register', asked.challenge, response);
}

/** Has the browser use a passkey of ours. */
async function usePasskey(what: 'login' | 'prove') {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { options, challenge } = await ask<Challenge<Options>>('POST', '/api/passkeys/options', { for: what });
  const response: AuthenticationResponseJSON = await startAuthentication({ optionsJSON: options });
  return { challenge, response };
}

export const proveByPasskey = (): Promise<Proof> => usePasskey('prove');

export async function passkeySignIn(): Promise<Account> {
  const { challenge, response } = await usePasskey('login');
  return finish('login', challenge, response);
}

const finish = async (
  what: 'register' | 'login',
  challenge: string,
  response: RegistrationResponseJSON | AuthenticationResponseJSON,
): Promise<Account> =>
  entered(await ask<Entered>('POST', `/api/passkeys/${what}`, { challenge, response, seats: ownSeats() }));

export const changePassword = (password: string, proof: Proof): Promise<unknown> =>
  ask('PATCH', '/api/account', { password, proof });

export async function deleteAccount(proof: Proof): Promise<void> {
  await ask('DELETE', '/api/account', { proof });
  signedIn.set(false);
}

interface Sessions {
  readonly sessions: readonly Session[];
}

export const sessions = async (): Promise<readonly Session[]> =>
  (await ask<Sessions>('GET', '/api/account/sessions')).sessions;

/** Ends one log-in, or all but this one; gives those that are left. */
export const endSessions = async (session?: string): Promise<readonly Session[]> =>
  (await ask<Sessions>('DELETE', `/api/account/sessions${session === undefined ? '' : `/${session}`}`)).sessions;

/** Asks for a letter with a link; the answer is the same whoever the name belongs to. */
export const askForReset = (name: string): Promise<unknown> => ask('POST', '/api/resets', { name });

export const useReset = async (token: string, password: string): Promise<Account> =>
  entered(await ask<Entered>('POST', '/api/resets/use', { token, password }));

interface Channels {
  readonly channels: readonly Channel[];
}

const mailOnly = ({ channels }: Channels): readonly Channel[] => channels.filter(({ kind }) => kind === 'mail');

export const mailAddresses = async (): Promise<readonly Channel[]> =>
  mailOnly(await ask<Channels>('GET', '/api/account/channels'));

export const addMail = async (address: string, proof: Proof): Promise<readonly Channel[]> =>
  mailOnly(await ask<Channels>('POST', '/api/account/channels', { kind: 'mail', address, proof }));

export const confirmMail = async (channel: string, code: string): Promise<readonly Channel[]> =>
  mailOnly(await ask<Channels>('POST', `/api/account/channels/${channel}/confirm`, { code }));

export const removeMail = async (channel: string): Promise<readonly Channel[]> =>
  mailOnly(await ask<Channels>('DELETE', `/api/account/channels/${channel}`));

/** Asks the browser for leave to notify, and tells the server where to send what waits for us. */
export async function subscribeToPush(): Promise<boolean> {
  const { key } = await ask<{ key: string | null }>('GET', '/api/push-key');
  if (!key || !('serviceWorker' in navigator) || (await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await ask('POST', '/api/account/channels', { kind: 'push', address: subscription.toJSON() });
  return true;
}

export interface WithToken {
  readonly programs: readonly Program[];
  /** Told once. */
  readonly token?: string;
}

export const programs = (): Promise<WithToken> => ask('GET', '/api/account/programs');

export const addProgram = (name: string): Promise<WithToken> => ask('POST', '/api/account/programs', { name });

export const renewProgram = (name: string): Promise<WithToken> =>
  ask('POST', `/api/account/programs/${encodeURIComponent(name)}/token`);

export const removeProgram = (name: string): Promise<WithToken> =>
  ask('DELETE', `/api/account/programs/${encodeURIComponent(name)}`);
