import { MoveList } from '#kernel';
import type { Bot } from './bot.ts';

/** Any legal move, all equally likely. */
export const random: Bot = {
  id: 'random',
  choose(game, view, seat, rng) {
    const legal = new MoveList();
    game.moves(view, seat, legal);
    const move = legal.at(rng.below(legal.length));
    const value = Array.from({ length: view.seats }, (_, i) => game.score(view, i));
    return { move, value, line: [move], visits: 1 };
  },
};
