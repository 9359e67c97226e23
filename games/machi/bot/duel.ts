import { COMBAT_GAIN, COMBAT_IDS, PASSES } from '../data/index.ts';

/**
 * A duel is a small game of its own: both lay a card at the same time, three times, from hands the other does not know.
 * Counterfactual regret minimisation finds how to mix the cards so that no opponent can profit, whatever he does; from it
 * follow the exact odds.
 */

const CARDS = COMBAT_IDS.length;
/** More rounds change the odds by less than one in a hundred. */
const ROUNDS = 12;

/** Chances of the first fighter, when both fight as well as can be. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** What decides a duel before the cards are drawn. */
export interface DuelTerms {
  /** Sabres the first fighter is ahead, gains so far included. */
  readonly ahead: number;
  /** Cards in each hand. */
  readonly ours: number;
  readonly theirs: number;
  /** Who wins a draw with a Castle: 1 the first, −1 the second, 0 nobody (M-14.4). */
  readonly castle: number;
}

/** Sabres are decisive beyond this; nearer values are told apart. */
const MOST_AHEAD = 7;

/** Regrets and average choices at one point: a hand, what was played, and how far ahead one is. */
interface Point {
  readonly cards: readonly number[];
  readonly regret: Float64Array;
  readonly mixed: Float64Array;
  readonly now: Float64Array;
}

export interface Solution {
  readonly odds: Odds;
  /** How likely each card of a hand (bits) is to be laid, by card; `ahead` and `passes` left as they stand now. */
  mix(hand: number, ownPlayed: number, theirPlayed: number, ahead: number): number[];
}

const bitsOf = (hand: number): number[] => COMBAT_IDS.flatMap((_, card) => (hand & (1 << card) ? [card] : []));

function handsOf(size: number, without: number): number[] {
  const hands: number[] = [];
  for (let hand = 0; hand < 1 << CARDS; hand++) {
    if (!(hand & without) && bitsOf(hand).length === size) hands.push(hand);
  }
  return hands;
}

const clamp = (ahead: number): number => Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead));

/** Known to the one who chooses: his hand, what both have played, who is how far ahead. */
const keyOf = (hand: number, own: number, theirs: number, ahead: number): number =>
  ((hand << (2 * CARDS)) | (own << CARDS) | theirs) * 32 + clamp(ahead) + MOST_AHEAD;

class Solver {
  private readonly castle: number;
  private readonly points = [new Map<number, Point>(), new Map<number, Point>()];

  constructor(castle: number) {
    this.castle = castle;
  }

  /** Plays all deals once more and shifts the choices towards what would have been better. */
  train(ours: readonly number[], theirs: readonly number[], terms: DuelTerms, played: readonly [number, number]): void {
    for (const a of ours) {
      for (const b of theirs) this.walk(a, b, played[0], played[1], clamp(terms.ahead), passesLeft(terms), 1, 1);
    }
    for (const side of this.points) {
      for (const point of side.values()) settle(point);
    }
  }

  /** The value for the first fighter of one deal. */
  private walk(
    a: number,
    b: number,
    ap: number,
    bp: number,
    ahead: number,
    left: number,
    pa: number,
    pb: number,
  ): number {
    if (left === 0) return Math.sign(ahead) || this.castle;
    const x = this.point(0, a, ap, bp, ahead);
    const y = this.point(1, b, bp, ap, -ahead);
    const values = new Float64Array(x.cards.length);
    const others = new Float64Array(y.cards.length);
    let value = 0;
    for (let i = 0; i < x.cards.length; i++) {
      const ours = x.cards[i];
      for (let j = 0; j < y.cards.length; j++) {
        const theirs = y.cards[j];
        const gain = COMBAT_GAIN[ours * CARDS + theirs] - COMBAT_GAIN[theirs * CARDS + ours];
        const next = this.walk(
          a & ~(1 << ours),
          b & ~(1 << theirs),
          ap | (1 << ours),
          bp | (1 << theirs),
          clamp(ahead + gain),
          left - 1,
          pa * x.now[i],
          pb * y.now[j],
        );
        values[i] += y.now[j] * next;
        others[j] -= x.now[i] * next;
        value += x.now[i] * y.now[j] * next;
      }
    }
    for (let i = 0; i < x.cards.length; i++) {
      x.regret[i] += pb * (values[i] - value);
      x.mixed[i] += pa * x.now[i];
    }
    for (let j = 0; j < y.cards.length; j++) {
      y.regret[j] += pa * (others[j] + value);
      y.mixed[j] += pb * y.now[j];
    }
    return value;
  }

