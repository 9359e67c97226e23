import { batch, computed, effect, signal } from '@preact/signals';
import type { ChapterTold, DeedLine, TurnTold } from '#kernel';
import type { TableSource } from '../table/source.ts';
import type { Story } from './story.ts';
import { isTurn, since } from './turns.ts';

/** What one of the others did since the reader's last turn. */
export interface Card {
  readonly seat: number;
  readonly turns: readonly TurnTold[];
}

/** One deed of a turn, as it is stepped through; none where nothing is known of the turn but that it was. */
export interface Frame {
  readonly turn: TurnTold;
  readonly deed?: DeedLine;
  /** Its number in the turn, from 1, and how many there are. */
  readonly n: number;
  readonly of: number;
}

/** What the others did: told until the reader's turn is over, and stepped through on the board. */
export class Recap {
  /** A replay tells what happens in its own way. */
  readonly told: boolean;
  /** The deed that is shown, as a place in `frames`; -1 for none. */
  readonly at = signal(-1);
  readonly playing = signal(false);
  /** On a phone: all of it is open. */
  readonly open = signal(false);
  private readonly source: TableSource;
  private readonly story: Pick<Story, 'passages' | 'chapter'>;
  private readonly look: () => number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  /** The lines of the history that are told: the others', since the reader's last turn. */
  private readonly others = computed<readonly number[]>(() => {
    const { log, viewer, turn } = this.source.position.value;
    if (viewer < 0) return log.map((_, at) => at);
    return since(log, { viewer, asked: turn.includes(viewer) }).flatMap(({ lines }) => lines.map(({ index }) => index));
  });

  /** The turns in which those lie: a duel of the reader's own is one, while the other strikes. */
  readonly turns = computed<readonly TurnTold[]>(() => {
    const { viewer, view } = this.source.position.value;
    const turns = this.story.passages.value.filter(isTurn);
    if (viewer < 0) return turns.slice(-view.seats);
    return turns.filter((turn) => this.linesIn(turn) > 0);
  });

  /** How many of those lines lie in a turn. */
  linesIn({ from, to }: TurnTold): number {
    return this.others.value.filter((at) => at >= from && at <= to).length;
  }

  /** By turn, the chapter it lies in, where another one has begun since. */
  readonly chapters = computed<ReadonlyMap<number, string>>(() => {
    const found = new Map<number, string>();
    const passages = this.story.passages.value;
    const latest = passages.findLast((passage) => passage.kind === 'chapter');
    let chapter: ChapterTold | undefined;
    for (const passage of passages) {
      if (passage.kind === 'chapter') chapter = passage;
      else if (chapter && chapter !== latest) found.set(passage.from, this.story.chapter(chapter));
    }
    return found;
  });

  /** One for each opponent, in the order in which they played. */
  readonly cards = computed<readonly Card[]>(() => {
    const seats = [...new Set(this.turns.value.map(({ seat }) => seat))];
    return seats.map((seat) => ({ seat, turns: this.turns.value.filter((turn) => turn.seat === seat) }));
  });

  readonly frames = computed<readonly Frame[]>(() => this.turns.value.flatMap(framesOf));

  /** The deed that is shown now. */
  readonly frame = computed<Frame | undefined>(() => this.frames.value[this.at.value]);

  /** `look` is how long a deed is shown while they play by themselves. */
  constructor(source: TableSource, story: Pick<Story, 'passages' | 'chapter'>, look: () => number) {
    this.look = look;
    this.source = source;
    this.story = story;
    this.told = source.choose !== undefined;
    let before = '';
    this.stop = effect(() => {
      const { log, viewer } = source.position.value;
      const own = viewer < 0 ? 0 : log.filter(({ seat, forced }) => seat === viewer && !forced).length;
      // The first choice of one's own lets go of what the others did; it can be looked at again.
      const now = `${viewer} ${own} ${source.position.value.held ?? ''}`;
      if (now !== before) this.letGo();
      before = now;
    });
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  /** Nothing is shown on the board any more, and nothing covers it. */
  letGo(): void {
    clearTimeout(this.timer);
    batch(() => {
      this.at.value = -1;
      this.open.value = false;
      this.playing.value = false;
    });
  }

  /** Shows a turn from its beginning, or lets go of it when it is shown already. */
  choose(turn: TurnTold): void {
    const shown = this.frame.peek()?.turn.from === turn.from;
    this.letGo();
    if (!shown) this.show(this.frames.peek().findIndex((frame) => frame.turn.from === turn.from));
  }

  back(): void {
    this.pause();
    const { length } = this.frames.peek();
    this.show(this.at.peek() < 0 ? length - 1 : Math.max(0, this.at.peek() - 1));
  }

  on(): void {
    this.pause();
    this.show(Math.min(this.frames.peek().length - 1, this.at.peek() + 1));
  }

  /** Plays the deeds one after the other from here, or from the beginning when the end is shown. */
  play(): void {
    if (this.playing.peek()) {
      this.pause();
      return;
    }
    const last = this.frames.peek().length - 1;
    if (last < 0) return;
    this.playing.value = true;
    this.show(this.at.peek() < 0 || this.at.peek() === last ? 0 : this.at.peek());
    this.playOn();
  }

  /** Shows the next opponent's turn, the first after the last. */
  next(): void {
    const turns = this.turns.peek();
    const at = turns.findIndex(({ from }) => from === this.frame.peek()?.turn.from);
    const next = turns[(at + 1) % turns.length];
    this.letGo();
    if (next) this.choose(next);
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  /** Shows a deed; what covered the board on a phone makes way for it. */
  private show(at: number): void {
    this.at.value = at;
    this.open.value = false;
  }

  private playOn(): void {
    this.timer = setTimeout(() => {
      if (this.at.peek() >= this.frames.peek().length - 1) {
        this.playing.value = false;
        return;
      }
      this.at.value++;
      this.playOn();
    }, this.look());
  }
}

/** The deeds of a turn, each to be looked at on its own. */
export function framesOf(turn: TurnTold): Frame[] {
  const deeds = turn.lines.filter((line): line is DeedLine => line.kind === 'deed');
  if (deeds.length === 0) return [{ turn, n: 1, of: 1 }];
  return deeds.map((deed, i) => ({ turn, deed, n: i + 1, of: deeds.length }));
}
