import { sha256Bytes } from './sha256.ts';

/**
 * HKDF with HMAC-SHA-256 (RFC 5869, RFC 2104). The server derives seeds with its platform's own; this one checks them, in a browser
 * without a secure context too, where there is no other.
 */
const BLOCK = 64;
const DIGEST = 32;

function hmac(key: readonly number[], message: readonly number[]): number[] {
  const short = key.length > BLOCK ? sha256Bytes(key) : key;
  const padded = Array.from({ length: BLOCK }, (_, i) => short[i] ?? 0);
  const inner = sha256Bytes([...padded.map((x) => x ^ 0x36), ...message]);
  return sha256Bytes([...padded.map((x) => x ^ 0x5c), ...inner]);
}

/** `length` bytes derived from the secret `material`, for the one use that `salt` and `info` name. */
export function hkdf(
  material: readonly number[],
  salt: readonly number[],
  info: readonly number[],
  length: number,
): number[] {
  const key = hmac(salt, material);
  const out: number[] = [];
  let block: number[] = [];
  for (let i = 1; out.length < length; i++) {
    if (i > 255) throw new RangeError(`HKDF gives at most ${255 * DIGEST} bytes`);
    block = hmac(key, [...block, ...info, i]);
    out.push(...block);
  }
  return out.slice(0, length);
}
