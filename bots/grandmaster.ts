import type { Game, Rng, State } from '#kernel';
import { type JudgedTurn, judgedFrom, type PlayedTurn, suspects } from './analysis.ts';
import type { Decision } from './bot.ts';
import { botDice } from './dice.ts';
import { LEVELS, playOf } from './levels.ts';
import { type Candidate, type Found, outcomeOf } from './search.ts';
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
  simulations: Math.ceil((share * TIMES * playOf(master, game).simulations) / SHARDS),
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

/** The turns that were looked at, best first. */
const rankedBy = (found: readonly Found[], seat: number): readonly Candidate[] =>
  outcomeOf(together(found), seat).candidates;

/** A played turn judged by all parts of a long look at it. */
export const judgedLong = <S extends State>(
  game: Game<S>,
  turn: PlayedTurn<S>,
  found: readonly Found[],
  rng: Rng,
): JudgedTurn => ({ ...judgedFrom(game, turn, rankedBy(found, turn.seat), rng), long: true });

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
  const question = questionOf(game, view, seat, `${rng.below(2 ** 30)} ${rng.below(2 ** 30)}`, share);
  const found = await look(game, question, milliseconds === undefined ? undefined : share * milliseconds);
  const [{ line, values }] = rankedBy(found, seat);
  const visits = found.reduce((sum, { simulations }) => sum + simulations, 0);
  return { move: line[0], value: values, line, afresh: true, visits };
}

/** Looks long at the costliest of the turns: what only seemed to cost something is then fine. `tell` hears how far it is. */
export async function judgedAgain<S extends State>(
  look: LookLong,
  game: Game<S>,
  played: readonly PlayedTurn<S>[],
  judged: readonly JudgedTurn[],
  seed: string,
  tell: (done: number, all: number) => void,
): Promise<readonly JudgedTurn[]> {
  const again = [...judged];
  const doubtful = suspects(judged, played[0]?.view.seats ?? 1);
  for (const [done, i] of doubtful.entries()) {
    tell(done, doubtful.length);
    const luck = `${seed} ${i}`;
    const found = await look(game, questionOfTurn(game, played[i], luck));
    again[i] = judgedLong(game, played[i], found, botDice(luck));
  }
  return again;
}
