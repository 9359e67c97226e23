import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Outcome } from './round.ts';
import type { StoreName } from './world.ts';

/** What a run was asked to do. */
export interface Wishes {
  readonly rounds: number;
  readonly stores: readonly StoreName[];
  readonly fault: string | undefined;
}

/** Everything rounds showed so far, kept in a file so that a run that was interrupted goes on where it was. */
export class Tally {
  readonly wishes: Wishes;
  private readonly file: string;
  private readonly kept: (Outcome & { readonly store: StoreName })[];

  private constructor(file: string, wishes: Wishes, kept: (Outcome & { readonly store: StoreName })[]) {
    this.file = file;
    this.wishes = wishes;
    this.kept = kept;
  }

  static begin(file: string, wishes: Wishes): Tally {
    const tally = new Tally(file, wishes, []);
    tally.keep();
    return tally;
  }

  /** Nothing where no run was interrupted. */
  static resume(file: string): Tally | undefined {
    if (!existsSync(file)) return undefined;
    const { wishes, kept } = JSON.parse(readFileSync(file, 'utf8'));
    return new Tally(file, wishes, kept);
  }

  add(store: StoreName, outcome: Outcome): void {
    this.kept.push({ store, ...outcome });
    this.keep();
  }

  of(store: StoreName, fault?: string): readonly Outcome[] {
    return this.kept.filter((one) => one.store === store && (fault === undefined || one.fault === fault));
  }

  get all(): readonly Outcome[] {
    return this.kept;
  }

  private keep(): void {
    writeFileSync(this.file, JSON.stringify({ wishes: this.wishes, kept: this.kept }));
  }

  /** The run has come to its end. */
  forget(): void {
    rmSync(this.file, { force: true });
  }
}

export const failed = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ faults }) => faults.length > 0).length;
