import { type Contestant, playOn } from '#bots';
import { type Game, rngFrom, type Table, winShare } from '#kernel';
import { decisionsIn, fitOf, tableAt, tryOut, wonAt } from '../web/learn/lesson.ts';
import type { Lesson, Weighed } from '../web/learn/model.ts';

type Weight = Weighed['decisions'][number];

/** Who plays on from the choices of a lesson, and how often. */
export interface Weighing {
  readonly contestant: Contestant;
  readonly games: number;
  /** Called after every game. */
  readonly waiting: (done: string) => Promise<void>;
}

/** The decisions of a lesson whose counts are wanting, or were made with other rules, figures or moves. */
export const unweighed = (game: Game, lesson: Lesson): readonly number[] =>
  decisionsIn(lesson).filter((at) => wonAt(game, lesson, at) === undefined);

/** Counts how often the reader's seat wins when the bot plays every seat from each choice on. What fits already is kept. */
export async function weigh(game: Game, lesson: Lesson, weighing: Weighing): Promise<Weighed> {
  const { contestant, games } = weighing;
  const kept = lesson.weighed;
  const same = kept?.bot === contestant.name && kept.games === games;
  const decisions: Weight[] = [];
  for (const at of decisionsIn(lesson)) {
    const known = same ? wonAt(game, lesson, at) : undefined;
    const won = known ?? (await wonFrom(game, lesson, at, weighing));
    decisions.push({ fits: fitOf(game, lesson, at), won });
  }
  return { bot: contestant.name, games, decisions };
}

async function wonFrom(game: Game, lesson: Lesson, at: number, weighing: Weighing): Promise<readonly number[]> {
  const decide = lesson.bubbles[at].decide!;
  const won: number[] = [];
  for (const choice of decide.choices.keys()) {
    const table = tableAt(game, lesson, at);
    tryOut(table, decide, choice);
    won.push(await winsFrom(game, table, `decision at bubble ${at + 1}, choice ${choice + 1}`, weighing));
  }
  return won;
}

/** The luck of the n-th game is the same for every choice, as far as the same things are drawn. */
async function winsFrom(
  game: Game,
  table: Table,
  place: string,
  { contestant, games, waiting }: Weighing,
): Promise<number> {
  const contestants = Array.from({ length: table.seats }, () => contestant);
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seed = `weigh ${n}`;
    const rng = rngFrom(seed);
    // What the reader cannot know is drawn anew each time.
    const world = game.imagine(table.view(0), 0, rng);
    const { ranking } = await playOn(game, world, rng, seed, contestants);
    wins += winShare(ranking, 0);
    await waiting(`${place}: ${wins} of ${n + 1} won`);
  }
  return Math.round(wins);
}