  private point(side: 0 | 1, hand: number, own: number, theirs: number, ahead: number): Point {
    const key = keyOf(hand, own, theirs, ahead);
    let point = this.points[side].get(key);
    if (!point) {
      const cards = bitsOf(hand);
      const n = cards.length;
      point = {
        cards,
        regret: new Float64Array(n),
        mixed: new Float64Array(n),
        now: new Float64Array(n).fill(1 / n),
      };
      this.points[side].set(key, point);
    }
    return point;
  }

  /** The average choice of the first fighter at a point, by card. */
  mix(hand: number, own: number, theirs: number, ahead: number): number[] {
    const point = this.points[0].get(keyOf(hand, own, theirs, ahead));
    const cards = bitsOf(hand);
    const shares = point ? average(point) : cards.map(() => 1 / cards.length);
    const byCard = COMBAT_IDS.map(() => 0);
    for (const [i, card] of cards.entries()) byCard[card] = shares[i];
    return byCard;
  }

  /** Win, draw and loss of the first fighter when both play their average choice. */
  odds(a: number, b: number, ap: number, bp: number, ahead: number, left: number): [number, number, number] {
    if (left === 0) {
      const sign = Math.sign(ahead) || this.castle;
      return [sign > 0 ? 1 : 0, sign === 0 ? 1 : 0, sign < 0 ? 1 : 0];
    }
    const x = this.point(0, a, ap, bp, ahead);
    const y = this.point(1, b, bp, ap, -ahead);
    const [xs, ys] = [average(x), average(y)];
    const sum: [number, number, number] = [0, 0, 0];
    for (const [i, ours] of x.cards.entries()) {
      for (const [j, theirs] of y.cards.entries()) {
        const gain = COMBAT_GAIN[ours * CARDS + theirs] - COMBAT_GAIN[theirs * CARDS + ours];
        const next = this.odds(
          a & ~(1 << ours),
          b & ~(1 << theirs),
          ap | (1 << ours),
          bp | (1 << theirs),
          clamp(ahead + gain),
          left - 1,
        );
        for (let k = 0; k < 3; k++) sum[k] += xs[i] * ys[j] * next[k];
      }
    }
    return sum;
  }
}

/** Regret matching with regrets that never stay below 0 (CFR+). */
function settle({ regret, now }: Point): void {
  let sum = 0;
  for (let i = 0; i < regret.length; i++) {
    if (regret[i] < 0) regret[i] = 0;
    sum += regret[i];
  }
  for (let i = 0; i < regret.length; i++) now[i] = sum > 0 ? regret[i] / sum : 1 / regret.length;
}

function average({ mixed }: Point): number[] {
  const sum = mixed.reduce((a, b) => a + b, 0);
  return Array.from(mixed, (share) => (sum > 0 ? share / sum : 1 / mixed.length));
}

/** A hand of three lasts for three passes, and so does one of four with a card to spare. */
const passesLeft = ({ ours, theirs }: DuelTerms): number => Math.min(ours, theirs, PASSES);

const solutions = new Map<string, Solution>();

/** A duel before its first card is laid, solved. */
export function solveDuel(terms: DuelTerms): Solution {
  const key = [clamp(terms.ahead), terms.ours, terms.theirs, terms.castle].join();
  const known = solutions.get(key);
  if (known) return known;
  const solver = new Solver(terms.castle);
  const ours = handsOf(terms.ours, 0);
  const theirs = handsOf(terms.theirs, 0);
  for (let round = 0; round < ROUNDS; round++) solver.train(ours, theirs, terms, [0, 0]);
  const sum = [0, 0, 0];
  for (const a of ours) {
    for (const b of theirs) {
      const part = solver.odds(a, b, 0, 0, clamp(terms.ahead), passesLeft(terms));
      for (let k = 0; k < 3; k++) sum[k] += part[k];
    }
  }
  const deals = ours.length * theirs.length;
  const solution: Solution = {
    odds: { win: sum[0] / deals, draw: sum[1] / deals, lose: sum[2] / deals },
    mix: (hand, own, played, ahead) => solver.mix(hand, own, played, clamp(ahead)),
  };
  solutions.set(key, solution);
  return solution;
}
