import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openGameOf } from '#games';
import { checkEdition } from '#games/checking.ts';
import { Refusal } from '#kernel';
import { addLaid } from '#library';
import type { BotThread } from '../bots/task.ts';
import type { TrialAnswer, TrialTask } from './trial-task.ts';

// A game of others that cannot be loaded has no editions here; the rest has.
for (const game of (workerData as BotThread).games) await addLaid(game).catch(() => undefined);

/** The thread in which editions are tried before a table is opened with one: 200 games take seconds. */
const port = parentPort as MessagePort;

async function attempt({ id, game, edition }: TrialTask): Promise<TrialAnswer> {
  try {
    await checkEdition(await openGameOf(game), edition);
    return { id };
  } catch (error) {
    if (error instanceof Refusal) return { id, wrong: { code: error.code, message: error.message } };
    return { id, wrong: { code: 'unplayable-edition', message: `The edition cannot be tried: ${String(error)}` } };
  }
}

port.on('message', async (task: TrialTask) => port.postMessage(await attempt(task)));
