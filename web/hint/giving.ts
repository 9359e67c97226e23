import { signal } from '@preact/signals';
import type { HintMark, HintStep } from '#bots';
import type { Language } from '#kernel';
import { asksTheSame } from '../table/asked.ts';
import type { Position, TableSource } from '../table/source.ts';
import { wording } from '../words/index.ts';

/** What is ringed on the board: a step of a hint; or, when a game is looked at again, what was played. */
export interface BoardMark extends HintMark {
  readonly played?: true;
}

/** A strong bot's advice at a table, step by step: what it says, and what it marks on the board. */
export class HintGiver {
  /** What is marked on the board now. */
  readonly marks = signal<readonly BoardMark[]>([]);
  /** The turn that is advised, in notation, once it is told. */
  readonly advised = signal<readonly string[] | undefined>(undefined);
  private readonly source: TableSource;
  /** The hint for what is asked here, asked for once however often one asks meanwhile, and how much of it has been told. */
  private advice:
    | { readonly for: Position; readonly steps: Promise<readonly HintStep[] | undefined>; told: number }
    | undefined;

  constructor(source: TableSource) {
    this.source = source;
  }

  /** The next step, in words; what it speaks of is marked. */
  async next(language: Language): Promise<string> {
    const position = this.source.position.peek();
    const { table } = wording.peek();
    if (!this.advice || !isFor(this.advice.for, position)) {
      const asked = this.source.hint?.(language).catch(() => undefined);
      this.advice = { for: position, steps: Promise.resolve(asked), told: 0 };
    }
    const { advice } = this;
    const steps = await advice.steps;
    if (!steps) {
      // The next time one asks anew.
      if (this.advice === advice) this.advice = undefined;
      return table.noHint;
    }
    const step = Math.min(advice.told++, steps.length - 1);
    // Whoever has chosen meanwhile looks at another position.
    if (isFor(advice.for, this.source.position.peek())) {
      this.marks.value = steps[step].marks;
      this.advised.value = steps[step].line;
    }
    const more = step < steps.length - 1 ? [table.moreHint] : [];
    return [...steps[step].lines, ...more].join('\n');
  }

  /** The position has changed. */
  letGo(): void {
    this.marks.value = [];
    this.advised.value = undefined;
  }
}

/** Whoever else chooses at the same time does not make advice useless. */
const isFor = (asked: Position, now: Position): boolean => asked.version === now.version || asksTheSame(asked, now);
