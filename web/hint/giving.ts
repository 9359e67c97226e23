import { signal } from '@preact/signals';
import type { HintMark, HintStep } from '#bots';
import type { Language } from '#kernel';
import type { TableSource } from '../table/source.ts';
import { wording } from '../words/index.ts';

/** A strong bot's advice at a table, step by step: what it says, and what it marks on the board. */
export class HintGiver {
  /** What is marked on the board now. */
  readonly marks = signal<readonly HintMark[]>([]);
  private readonly source: TableSource;
  /** The hint for the position of this version, asked for once however often one asks meanwhile, and how much of it has been told. */
  private advice:
    | { readonly version: number; readonly steps: Promise<readonly HintStep[] | undefined>; told: number }
    | undefined;

  constructor(source: TableSource) {
    this.source = source;
  }

  /** The next step, in words; what it speaks of is marked. */
  async next(language: Language): Promise<string> {
    const { version } = this.source.position.peek();
    const { table } = wording.peek();
    if (this.advice?.version !== version) {
      const asked = this.source.hint?.(language).catch(() => undefined);
      this.advice = { version, steps: Promise.resolve(asked), told: 0 };
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
    if (this.source.position.peek().version === version) this.marks.value = steps[step].marks;
    const more = step < steps.length - 1 ? [table.moreHint] : [];
    return [...steps[step].lines, ...more].join('\n');
  }

  /** The position has changed. */
  letGo(): void {
    this.marks.value = [];
  }
}
