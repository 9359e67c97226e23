import { type Game, type State, verbOf } from '#kernel';
import { mindOf } from './mind.ts';

/** The kinds of action a move carries out: what the game calls them, or its verb. */
export function kindsOf<S extends State>(game: Game<S>, s: S, seat: number, move: number): readonly string[] {
  const { kindOf } = mindOf(game);
  const done = kindOf ? kindOf(s, seat, move) : game.lexicon.names[verbOf(move)];
  return typeof done === 'string' ? [done] : (done ?? []);
}

/** Those of the moves of a turn, one after another; it is played upon the state. */
export function kindsOfTurn<S extends State>(game: Game<S>, s: S, seat: number, line: readonly number[]): string[] {
  return line.flatMap((move) => {
    const kinds = kindsOf(game, s, seat, move);
    game.play(s, seat, move);
    return kinds;
  });
}
