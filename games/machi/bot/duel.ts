import { COMBAT_GAIN, COMBAT_IDS, PASSES } from '../data/index.ts';

/**
 * A duel is a small game of its own: both lay a card at the same time, three times, from hands the other does not know.
 * Counterfactual regret minimisation finds how to mix the cards so that no opponent can profit, whatever he does; from it
 * follow the exact odds.
 */

const CARDS = COMBAT_IDS.length;
/** More rounds change the odds by about one in a hundred. */
const ROUNDS = 30;

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

export interface Solution {
  readonly odds: Odds;
  /** How likely each card of a hand (bits) is to be laid, by card; `ahead` as it stands now. */
  mix(hand: number, ownPlayed: number, theirPlayed: number, ahead: number): number[];
}

/** Sabres are decisive beyond this; nearer values are told apart. */
const MOST_AHEAD = 7;
const clamp = (ahead: number): number => Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead));

/** What a card gains against another, less what the other gains. */
const LEAD = COMBAT_IDS.flatMap((_, ours) =>
  COMBAT_IDS.map((_, theirs) => COMBAT_GAIN[ours * CARDS + theirs] - COMBAT_GAIN[theirs * CARDS + ours]),
);

const HANDS = 1 << CARDS;
const cardsIn = (hand: number): number[] => COMBAT_IDS.flatMap((_, card) => (hand & (1 << card) ? [card] : []));
const CARDS_IN = Array.from({ length: HANDS }, (_, hand) => cardsIn(hand));

const handLists = new Map<number, readonly number[]>();

/** Hands of a size that may be held when these cards are gone. */
function handsOf(size: number, gone: number): readonly number[] {
  const key = size * HANDS + gone;
  let hands = handLists.get(key);
  if (!hands) {
    hands = CARDS_IN.flatMap((cards, hand) => (cards.length === size && !(hand & gone) ? [hand] : []));
    handLists.set(key, hands);
  }
  return hands;
}

/** What a side thinks at a point both know (what was played, who is how far ahead): by hand of the list, then by card. */
interface Thoughts {
  readonly hands: readonly number[];
  readonly regret: Float64Array;
  readonly mixed: Float64Array;
  readonly now: Float64Array;
}

const keyOf = (own: number, theirs: number, ahead: number): number =>
  (own * HANDS + theirs) * 2 * HANDS + ahead + MOST_AHEAD;

/** One side with so many passes left: how likely each hand is to be held here, what it may expect, and with which card. */
class Side {
  readonly chance = new Float64Array(HANDS);
  readonly value = new Float64Array(HANDS);
  readonly byCard = new Float64Array(HANDS * CARDS);
  /** How likely each card is to be laid, and what it brings, at the last pass. */
  readonly laid = new Float64Array(CARDS);
  readonly brings = new Float64Array(CARDS);
}

/**
 * All hands of both sides are walked together, since each is drawn from a set of its own: a point is visited once for what
 * was played, not once for every deal.
 */
class Solver {
  private readonly terms: DuelTerms;
  private readonly passes: number;
  private readonly thoughts = [new Map<number, Thoughts>(), new Map<number, Thoughts>()];
  /** By passes left: the solver allocates nothing while it walks. */
  private readonly sides = Array.from({ length: PASSES + 1 }, () => [new Side(), new Side()]);
  /** Lost, drawn and won by the first fighter. */
  private readonly outcomes = new Float64Array(3);
  /** Later choices are better ones, and count more. */
  private round = 0;

  constructor(terms: DuelTerms) {
    this.terms = terms;
    // A hand of three lasts for three passes, and so does one of four with a card to spare.
    this.passes = Math.min(terms.ours, terms.theirs, PASSES);
  }

  /** Plays all deals once more and shifts the choices towards what would have been better. */
  train(): void {
    this.round++;
    this.playAll();
    for (const points of this.thoughts) for (const point of points.values()) settle(point);
  }

