import { botById } from '#bots';
import { rngFrom } from '#kernel';
import { loadGame } from '../library.ts';
import type { Question, Thought } from './thinking.ts';

/** The worker in which bots think. It is given what their seat may know, and nothing else. */
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, game: gameId, seats, cells, seat, level, seed, milliseconds } = data;
  const answer: Thought = { id };
  try {
    const game = await loadGame(gameId);
    if (!game) throw new Error(`no game "${gameId}"`);
    const view = game.layout.create(seats);
    view.cells.set(cells);
    answer.move = botById(level).choose(game, view, seat, rngFrom(seed), milliseconds).move;
  } catch (error) {
    answer.fault = error instanceof Error ? error.message : String(error);
  }
  self.postMessage(answer);
});
