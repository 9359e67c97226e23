import { hkdfSync } from 'node:crypto';
import { FAIRNESS_FORMAT, type Fairness, partCommitment, secretCommitment, seedInputs, type Terms } from '#kernel';
import type { Contributions, Phase, ShuffleSummary } from '#wire';

/** What a seat put in. */
export interface Put {
  readonly commitment: string;
  readonly part: string | null;
}

interface Attempt {
  readonly terms: Terms;
  readonly secret: string;
  readonly commitment: string;
  readonly puts: Map<number, Put>;
  /** How often seats committed. */
  commits: number;
  /** Seats that did not answer. */
  without: readonly number[];
}

/**
 * How the seed of a table comes about (docs/fairness.md): a fold over the log, like the sitting it belongs to. It takes in what was
 * decided; whether something may be done is decided in deeds.ts.
 */
export class Shuffle {
  phase: Phase = 'open';
  since: number | null = null;
  readonly contributions: Contributions;
  private readonly about: Omit<Terms, 'attempt'>;
  private readonly attempts: Attempt[] = [];
  /** Whose answer is needed in the phase `again`. */
  private asked: readonly number[] = [];

  constructor(about: Omit<Terms, 'attempt'>, contributions: Contributions) {
    this.about = about;
    this.contributions = contributions;
  }

  get attempt(): number {
    return this.attempts.length;
  }

  get promised(): boolean {
    return this.attempts.length > 0;
  }

  get commitment(): string {
    return this.now.commitment;
  }

  /** The server has drawn a secret; after a beginning that failed, a new one, for those who answered. */
  promise(secret: string, without: readonly number[], at: number): void {
    const before = this.attempts.at(-1);
    const terms = { ...this.about, attempt: this.attempts.length + 1 };
    this.attempts.push({
      terms,
      secret,
      commitment: secretCommitment(terms, secret),
      puts: new Map(),
      commits: 0,
      without: [],
    });
    if (!before) return;
    before.without = without;
    this.asked = [...before.puts.keys(), ...this.asked].filter(
      (seat, i, all) => !without.includes(seat) && all.indexOf(seat) === i,
    );
    // With nobody left to ask it waits for the host again, so that this promise too is seen before anything is dealt.
    this.phase = this.asked.length > 0 ? 'again' : 'open';
    this.since = this.asked.length > 0 ? at : null;
  }

  commit(seat: number, commitment: string, at: number): void {
    this.now.puts.set(seat, { commitment, part: null });
    this.now.commits++;
    if (this.phase === 'again') this.sealIfAllCommitted(at);
  }

  reveal(seat: number, part: string): void {
    this.now.puts.set(seat, { ...this.now.puts.get(seat)!, part });
    this.settleIfAllRevealed();
  }

  /** Nobody commits any more. */
  seal(at: number): void {
    this.phase = 'sealed';
    this.since = at;
    this.settleIfAllRevealed();
  }

  /** A seat was given back before the seal. */
  forget(seat: number): void {
    this.attempts.at(-1)?.puts.delete(seat);
  }

  /** Do people still come and go? After a beginning that failed they do not. */
  get isOpen(): boolean {
    return this.phase === 'open' && this.attempt === 1;
  }

  get commits(): number {
    return this.now.commits;
  }

  putBy(seat: number): Put | undefined {
    return this.now.puts.get(seat);
  }

  fits(seat: number, part: string): boolean {
    return this.putBy(seat)?.commitment === partCommitment(this.now.terms, seat, part);
  }

  /** Was a seat left out because it did not answer an earlier beginning? */
  isWithout(seat: number): boolean {
    return this.attempts.some(({ without }) => without.includes(seat));
  }

  /** Seats that owe a commitment or a part now. */
  get awaited(): number[] {
    if (this.phase === 'again') return this.asked.filter((seat) => !this.now.puts.has(seat));
    if (this.phase !== 'sealed') return [];
    return [...this.now.puts].flatMap(([seat, { part }]) => (part === null ? [seat] : [])).sort();
  }

  /** The seed, derived with the platform's own HKDF; the kernel's checks it. */
  get seed(): string {
    const { terms, secret, puts } = this.now;
    const parts = [...puts].map(([seat, { part }]) => ({ seat, part: part! }));
    const { material, salt, info, length } = seedInputs(terms, secret, parts);
    const bytes = (list: readonly number[]) => Uint8Array.from(list);
    return Buffer.from(hkdfSync('sha256', bytes(material), bytes(salt), bytes(info), length)).toString('hex');
  }

  summary(seats: number, patience: { readonly host: number; readonly all: number }): ShuffleSummary {
    const { attempt, phase, awaited, contributions } = this;
    const since = awaited.length > 0 ? this.since : null;
    return {
      kind: 'parts',
      contributions,
      attempt,
      phase,
      awaited,
      since,
      goOn: since === null ? null : since + patience.host,
      until: since === null ? null : since + patience.all,
      seats: Array.from({ length: seats }, (_, seat) => {
        const put = this.putBy(seat);
        const without = this.isWithout(seat);
        return { seat, commitment: put?.commitment ?? null, part: put?.part ?? null, without };
      }),
      failed: this.attempts.slice(0, -1).map(({ commitment, without }, i) => ({ attempt: i + 1, commitment, without })),
    };
  }

  /** Everything, secrets too: for the record of a game that is over. */
  evidence(bots: readonly number[]): Fairness {
    return {
      format: FAIRNESS_FORMAT,
      table: this.about.table,
      contributions: this.contributions,
      attempts: this.attempts.map(({ commitment, secret, puts, without }) => ({
        commitment,
        secret,
        seats: [...puts].sort(([a], [b]) => a - b).map(([seat, put]) => ({ seat, ...put })),
        without,
      })),
      bots,
    };
  }

  private get now(): Attempt {
    return this.attempts[this.attempts.length - 1];
  }

  private sealIfAllCommitted(at: number): void {
    if (this.awaited.length === 0) this.seal(at);
  }

  private settleIfAllRevealed(): void {
    if (this.phase === 'sealed' && this.awaited.length === 0) this.phase = 'settled';
  }
}

/** A table from before this protocol, as it is shown. */
export const olderKind = (seats: number): ShuffleSummary => ({
  kind: 'seed',
  contributions: 'sealed',
  attempt: 1,
  phase: 'settled',
  awaited: [],
  since: null,
  goOn: null,
  until: null,
  seats: Array.from({ length: seats }, (_, seat) => ({ seat, commitment: null, part: null, without: false })),
  failed: [],
});
