import type { Bot, Decision } from './bot.ts';
import { beamFor, searching, solvedBy, usualBeam } from './thinkers.ts';

/**
 * The levels a person chooses from. A lower level does not blunder at random: it takes any of the turns that it believes
 * to cost no more than so much of its share of the win, and it looks less far.
 */
export interface Level {
  readonly id: string;
  /** What it may give away by a turn, in shares of the win between two; with more players there is less to give. */
  readonly loss: number;
  /** 0: it looks at its own turn only. */
  readonly simulations: number;
}

export const LEVELS: readonly Level[] = [
  { id: 'apprentice', loss: 0.6, simulations: 0 },
  { id: 'merchant', loss: 0.09, simulations: 0 },
  { id: 'trader', loss: 0.035, simulations: 0 },
  { id: 'director', loss: 0, simulations: 0 },
  { id: 'master', loss: 0, simulations: 200 },
];

/** Turns among which a level that may lose something chooses. */
const CHOICES = 256;

export const levelBots: readonly Bot[] = LEVELS.map(levelBot);

export function levelBot({ id, loss, simulations }: Level): Bot {
  return simulations > 0 ? searching(id, simulations) : losing(id, loss);
}

/** Takes any turn that it believes to cost no more than so much. */
function losing(id: string, loss: number): Bot {
  return {
    id,
    choose(game, view, seat, rng): Decision {
      const solved = solvedBy(game, view, seat, rng);
      if (solved) return solved;
      const beam = beamFor(game, view.seats, usualBeam(game, view.seats));
      const before = beam.visits;
      const turns = beam.turns(game.imagine(view, seat, rng), seat, CHOICES);
      const floor = turns[0].values[seat] - (2 * loss) / view.seats;
      const good = turns.filter(({ values }) => values[seat] >= floor);
      const { line, values } = good[rng.below(good.length)];
      return { move: line[0], value: [...values], line, visits: beam.visits - before };
    },
  };
}
