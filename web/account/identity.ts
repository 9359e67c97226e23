import { ask } from '../online/api.ts';
import { type Account, entered, ownSeats, type Proof } from './api.ts';

/** The state with which this browser was sent to the provider: what comes back with another one is not ours. */
const STATE = 'engawa.identity';
/** A proof that the provider has just given; good once, for five minutes. */
const PROOF = 'engawa.proof';

const kept = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The provider's answer will not be taken, and says so.
  }
}

/** What the identity provider of this house is called, if it has one. */
export const identityProvider = async (): Promise<string | null> =>
  (await ask<{ provider: string | null }>('GET', '/api/identity').catch(() => ({ provider: null }))).provider;

/** Leaves for the provider, to sign in, to tie the account to it, or to prove who one is. */
export async function goToProvider(what: 'login' | 'link' | 'prove', proof?: Proof): Promise<void> {
  const { to, state } = await ask<{ to: string; state: string }>('POST', '/api/identity/begin', { for: what, proof });
  keep(STATE, state);
  location.assign(to);
}

/** Back from the provider. Nothing where this browser did not ask for it. */
export async function backFromProvider(query: string): Promise<boolean> {
  const state = new URLSearchParams(query).get('state');
  const mine = state !== null && kept(STATE) === state;
  keep(STATE, undefined);
  if (!mine) return false;
  const said = await ask<{ account?: Account; proof?: string }>('POST', '/api/identity/finish', {
    query,
    seats: ownSeats(),
  });
  if (said.proof !== undefined) keep(PROOF, said.proof);
  else if (said.account) entered({ account: said.account });
  return true;
}

export const keptProof = (): string | undefined => kept(PROOF);
export const forgetProof = (): void => keep(PROOF, undefined);
