import type { Bot, Decision } from './bot.ts';
import { beamFor, searching, solvedBy, usualBeam } from './thinkers.ts';

/**
 * The levels a person chooses from. A lower level does not blunder at random: it takes any of the turns that it believes
 * to cost no more than so much of its share of the win, and it looks less far.
 */
export interface Level {
  readonly id: string;
  /** What it may give away by a turn, by game: in shares of the win between two; with more players there is less to give. */
  readonly loss: Readonly<Record<string, number>>;
  /** 0: it looks at its own turn only. */
  readonly simulations: number;
}

/** Any turn it finds. */
const ANYTHING = 2;

/** Games forgive unequally. The figures were measured: neighbours are 100 Elo and more apart with two and with four players. */
const everywhere = (loss: number) => ({ nippon: loss, yokohama: loss, machi: loss, yamatai: loss });

export const LEVELS: readonly Level[] = [
  { id: 'apprentice', loss: everywhere(ANYTHING), simulations: 0 },
  { id: 'merchant', loss: { nippon: 0.09, yokohama: 0.1, machi: 0.095, yamatai: 0.19 }, simulations: 0 },
  { id: 'trader', loss: { nippon: 0.04, yokohama: 0.045, machi: 0.042, yamatai: 0.085 }, simulations: 0 },
  { id: 'director', loss: everywhere(0), simulations: 0 },
  { id: 'master', loss: everywhere(0), simulations: 200 },
];

/** Turns among which a level that may lose something chooses. */
const CHOICES = 256;

export const levelBots: readonly Bot[] = LEVELS.map((level) =>
  level.simulations > 0 ? searching(level.id, level.simulations) : losing(level),
);

/** Takes any turn that it believes to cost no more than so much. */
function losing({ id, loss }: Level): Bot {
  return {
    id,
    choose(game, view, seat, rng): Decision {
      const solved = solvedBy(game, view, seat, rng);
      if (solved) return solved;
      const beam = beamFor(game, view.seats, usualBeam(game, view.seats));
      const before = beam.visits;
      const turns = beam.turns(game.imagine(view, seat, rng), seat, CHOICES);
      const floor = turns[0].values[seat] - (2 * (loss[game.id] ?? 0)) / view.seats;
      const good = turns.filter(({ values }) => values[seat] >= floor);
      const { line, values } = good[rng.below(good.length)];
      return { move: line[0], value: [...values], line, visits: beam.visits - before };
    },
  };
}
