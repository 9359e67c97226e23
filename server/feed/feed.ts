import { Readable } from 'node:stream';
import { WATCHER } from '#kernel';
import type { Payer } from '../load/purse.ts';
import type { Hall } from '../tables/hall.ts';
import { type Person, viewerAt } from '../tables/people.ts';
import type { Guest, Place } from '../tables/place.ts';
import type { Sitting } from '../tables/sitting.ts';
import { linesFor } from '../tables/written-log.ts';

/** So many lines are written at one go. */
const LOT = 100;
/** What a line costs the event loop, in milliseconds. */
const LINE_MS = 0.05;
/** A sign of life, so that nobody between us takes the silence for an end. */
const BEAT_MS = 10_000;

/** How lines are told: one JSON object a line, or as events that a browser follows and takes up again by itself. */
export type FeedForm = 'lines' | 'events';

interface FeedParts {
  readonly hall: Hall;
  readonly table: string;
  readonly person: Person;
  readonly payer: Payer;
  readonly form: FeedForm;
  /** What the reader has already. */
  readonly since: number;
  /** Is whoever asks still who they were? */
  stillMe(): Promise<boolean>;
}

/**
 * What happens at a table, as it happens, to whoever reads: what the asker may know, no more. Nothing is kept for a slow reader: it reads on
 * from where it is when it can. It ends with the table.
 */
export class Feed extends Readable implements Guest {
  viewer = WATCHER;
  readonly looking = false;
  private readonly parts: FeedParts;
  private told: number;
  private wanted = false;
  private readonly timer: NodeJS.Timeout;

  private constructor(parts: FeedParts) {
    super();
    this.parts = parts;
    this.told = parts.since;
    this.timer = setInterval(() => this.beat(), BEAT_MS);
    this.timer.unref();
  }

  /** Refuses before anything is sent: no such table, or not for the asker. */
  static async open(parts: FeedParts): Promise<Feed> {
    const { hall, table, person } = parts;
    return hall.look(table, (sitting, place: Place) => {
      const viewer = viewerAt(sitting, person);
      const feed = new Feed(parts);
      feed.viewer = viewer;
      hall.enter(place, feed);
      return feed;
    });
  }

  override _read(): void {
    this.wanted = true;
    this.parts.hall.look(this.parts.table, (sitting) => this.show(sitting)).catch(() => this.end());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.timer);
    this.parts.hall.leave(this.parts.table, this);
    done(error);
  }

  show(sitting: Sitting): void {
    if (this.readableEnded || this.destroyed || !this.mayStay(sitting)) return;
    while (this.wanted && this.told < sitting.seq) {
      const lines = linesFor(sitting, this.viewer, this.told, LOT);
      this.parts.payer.pay(lines.length * LINE_MS);
      this.told += lines.length;
      this.wanted = this.push(lines.map((line) => this.written(line)).join(''));
    }
    if (this.told >= sitting.seq && sitting.status === 'over') this.end();
  }

  chat(): void {}

  here(): void {}

  drain(): void {
    this.end();
  }

  expired(): void {
    this.end();
  }

  private written(line: { readonly seq: number }): string {
    const text = JSON.stringify(line);
    return this.parts.form === 'lines' ? `${text}\n` : `id: ${line.seq}\ndata: ${text}\n\n`;
  }

  /** A seat may change hands, a key be replaced: what was opened with it ends. */
  private mayStay(sitting: Sitting): boolean {
    try {
      if (viewerAt(sitting, this.parts.person) === this.viewer) return true;
    } catch {
      // It opens nothing any more.
    }
    this.end();
    return false;
  }

  private beat(): void {
    if (this.wanted) this.wanted = this.push(this.parts.form === 'lines' ? '\n' : ':\n\n');
    this.parts.stillMe().then(
      (still) => still || this.end(),
      () => undefined,
    );
  }

  private end(): void {
    if (this.readableEnded || this.destroyed) return;
    this.wanted = false;
    this.push(null);
  }
}
