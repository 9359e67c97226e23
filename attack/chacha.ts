import { createCipheriv, createHash } from 'node:crypto';
import type { Rng } from '#kernel';

/** As many words as nearly every question needs, and as many as the longest set-up. */
const FEW = 64;
const MANY = 4096;

/** The generator of the rules over the platform's ChaCha20, from a key: written from docs/fairness.md, not from the kernel. */
export class KeyedRng implements Rng {
  position = 0;
  private readonly key: Buffer;
  private words: Uint32Array;

  constructor(key: Buffer) {
    this.key = key;
    this.words = stream(key, FEW);
  }

  below(n: number): number {
    if (n === 1) return 0;
    const limit = 2 ** 32 - (2 ** 32 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }

  rewind(position: number): void {
    this.position = position;
  }

  private next(): number {
    if (this.position >= this.words.length) this.words = stream(this.key, MANY);
    return this.words[this.position++];
  }
}

function stream(key: Buffer, words: number): Uint32Array {
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(words * 4));
  return new Uint32Array(bytes.buffer, bytes.byteOffset, words);
}

export const digest = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The key that a seed stands for. */
export const keyOf = (seed: string): Buffer => digest(seed);
