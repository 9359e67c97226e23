import type { Game, Rng, State } from '#kernel';
import type { Turn } from './beam.ts';
import { kindsOfTurn } from './kinds.ts';
import { mindOf, type Pursuits } from './mind.ts';

/** What a bot likes to do: one of the pursuits of its game, or whatever there is, each kind of action as readily as the others. */
export type Fondness = 'everything' | keyof Pursuits;

/** Those of the turns that do most of what a bot is fond of: all of them where none does any, or where the game does not say what that is. */
export function liked<S extends State>(
  fondness: Fondness,
  game: Game<S>,
  world: S,
  seat: number,
  turns: readonly Turn[],
  rng: Rng,
): readonly Turn[] {
  const scratch = game.layout.create(world.seats);
  const done = turns.map(({ line }) => kindsOfTurn(game, game.layout.copy(world, scratch), seat, line));
  const fancied = fondness === 'everything' ? oneOf(done, rng) : (mindOf(game).pursuits?.[fondness] ?? []);
  const much = done.map((kinds) => kinds.filter((kind) => fancied.includes(kind)).length);
  const most = Math.max(...much);
  return turns.filter((_, i) => much[i] === most);
}

/** One of the kinds of action that there are, whether many turns do it or a single one. */
function oneOf(done: readonly (readonly string[])[], rng: Rng): readonly string[] {
  const kinds = [...new Set(done.flat())];
  return kinds.length === 0 ? kinds : [kinds[rng.below(kinds.length)]];
}
