import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rng, rngFrom, shuffle } from '#kernel';
import { chachaBlock } from '../rng.ts';

const WORD = 2 ** 32;
const draws = (rng: Rng, n: number, below = WORD) => Array.from({ length: n }, () => rng.below(below));
const little = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length / 4 }, (_, i) => Buffer.from(bytes).readUInt32LE(i * 4));

describe('chachaBlock', () => {
  it('gives the block of RFC 8439, 2.3.2', () => {
    const key = Uint32Array.from(little(Uint8Array.from({ length: 32 }, (_, i) => i)));
    const out = new Uint32Array(16);
    chachaBlock(key, 1, out, [0x09000000, 0x4a000000, 0]);
    expect(Array.from(out, (word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });
});

describe('rngFrom', () => {
  it('draws what any ChaCha20 library gives for the key SHA-256(seed), so that a revealed seed can be verified', () => {
    const key = createHash('sha256').update('a revealed seed').digest();
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(40 * 4));
    expect(draws(rngFrom('a revealed seed'), 40)).toEqual(little(stream));
  });

  it('has the same future from the same seed and position', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(200), (seed, skipped) => {
        const rng = rngFrom(seed);
        draws(rng, skipped);
        expect(draws(rngFrom(seed, rng.position), 40)).toEqual(draws(rng, 40));
      }),
    );
  });

  it('has another future from another seed', () => {
    expect(draws(rngFrom('a'), 4)).not.toEqual(draws(rngFrom('b'), 4));
  });

  it('goes back to any earlier position, also across blocks', () => {
    const rng = rngFrom('rewind');
    const first = draws(rng, 50);
    for (const position of [0, 15, 16, 31, 49]) {
      rng.rewind(position);
      expect(draws(rng, 50 - position)).toEqual(first.slice(position));
    }
  });

  it('stays below n', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: WORD }), (seed, n) => {
        for (const x of draws(rngFrom(seed), 20, n)) expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }),
    );
  });

  it('draws nothing where there is no choice', () => {
    const rng = rngFrom('one');
    expect(rng.below(1)).toBe(0);
    expect(rng.position).toBe(0);
  });

  it.each([2, 3, 6, 7, 1000])('gives every number below %i equally often', (n) => {
    const rng = rngFrom(`uniform ${n}`);
    const counts = Array<number>(n).fill(0);
    const each = Math.max(50, Math.ceil(20_000 / n));
    for (let i = 0; i < each * n; i++) counts[rng.below(n)]++;
    const chiSquare = counts.reduce((sum, x) => sum + (x - each) ** 2 / each, 0);
    // Five standard deviations of the chi-square distribution with n − 1 degrees of freedom.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 5);
  });

  it('has no bias where n does not divide 2³²', () => {
    // With n = 3 · 2³⁰ a plain remainder would give the lower third twice as often as the others.
    const rng = rngFrom('bias');
    const n = 3 * 2 ** 30;
    const low = draws(rng, 6000, n).filter((x) => x < n / 3).length;
    expect(low).toBeGreaterThan(1800);
    expect(low).toBeLessThan(2200);
  });
});

describe('shuffle', () => {
  it('keeps every item, and depends on the seed only', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const once = [...items];
        const twice = [...items];
        shuffle(once, rngFrom(seed));
        shuffle(twice, rngFrom(seed));
        expect(once).toEqual(twice);
        const order = (a: number, b: number) => a - b;
        expect([...once].sort(order)).toEqual([...items].sort(order));
      }),
    );
  });

  it('gives each of the six orders of three items equally often', () => {
    const rng = rngFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const items = [0, 1, 2];
      shuffle(items, rng);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});
