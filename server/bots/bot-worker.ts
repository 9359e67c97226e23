import { join } from 'node:path';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { botById, type Decision } from '#bots';
import { gameById } from '#games';
import { rngFrom } from '#kernel';
import { netsOnDisk } from '../../bots/node/nets.ts';
import type { BotAnswer, BotTask } from './task.ts';

netsOnDisk(join(import.meta.dirname, '..'));

/** The thread in which bots think. It gets a seat's view and nothing else, so it cannot peek. */
const port = parentPort as MessagePort;

function choose({ game: id, cells, seats, seat, level, seed, milliseconds }: BotTask): Decision {
  const game = gameById(id);
  const view = game.layout.create(seats);
  view.cells.set(cells);
  return botById(level).choose(game, view, seat, rngFrom(seed), milliseconds);
}

port.on('message', (task: BotTask) => {
  let answer: BotAnswer;
  try {
    answer = choose(task);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
