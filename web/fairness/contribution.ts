import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AttemptNote, partCommitment } from '#kernel';
import type { Summary } from '#wire';
import type { Wire } from '../online/wire.ts';
import { notes } from './notes.ts';
import { failuresOf, noteOf, type Standing, standingOf } from './standing.ts';

const AGAIN_MS = 2000;
/** What was sent that long ago and neither answered nor refused has arrived, as far as we can tell. */
const ARRIVED_MS = 10_000;
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
  private readonly silences = new Set<ReturnType<typeof setTimeout>>();
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

  /** The player says that the part in the place of ours is theirs as well. */
  give(): void {
    const note = this.note.peek();
    if (!note) return;
    this.mark(note.attempt, { given: true });
    this.again(this.seen!);
  }

  close(): void {
    clearTimeout(this.timer);
    for (const silence of this.silences) clearTimeout(silence);
    this.stop();
  }

  /** Notes what the table shows now, and does what is to be done. What was `done` a moment ago is not done again. */
  private look(summary: Summary, seat: number | null, done?: Standing): void {
    if (summary.seq < (this.seen?.seq ?? 0)) return;
    this.seen = summary;
    for (const failure of failuresOf(summary, notes.of(this.table))) notes.keep(this.table, failure);
    const fresh = noteOf(summary, notes.of(this.table), seat);
    if (fresh) notes.keep(this.table, fresh);
    if (summary.status === 'over' || summary.status === 'expired') notes.end(this.table);
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
      const summary = standing === 'to-add' ? await this.add() : await this.reveal();
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
    const note = await alone(this.table, () => this.drawn(this.seen!, this.seat.peek()!));
    return this.tell(note, 'sent', () => this.telling.commit(note.commitment!));
  }

  private reveal(): Promise<Summary> {
    const note = this.note.peek()!;
    return this.tell(note, 'told', () => this.telling.reveal(note.part!));
  }

  /** Notes that something goes out before it does: whoever says later that it never came has that against them. */
  private async tell(note: AttemptNote, what: 'sent' | 'told', act: () => Promise<Summary>): Promise<Summary> {
    const { attempt } = note;
    const known = notes.of(this.table).find((one) => one.attempt === attempt);
    // What has arrived once has arrived, also from another window.
    if (known?.[what] && !known.unheard) return act();
    this.mark(attempt, { [what]: true, unheard: true });
    let assumed = false;
    const silence = setTimeout(() => {
      assumed = true;
      this.mark(attempt, { unheard: undefined });
      this.again(this.seen!);
    }, ARRIVED_MS);
    this.silences.add(silence);
    try {
      const summary = await act();
      this.mark(attempt, { unheard: undefined });
      return summary;
    } catch (error) {
      if (assumed) this.mark(attempt, { unheard: true });
      throw error;
    } finally {
      clearTimeout(silence);
      this.silences.delete(silence);
    }
  }

  /** Adds to the note of an attempt. */
  private mark(
    attempt: number,
    change: Partial<Record<'sent' | 'told' | 'unheard' | 'given', true | undefined>>,
  ): void {
    const noted = notes.of(this.table).find((one) => one.attempt === attempt);
    if (!noted) return;
    // What is undefined is not kept.
    const note = JSON.parse(JSON.stringify({ ...noted, ...change })) as AttemptNote;
    notes.keep(this.table, note);
    if (this.note.peek()?.attempt === attempt) this.note.value = note;
  }

  /** The note with our part, which is drawn when there is none for this seat, or when the one there was is no longer ours alone. */
  private drawn(
    { table, game, seats, options, edition, shuffle, commitment: promise }: Summary,
    seat: number,
  ): AttemptNote {
    const { attempt } = shuffle;
    const old = notes.of(table).find((one) => one.attempt === attempt) ?? noteOf({ commitment: promise, shuffle }, [])!;
    if (old.part !== undefined && old.seat === seat && !old.left && !old.told) {
      this.note.value = old;
      return old;
    }
    const part = drawPart();
    const commitment = partCommitment(
      { table, attempt, game, seats: seats.length, options, figures: edition?.figures },
      seat,
      part,
    );
    const note = { attempt, promise: old.promise, contributions: old.contributions, seat, part, commitment };
    notes.keep(table, note);
    this.note.value = note;
    return note;
  }
}
