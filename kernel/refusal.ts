/** A clear "no": a stable code, one sentence, and the clause of the rulebook where one applies. */
export class Refusal extends Error {
  readonly code: string;
  readonly clause: string | undefined;

  constructor(code: string, message: string, clause?: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.clause = clause;
  }
}
