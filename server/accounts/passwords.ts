import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes, as OWASP advises; the library works off the event loop. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared instead of a password that does not exist, so that a wrong name takes as long as a wrong password. */
const NOBODYS_HASH = hash('nobody', HASHING);

export const hashPassword = (password: string): Promise<string> => hash(password, HASHING);

export async function isPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const right = await verify(kept ?? (await NOBODYS_HASH), given);
  return right && typeof kept === 'string';
}
