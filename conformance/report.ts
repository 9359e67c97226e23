/** Where a check says what it finds. */
export interface Report {
  /** It does not hold; a counterexample. Nothing more is looked at. */
  fail(counterexample: string): never;
  /** It cannot be looked into here, and why. */
  leave(why: string): never;
  /** Something worth knowing though nothing is wrong, such as a figure measured. */
  note(remark: string): void;
  /** How far it is. Lets whoever waits interrupt. */
  at(progress: string): Promise<void>;
}

export class Failure extends Error {}

/** Somebody must move and nothing is legal: no check that plays whole games can go on. */
export class DeadEnd extends Failure {}

export class NotChecked extends Error {}

/** Thrown by whoever runs checks, at the next `at`, when nobody wants to know any more. */
export class Interrupted extends Error {}