  /** What comes of it when both play their average choice. */
  odds(): Odds {
    for (const points of this.thoughts) for (const { hands, mixed, now } of points.values()) shares(hands, mixed, now);
    this.outcomes.fill(0);
    this.playAll();
    const [lose, draw, win] = this.outcomes;
    return { win, draw, lose };
  }

  private playAll(): void {
    const { ours, theirs, ahead } = this.terms;
    for (const [i, size] of [ours, theirs].entries()) {
      const hands = handsOf(size, 0);
      for (const hand of hands) this.sides[this.passes][i].chance[hand] = 1 / hands.length;
    }
    this.walk(0, 0, clamp(ahead), this.passes);
  }

  /** What every hand of both sides may expect, times how likely the other is to be here. */
  private walk(own: number, their: number, ahead: number, left: number): void {
    const [us, them] = this.sides[left];
    const x = this.pointOf(0, own, their, ahead, left);
    const y = this.pointOf(1, their, own, -ahead, left);
    if (left === 1) this.lastPass(us, x, them, y, ahead);
    else this.allPairs(own, their, ahead, left, x, y);
    learn(us, x, this.round);
    learn(them, y, this.round);
  }

  private lastPass(us: Side, x: Thoughts, them: Side, y: Thoughts, ahead: number): void {
    lay(us, x);
    lay(them, y);
    us.brings.fill(0);
    them.brings.fill(0);
    for (let ours = 0; ours < CARDS; ours++) {
      for (let theirs = 0; theirs < CARDS; theirs++) {
        const result = Math.sign(ahead + LEAD[ours * CARDS + theirs]) || this.terms.castle;
        us.brings[ours] += them.laid[theirs] * result;
        them.brings[theirs] -= us.laid[ours] * result;
        this.outcomes[1 + result] += us.laid[ours] * them.laid[theirs];
      }
    }
    expect(us, x);
    expect(them, y);
  }

  private allPairs(own: number, their: number, ahead: number, left: number, x: Thoughts, y: Thoughts): void {
    const [us, them] = this.sides[left];
    const [ourNext, theirNext] = this.sides[left - 1];
    clear(us, x);
    clear(them, y);
    for (let ours = 0; ours < CARDS; ours++) {
      if (own & (1 << ours)) continue;
      pass(us, x, ours, ourNext);
      for (let theirs = 0; theirs < CARDS; theirs++) {
        if (their & (1 << theirs)) continue;
        pass(them, y, theirs, theirNext);
        this.walk(own | (1 << ours), their | (1 << theirs), clamp(ahead + LEAD[ours * CARDS + theirs]), left - 1);
        collect(us, x, ours, ourNext);
        collect(them, y, theirs, theirNext);
      }
    }
  }

  private pointOf(side: 0 | 1, own: number, theirs: number, ahead: number, left: number): Thoughts {
    const key = keyOf(own, theirs, ahead);
    let point = this.thoughts[side].get(key);
    if (!point) {
      const { ours: first, theirs: second } = this.terms;
      const hands = handsOf((side === 0 ? first : second) - this.passes + left, own);
      const numbers = () => new Float64Array(hands.length * CARDS);
      point = { hands, regret: numbers(), mixed: numbers(), now: numbers() };
      shares(hands, point.regret, point.now);
      this.thoughts[side].set(key, point);
    }
    return point;
  }

  /** The average choices of a side as they were found, and nothing else of it. */
  kept(side: 0 | 1): Map<number, Float32Array> {
    return new Map(Array.from(this.thoughts[side], ([key, { now }]) => [key, Float32Array.from(now)]));
  }
}

/** How likely each card is to be laid. */
function lay({ chance, laid }: Side, { hands, now }: Thoughts): void {
  laid.fill(0);
  for (let i = 0; i < hands.length; i++) {
    for (let card = 0; card < CARDS; card++) laid[card] += chance[hands[i]] * now[i * CARDS + card];
  }
}

/** With the last card it does not matter what else was in the hand. */
function expect({ byCard, brings }: Side, { hands }: Thoughts): void {
  for (const hand of hands) for (const card of CARDS_IN[hand]) byCard[hand * CARDS + card] = brings[card];
}

