import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openGameOf } from '#games';
import { addLaid, folderOf } from '#library';
import { partOf } from '../grandmaster.ts';
import type { Found } from '../search.ts';
import { netsOnDisk } from './nets.ts';
import type { PartAnswer, PartTask, TeamThread } from './part-task.ts';

netsOnDisk(folderOf);
// A game of others that cannot be loaded is missed when it is asked for.
for (const game of (workerData as TeamThread).games) await addLaid(game).catch(() => undefined);

/** A thread that takes parts of long looks. It is told what one seat may know, and nothing else. */
const port = parentPort as MessagePort;

const look = async ({ game, question, part }: PartTask): Promise<Found> =>
  partOf(await openGameOf(game), question, part);

port.on('message', async (task: PartTask) => {
  let answer: PartAnswer;
  try {
    answer = { found: await look(task) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
