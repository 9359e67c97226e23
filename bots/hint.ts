import { type Game, type Rng, type State, sayDeed, wordOf } from '#kernel';
import { type Answer, type ForeseenTurn, foreseen, touchedBy } from './foreseen.ts';
import type { Candidate } from './search.ts';
import { treeSearchFor } from './thinkers.ts';
import { type Why, whyBetter } from './why.ts';

/** One turn worth considering. */
export interface Suggestion extends ForeseenTurn {
  /** The own share of the win after it, 0 to 1. */
  readonly share: number;
  /** The choice by which it parts from the others, where the same deeds head them all or none does. */
  readonly by?: Answer;
}

/** How much better the best turn is than the next. */
export type Margin = 'clear' | 'slight' | 'equal';

/** Advice in three steps: where to look, what to choose from, and the move with its reason. */
export interface Hint {
  /** The things that the best turn is about. */
  readonly look: readonly string[];
  /** Up to three turns that differ in what they are about, the best first. */
  readonly turns: readonly Suggestion[];
  /** Nothing where there is no other turn. */
  readonly margin?: Margin;
  /** What sets the best turn apart from the next, what speaks for it first; empty where no net can tell. */
  readonly why: readonly Why[];
}

const SUGGESTIONS = 3;
/** Turns among which those are looked for. */
const LOOKED_AT = 8;
/** Shares of the win by which a turn is a little better, and clearly better, with two players; less with more. */
const SLIGHT = 0.04;
const CLEAR = 0.1;

export function hintFor<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  rng: Rng,
  simulations: number,
  milliseconds?: number,
): Hint {
  const { candidates } = treeSearchFor(game, view.seats).search(view, seat, rng, { simulations, milliseconds });
  return hintFrom(game, view, seat, candidates, rng);
}

/** Advice from turns that were looked at, best first. */
export function hintFrom<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  candidates: readonly Candidate[],
  rng: Rng,
): Hint {
  const turns = apart(
    game,
    candidates.slice(0, LOOKED_AT).map(({ line, values }) => ({
      ...foreseen(game, view, seat, line, rng),
      share: values[seat],
    })),
  );
  const [best, next] = turns;
  return {
    look: thingsOf(game, best),
    turns,
    margin: next && marginOf(best.share - next.share, view.seats),
    why: next ? whyBetter(game, view, seat, best.line, next.line, rng) : [],
  };
}

const marginOf = (lead: number, seats: number): Margin => {
  const [slight, clear] = [SLIGHT, CLEAR].map((share) => (2 * share) / seats);
  return lead >= clear ? 'clear' : lead >= slight ? 'slight' : 'equal';
};

/** Turns with different headlines; if all have the same, turns that part by one choice. */
function apart(game: Game, turns: readonly Suggestion[]): readonly Suggestion[] {
  const headlines = new Map<string, Suggestion>();
  for (const turn of turns) {
    // Deeds that differ in nothing that is said are the same to a reader.
    const headline = turn.told.headline.map((events) => sayDeed(game, events, String, 'en')).join();
    if (!headlines.has(headline)) headlines.set(headline, turn);
  }
  const [best] = turns;
  if (headlines.size > 1) {
    return [...headlines.values()]
      .slice(0, SUGGESTIONS)
      .map((turn) => (isHeaded(turn) ? turn : { ...turn, by: turn.answers[Math.max(0, partingOf(turn, best))] }));
  }
  const at = turns.map((turn) => partingOf(best, turn)).find((i) => i >= 0);
  if (at === undefined) return [isHeaded(best) ? best : { ...best, by: best.answers[0] }];
  const chosen = new Map<number, Suggestion>();
  for (const turn of turns) {
    const together = partingOf(best, turn);
    if ((together === at || together < 0) && !chosen.has(turn.line[at])) {
      chosen.set(turn.line[at], { ...turn, by: turn.answers[at] });
    }
  }
  return [...chosen.values()].slice(0, SUGGESTIONS);
}

const isHeaded = ({ told }: Suggestion): boolean => told.headline.length > 0;

/** Where two turns part, as far as both can be foreseen: cards that are yet to be drawn set nothing apart. -1 where they go on alike. */
const partingOf = (a: Suggestion, b: Suggestion): number =>
  a.line.findIndex((move, i) => i < Math.min(a.answers.length, b.answers.length) && b.line[i] !== move);

/** What a turn is about, by reference: what its headline names, or the choice by which it parts from others. */
export function thingsOf(game: Game, { told, by }: Suggestion): readonly string[] {
  const { places, amounts } = touchedBy(game, told.headline.flat(), by && game.lexicon.refs(by.move));
  const named = places.filter((ref) => isNamed(game, ref));
  return named.length > 0 ? named : amounts.filter((ref) => isNamed(game, ref));
}

/** Things have names; numbers are their own. */
const isNamed = (game: Game, ref: string): boolean => !/^[\d\s]*$/.test(wordOf(game, ref, 'en')?.name ?? '');
