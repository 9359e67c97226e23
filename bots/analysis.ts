import { type Game, type Rng, resolveChance, rngFrom, type State, type Table, winShare } from '#kernel';
import { type ForeseenTurn, foreseen } from './foreseen.ts';
import type { Candidate } from './search.ts';
import { treeSearchFor } from './thinkers.ts';
import { type Why, whyBetter } from './why.ts';

/** A turn of a finished game, judged from what its seat could know. */
export interface JudgedTurn {
  /** Where it begins and ends in the history of the table. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** Shares of the win before it, if played best, and after it, as played. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What the seat gave away of its share. */
  readonly loss: number;
  readonly verdict: 'fine' | 'inaccuracy' | 'mistake' | 'blunder';
  readonly played: readonly number[];
  readonly better: readonly number[];
  /** The same two as the story would tell them, of a turn that gave something away. */
  readonly told?: { readonly played: ForeseenTurn; readonly better: ForeseenTurn };
  /** Why the other would have been better. */
  readonly why?: readonly Why[];
  /** A grandmaster has looked at it. */
  readonly long?: true;
}

export interface Analysis {
  readonly turns: readonly JudgedTurn[];
  /** By seat: what its own choices cost, and what draws and the others brought; together the change of its share. */
  readonly skill: readonly number[];
  readonly luck: readonly number[];
  /** The costliest turns, worst first. */
  readonly mistakes: readonly JudgedTurn[];
  /** Mean accuracy of each seat's turns, 0 to 100. */
  readonly accuracy: readonly number[];
}

/** So many costly turns are told; more of them nobody reads. */
const WORST = 5;
/** So many long looks a game: it is then looked at within a minute on two cores. */
export const LONG_LOOKS = 15;
/** Simulations a turn: enough to tell a costly turn from a good one. */
export const ANALYSIS_SIMULATIONS = 48;
/** Points of the win share that make an inaccuracy, a mistake, a blunder: with two players, and with more. */
const VERDICTS: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [0.05, 0.1, 0.15],
  3: [0.04, 0.08, 0.12],
};
const MANY: readonly [number, number, number] = [0.03, 0.06, 0.09];

/** A turn as it was played, and what its seat could know when it began. */
export interface PlayedTurn<S> {
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  readonly view: S;
  readonly line: readonly number[];
}

/** Plays a table's history again and cuts it into turns: runs of one seat's moves without a draw in between. */
export function turnsOf<S extends State>(
  table: Pick<Table<S>, 'game' | 'seed' | 'seats' | 'options' | 'startState'> & {
    readonly history: readonly { readonly seat: number; readonly move: number }[];
  },
): PlayedTurn<S>[] {
  const { game, seed, history } = table;
  const rng = rngFrom(seed);
  const s =
    table.startState === undefined
      ? game.setup(table.seats, table.options, rng)
      : game.layout.fromJSON(table.startState);
  resolveChance(game, s, rng);
  const turns: PlayedTurn<S>[] = [];
  let fresh = true;
  for (const [i, { seat, move }] of history.entries()) {
    const last = turns.at(-1);
    if (fresh || !last || last.seat !== seat) {
      turns.push({ from: i, to: i, seat, view: game.conceal(s, seat), line: [move] });
    } else {
      turns[turns.length - 1] = { ...last, to: i, line: [...last.line, move] };
    }
    game.play(s, seat, move);
    fresh = game.chancePending(s) || !(game.turn(s) & (1 << seat));
    resolveChance(game, s, rng);
  }
  return turns;
}

/** Looks at every turn again with a search from the mover's view. `tell` hears how far it is. */
export function analyse<S extends State>(
  table: Table<S>,
  simulations: number,
  rng: Rng,
  tell: (done: number, all: number) => void = () => undefined,
): Analysis {
  const played = turnsOf(table);
  const turns = played.map((turn, i) => {
    tell(i, played.length);
    return judgeTurn(table.game, table.seats, turn, simulations, rng);
  });
  return weigh(table, turns);
}

