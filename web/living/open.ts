import { openings } from 'virtual:openings';
import { loadFace, loadGame } from '../library.ts';
import { usualBot } from '../play/seats.ts';
import { Thinking } from '../play/thinking.ts';
import { LivingGame, type Mind } from './game.ts';

/** Opens the game that the bots of the home page go on with, and hires who thinks for them. */
export async function openLiving(id: string) {
  const [game, face, { default: opening }] = await Promise.all([loadGame(id), loadFace(id), openings[id]()]);
  if (!game || !face) throw new Error(`no board of "${id}"`);
  const thinkers = new Thinking();
  const level = usualBot();
  const mind: Mind = async (asked) => (await thinkers.move(asked, level)).move;
  const living = new LivingGame(game, opening, mind, crypto.randomUUID());
  return {
    living,
    face,
    close() {
      living.close();
      thinkers.close();
    },
  };
}
