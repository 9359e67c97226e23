import { availableParallelism, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import {
  ANALYSIS_SIMULATIONS,
  botDice,
  judgedAgain,
  judgeTurn,
  type KeptAnalysis,
  keptAnalysis,
  turnsOf,
  weigh,
} from '#bots';
import { openGameOf } from '#games';
import { type GameRecord, replay } from '#kernel';
import { addLaid, folderOf } from '#library';
import { netsOnDisk } from '../../bots/node/nets.ts';
import { Team } from '../../bots/node/team.ts';
import type { BotThread } from '../bots/task.ts';
import type { AnalysisAnswer, AnalysisTask } from './analysis-task.ts';

netsOnDisk(folderOf);
// People and bots at their tables come first. On Linux a thread has a priority of its own, which those that it starts share; elsewhere it would
// be everybody's, and one core is left to the tables.
const standsBack = process.platform === 'linux';
if (standsBack) setPriority(10);
/** For the long looks; each brings games and nets of its own. */
const MOST_THREADS = 4;
// A game of others that cannot be loaded has no analyses here; the rest has.
const { games } = workerData as BotThread;
for (const game of games) await addLaid(game).catch(() => undefined);

/** The thread in which finished games are looked at again: seconds each, and never in the way of a bot that is to move. */
const port = parentPort as MessagePort;
const say = (answer: AnalysisAnswer): void => port.postMessage(answer);

async function analyse({ id, record: json, looks }: AnalysisTask): Promise<KeptAnalysis> {
  const began = performance.now();
  const record = JSON.parse(json) as GameRecord;
  const table = replay(await openGameOf(record), record);
  const played = turnsOf(table);
  const short = played.map((turn, i) => {
    say({ id, done: i, all: played.length });
    return judgeTurn(table.game, table.seats, turn, ANALYSIS_SIMULATIONS, botDice(`${record.digest} ${i}`));
  });
  const team = new Team(Math.min(MOST_THREADS, availableParallelism() - (standsBack ? 0 : 1)), games);
  const long = () => say({ id, done: played.length, all: played.length });
  const turns = await judgedAgain(team.look, table, played, short, record.digest, long, looks).finally(() =>
    team.close(),
  );
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
