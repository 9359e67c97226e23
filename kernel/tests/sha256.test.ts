import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '#kernel';

const byNode = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  // FIPS 180-4 examples and the NIST long-message vector.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of vector %#', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('pads every length around the block size as the standard says', () => {
    for (let n = 0; n <= 130; n++) expect(sha256('x'.repeat(n))).toBe(byNode('x'.repeat(n)));
  });

  it('reads text of any script as UTF-8, like every other implementation', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === byNode(text)));
    expect(sha256('日本 – Yamataï 🏯')).toBe(byNode('日本 – Yamataï 🏯'));
  });

  it('reads half a surrogate pair as U+FFFD, as UTF-8 demands', () => {
    expect(sha256('seed \ud800')).toBe(byNode('seed \ud800'));
    expect(sha256('\udc00\ud800')).toBe(byNode('\udc00\ud800'));
  });
});
