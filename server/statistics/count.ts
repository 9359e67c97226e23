import {
  type Breakdown,
  type Entry,
  type Game,
  HIDDEN,
  placeOf,
  type Ranking,
  type Table,
  winShare,
  wordOf,
} from '#kernel';

/** People alone, or with bots among them: their games are counted apart. */
export type Company = 'people' | 'bots';

/** What one finished game adds to the figures of its kind. */
export interface Count {
  readonly what: 'game' | 'score' | 'best' | 'length' | 'seat' | 'taken' | 'source';
  readonly key: string;
  readonly n: number;
  /** Parts of victories. */
  readonly wins: number;
  /** Sum of what was measured. */
  readonly total: number;
}

/** A finished game, as far as figures are made of it. */
export interface Finished {
  readonly ranking: Ranking;
  readonly scores: readonly number[];
  /** Turns of everybody together. */
  readonly turns: number;
  readonly minutes: number;
  readonly breakdown: readonly Breakdown[];
  /** What each seat took, by reference. */
  readonly taken: readonly ReadonlySet<string>[];
}

/** Plays no move: reads what happened at a table that is over. */
export function finishedOf(
  { game, state, seats }: Table,
  history: readonly Pick<Entry, 'seat' | 'events'>[],
  result: Pick<Finished, 'ranking' | 'scores'>,
  minutes: number,
): Finished {
  let turns = 0;
  let last = -1;
  const taken = Array.from({ length: seats }, () => new Set<string>());
  for (const { seat, events } of history) {
    if (seat !== last) turns++;
    last = seat;
    for (const { kind, what, n, seat: whose, only } of events) {
      const gets = kind === 'gain' || kind === 'complete';
      // What only one seat may know stays with it, also in figures.
      if (!gets || what === undefined || n !== undefined || only !== undefined || what === HIDDEN) continue;
      if (isThing(game, what)) taken[whose]?.add(what);
    }
  }
  return {
    ranking: result.ranking,
    scores: result.scores,
    turns,
    minutes,
    breakdown: Array.from({ length: seats }, (_, seat) => game.breakdown(state, seat)),
    taken,
  };
}

/** Cards, tiles and the like have names of their own; goods and coins come in numbers. */
function isThing(game: Game, ref: string): boolean {
  const word = wordOf(game, ref, 'en');
  return word !== undefined && word.many === word.name && !/^[\d\s]*$/.test(word.name);
}

/** What a game adds: its score, its length, its seats, what was taken, where points came from. */
export function countsOf({ ranking, scores, turns, minutes, breakdown, taken }: Finished): Count[] {
  const seats = scores.length;
  const one = (what: Count['what'], key: string | number, wins = 0, total = 0): Count => ({
    what,
    key: String(key),
    n: 1,
    wins,
    total,
  });
  const share = (seat: number): number => winShare(ranking, seat);
  return [
    one('game', '', 0, minutes),
    one('length', Math.round(turns / seats)),
    ...scores.flatMap((score, seat) => [
      one('score', score),
      ...(placeOf(ranking, seat) === 0 ? [one('best', score)] : []),
      one('seat', seat, share(seat), score),
      ...[...taken[seat]].map((ref) => one('taken', ref, share(seat))),
      ...Object.entries(breakdown[seat]).map(([category, points]) => one('source', category, share(seat), points)),
    ]),
  ];
}

/** Equal ones together. */
export function gathered(counts: readonly Count[]): Count[] {
  const all = new Map<string, Count>();
  for (const count of counts) {
    const key = `${count.what} ${count.key}`;
    const before = all.get(key);
    all.set(
      key,
      before
        ? { ...count, n: before.n + count.n, wins: before.wins + count.wins, total: before.total + count.total }
        : count,
    );
  }
  return [...all.values()];
}