/** What all turns of a game come to, once each has been judged. */
export function weigh<S extends State>(table: Table<S>, turns: readonly JudgedTurn[]): Analysis {
  const { game, seats } = table;
  const ranking = game.ranking(table.state);
  const final = Array.from({ length: seats }, (_, seat) => winShare(ranking, seat));
  const skill = Array.from({ length: seats }, (_, seat) =>
    turns.filter((turn) => turn.seat === seat).reduce((sum, turn) => sum - turn.loss, 0),
  );
  const change = final.map((share, seat) => (table.over && turns.length > 0 ? share - turns[0].before[seat] : 0));
  return {
    turns,
    skill,
    luck: change.map((total, seat) => total - skill[seat]),
    mistakes: confirmed(turns)
      .map((i) => turns[i])
      .slice(0, WORST),
    accuracy: Array.from({ length: seats }, (_, seat) => mean(turns.filter((t) => t.seat === seat).map(accuracyOf))),
  };
}

/** Looks at one turn again. Turns do not depend on each other: several threads may share a game. */
export function judgeTurn<S extends State>(
  game: Game<S>,
  seats: number,
  turn: PlayedTurn<S>,
  simulations: number,
  rng: Rng,
): JudgedTurn {
  const candidates = treeSearchFor(game, seats).compare(turn.view, turn.seat, turn.line, rng, simulations);
  return judgedFrom(game, turn, candidates, rng);
}

/** What was played, held against what else was looked at. */
export function judgedFrom<S extends State>(
  game: Game<S>,
  { from, to, seat, view, line }: PlayedTurn<S>,
  candidates: readonly Candidate[],
  rng: Rng,
): JudgedTurn {
  const played = candidates.find((one) => same(one.line, line)) ?? candidates[0];
  const best = candidates.reduce((a: Candidate, b) => (b.values[seat] > a.values[seat] ? b : a), played);
  const loss = best.values[seat] - played.values[seat];
  const [slight, real, grave] = VERDICTS[view.seats] ?? MANY;
  const verdict = loss >= grave ? 'blunder' : loss >= real ? 'mistake' : loss >= slight ? 'inaccuracy' : 'fine';
  const judged = { from, to, seat, before: best.values, after: played.values, loss, played: line, better: best.line };
  if (verdict === 'fine') return { ...judged, verdict };
  const told = { played: foreseen(game, view, seat, line, rng), better: foreseen(game, view, seat, best.line, rng) };
  return { ...judged, verdict, told, why: whyBetter(game, view, seat, best.line, line, rng) };
}

/** Turns that gave something away, the worst first, by their places among all. */
const costly = (turns: readonly JudgedTurn[]): readonly number[] =>
  [...turns.keys()].filter((i) => turns[i].verdict !== 'fine').sort((a, b) => turns[b].loss - turns[a].loss);

/** The same, only those that a grandmaster confirms where one has looked: a short look may take its own noise for a slip. */
function confirmed(turns: readonly JudgedTurn[]): readonly number[] {
  const looked = turns.some(({ long }) => long);
  return costly(turns).filter((i) => !looked || turns[i].long);
}

const bySeat = (turns: readonly JudgedTurn[], among: readonly number[], most: number): readonly number[] =>
  [...new Set(turns.map(({ seat }) => seat))]
    .sort()
    .flatMap((seat) => among.filter((i) => turns[i].seat === seat).slice(0, most));

/** The costliest turns of each seat, as they are told. */
export const costliest = (turns: readonly JudgedTurn[]): readonly number[] => bySeat(turns, confirmed(turns), WORST);

/** Turns that are worth a long look, as many for each seat. */
export const suspects = (turns: readonly JudgedTurn[], seats: number, looks = LONG_LOOKS): readonly number[] =>
  bySeat(turns, costly(turns), Math.min(WORST, Math.floor(looks / seats)));

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((move, i) => move === b[i]);

/** The curve lichess uses, over points of the win share. */
const accuracyOf = ({ loss }: JudgedTurn): number =>
  Math.max(0, Math.min(100, 103.17 * Math.exp(-0.0435 * loss * 100) - 3.17));

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 100 : values.reduce((a, b) => a + b, 0) / values.length;
