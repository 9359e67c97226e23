import type { Bot, Decision } from './bot.ts';
import { beamFor, searching, solvedBy, usualBeam } from './thinkers.ts';

/**
 * The levels a person chooses from. A lower level does not blunder at random: it takes any of the turns that it believes
 * to cost no more than so much of its share of the win, and it looks less far.
 */
export interface Level {
  readonly id: string;
  /** By game, how much of its share of the win it may give away by one turn; measured with two players, less with more. */
  readonly loss: Readonly<Record<string, number>>;
  /** By game, how many simulations it thinks with; with 0 it looks at its own turn only. */
  readonly simulations: Readonly<Record<string, number>>;
}

/** Any turn it finds. */
const ANYTHING = 2;

const everywhere = (n: number) => ({ nippon: n, yokohama: n, machi: n, yamatai: n });

/** Games forgive unequally. The figures were measured so that neighbours are about 100 Elo apart or more (docs/bots-measured.md). */
export const LEVELS: readonly Level[] = [
  { id: 'apprentice', loss: everywhere(ANYTHING), simulations: everywhere(0) },
  { id: 'merchant', loss: { nippon: 0.07, yokohama: 0.087, machi: 0.066, yamatai: 0.2 }, simulations: everywhere(0) },
  { id: 'trader', loss: { nippon: 0.04, yokohama: 0.048, machi: 0.037, yamatai: 0.089 }, simulations: everywhere(0) },
  { id: 'director', loss: everywhere(0), simulations: everywhere(0) },
  { id: 'master', loss: everywhere(0), simulations: { nippon: 600, yokohama: 200, machi: 200, yamatai: 130 } },
];

/** Turns among which a level that may lose something chooses. */
const CHOICES = 256;

export const levelBots: readonly Bot[] = LEVELS.map((level) => {
  const near = losing(level);
  const far = new Map(
    Object.entries(level.simulations).map(([game, n]) => [game, n > 0 ? searching(level.id, n) : near]),
  );
  return { id: level.id, choose: (game, ...rest) => (far.get(game.id) ?? near).choose(game, ...rest) };
});

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
