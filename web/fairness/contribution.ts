import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { partCommitment } from '#kernel';
import type { Summary } from '#wire';
import type { Wire } from '../online/wire.ts';
import { type AttemptNote, notes } from './notes.ts';
import { noteOf, type Standing, standingOf } from './standing.ts';

const AGAIN_MS = 2000;
/** What passes: the same is asked again a moment later. Every other refusal means that the table has moved on. */
const PASSES = ['unreachable', 'internal', 'store-away', 'no-room', 'draining', 'too-many-requests'];
const PART_BYTES = 32;

/** How the server is told; it answers with the table as it is then. */
export interface Telling {
  commit(commitment: string): Promise<Summary>;
  reveal(part: string): Promise<Summary>;
}

function drawPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PART_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Windows of one browser share a part: whoever comes first draws it. */
async function alone<T>(table: string, act: () => T): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(`engawa.fair.${table}`, act) : act();
}

/**
 * Our seat's part of the shuffle: drawn, noted, committed to while the table waits, and revealed once the list is sealed and is the
 * one that was noted. It does its work by itself, whichever screen is shown.
 */
export class Contribution {
  readonly standing: Signal<Standing> = signal('idle');
  /** What this browser noted of the attempt the table is at. */
  readonly note: Signal<AttemptNote | undefined> = signal(undefined);
  private readonly table: string;
  private readonly seat: ReadonlySignal<number | null | undefined>;
  private readonly telling: Telling;
  private seen: Summary | undefined;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor({ table, push, seat }: Pick<Wire, 'table' | 'push' | 'seat'>, telling: Telling) {
    this.table = table;
    this.seat = seat;
    this.telling = telling;
    this.stop = effect(() => {
      const at = seat.value;
      if (push.value && at !== undefined) this.look(push.value.summary, at);
    });
  }

  /** Puts our part back in the place of one from another device. */
  replace(): Promise<void> {
    return this.send('to-add');
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** Notes what the table shows now, and does what is to be done. What was `done` a moment ago is not done again. */
  private look(summary: Summary, seat: number | null, done?: Standing): void {
    if (summary.seq < (this.seen?.seq ?? 0)) return;
    this.seen = summary;
    const fresh = noteOf(summary, notes.of(this.table));
    if (fresh) notes.keep(this.table, fresh);
    const noted = notes.of(this.table);
    this.note.value = noted.find(({ attempt }) => attempt === summary.shuffle.attempt);
    this.standing.value = standingOf(summary, seat, noted);
    if (this.standing.peek() !== done) void this.send(this.standing.peek());
  }

  private async send(standing: Standing): Promise<void> {
    if (this.busy || (standing !== 'to-add' && standing !== 'to-reveal')) return;
    this.busy = true;
    clearTimeout(this.timer);
    const { seen } = this;
    try {
      const summary = standing === 'to-add' ? await this.add() : await this.telling.reveal(this.note.peek()!.part!);
      this.busy = false;
      this.again(summary, standing);
    } catch (error) {
      this.busy = false;
      const { code } = error as { readonly code?: string };
      if (code === undefined) throw error;
      if (PASSES.includes(code)) this.timer = setTimeout(() => this.again(this.seen!), AGAIN_MS);
      else if (this.seen !== seen) this.again(this.seen!);
    }
  }

  private again(summary: Summary, done?: Standing): void {
    const seat = this.seat.peek();
    if (seat !== undefined) this.look(summary.seq < this.seen!.seq ? this.seen! : summary, seat, done);
  }

  private async add(): Promise<Summary> {
    const { commitment } = await alone(this.table, () => this.drawn(this.seen!, this.seat.peek()!));
    return this.telling.commit(commitment!);
  }

  /** The note with our part, which is drawn when there is none for this seat. */
  private drawn({ table, game, seats, options, shuffle, commitment: promise }: Summary, seat: number): AttemptNote {
    const { attempt } = shuffle;
    const old = notes.of(table).find((one) => one.attempt === attempt) ?? noteOf({ commitment: promise, shuffle }, [])!;
    if (old.part !== undefined && old.seat === seat) return old;
    const part = drawPart();
    const commitment = partCommitment({ table, attempt, game, seats: seats.length, options }, seat, part);
    const note = { attempt, promise: old.promise, contributions: old.contributions, seat, part, commitment };
    notes.keep(table, note);
    this.note.value = note;
    return note;
  }
}
