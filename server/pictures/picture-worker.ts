import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { addLaid } from '#library';
import type { BotThread } from '../bots/task.ts';
import { Painter } from './painter.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

// A picture can wait; people and bots at their tables cannot.
if (process.platform === 'linux') setPriority(10);
// A game of others that cannot be loaded has no pictures here; the rest has.
for (const game of (workerData as BotThread).games) await addLaid(game).catch(() => undefined);

/** The thread in which pictures of boards are made. */
const port = parentPort as MessagePort;
const say = (answer: PictureAnswer): void => port.postMessage(answer);
const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let opening: Promise<Painter> | undefined;

port.on('message', async (task: PictureTask) => {
  const { id } = task;
  opening ??= Painter.open();
  const painter = await opening.catch((error: unknown) => {
    say({ id, error: why(error), noPainter: true });
    return undefined;
  });
  if (!painter) return;
  try {
    say({ id, bytes: await painter.paint(task) });
  } catch (error) {
    say({ id, error: why(error), noPainter: false });
  }
});
