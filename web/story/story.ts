import { computed, type ReadonlySignal } from '@preact/signals';
import {
  type ChapterTold,
  capital,
  type Game,
  HIDDEN,
  type Language,
  linesBelow,
  NONE,
  type Passage,
  type PointLine,
  type StoryLine,
  sayChapter,
  sayDoing,
  sayHeadline,
  sayLine,
  sayMove,
  sayPoints,
  sayReasonOfPoints,
  sayThing,
  type TurnTold,
  wholeStory,
} from '#kernel';
import type { Chip } from '../foretell/chips.ts';
import type { TableSource } from '../table/source.ts';
import { wording } from '../words/index.ts';

/** A line of a turn: what the kernel tells, or a bare choice of a game that tells no deeds of its own. */
export type Line =
  | StoryLine
  | { readonly kind: 'choice'; readonly seat: number; readonly at: number; readonly move?: number };

/** What a story is told from, and how. */
export interface Telling {
  readonly game: Game;
  readonly source: TableSource;
  readonly language: ReadonlySignal<Language>;
  /** The name of whoever sits at a seat. */
  readonly nameOf: (seat: number) => string;
}

/** The story of a table as its reader may know it, in the reader's words. */
export class Story {
  private readonly of: Telling;
  readonly passages = computed<readonly Passage[]>(() => wholeStory(this.of.game, this.of.source.position.value.log));

  constructor(of: Telling) {
    this.of = of;
  }

  /** Whose turn it was, and what it was about. */
  headline(turn: TurnTold): string {
    const { game, nameOf, language } = this.of;
    return sayHeadline(game, turn, nameOf, language.value);
  }

  /** The same where the name stands beside it. */
  doing(turn: TurnTold): string {
    const { game, nameOf, language } = this.of;
    return capital(sayDoing(game, turn, nameOf, language.value));
  }

  chapter(chapter: ChapterTold): string {
    const { game, nameOf, language } = this.of;
    return sayChapter(game, chapter, nameOf, language.value);
  }

  /** What happened, line by line, besides what the headline tells. Where a game declares no deeds, what was chosen is told too. */
  lines(turn: TurnTold): readonly Line[] {
    if (this.of.game.deeds) return linesBelow(turn);
    const { seat, from, to, lines } = turn;
    const { log } = this.of.source.position.value;
    return log.slice(from, to + 1).flatMap((line, i): Line[] => {
      const at = from + i;
      const choice: Line[] = line.forced ? [] : [{ kind: 'choice', seat, at, move: line.move }];
      return [...choice, ...lines.filter((told) => told.at === at)];
    });
  }

  /** A line in the turn of a seat, whose name goes without saying. */
  say(line: Line, teller: number): string {
    const { game, nameOf, language } = this.of;
    if (line.kind !== 'choice') return sayLine(game, line, teller, nameOf, language.value);
    return line.move === undefined ? wording.value.log.secret : sayMove(game, line.move, language.value);
  }

  /** A line that stands for itself. */
  sentence(line: Line, teller: number): string {
    return capital(this.say(line, teller));
  }

  /** `+5 VP`, or a question mark where the reader may not know how many. */
  amount(n: number | null): string {
    const { game, language } = this.of;
    return n === null ? '?' : `${n < 0 ? '−' : '+'}${sayPoints(game, Math.abs(n), language.value)}`;
  }

  /** What points are for. */
  reason(line: PointLine): string {
    return sayReasonOfPoints(this.of.game, line, this.of.language.value);
  }

  /** What a turn cost its seat and brought it, thing by thing: what was paid first. */
  traded({ seat, lines }: TurnTold): readonly Chip[] {
    const { game, language } = this.of;
    const sums = new Map<string, number>();
    for (const line of lines) {
      if (line.kind !== 'deed' || line.seat !== seat) continue;
      for (const { kind, what, n = 1 } of line.events) {
        if (what === undefined || what === HIDDEN) continue;
        const sign = kind === 'gain' ? 1 : kind === 'pay' || kind === 'lose' ? -1 : 0;
        if (sign !== 0) sums.set(what, (sums.get(what) ?? 0) + sign * n);
      }
    }
    return [...sums]
      .filter(([, n]) => n !== 0)
      .sort(([, a], [, b]) => a - b)
      .map(([what, n]) => {
        const sign = n < 0 ? '−' : '+';
        const text = `${sign}${sayThing(game, what, language.value, Math.abs(n))}`;
        return { kind: n < 0 ? 'price' : 'gain', text, short: `${sign}${Math.abs(n)}`, ref: what };
      });
  }

  /** Points of a turn by category: `Buildings +7`, `Coins −1`. */
  scored({ seat, lines }: TurnTold): readonly string[] {
    const { game, language } = this.of;
    const sums = new Map<string, number>();
    for (const line of lines) {
      if (line.kind !== 'points' || line.seat !== seat) continue;
      sums.set(line.category, (sums.get(line.category) ?? 0) + (line.n ?? 0));
    }
    const names = game.words[language.value].categories;
    return [...sums].map(([category, n]) => wording.value.recap.scored(n, names[category] ?? category));
  }

  /** What came of one line of the history: what was done and scored, or else what was chosen. */
  step(at: number): string {
    const { seat, move } = this.of.source.position.value.log[at];
    const told = this.passages.value.flatMap(({ lines }) => lines.filter((line) => line.at === at));
    if (told.length === 0) return this.say({ kind: 'choice', seat, at, move }, seat);
    return told.map((line) => this.say(line, seat)).join(wording.value.foretell.between);
  }

  /** Some lines of the history in brief: what each turn was about and scored, and which round began. */
  brief(from: number, to: number): string {
    return this.passages.value
      .flatMap((passage) => {
        if (passage.kind === 'chapter') return passage.at >= from && passage.at <= to ? [this.chapter(passage)] : [];
        if (passage.to < from || passage.from > to) return [];
        // Of a turn that began before or goes on, as a duel does while both act, this part is told.
        if (passage.from < from || passage.to > to) {
          return passage.lines.filter(({ at }) => at >= from && at <= to).map((line) => this.sentence(line, NONE));
        }
        const { points } = passage;
        return [points === 0 ? this.headline(passage) : `${this.headline(passage)} (${this.amount(points)})`];
      })
      .join(wording.value.foretell.between);
  }
}
