import type { Game, Rng, State, Table } from '#kernel';
import { type JudgedTurn, judgedFrom, LONG_LOOKS, type PlayedTurn, suspects } from './analysis.ts';
import type { Decision } from './bot.ts';
import { botDice } from './dice.ts';
import { type Hint, hintFrom } from './hint.ts';
import { LEVELS, playOf } from './levels.ts';
import { type Found, type Outcome, outcomeOf } from './search.ts';
import { SHARDS, together } from './shards.ts';
import { LATER, solvedBy, treeSearchFor } from './thinkers.ts';

/** It looks at so many times as much as a master. */
const TIMES = 10;

const [master] = LEVELS.filter(({ id }) => id === 'master');

/** What every part of a long look is asked, from what one seat may know; plain data that goes to other threads. */
export interface LongQuestion {
  readonly cells: Int16Array;
  readonly seats: number;
  readonly seat: number;
  readonly seed: string;
  /** A turn that was played, to be held against the best; without it the best is looked for. */
  readonly played?: readonly number[];
  /** For each part; fewer when its time is up. */
  readonly simulations: number;
  readonly milliseconds?: number;
}

const questionOf = <S extends State>(game: Game<S>, view: S, seat: number, seed: string, share: number) => ({
  cells: Int16Array.from(view.cells),
  seats: view.seats,
  seat,
  seed,
  simulations: Math.ceil((share * TIMES * playOf(master, game, view.seats).simulations) / SHARDS),
});

/** What a played turn is asked: was there a better one? */
export const questionOfTurn = <S extends State>(
  game: Game<S>,
  { view, seat, line }: PlayedTurn<S>,
  seed: string,
): LongQuestion => ({ ...questionOf(game, view, seat, seed, 1), played: line });

/** One part of a long look. Parts differ in their luck only, and none of them needs to know of another. */
export function partOf<S extends State>(game: Game<S>, question: LongQuestion, part: number): Found {
  const { cells, seats, seat, seed, played, simulations, milliseconds } = question;
  const view = game.layout.create(seats);
  view.cells.set(cells);
  const search = treeSearchFor(game, seats);
  const luck = `${seed} ${part}`;
  return played
    ? search.shardOfPlayed(view, seat, played, seed, luck, simulations)
    : search.shard(view, seat, seed, luck, { simulations, milliseconds });
}

/** A played turn judged by all parts of a long look at it. */
export const judgedLong = <S extends State>(
  game: Game<S>,
  turn: PlayedTurn<S>,
  found: readonly Found[],
  rng: Rng,
): JudgedTurn => ({
  ...judgedFrom(game, turn, outcomeOf(together(found), turn.seat).candidates, rng),
  long: true,
});

/** Has all parts of a long look done, by whatever threads there are. */
export type LookLong = <S extends State>(
  game: Game<S>,
  question: LongQuestion,
  milliseconds?: number,
) => Promise<readonly Found[]>;

/**
 * The strongest way to decide here: as a master does, with ten times the simulations, or as many as the time allows. It keeps every core busy
 * for seconds, so it advises and is measured, and takes no seat at the tables of a server.
 */
export async function grandmaster<S extends State>(
  look: LookLong,
  game: Game<S>,
  view: S,
  seat: number,
  rng: Rng,
  milliseconds?: number,
  later = false,
): Promise<Decision> {
  const solved = solvedBy(game, view, seat, rng);
  if (solved) return solved;
  const share = later ? LATER : 1;
  const { candidates, simulations } = await lookedAt(look, game, view, seat, rng, share, milliseconds);
  const [{ line, values }] = candidates;
  return { move: line[0], value: values, line, afresh: true, visits: simulations };
}

/** A hint as he would give it. */
export const hintLong = async <S extends State>(
  look: LookLong,
  game: Game<S>,
  view: S,
  seat: number,
  rng: Rng,
): Promise<Hint> => hintFrom(game, view, seat, (await lookedAt(look, game, view, seat, rng)).candidates, rng);

/** The turns he considers, best first; with a share of all his simulations and of the time there is. */
async function lookedAt<S extends State>(
  look: LookLong,
  game: Game<S>,
  view: S,
  seat: number,
  rng: Rng,
  share = 1,
  milliseconds?: number,
): Promise<Outcome> {
  const question = questionOf(game, view, seat, `${rng.below(2 ** 30)} ${rng.below(2 ** 30)}`, share);
  const found = await look(game, question, milliseconds === undefined ? undefined : share * milliseconds);
  return outcomeOf(together(found), seat);
}

/** Looks long at the costliest of the turns: what only seemed to cost something is then fine. `tell` hears how far it is. */
export async function judgedAgain<S extends State>(
  look: LookLong,
  { game, seats }: Pick<Table<S>, 'game' | 'seats'>,
  played: readonly PlayedTurn<S>[],
  judged: readonly JudgedTurn[],
  seed: string,
  tell: (done: number, all: number) => void,
  looks = LONG_LOOKS,
): Promise<readonly JudgedTurn[]> {
  const again = [...judged];
  const doubtful = suspects(judged, seats, looks);
  for (const [done, i] of doubtful.entries()) {
    tell(done, doubtful.length);
    const luck = `${seed} ${i}`;
    const found = await look(game, questionOfTurn(game, played[i], luck));
    again[i] = judgedLong(game, played[i], found, botDice(luck));
  }
  return again;
}
