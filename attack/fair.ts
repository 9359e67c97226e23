import { hkdfSync, randomBytes } from 'node:crypto';
import { digest } from './chacha.ts';
import type { Summary } from './http.ts';

/** The derivations of docs/fairness.md, once more and independently: the attacker's clients take part with them. */

export const newPart = (): string => randomBytes(32).toString('hex');

export function termsOf({ table, game, seats, options, shuffle }: Summary): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return [table, shuffle?.attempt ?? 1, game, seats.length, JSON.stringify(sorted)].join('\n');
}

export const secretCommitment = (terms: string, secret: string): string =>
  digest(`engawa fair/2 secret\n${terms}\n${secret}`).toString('hex');

export const partCommitment = (terms: string, seat: number, part: string): string =>
  digest(`engawa fair/2 part\n${terms}\n${seat}\n${part}`).toString('hex');

export interface Part {
  readonly seat: number;
  readonly part: string;
}

export function seedFrom(terms: string, secret: string, parts: readonly Part[]): string {
  const given = [...parts].sort((a, b) => a.seat - b.seat);
  const bytes = given.flatMap(({ seat, part }) => [Buffer.from([seat]), Buffer.from(part, 'hex')]);
  const material = Buffer.concat([Buffer.from(secret, 'hex'), ...bytes]);
  return Buffer.from(hkdfSync('sha256', material, terms, 'engawa fair/2 seed', 32)).toString('hex');
}
