import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

export const RESET_MINUTES = 30;

/** Where a reset is used. What stands behind the # reaches no log. */
export const resetLink = (url: string, token: string): string => `${url}/reset#token=${token}`;

/** A token that sets a new password, once, within half an hour. The store knows its hash only. */
export async function newReset({ db }: Store, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = houseTime.now() + RESET_MINUTES * 60_000;
  await db
    .insertInto('resets')
    .values({ token_hash: hashOf(token), account_id: account, expires })
    .execute();
  return token;
}
