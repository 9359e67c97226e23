import { foretell, type Game, type Rng, type State, storyOf, type Told, type TurnTold } from '#kernel';

/** A turn that somebody may play, told as the story would tell it. */
export interface ForeseenTurn {
  readonly line: readonly number[];
  /** The question that each move of the line answers. */
  readonly steps: readonly string[];
  readonly told: TurnTold;
  /** What each choice touches, in order: the things it names, and those of the deeds that follow. */
  readonly touches: readonly (readonly string[])[];
}

/** Tells a turn beforehand, as far as the seat that would play it can know. A line that is not legal to its end is told as far as it is. */
export function foreseen<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  line: readonly number[],
  rng: Rng,
): ForeseenTurn {
  const world = game.imagine(view, seat, rng);
  const lines: Told[] = [];
  const steps: string[] = [];
  const touches: (readonly string[])[] = [];
  for (let i = 0; i < line.length; ) {
    const move = line[i];
    if (game.why(world, seat, move) !== undefined) break;
    const { events, points, forced } = foretell(game, world, seat, move);
    lines.push({ seat, move, forced: false, events, points });
    const things = events.flatMap(({ what, to, from }) => [what, to, from].filter((ref) => ref?.includes(':')));
    touches.push([...new Set([...game.lexicon.refs(move), ...(things as string[])])]);
    steps.push(game.stepFor(world, seat)!.name);
    game.play(world, seat, move);
    i++;
    // What follows by itself was foretold with it.
    for (const next of forced) {
      if (next.seat !== seat || next.move !== line[i]) break;
      steps.push(game.stepFor(world, seat)!.name);
      game.play(world, seat, next.move);
      i++;
    }
  }
  const told = storyOf(game, lines).find((passage) => passage.kind === 'turn')!;
  return { line, steps, told: told as TurnTold, touches };
}
