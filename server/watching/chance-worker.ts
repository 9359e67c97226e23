import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { chancesFor } from '#bots';
import { openGameOf } from '#games';
import { rngFrom, WATCHER } from '#kernel';
import { addLaid, folderOf } from '#library';
import { netsOnDisk } from '../../bots/node/nets.ts';
import type { BotThread } from '../bots/task.ts';
import type { ChanceAnswer, ChanceTask } from './chance-task.ts';

netsOnDisk(folderOf);
// Who plays comes before who watches.
if (process.platform === 'linux') setPriority(10);
for (const game of (workerData as BotThread).games) await addLaid(game).catch(() => undefined);

/** The thread in which the chances of a game are estimated. It gets the watchers' view and nothing else. */
const port = parentPort as MessagePort;

async function judge({ game: kept, cells, seats, seed }: ChanceTask): Promise<readonly number[] | null> {
  const game = await openGameOf(kept);
  const view = game.layout.create(seats);
  view.cells.set(cells);
  return chancesFor(game, view, WATCHER, rngFrom(seed)) ?? null;
}

port.on('message', async (task: ChanceTask) => {
  const chances = await judge(task).catch(() => null);
  port.postMessage({ id: task.id, chances } satisfies ChanceAnswer);
});
