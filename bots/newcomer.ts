import type { Bot } from './bot.ts';
import { mindOf } from './mind.ts';
import { randomTurn } from './random.ts';

/** Turns that come to mind. */
const THOUGHT_OF = 3;

/** Plays like somebody who has just learnt the rules: thinks of three turns, whichever they are, and takes the one that looks best at once. */
export const newcomer: Bot = {
  id: 'newcomer',
  choose(game, view, seat, rng) {
    const world = game.imagine(view, seat, rng);
    const s = game.layout.create(view.seats);
    const { worth } = mindOf(game);
    let best: readonly number[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < THOUGHT_OF; i++) {
      const line = randomTurn(game, world, seat, rng);
      game.layout.copy(world, s);
      for (const move of line) game.play(s, seat, move);
      const value = worth(s, seat);
      if (value <= most) continue;
      most = value;
      best = line;
    }
    const value = Array.from({ length: view.seats }, () => 1 / view.seats);
    return { move: best[0], value, line: best, visits: THOUGHT_OF };
  },
};
