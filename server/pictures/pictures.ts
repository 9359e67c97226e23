import { createHash } from 'node:crypto';
import { Refusal } from '#kernel';
import type { Log } from '../ops/log.ts';
import { Thread } from '../thread.ts';
import { type PictureAnswer, SIZES, type Wanted } from './picture-task.ts';

/** So many may wait; one takes a part of a second, and there is one thread. */
const MOST_WAITING = 24;
/** What is kept of pictures that were made, in bytes. */
const MOST_KEPT = 32 * 1024 * 1024;
/** Longer than any picture takes: something is wrong. */
const MOST_MS = 60_000;
/** The thread goes when nobody has wanted a picture for so long. */
const IDLE_MS = 300_000;
/** A table that is played at is drawn anew this often at most. */
const LATELY_MS = 5000;

/** A picture, and a name that no other has. */
export interface Made {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** Pictures of boards, made in a thread of their own; equal ones are made once. */
export class Pictures {
  private readonly log: Log;
  private readonly thread = new Thread<Wanted, PictureAnswer>('picture-worker', { most: MOST_MS, idle: IDLE_MS });
  private readonly underWay = new Map<string, Promise<Made | undefined>>();
  /** The one that was wanted last at the end. */
  private readonly made = new Map<string, Made>();
  private bytes = 0;
  private readonly lately = new Map<string, { readonly at: number; readonly picture: Promise<Made | undefined> }>();
  /** This machine has no painter: it was tried and is not tried again. */
  private without = false;
  private closed = false;

  constructor({ log }: { readonly log: Log }) {
    this.log = log;
  }

  /** The picture; nothing where none can be made. */
  async of(wanted: Wanted, pay: () => void): Promise<Made | undefined> {
    const text = JSON.stringify(wanted);
    const tag = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    const kept = this.made.get(tag);
    if (kept) {
      this.made.delete(tag);
      this.made.set(tag, kept);
      return kept;
    }
    const going = this.underWay.get(tag);
    if (going) return going;
    if (this.closed) throw new Refusal('draining', 'This process is going away; connect again.');
    if (this.without) return undefined;
    if (this.thread.load >= MOST_WAITING) {
      throw new Refusal('busy', 'Many pictures are being made right now; try again in a moment.');
    }
    pay();
    const making = this.make(wanted, tag).finally(() => this.underWay.delete(tag));
    this.underWay.set(tag, making);
    return making;
  }

  /** Of a table under way: the one of a moment ago will do. */
  soon(name: string, now: number, make: () => Promise<Made | undefined>): Promise<Made | undefined> {
    const last = this.lately.get(name);
    if (last && now - last.at < LATELY_MS) return last.picture;
    for (const [old, { at }] of this.lately) if (now - at >= LATELY_MS) this.lately.delete(old);
    const picture = make();
    this.lately.set(name, { at: now, picture });
    // What went wrong is not waited for.
    picture.catch(() => this.lately.delete(name));
    return picture;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thread.close();
  }

  private async make(wanted: Wanted, tag: string): Promise<Made | undefined> {
    const { game } = wanted.shown.table;
    try {
      const made = { bytes: await this.ask(wanted), tag };
      this.keep(made);
      return made;
    } catch (error) {
      if (this.closed || this.without) return undefined;
      this.log.warn({ err: error, game, size: SIZES[wanted.kind] }, 'a board could not be drawn');
      return undefined;
    }
  }

  private keep(made: Made): void {
    this.made.set(made.tag, made);
    this.bytes += made.bytes.length;
    for (const [old, { bytes }] of this.made) {
      if (this.bytes <= MOST_KEPT) break;
      this.made.delete(old);
      this.bytes -= bytes.length;
    }
  }

  private async ask(wanted: Wanted): Promise<Uint8Array> {
    const answer = await this.thread.ask(wanted);
    if ('bytes' in answer) return answer.bytes;
    if (answer.noPainter) this.doWithout(answer.error);
    throw new Error(answer.error);
  }

  private doWithout(why: string): void {
    if (this.without) return;
    this.without = true;
    this.log.warn({ why }, 'this machine cannot draw boards; the key pictures of the games stand in for them');
  }
}
