import { BETA, UNKNOWN_MU } from '#wire';

/**
 * Weng and Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011), algorithm 4: the Plackett–Luce model
 * with one player a team. Chosen because it is published and free of patents, takes any number of players and ties, has closed
 * formulas that everybody can check, and gives each rating an uncertainty.
 */
export interface Belief {
  /** Expected strength. */
  readonly mu: number;
  /** Its uncertainty. */
  readonly sigma: number;
}

export const UNRATED: Belief = { mu: UNKNOWN_MU, sigma: 25 / 3 };

/** The variance never shrinks below this share in one game (κ of the paper). */
const KAPPA = 0.0001;
/** Strength drifts a little between games, so that nobody is ever certain. */
const DRIFT = 25 / 300;

/** A cautious estimate: better than this with high probability. */
export const ordinal = ({ mu, sigma }: Belief): number => mu - 3 * sigma;

/** New beliefs after a game. `places[i]` is the place of player i, from 0; equal places are ties. */
export function rate(beliefs: readonly Belief[], places: readonly number[]): Belief[] {
  const players = beliefs.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + DRIFT ** 2 }));
  const c = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strength = players.map(({ mu }) => Math.exp(mu / c));
  /** Those who did not do better than q, and how many share q's place. */
  const sums = places.map((q) => strength.reduce((sum, e, i) => (places[i] >= q ? sum + e : sum), 0));
  const ties = places.map((q) => places.filter((p) => p === q).length);

  return players.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (let q = 0; q < players.length; q++) {
      if (places[q] > places[i]) continue;
      const chance = strength[i] / sums[q];
      omega += (i === q ? 1 - chance : -chance) / ties[q];
      delta += (chance * (1 - chance)) / ties[q];
    }
    omega *= variance / c;
    delta *= (Math.sqrt(variance) / c) * (variance / c ** 2);
    return { mu: mu + omega, sigma: Math.sqrt(variance * Math.max(1 - delta, KAPPA)) };
  });
}
