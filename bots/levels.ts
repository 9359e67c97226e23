import type { Game, State } from '#kernel';
import type { Bot, Decision } from './bot.ts';
import { type MeasuredLevels, mindOf } from './mind.ts';
import { beamFor, oneTurn, searching, solvedBy, usualBeam } from './thinkers.ts';

/** How a level plays one game. */
interface Play {
  /** How much of its share of the win it may give away by one turn, with two players; less with more. */
  readonly loss: number;
  /** How many simulations it thinks with; with 0 it looks at its own turn only. */
  readonly simulations: number;
}

/**
 * The levels a person chooses from. A lower level does not blunder at random: it takes any of the turns that it believes
 * to cost no more than so much of its share of the win, and it looks less far.
 */
export interface Level {
  readonly id: string;
  play(measured: MeasuredLevels): Play;
}

/** Any turn it finds. */
const ANYTHING = 2;

export const LEVELS: readonly Level[] = [
  { id: 'apprentice', play: () => ({ loss: ANYTHING, simulations: 0 }) },
  { id: 'merchant', play: ({ merchant }) => ({ loss: merchant, simulations: 0 }) },
  { id: 'trader', play: ({ trader }) => ({ loss: trader, simulations: 0 }) },
  { id: 'director', play: () => ({ loss: 0, simulations: 0 }) },
  { id: 'master', play: ({ master }) => ({ loss: 0, simulations: master }) },
];

/** Where nothing was measured: about the middle of the games of the house. */
const USUAL: MeasuredLevels = { merchant: 0.09, trader: 0.05, master: 200 };

/** How a level plays a game. */
export const playOf = <S extends State>(level: Level, game: Game<S>): Play => level.play(mindOf(game).levels ?? USUAL);

/** Turns among which a level that may lose something chooses. */
const CHOICES = 256;

export const levelBots: readonly Bot[] = LEVELS.map((level) => ({
  id: level.id,
  choose: (game, ...rest) => {
    const { loss, simulations } = playOf(level, game);
    const bot =
      simulations > 0 ? searching(level.id, simulations) : loss > 0 ? losing(level.id, loss) : oneTurn(level.id);
    return bot.choose(game, ...rest);
  },
}));

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
