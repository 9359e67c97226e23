import type { Contestant } from '#bots';
import { type Game, MoveList, type State } from '#kernel';
import { Program } from './program.ts';

/** Another program at a table of the arena. */
export function engine(command: string): Contestant {
  let program: Program | undefined;
  return {
    name: `engine:${command}`,
    sit(game, seat, seats) {
      program ??= Program.byShell(command);
      const running = program;
      return { choose: (view) => choose(running, game, view, seat, seats) };
    },
    leave: () => program?.stop(),
  };
}

async function choose<S extends State>(
  program: Program,
  game: Game<S>,
  view: S,
  seat: number,
  seats: number,
): Promise<{ move: number; cpu?: number }> {
  const legal = new MoveList();
  game.moves(view, seat, legal);
  const moves = legal.toArray().map(game.lexicon.text);
  const state = game.layout.toJSON(view);
  const { move, cpu } = await program.choose({ game: game.id, seats, seat, state, moves });
  return { move: game.lexicon.parse(move), cpu };
}