function clear({ byCard }: Side, { hands }: Thoughts): void {
  for (const hand of hands) byCard.fill(0, hand * CARDS, (hand + 1) * CARDS);
}

/** How likely the hands are that are left when a card has been laid. */
function pass({ chance }: Side, { hands, now }: Thoughts, card: number, next: Side): void {
  const bit = 1 << card;
  for (let i = 0; i < hands.length; i++) {
    if (hands[i] & bit) next.chance[hands[i] & ~bit] = chance[hands[i]] * now[i * CARDS + card];
  }
}

/** What the hands that were left may expect belongs to the card that was laid. */
function collect({ byCard }: Side, { hands }: Thoughts, card: number, next: Side): void {
  const bit = 1 << card;
  for (const hand of hands) if (hand & bit) byCard[hand * CARDS + card] += next.value[hand & ~bit];
}

/** What each hand may expect, and which card would have been better. */
function learn({ chance, value, byCard }: Side, { hands, regret, mixed, now }: Thoughts, round: number): void {
  for (let i = 0; i < hands.length; i++) {
    const hand = hands[i];
    const cards = CARDS_IN[hand];
    let sum = 0;
    for (const card of cards) sum += now[i * CARDS + card] * byCard[hand * CARDS + card];
    value[hand] = sum;
    for (const card of cards) {
      regret[i * CARDS + card] += byCard[hand * CARDS + card] - sum;
      mixed[i * CARDS + card] += round * chance[hand] * now[i * CARDS + card];
    }
  }
}

/** Regret matching with regrets that never stay below 0 (CFR+). */
function settle({ hands, regret, now }: Thoughts): void {
  for (let i = 0; i < regret.length; i++) if (regret[i] < 0) regret[i] = 0;
  shares(hands, regret, now);
}

/** Shares that add up to 1 for each hand; equal ones where there is nothing to go by. */
function shares(hands: readonly number[], from: Float64Array, into: Float64Array): void {
  for (let i = 0; i < hands.length; i++) {
    const cards = CARDS_IN[hands[i]];
    let sum = 0;
    for (const card of cards) sum += from[i * CARDS + card];
    for (const card of cards) into[i * CARDS + card] = sum > 0 ? from[i * CARDS + card] / sum : 1 / cards.length;
  }
}

const solutions = new Map<string, Solution>();

const nameOf = ({ ahead, ours, theirs, castle }: DuelTerms): string => [clamp(ahead), ours, theirs, castle].join();

const mirrored = ({ ahead, ours, theirs, castle }: DuelTerms): DuelTerms => ({
  ahead: -ahead,
  ours: theirs,
  theirs: ours,
  castle: -castle,
});

/** A duel before its first card is laid, solved for both who fight it. */
export function solveDuel(terms: DuelTerms): Solution {
  const name = nameOf(terms);
  const known = solutions.get(name);
  if (known) return known;
  const others = mirrored(terms);
  // Always from the same side: the last digits must not depend on who asked first.
  if (nameOf(others) < name) {
    solveDuel(others);
    return solutions.get(name)!;
  }
  const solver = new Solver(terms);
  for (let round = 0; round < ROUNDS; round++) solver.train();
  const odds = solver.odds();
  solutions.set(nameOf(others), { odds: { win: odds.lose, draw: odds.draw, lose: odds.win }, mix: mixOf(solver, 1) });
  const solution: Solution = { odds, mix: mixOf(solver, 0) };
  solutions.set(name, solution);
  return solution;
}

function mixOf(solver: Solver, side: 0 | 1): Solution['mix'] {
  const kept = solver.kept(side);
  return (hand, own, theirs, ahead) => {
    const cards = CARDS_IN[hand];
    const found = kept.get(keyOf(own, theirs, clamp(ahead)));
    const row = handsOf(cards.length, own).indexOf(hand) * CARDS;
    return COMBAT_IDS.map((_, card) => (cards.includes(card) ? (found ? found[row + card] : 1 / cards.length) : 0));
  };
}
