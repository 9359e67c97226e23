import { hkdfSync, randomBytes } from 'node:crypto';
import type { Game, Options } from '#kernel';
import { digest, KeyedRng, keyOf } from './chacha.ts';
import { type Part, seedFrom } from './fair.ts';

/** Everything that was read before the end, and what the reader knows besides. */
export interface Evidence {
  readonly texts: readonly string[];
  readonly table: string;
  readonly terms: string;
  /** The parts this reader knows. */
  readonly parts: readonly Part[];
}

interface Candidate {
  readonly how: string;
  readonly key: Buffer;
}

const LABELS = ['', 'draws', 'seed', 'commit', 'engawa', 'engawa fair/2 seed', 'engawa fair/2 secret'];
const hkdf = (material: Buffer, salt: string, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, 32));

function xor(a: Buffer, b: Buffer): Buffer {
  return Buffer.from(a.map((byte, i) => byte ^ b[i]));
}

/** Every way we could think of to get from what was read to the key of the draws. */
export function* candidates({ texts, table, terms, parts }: Evidence, span: number): Generator<Candidate> {
  const whole = texts.join('\n');
  const hex = [...new Set(whole.match(/\b[0-9a-f]{64}\b/g) ?? [])];
  const words = [...new Set(whole.match(/[A-Za-z0-9_-]{12,90}/g) ?? [])].slice(0, 200);
  const times = [...new Set(whole.match(/\b1[0-9]{12}\b/g) ?? [])].map(Number);
  const bytes = hex.map((text) => Buffer.from(text, 'hex'));

  for (const [i, text] of hex.entries()) {
    const name = `hex string ${i}`;
    yield { how: `${name} as the key`, key: bytes[i] };
    yield { how: `${name} as the key, turned around`, key: Buffer.from(bytes[i]).reverse() };
    yield { how: `${name} as the seed`, key: keyOf(text) };
    yield { how: `SHA-256 of ${name}`, key: digest(bytes[i]) };
    yield { how: `SHA-256 of ${name} as the seed`, key: keyOf(digest(bytes[i]).toString('hex')) };
    yield { how: `SHA-256 of ${name}, of its text, as the seed`, key: keyOf(digest(text).toString('hex')) };
    for (const given of [parts, [], parts.slice(0, 1), parts.slice(1)]) {
      yield { how: `${name} in the place of the secret`, key: keyOf(seedFrom(terms, text, given)) };
    }
    for (const salt of ['', table, terms]) {
      for (const label of LABELS) {
        const derived = hkdf(bytes[i], salt, label);
        yield { how: `HKDF of ${name} (“${label}”) as the key`, key: derived };
        yield { how: `HKDF of ${name} (“${label}”) as the seed`, key: keyOf(derived.toString('hex')) };
      }
    }
    for (const [j, other] of hex.entries()) {
      if (i === j) continue;
      yield { how: `${name} and ${j}, one after the other`, key: keyOf(text + other) };
      yield { how: `${name} and ${j}, bytes, one after the other`, key: digest(Buffer.concat([bytes[i], bytes[j]])) };
      const both = hkdf(Buffer.concat([bytes[i], bytes[j]]), table, 'draws');
      yield { how: `HKDF of ${name} and ${j}`, key: both };
      if (i > j) continue;
      const mixed = xor(bytes[i], bytes[j]);
      yield { how: `${name} xor ${j} as the key`, key: mixed };
      yield { how: `${name} xor ${j} as the seed`, key: keyOf(mixed.toString('hex')) };
      yield { how: `${name} xor ${j} as the secret`, key: keyOf(seedFrom(terms, mixed.toString('hex'), parts)) };
    }
  }
  if (bytes.length > 0) {
    const all = bytes.reduce<Buffer>(xor, Buffer.alloc(32));
    yield { how: 'all hex strings xored as the key', key: all };
    yield { how: 'all hex strings xored as the seed', key: keyOf(all.toString('hex')) };
    yield { how: 'all hex strings one after the other', key: keyOf(hex.join('')) };
  }
  yield { how: 'the parts without a secret', key: keyOf(seedFrom(terms, '', parts)) };
  yield { how: 'a secret of zeros', key: keyOf(seedFrom(terms, '0'.repeat(64), parts)) };
  yield { how: 'a key of zeros', key: Buffer.alloc(32) };
  yield { how: 'the terms', key: keyOf(terms) };
  for (const word of [table, ...words]) {
    yield { how: `“${word}” as the seed`, key: keyOf(word) };
    yield { how: `“${word}” hashed as the secret`, key: keyOf(seedFrom(terms, digest(word).toString('hex'), parts)) };
  }
  for (const time of times) {
    for (let ms = time - span; ms <= time + span; ms++) {
      yield { how: `the time ${ms}`, key: keyOf(String(ms)) };
      yield { how: `the time ${ms} in hex`, key: keyOf(ms.toString(16)) };
      yield {
        how: `the time ${ms} as a secret`,
        key: keyOf(seedFrom(terms, ms.toString(16).padStart(64, '0'), parts)),
      };
    }
  }
  for (let n = 0; n < span * 20; n++) {
    yield { how: `the number ${n}`, key: keyOf(String(n)) };
    yield { how: `the number ${n} as a secret`, key: keyOf(seedFrom(terms, n.toString(16).padStart(64, '0'), parts)) };
  }
}

/** What a set-up from this key gives: the hash of the position, and how many of its cells are as they really were. */
interface Guess {
  readonly exact: boolean;
  readonly alike: number;
}

/** Far beyond what any of ten thousand random keys comes to by chance. */
const TOO_ALIKE = 8;

/** Holds keys against the position a game really began with. */
export class Oracle {
  private readonly game: Game;
  private readonly seats: number;
  private readonly options: Options;
  private readonly truth: ReturnType<Game['setup']>;
  private readonly mean: number;
  private readonly deviation: number;

  /** `seed` is the real one, from the record of the finished game. */
  constructor(game: Game, seats: number, options: Options, seed: string) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.truth = game.setup(seats, options, new KeyedRng(keyOf(seed)));
    const blind = Array.from({ length: 200 }, () => this.guess(randomBytes(32)).alike);
    this.mean = blind.reduce((sum, n) => sum + n, 0) / blind.length;
    this.deviation = Math.sqrt(blind.reduce((sum, n) => sum + (n - this.mean) ** 2, 0) / blind.length);
  }

  get startHash(): string {
    return this.game.layout.hash(this.truth);
  }

  private guess(key: Buffer): Guess {
    const position = this.game.setup(this.seats, this.options, new KeyedRng(key));
    let alike = 0;
    for (let i = 0; i < this.truth.cells.length; i++) if (position.cells[i] === this.truth.cells[i]) alike++;
    return { exact: this.game.layout.equal(position, this.truth), alike };
  }

  /** Whether this key tells more about the beginning than a random one would. */
  foresees(key: Buffer): boolean {
    const { exact, alike } = this.guess(key);
    return exact || alike > this.mean + TOO_ALIKE * Math.max(1, this.deviation);
  }
}
