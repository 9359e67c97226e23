import { TurnBeam } from './beam.ts';
import type { Bot, Decision } from './bot.ts';
import { SEARCH, type SearchSettings } from './search.ts';
import { evaluatorFor } from './shelf.ts';
import { solvedBy, treeSearchFor } from './thinkers.ts';

/**
 * The levels a person chooses from. A lower level does not blunder at random: it takes any of the turns that it believes
 * to cost no more than so much of its share of the win, and it looks less far.
 */
export interface Level {
  readonly id: string;
  /** What it may give away by a turn, in shares of the win. */
  readonly loss: number;
  /** Unfinished lines kept while a turn is planned. */
  readonly width: number;
  /** Positions per decision for the turn the hand-written worth would choose. */
  readonly advice: number;
  /** 0: it looks at its own turn only. */
  readonly simulations: number;
}

export const LEVELS: readonly Level[] = [
  { id: 'apprentice', loss: 0.12, width: 4, advice: 0, simulations: 0 },
  { id: 'merchant', loss: 0.06, width: 8, advice: 20, simulations: 0 },
  { id: 'trader', loss: 0.025, width: 24, advice: 200, simulations: 0 },
  { id: 'director', loss: 0, width: 16, advice: 200, simulations: 24 },
  { id: 'master', loss: 0, width: 24, advice: 400, simulations: 300 },
];

const LIMIT = 250;
/** Turns among which a level that may lose something chooses. */
const CHOICES = 24;

export const levelBots: readonly Bot[] = LEVELS.map((level) => ({
  id: level.id,
  choose(game, view, seat, rng, milliseconds): Decision {
    const solved = solvedBy(game, view, seat, rng);
    if (solved) return solved;
    if (level.simulations > 0) {
      const settings: SearchSettings = SEARCHES[level.id];
      const search = treeSearchFor(game, view.seats, settings);
      const { candidates, simulations } = search.search(view, seat, rng, {
        simulations: level.simulations,
        milliseconds,
      });
      const [best] = candidates;
      return { move: best.line[0], value: best.values, line: best.line, visits: simulations };
    }
    const beam = new TurnBeam(game, view.seats, evaluatorFor(game, view.seats), {
      width: level.width,
      limit: LIMIT,
      advice: level.advice,
    });
    const turns = beam.turns(game.imagine(view, seat, rng), seat, CHOICES);
    const floor = turns[0].values[seat] - level.loss;
    const good = turns.filter(({ values }) => values[seat] >= floor);
    const { line, values } = good[rng.below(good.length)];
    return { move: line[0], value: [...values], line, visits: beam.visits };
  },
}));

const SEARCHES: Readonly<Record<string, SearchSettings>> = Object.fromEntries(
  LEVELS.map(({ id, width, advice }) => [id, { ...SEARCH, width, advice }]),
);
