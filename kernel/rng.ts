import { sha256Words } from './sha256.ts';

/**
 * Random numbers that the *caller* holds: the server's are seeded with the table's secret seed, a bot brings its own.
 * They never live in a state, so no view can leak them.
 *
 * The stream is ChaCha20 (RFC 8439) keyed with SHA-256 of the seed: nobody can work out the next draw from earlier ones,
 * anybody who is later told the seed can verify all of them in any language, and `position` is all there is to save.
 */
export interface Rng {
  /** How many 32-bit words have been drawn: equal seed and position mean an equal future. */
  readonly position: number;
  /** A uniform integer from 0 to n − 1; throws when there is nothing to choose from. */
  below(n: number): number;
  /** Goes back to an earlier position. */
  rewind(position: number): void;
}

const WORDS_PER_BLOCK = 16;

export function rngFrom(seed: string, position = 0): Rng {
  return new ChaCha(seed, position);
}

class ChaCha implements Rng {
  position: number;
  private readonly key: Uint32Array;
  private readonly block = new Uint32Array(WORDS_PER_BLOCK);
  private blockIndex = -1;

  constructor(seed: string, position: number) {
    this.position = position;
    // ChaCha reads its key bytes low end first, SHA-256 writes them high end first.
    this.key = sha256Words(seed).map(swapBytes);
  }

  below(n: number): number {
    if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`cannot draw one of ${n}`);
    if (n === 1) return 0;
    // Rejection keeps it uniform: the last, incomplete run of n values is thrown away.
    const limit = 2 ** 32 - (2 ** 32 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }

  rewind(position: number): void {
    this.position = position;
  }

  private next(): number {
    const index = Math.floor(this.position / WORDS_PER_BLOCK);
    if (index !== this.blockIndex) {
      chachaBlock(this.key, index, this.block);
      this.blockIndex = index;
    }
    return this.block[this.position++ % WORDS_PER_BLOCK];
  }
}

const swapBytes = (x: number) => (x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);

/** One ChaCha20 block: key of 8 words, block counter, nonce 0. */
export function chachaBlock(key: Uint32Array, counter: number, out: Uint32Array, nonce = [0, 0, 0]): void {
  const init = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  const x = Int32Array.from(init);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) out[i] = x[i] + init[i];
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = turn(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = turn(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = turn(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = turn(x[b] ^ x[c], 7);
}

const turn = (x: number, n: number) => (x << n) | (x >>> (32 - n));

/** Fisher–Yates, in place, over anything indexed. */
export function shuffle(items: { length: number; [i: number]: number }, rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
}

/** The numbers from `from` up to but without `to` that fit, shuffled: the cards that could lie anywhere. */
export function shuffledWhere(from: number, to: number, fits: (item: number) => boolean, rng: Rng): number[] {
  const items: number[] = [];
  for (let item = from; item < to; item++) if (fits(item)) items.push(item);
  shuffle(items, rng);
  return items;
}
