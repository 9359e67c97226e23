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
      return { choose: async (view) => ({ move: await choose(running, game, view, seat, seats) }) };
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
): Promise<number> {
  const legal = new MoveList();
  game.moves(view, seat, legal);
  const moves = legal.toArray().map(game.lexicon.text);
  const state = game.layout.toJSON(view);
  return game.lexicon.parse(await program.choose({ game: game.id, seats, seat, state, moves }));
}
