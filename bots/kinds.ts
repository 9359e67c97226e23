import { type Game, type State, verbOf } from '#kernel';
import { mindOf } from './mind.ts';

/** The kinds of action a move carries out: what the game calls them, or its verb. */
export function kindsOf<S extends State>(game: Game<S>, s: S, seat: number, move: number): readonly string[] {
  const { kindOf } = mindOf(game);
  const done = kindOf ? kindOf(s, seat, move) : game.lexicon.names[verbOf(move)];
  return typeof done === 'string' ? [done] : (done ?? []);
}
