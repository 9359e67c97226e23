import type { Game, State } from '#kernel';
import type { Bot, Decision } from './bot.ts';
import { type Fondness, liked } from './fondness.ts';
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
  /** What it likes to do, among the turns it may take. */
  readonly fondOf?: Fondness;
  /** It looks again at every decision of a turn, as the higher ones do; otherwise it follows its plan. */
  readonly afresh?: true;
  play(measured: MeasuredLevels): Play;
}

/** Any turn it finds. */
const ANYTHING = 2;

export const LEVELS: readonly Level[] = [
  {
    id: 'apprentice',
    fondOf: 'everything',
    play: ({ apprentice = ANYTHING }) => ({ loss: apprentice, simulations: 0 }),
  },
  { id: 'merchant', fondOf: 'gathering', play: ({ merchant }) => ({ loss: merchant, simulations: 0 }) },
  { id: 'trader', fondOf: 'building', afresh: true, play: ({ trader }) => ({ loss: trader, simulations: 0 }) },
  { id: 'director', play: () => ({ loss: 0, simulations: 0 }) },
  { id: 'master', play: ({ master }) => ({ loss: 0, simulations: master }) },
];

/** Where nothing was measured: about the middle of the games of the house. */
const USUAL: MeasuredLevels = { merchant: 0.09, trader: 0.05, master: 200 };

/** How a level plays a game with so many. */
export function playOf<S extends State>(level: Level, game: Game<S>, seats: number): Play {
  const measured = mindOf(game).levels ?? USUAL;
  return level.play({ ...measured, ...measured.among?.[seats] });
}

/** Turns among which a level that may lose something chooses. */
const CHOICES = 256;

export const levelBots: readonly Bot[] = LEVELS.map((level) => ({
  id: level.id,
  choose: (game, view, ...rest) => {
    const { loss, simulations } = playOf(level, game, view.seats);
    const bot = simulations > 0 ? searching(level.id, simulations) : loss > 0 ? losing(level, loss) : oneTurn(level.id);
    return bot.choose(game, view, ...rest);
  },
}));

/** Takes one of the turns that it believes to cost no more than so much: one that it likes, where there is one. */
export function losing({ id, fondOf, afresh }: Omit<Level, 'play'>, loss: number): Bot {
  return {
    id,
    choose(game, view, seat, rng): Decision {
      const solved = solvedBy(game, view, seat, rng);
      if (solved) return solved;
      const beam = beamFor(game, view.seats, usualBeam(game, view.seats));
      const before = beam.visits;
      const world = game.imagine(view, seat, rng);
      const turns = beam.turns(world, seat, CHOICES);
      const floor = turns[0].values[seat] - (2 * loss) / view.seats;
      const good = turns.filter(({ values }) => values[seat] >= floor);
      const choices = fondOf ? liked(fondOf, game, world, seat, good, rng) : good;
      const { line, values } = choices[rng.below(choices.length)];
      return { move: line[0], value: [...values], line, afresh, visits: beam.visits - before };
    },
  };
}
