import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { ANALYSIS_SIMULATIONS, botDice, judgeTurn, type KeptAnalysis, keptAnalysis, turnsOf, weigh } from '#bots';
import { openGameOf } from '#games';
import { type GameRecord, replay } from '#kernel';
import { addLaid, folderOf } from '#library';
import { netsOnDisk } from '../../bots/node/nets.ts';
import type { BotThread } from '../bots/task.ts';
import type { AnalysisAnswer, AnalysisTask } from './analysis-task.ts';

netsOnDisk(folderOf);
// People and bots at their tables come first. On Linux a thread has a priority of its own; elsewhere it would be everybody's.
if (process.platform === 'linux') setPriority(10);
// A game of others that cannot be loaded has no analyses here; the rest has.
for (const game of (workerData as BotThread).games) await addLaid(game).catch(() => undefined);

/** The thread in which finished games are looked at again: seconds each, and never in the way of a bot that is to move. */
const port = parentPort as MessagePort;
const say = (answer: AnalysisAnswer): void => port.postMessage(answer);

async function analyse({ id, record: json }: AnalysisTask): Promise<KeptAnalysis> {
  const began = performance.now();
  const record = JSON.parse(json) as GameRecord;
  const table = replay(await openGameOf(record), record);
  const played = turnsOf(table);
  const turns = played.map((turn, i) => {
    say({ id, done: i, all: played.length });
    return judgeTurn(table.game, table.seats, turn, ANALYSIS_SIMULATIONS, botDice(`${record.digest} ${i}`));
  });
  const took = performance.now() - began;
  return keptAnalysis(table, record.digest, weigh(table, turns), { simulations: ANALYSIS_SIMULATIONS, took });
}

port.on('message', async (task: AnalysisTask) => {
  try {
    say({ id: task.id, analysis: await analyse(task) });
  } catch (error) {
    say({ id: task.id, error: error instanceof Error ? error.message : String(error) });
  }
});
