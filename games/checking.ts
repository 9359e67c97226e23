import { figuresHash, type Game, Refusal } from '#kernel';
import { problemsOf, readEdition, tellProblem, usualRanges } from '#kernel/edition/index.ts';
import { figuresOf, openEdition } from './editions.ts';
import { TRIALS, trying } from './trial.ts';

/** So many problems are told at once; who mends them is told the rest. */
const MOST_TOLD = 5;

/** Hears how many games of how many have been played; whoever has to draw breath in between does it here. */
export type Told = (done: number, all: number) => void | Promise<void>;

/** Refuses figures that are out of range or do not agree with each other: nothing is made of those. Gives the hash of the others. */
export async function checkFigures(game: Game, json: unknown): Promise<string> {
  const { base, changed } = figuresOf(game, readEdition(json));
  const ranges = (await game.ranges?.()) ?? usualRanges(base);
  const problems = problemsOf(ranges, base, changed);
  if (problems.length === 0) return figuresHash(changed);
  const told = problems.slice(0, MOST_TOLD).map((problem) => tellProblem(problem));
  const more = problems.length - told.length;
  throw new Refusal('bad-figures', `${told.join(' ')}${more > 0 ? ` (And ${more} more.)` : ''}`);
}

/** Everything that is asked of an edition before it is accepted: what it changes, then many games at random. Gives the game it makes. */
export async function checkEdition(game: Game, json: unknown, told: Told = () => {}, games = TRIALS): Promise<Game> {
  await checkFigures(game, json);
  const made = await openEdition(game, json);
  if (made.figures === game.figures) {
    throw new Refusal('bad-edition', `The edition "${made.edition!.name}" changes nothing.`);
  }
  for (const done of trying(made, games)) await told(done, games);
  return made;
}
