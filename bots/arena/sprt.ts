import { winShare } from '#kernel';
import { clustersOf, type Played } from './stats.ts';

/** Two shares of the win between which a match is to decide. */
export interface Question {
  readonly low: number;
  readonly high: number;
}

export interface Verdict {
  /** Seeds that were played in all seatings. */
  readonly seeds: number;
  /** How much likelier the higher share is than the lower, as a logarithm. */
  readonly likelihood: number;
  /** Beyond it on either side the answer is clear: wrong in one of twenty, either way. */
  readonly bound: number;
  readonly answer: 'high' | 'low' | 'open';
}

const ERROR = 0.05;
/** Fewer seeds do not tell how far results scatter. */
const LEAST = 8;

/**
 * A sequential test of the first contestant's share, over whole seeds: the games of one seed share their luck and count as one observation. With two
 * players that is what others call pentanomial. The spread is what was seen, and a little more, since few seeds may come out alike by chance.
 */
export function sprt(games: readonly Played[], seatings: number, { low, high }: Question): Verdict {
  const whole = clustersOf(games).filter((cluster) => cluster.length === seatings);
  const shares = whole.map((cluster) => cluster.reduce((sum, game) => sum + wonByFirst(game), 0) / seatings);
  const bound = Math.log((1 - ERROR) / ERROR);
  const n = shares.length;
  if (n === 0) return { seeds: 0, likelihood: 0, bound, answer: 'open' };
  const mean = shares.reduce((sum, x) => sum + x, 0) / n;
  const middle = (low + high) / 2;
  const spread = shares.reduce((sum, x) => sum + (x - mean) ** 2, 0) + 2 * (high - low) ** 2;
  const likelihood = (n * (high - low) * (mean - middle)) / (spread / (n + 3));
  const answer = n < LEAST || Math.abs(likelihood) < bound ? 'open' : likelihood > 0 ? 'high' : 'low';
  return { seeds: n, likelihood: Math.round(likelihood * 100) / 100, bound: Math.round(bound * 100) / 100, answer };
}

const wonByFirst = ({ seating, ranking }: Played): number =>
  seating.reduce((sum, who, seat) => (who === 0 ? sum + winShare(ranking, seat) : sum), 0);
