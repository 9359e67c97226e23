import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { ask } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { signedIn } from '../online/signed-in.ts';

export interface Account {
  readonly name: string;
}

export interface Profile {
  readonly name: string;
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly games?: number }[];
}

interface Entered {
  readonly account: Account;
}

/** The seats this browser holds become the account's when one signs in. */
const ownSeats = () => seatKeys.tables().map((table) => ({ table, key: seatKeys.of(table)!.key }));

const entered = ({ account }: Entered): Account => {
  signedIn.set(true);
  return account;
};

export const currentAccount = async (): Promise<Account> => entered(await ask<Entered>('GET', '/api/account'));

export const profileOf = (name: string): Promise<Profile> =>
  ask<Profile>('GET', `/api/accounts/${encodeURIComponent(name)}`);

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

/** Makes a passkey on this device: for a new account under a name, or for the account that is signed in. */
export async function registerPasskey(name?: string): Promise<Account> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const asked = await ask<Challenge<Options>>('POST', '/api/passkeys/options', { for: 'register', name });
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON: asked.options });
  return finish('register', asked.challenge, response);
}

export async function passkeySignIn(): Promise<Account> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const asked = await ask<Challenge<Options>>('POST', '/api/passkeys/options', { for: 'login' });
  const response: AuthenticationResponseJSON = await startAuthentication({ optionsJSON: asked.options });
  return finish('login', asked.challenge, response);
}

const finish = async (
  what: 'register' | 'login',
  challenge: string,
  response: RegistrationResponseJSON | AuthenticationResponseJSON,
): Promise<Account> =>
  entered(await ask<Entered>('POST', `/api/passkeys/${what}`, { challenge, response, seats: ownSeats() }));

/** Asks the browser for leave to notify, and tells the server where to send what waits for us. */
export async function subscribeToPush(): Promise<boolean> {
  const { key } = await ask<{ key: string | null }>('GET', '/api/push-key');
  if (!key || !('serviceWorker' in navigator) || (await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await ask('POST', '/api/account/channels', { kind: 'push', address: subscription.toJSON() });
  return true;
}
