import { type Game, MoveList, type State, verbOf } from '#kernel';
import { lookAhead } from './ahead.ts';
import { type Errands, errandsIn } from './errands.ts';

/** What lies behind a choice that only says "nothing more": whoever knows what comes next need not say it first. */
export type Beyond =
  /** It ends the turn: it is "End turn" itself. */
  | { readonly pass: number; readonly ends: true }
  /** It leads to other choices, which can be made at once. */
  | {
      readonly pass: number;
      readonly ends: false;
      readonly moves: readonly number[];
      /** What can be done there in one go. */
      readonly errands: Errands;
      /** These are all there are, and the pass itself is not needed. */
      readonly complete: boolean;
      /** What the seat sees there, and what it is asked. */
      readonly view: State;
      readonly step: string;
    };

const out = new MoveList();

function movesIn(game: Game, s: State, seat: number): number[] {
  out.clear();
  if (game.turn(s) & (1 << seat)) game.moves(s, seat, out);
  return out.toArray();
}

/** What a choice is about; one about nothing is like no other. */
const aboutIn = ({ lexicon }: Game, move: number): string =>
  [...lexicon.refs(move)].sort().join(' ') || lexicon.text(move);

/**
 * Looks past the one choice of a list that changes nothing, and past what has only one answer after it; nothing where there is no such choice,
 * where something would be shown or drawn, or where there are two of them.
 */
export function beyond(game: Game, view: State, seat: number, legal: readonly number[]): Beyond | undefined {
  if (legal.length < 2) return undefined;
  const bare = legal.filter((move) => game.lexicon.verbs[game.lexicon.names[verbOf(move)]].length === 0);
  const idle = bare.map((pass) => ({ pass, ...lookAhead(game, view, seat, pass) })).filter((each) => each.idle);
  if (idle.length !== 1) return undefined;
  const { pass, endsTurn, preview, draws } = idle[0];
  if (endsTurn) return { pass, ends: true };
  let seen = draws ? undefined : preview;
  while (seen) {
    const moves = movesIn(game, seen, seat);
    if (moves.length === 0) return undefined;
    if (moves.length > 1) {
      const later = moves.filter((move) => !legal.includes(move));
      // A thing on the board that means something now goes on meaning that.
      const taken = new Set(legal.map((move) => aboutIn(game, move)));
      const isClear = (move: number) => !taken.has(aboutIn(game, move));
      const clear = later.filter(isClear);
      if (clear.length === 0) return undefined;
      const step = game.stepFor(seen, seat)!.name;
      const all = [...errandsIn(game, seen, seat)];
      const errands = new Map(all.filter(([name]) => isClear(name)));
      const complete = clear.length === later.length && errands.size === all.length;
      return { pass, ends: false, view: seen, step, moves: clear, errands, complete };
    }
    const next = lookAhead(game, seen, seat, moves[0]);
    if (next.endsTurn) return next.idle ? { pass, ends: true } : undefined;
    seen = next.draws ? undefined : next.preview;
  }
  return undefined;
}
