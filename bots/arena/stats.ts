import { placeOf, type Ranking, type Rng, rngFrom, winShare } from '#kernel';

/** A game of the arena as it is kept: who sat where, and how it ended. */
export interface Played {
  readonly index: number;
  readonly cluster: number;
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  readonly ranking: Ranking;
  readonly decisions: readonly number[];
  readonly cpu: readonly number[];
  readonly turns: readonly number[];
}

export interface Standing {
  readonly name: string;
  readonly games: number;
  /** A victory that is shared counts in equal parts. */
  readonly wins: number;
  /** Wins of all its copies per game, with the 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** What its share would be if all were equal. */
  readonly par: number;
  readonly meanScore: number;
  readonly meanPlace: number;
  readonly cpuMsPerDecision: number;
  readonly cpuMsPerTurn: number;
  /** Elo points on the common ladder, the first contestant 0 on average; with the 95 % interval. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

const RESAMPLES = 1000;
const LADDER_RESAMPLES = 100;
const Z = 1.96;

/** Games by seed: those of one seed share their luck and count as one observation. */
export function clustersOf(games: readonly Played[]): Played[][] {
  const found = new Map<number, Played[]>();
  for (const game of games) {
    const cluster = found.get(game.cluster);
    if (cluster) cluster.push(game);
    else found.set(game.cluster, [game]);
  }
  return [...found.values()];
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(q * (sorted.length - 1))))];

const drawn = <T>(items: readonly T[], rng: Rng): T[] => items.map(() => items[rng.below(items.length)]);

/** 95 % interval of a share, by drawing seeds with replacement; where all went one way, Wilson's over the seeds. */
export function interval(clusters: readonly { readonly hits: number; readonly games: number }[]): [number, number] {
  const hits = clusters.reduce((sum, c) => sum + c.hits, 0);
  const games = clusters.reduce((sum, c) => sum + c.games, 0);
  if (games === 0) return [0, 1];
  if (hits === 0 || hits === games) {
    const n = clusters.length;
    const p = hits / games;
    const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
    const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
    return [Math.max(0, middle - half), Math.min(1, middle + half)];
  }
  const rng = rngFrom('bootstrap');
  const shares = Array.from({ length: RESAMPLES }, () => {
    const sample = drawn(clusters, rng);
    return sample.reduce((sum, c) => sum + c.hits, 0) / sample.reduce((sum, c) => sum + c.games, 0);
  }).sort((a, b) => a - b);
  return [quantile(shares, 0.025), quantile(shares, 0.975)];
}

/**
 * Plackett–Luce: the strengths under which the rankings seen are most likely, by Hunter's minorisation. Half a win and
 * half a loss against everybody keep the strength of one who always won finite. Those who share a place are drawn from what was left
 * when the first of them was, each for an equal part of as many draws: a game that two share says that they are equal.
 */
export function plackettLuce(n: number, rankings: readonly Ranking[]): number[] {
  let strength = Array<number>(n).fill(1);
  const wins = Array<number>(n).fill(0);
  for (const ranking of rankings)
    for (const [place, draws] of drawsOf(ranking)) for (const who of place) wins[who] += draws / place.length;
  for (let round = 0; round < 200; round++) {
    const below = Array<number>(n).fill(0);
    for (const ranking of rankings) {
      const left = ranking.flat();
      let sum = left.reduce((total, who) => total + strength[who], 0);
      for (const [place, draws] of drawsOf(ranking)) {
        for (const who of left) below[who] += draws / sum;
        for (const who of place) sum -= strength[who];
        left.splice(0, place.length);
      }
    }
    const next = strength.map((value, i) => {
      let prior = 0;
      for (let j = 0; j < n; j++) if (j !== i) prior += 1 / (value + strength[j]);
      return (wins[i] + (n - 1) / 2) / (below[i] + prior);
    });
    const mean = Math.exp(next.reduce((sum, v) => sum + Math.log(v), 0) / n);
    const moved = next.some((v, i) => Math.abs(v / mean - strength[i]) > 1e-6 * strength[i]);
    strength = next.map((v) => v / mean);
    if (!moved) break;
  }
  return strength.map((v) => 400 * Math.log10(v));
}

/** Each place with how often somebody is drawn for it; the last one left is not drawn. */
function drawsOf(ranking: Ranking): [place: readonly number[], draws: number][] {
  const last = ranking.length - 1;
  return ranking.map((place, i) => [place, i === last ? place.length - 1 : place.length]);
}

/** Copies of one contestant count as one entry at its best place: a ranking names each once. */
function rankingOf({ seating, ranking }: Played): Ranking {
  const named = new Set<number>();
  return ranking
    .map((place) => [...new Set(place.map((seat) => seating[seat]))].filter((who) => !named.has(who) && named.add(who)))
    .filter((place) => place.length > 0);
}

export function standings(names: readonly string[], games: readonly Played[]): Standing[] {
  const clusters = clustersOf(games);
  const ladder = plackettLuce(names.length, games.map(rankingOf));
  const rng = rngFrom('ladder');
  const ladders = Array.from({ length: LADDER_RESAMPLES }, () =>
    plackettLuce(
      names.length,
      drawn(clusters, rng).flatMap((cluster) => cluster.map(rankingOf)),
    ),
  );
  return names.map((name, who) => {
    const here = games.filter((game) => game.seating.includes(who));
    const won = ({ seating, ranking }: Played): number =>
      seating.reduce((sum, one, seat) => (one === who ? sum + winShare(ranking, seat) : sum), 0);
    const wonIn = (some: readonly Played[]): number => some.reduce((sum, game) => sum + won(game), 0);
    const [low, high] = interval(
      clusters
        .map((cluster) => cluster.filter((game) => game.seating.includes(who)))
        .filter((cluster) => cluster.length > 0)
        .map((cluster) => ({ hits: wonIn(cluster), games: cluster.length })),
    );
    const wins = wonIn(here);
    const seats = here.flatMap((game) => game.seating.flatMap((one, seat) => (one === who ? [{ game, seat }] : [])));
    const total = (of: (game: Played, seat: number) => number) =>
      seats.reduce((sum, { game, seat }) => sum + of(game, seat), 0);
    const cpu = total((game, seat) => game.cpu[seat]);
    const elos = ladders.map((one) => one[who]).sort((a, b) => a - b);
    return {
      name,
      games: here.length,
      wins: round(wins, 4),
      share: round(wins / Math.max(1, here.length), 4),
      low: round(low, 4),
      high: round(high, 4),
      par: round(
        seats.length /
          Math.max(
            1,
            total((game) => game.seating.length),
          ),
        4,
      ),
      meanScore: round(total((game, seat) => game.scores[seat]) / Math.max(1, seats.length), 2),
      meanPlace: round(total((game, seat) => placeOf(game.ranking, seat) + 1) / Math.max(1, seats.length), 2),
      cpuMsPerDecision: round(
        cpu /
          Math.max(
            1,
            total((game, seat) => game.decisions[seat]),
          ),
        3,
      ),
      cpuMsPerTurn: round(
        cpu /
          Math.max(
            1,
            total((game, seat) => game.turns[seat]),
          ),
        3,
      ),
      elo: Math.round(ladder[who]),
      eloLow: Math.round(quantile(elos, 0.025)),
      eloHigh: Math.round(quantile(elos, 0.975)),
    };
  });
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
