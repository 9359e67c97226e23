import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { botById, type Decision } from '#bots';
import { openGameOf } from '#games';
import { rngFrom } from '#kernel';
import { addLaid, folderOf } from '#library';
import { netsOnDisk } from '../../bots/node/nets.ts';
import type { BotAnswer, BotTask, BotThread } from './task.ts';

netsOnDisk(folderOf);
/** Why a game of others could not be loaded, by its id: the bots of the other games think on. */
const missing = new Map<string, Error>();
// What is asked meanwhile waits at the port.
for (const game of (workerData as BotThread).games) {
  await addLaid(game).catch((error: Error) => missing.set(game.id, error));
}

/** The thread in which bots think. It gets a seat's view and nothing else, so it cannot peek. */
const port = parentPort as MessagePort;

async function choose({
  game: kept,
  cells,
  seats,
  seat,
  level,
  seed,
  milliseconds,
  later,
}: BotTask): Promise<Decision> {
  const trouble = missing.get(kept.game);
  if (trouble) throw trouble;
  const game = await openGameOf(kept);
  const view = game.layout.create(seats);
  view.cells.set(cells);
  return botById(level).choose(game, view, seat, rngFrom(seed), milliseconds, later);
}

port.on('message', async (task: BotTask) => {
  let answer: BotAnswer;
  try {
    answer = await choose(task);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
