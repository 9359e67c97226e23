import { rngFrom } from '#kernel';
import type { Bot } from '../bot.ts';
import { Player } from '../player.ts';
import type { Contestant } from './match.ts';

/** One of our own bots at a table of the arena. */
export const ours = (bot: Bot, milliseconds?: number): Contestant => ({
  name: bot.id,
  sit(game, seat, _seats, seed) {
    const player = new Player(bot, game, seat, rngFrom(`${seed} ${bot.id}`));
    return {
      choose: (view) => player.choose(view, milliseconds),
      begin: () => player.begin(),
      forced: (move) => player.forced(move),
    };
  },
});
