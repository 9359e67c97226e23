import type { Game, State } from '#kernel';
import type { Position } from './source.ts';

/** The one answer of a seat that is asked something; nothing where there is a choice, or something to be seen first. */
export const soleMove = (game: Game, s: State, seat: number, legal: readonly number[]): number | undefined =>
  legal.length === 1 && !game.stepFor(s, seat)?.moment ? legal[0] : undefined;

export function soleAnswer(game: Game, { viewer, turn, view, legal, held, over }: Position): number | undefined {
  const asked = !over && held === undefined && turn.includes(viewer);
  return asked ? soleMove(game, view, viewer, legal) : undefined;
}

interface Note {
  /** How many choices of one's own came before it. */
  readonly at: number;
  /** Could something be taken back before it? */
  readonly undoable: boolean;
  /** It led to the choice that followed: whoever takes that back takes this back too. */
  readonly onTheWay: boolean;
}

/**
 * What was chosen for a player without a question: the only answer there was, or a pass on the way to what was wanted. It stands in the
 * record like any other choice; undo goes over it to the last real question.
 */
export class ByItself {
  private notes: readonly Note[] = [];

  note(at: number, undoable: boolean, onTheWay = false): void {
    this.notes = [...this.notes.filter((note) => note.at < at), { at, undoable, onTheWay }];
  }

  /** Nothing from this choice on stands any more. */
  forget(from: number): void {
    this.notes = this.notes.filter(({ at }) => at < from);
  }

  /** After so many choices of one's own: can a real one be taken back, where the table says that something can? */
  canUndo(own: number, can: boolean): boolean {
    let at = own;
    while (this.answered(at - 1)) at--;
    return can && (at === own || this.noteAt(at)!.undoable);
  }

  /** How many choices go back to the last real question. */
  undos(own: number): number {
    let at = own;
    while (this.answered(at - 1)) at--;
    if (!this.noteAt(at - 1)?.onTheWay) at--;
    while (this.noteAt(at - 1)?.onTheWay) at--;
    return Math.max(1, own - at);
  }

  private answered(at: number): boolean {
    return this.noteAt(at)?.onTheWay === false;
  }

  private noteAt(at: number): Note | undefined {
    return this.notes.find((note) => note.at === at);
  }
}
