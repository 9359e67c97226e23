import type { Counts } from './counts.ts';
import type { Secrets } from './secrets.ts';

/** What a member knows of the day it lives in. */
export interface Surroundings {
  /** Of the processes of the house. */
  readonly urls: readonly string[];
  readonly counts: Counts;
  readonly secrets: Secrets;
  /** Something was wrong. */
  fault(what: string): void;
}
