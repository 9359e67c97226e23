import { type Game, NONE, REST, type State } from '#kernel';
import { mindOf } from './mind.ts';

/**
 * Follows positions that differ by little, one after another: which groups of fields have changed since somebody last took note, and fingerprints
 * that cost no more than what changed.
 */
export class Trace<S extends State> {
  /** Groups of fields that have changed, a bit each, until whoever minds sets it back to 0. */
  changed = ~0;
  private readonly last: Int32Array;
  private readonly bits: Int32Array;
  private readonly chair: Int8Array;
  /** Seats that are not taken never change: their words, between the two, are left out. */
  private readonly until: number;
  private readonly from: number;
  /** Sums over the words, two lanes of 32 bits: of all, of those that are read, and by seat of those read from its chair alone. */
  private wholeLow = 0;
  private wholeHigh = 0;
  private readLow = 0;
  private readHigh = 0;
  private readonly ownLow: Int32Array;
  private readonly ownHigh: Int32Array;

  constructor(game: Game<S>, seats: number) {
    const { layout } = game;
    const scopes = mindOf(game).scopes;
    const words = layout.cells / 2;
    this.last = new Int32Array(words);
    this.bits = scopes?.bits ?? new Int32Array(words).fill(REST);
    this.chair = scopes?.chair ?? new Int8Array(words).fill(NONE);
    this.ownLow = new Int32Array(layout.maxSeats);
    this.ownHigh = new Int32Array(layout.maxSeats);
    const vacant = layout.lots.filter(({ owner }) => owner >= seats);
    this.until = vacant.length > 0 ? Math.ceil(vacant[0].start / 2) : words;
    const behind = vacant.at(-1);
    this.from = behind
      ? Math.floor((behind.start + behind.field.length + (behind.field.kind === 'list' ? 1 : 0)) / 2)
      : words;
  }

  /** Goes to a position. */
  look(s: S): void {
    this.compare(s.words, 0, this.until);
    this.compare(s.words, this.from, s.words.length);
  }

  /** Four words at a time: nearly all of them are as they were. */
  private compare(words: Int32Array, from: number, until: number): void {
    const { last } = this;
    let i = from;
    for (; i + 4 <= until; i += 4) {
      const differ =
        (words[i] ^ last[i]) |
        (words[i + 1] ^ last[i + 1]) |
        (words[i + 2] ^ last[i + 2]) |
        (words[i + 3] ^ last[i + 3]);
      if (differ !== 0) this.changes(words, i, i + 4);
    }
    this.changes(words, i, until);
  }

  private changes(words: Int32Array, from: number, until: number): void {
    for (let i = from; i < until; i++) if (words[i] !== this.last[i]) this.change(i, words[i]);
  }

  private change(i: number, word: number): void {
    const old = scatter(i, this.last[i]);
    const now = scatter(i, word);
    this.last[i] = word;
    const low = (now - old) | 0;
    const high = (spread(now) - spread(old)) | 0;
    this.wholeLow = (this.wholeLow + low) | 0;
    this.wholeHigh = (this.wholeHigh + high) | 0;
    const bits = this.bits[i];
    if (bits === 0) return;
    this.changed |= bits;
    const chair = this.chair[i];
    if (chair === NONE) {
      this.readLow = (this.readLow + low) | 0;
      this.readHigh = (this.readHigh + high) | 0;
    } else {
      this.ownLow[chair] = (this.ownLow[chair] + low) | 0;
      this.ownHigh[chair] = (this.ownHigh[chair] + high) | 0;
    }
  }

  /** 53 bits of the position: enough to tell the few hundred of one turn apart. */
  get print(): number {
    return (this.wholeLow >>> 0) * 0x200000 + (this.wholeHigh >>> 11);
  }

  /** 64 bits of what is read of the position from a chair, in two halves. */
  low(chair: number): number {
    return (this.readLow + this.ownLow[chair] + chair) | 0;
  }

  high(chair: number): number {
    return (this.readHigh + this.ownHigh[chair]) | 0;
  }
}

/** A word at its place as 32 bits that look like any others. */
function scatter(i: number, word: number): number {
  let x = Math.imul(word ^ Math.imul(i + 1, 0x9e3779b1), 0x85ebca6b);
  x ^= x >>> 15;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 13);
}

const spread = (x: number): number => Math.imul(x ^ (x >>> 16), 0x2c1b3c6d) ^ Math.imul(x, 0x297a2d39);
