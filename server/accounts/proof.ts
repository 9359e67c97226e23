import { Refusal } from '#kernel';
import type { Identities } from '../identity/identities.ts';
import type { Accounts } from './accounts.ts';
import type { Passkeys } from './passkeys.ts';

/** That it is still the owner: the password once more, or a passkey used now. */
export type Proof =
  | { readonly password: string }
  | { readonly identity: string }
  | { readonly challenge: string; readonly response: unknown };

export interface Where {
  readonly origin: string;
  readonly device: string | undefined;
}

/** A session may be stolen. What would keep an account for the thief, or end it, needs more than one. */
export class Proofs {
  private readonly accounts: Accounts;
  private readonly passkeys: Passkeys;
  private readonly identities: Identities;

  constructor(accounts: Accounts, passkeys: Passkeys, identities: Identities) {
    this.accounts = accounts;
    this.passkeys = passkeys;
    this.identities = identities;
  }

  async check(account: string, proof: Proof | undefined, { origin, device }: Where): Promise<void> {
    if (proof === undefined) {
      throw new Refusal('proof-needed', 'Show that it is you: the password of this account, or one of its passkeys.');
    }
    const right =
      'password' in proof
        ? await this.accounts.hasPassword(account, proof.password, device)
        : 'identity' in proof
          ? await this.identities.proves(account, proof.identity)
          : await this.passkeys.prove(origin, account, proof.challenge, proof.response);
    if (!right) throw new Refusal('wrong-proof', 'That is not the password, or not a passkey, of this account.');
  }
}
