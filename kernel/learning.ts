import type { Game } from './game.ts';
import { type State, WATCHER } from './layout.ts';

/** States to compare with, used within one call only. */
interface Room<S> {
  readonly was: S;
  readonly is: S;
}

/**
 * Whether a choice told anybody something new, which is where undo ends. It is asked for every choice of a game, and most choices
 * end undo for other reasons or hide nothing: so it remembers what was hidden after the last one, and looks closer only where
 * that changed.
 */
export class Learning<S extends State> {
  private readonly game: Game<S>;
  private readonly room: Room<S>;
  /** By viewer, the watcher first: a sum over what is hidden from it in the last position that was looked at; empty without one. */
  private sums: number[] = [];

  constructor(game: Game<S>, room: Room<S>) {
    this.game = game;
    this.room = room;
  }

  /** The position has changed without being asked about. */
  forget(): void {
    this.sums = [];
  }

  /**
   * Did anybody learn something by this choice? Only if what is hidden from that viewer has changed: whoever lays a card from
   * the hand face down hides it as before. A secret choice changes what is hidden too, yet the others may see nothing of it.
   * Where choices stay sealed until all are made (`sealed`), the others see that one was made, and that is nothing new: they
   * have learnt something only if less is hidden from them.
   */
  between(before: S, after: S, mover: number, sealed: boolean): boolean {
    const { layout, veil } = this.game;
    // What is declared hidden is as it was; a veil may look at anything.
    if (!veil && layout.hidesAlike(before, after)) return false;
    const earlier = this.sums;
    this.sums = [];
    const now: number[] = [];
    for (let i = 0; i <= after.seats; i++) {
      const viewer = i + WATCHER;
      const seen = this.game.conceal(after, viewer, this.room.is);
      now.push(layout.hiddenSum(after, seen));
      if (earlier[i] === now[i]) continue;
      const saw = this.game.conceal(before, viewer, this.room.was);
      if (earlier.length === 0 && layout.hiddenSum(before, saw) === now[i]) continue;
      if (viewer === mover) return true;
      if (sealed ? layout.unknowns(seen) < layout.unknowns(saw) : !layout.equal(saw, seen)) return true;
    }
    this.sums = now;
    return false;
  }
}
