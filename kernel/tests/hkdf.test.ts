import { hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hkdf } from '../hkdf.ts';

const bytes = (hex: string) => [...Buffer.from(hex, 'hex')];
const hex = (list: readonly number[]) => Buffer.from(list).toString('hex');
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('hkdf', () => {
  it('gives test case 1 of RFC 5869', () => {
    const okm = hkdf(bytes('0b'.repeat(22)), run(0, 0x0c), run(0xf0, 0xf9), 42);
    expect(hex(okm)).toBe('3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865');
  });

  it('gives test case 2 of RFC 5869, with inputs longer than a block', () => {
    const okm = hkdf(run(0, 0x4f), run(0x60, 0xaf), run(0xb0, 0xff), 82);
    expect(hex(okm)).toBe(
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09' +
        'da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
    );
  });

  it('gives test case 3 of RFC 5869, without salt and info', () => {
    expect(hex(hkdf(bytes('0b'.repeat(22)), [], [], 42))).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    );
  });

  it('agrees with the platform on any input', () => {
    const list = fc.uint8Array({ maxLength: 150 });
    fc.assert(
      fc.property(list, list, list, fc.integer({ min: 1, max: 200 }), (material, salt, info, length) => {
        const ours = hex(hkdf([...material], [...salt], [...info], length));
        expect(ours).toBe(Buffer.from(hkdfSync('sha256', material, salt, info, length)).toString('hex'));
      }),
    );
  });

  it('refuses more than it can give', () => {
    expect(() => hkdf([1], [], [], 255 * 32 + 1)).toThrow(RangeError);
  });
});
