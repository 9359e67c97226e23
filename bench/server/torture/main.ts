import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from './faults.ts';
import { report } from './report.ts';
import { playRound } from './round.ts';
import type { Watched } from './tables.ts';
import { failed, Tally, type Wishes } from './tally.ts';
import { type StoreName, World } from './world.ts';

/**
 * `npm run torture`: faults in the middle of play, one after another, on each store. After every round the store is read: each
 * acknowledged move must be there, in its place, once; every log must replay to its hashes. What was not answered is sent again with
 * the same action id, and must be played exactly once. A round is a test.
 */

const STORES: readonly StoreName[] = ['sqlite', 'postgres'];
const TOLD_EVERY = 10;
const MOST_FAILED = 20;
/** Beside the bundle this runs from. */
const STATE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'torture-state.json');

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function readWishes(): { wishes: Wishes; resume: boolean } {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      store: { type: 'string' },
      fault: { type: 'string' },
      resume: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const stores = STORES.filter((store) => values.store === undefined || values.store === store);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number, from 1 on');
  if (stores.length === 0) throw new Error(`--store is one of ${STORES.join(', ')}`);
  const wishes = { rounds, stores, fault: values.fault };
  if (!stores.some((store) => faultsOn(store, wishes).length > 0))
    throw new Error(`--fault is one of ${FAULTS.map(({ name }) => name).join(', ')}, or how some of them begin`);
  return { wishes, resume: values.resume };
}

const faultsOn = (store: StoreName, { fault }: Wishes): Fault[] =>
  FAULTS.filter(({ name, stores }) => stores.includes(store) && name.startsWith(fault ?? ''));

/** Lets the round under way end at the first Ctrl-C. */
const interrupted = { now: false };
process.on('SIGINT', () => {
  interrupted.now = true;
});

async function torture(store: StoreName, tally: Tally): Promise<void> {
  const faults = faultsOn(store, tally.wishes);
  const { rounds } = tally.wishes;
  if (faults.length === 0 || tally.of(store).length >= rounds) return;
  const began = performance.now();
  const world = await World.open(store);
  const tables: Watched[] = [];
  try {
    for (let done = tally.of(store).length; done < rounds && !interrupted.now; ) {
      const outcome = await playRound(world, faults[done % faults.length], tables);
      // Ctrl-C reaches the servers as well: what came of that is no outcome.
      if (interrupted.now) return;
      tally.add(store, outcome);
      done++;
      for (const fault of outcome.faults.slice(0, 5)) say(`FAULT in round ${done} (${outcome.fault}): ${fault}`);
      const all = tally.of(store);
      if (done % TOLD_EVERY === 0 || done === rounds)
        say(
          `${world.name}: ${progress(done, rounds, tally, store, faults)}, ${Math.round((performance.now() - began) / 1000)} s`,
        );
      if (failed(all) >= MOST_FAILED) return;
    }
  } finally {
    await world.close();
  }
}

function progress(done: number, rounds: number, tally: Tally, store: StoreName, faults: readonly Fault[]): string {
  const counts = faults.map(({ name }) => `${name} ${tally.of(store, name).length}`).join(', ');
  return `${done} of ${rounds} rounds (${counts}), ${failed(tally.of(store))} failed`;
}

const { wishes, resume } = readWishes();
const tally = (resume ? Tally.resume(STATE) : undefined) ?? Tally.begin(STATE, wishes);
for (const store of tally.wishes.stores) if (!interrupted.now) await torture(store, tally);
for (const store of tally.wishes.stores) {
  const name = store === 'sqlite' ? 'SQLite, one process' : 'PostgreSQL and Redis, two processes';
  if (tally.of(store).length > 0) say(`\n${report(tally, name, store, faultsOn(store, tally.wishes))}`);
}
if (interrupted.now) say('Interrupted; npm run torture -- --resume goes on from here.');
else tally.forget();
const bad = failed(tally.all);
say(`${tally.all.length - bad} passed, ${bad} failed`);
process.exitCode = bad > 0 || tally.all.length === 0 || interrupted.now ? 1 : 0;
