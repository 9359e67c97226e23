import { parseArgs } from 'node:util';
import { Day } from './day.ts';
import { HOURS } from './hours.ts';
import { openHouse, type StoreName } from './house.ts';
import { inspect } from './inspection.ts';
import { openBrowser } from './window.ts';

/**
 * `npm run day`: sixty members live a day in minutes, on each store. They arrive, look for others, play, leave, come back, quarrel, are told,
 * win and lose; some sit before real browsers. At its end everything that anybody was shown, and everything that is kept, is held against the
 * logs: nothing is lost, nothing was shown to whom it does not belong, every notice came once.
 */

const STORES: readonly StoreName[] = ['sqlite', 'postgres'];

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'a day on the veranda' },
    store: { type: 'string' },
    people: { type: 'string', default: '60' },
    browsers: { type: 'string', default: 'yes' },
    hours: { type: 'string', default: String(HOURS.length) },
  },
});

/** Ctrl-C ends the day after the hour it is; what was seen until then is looked at all the same. */
const interrupted = { now: false };
process.on('SIGINT', () => {
  interrupted.now = true;
});

async function live(store: StoreName): Promise<number> {
  const began = performance.now();
  const house = await openHouse(store);
  const browser = values.browsers === 'yes' ? await openBrowser() : undefined;
  const day = new Day(house, values.seed, Number(values.people));
  say(`\n${house.name}: ${day.members.length} members, seed "${values.seed}"`);
  try {
    for (const { title, live: pass } of HOURS.slice(0, Number(values.hours))) {
      if (interrupted.now) break;
      await pass(day, browser).catch((error) => day.fault(`${title}: ${error.message}`));
      const { counts, faults } = day;
      say(
        `  ${title}: ${counts.of('tables')} tables, ${counts.of('moves')} moves, ${faults.length} faults; ${seconds(began)}`,
      );
    }
    await browser?.close();
    await inspect(day, () => house.closeDoors());
  } catch (error) {
    day.fault(String(error));
  } finally {
    await browser?.close();
    await house.stop();
  }
  const width = Math.max(...day.counts.all.map(([what]) => what.length));
  for (const [what, n] of day.counts.all) say(`    ${what.padEnd(width)}  ${String(n).padStart(8)}`);
  say(`  ${day.faults.length} faults; ${seconds(began)}`);
  return day.faults.length;
}

const stores = STORES.filter((store) => values.store === undefined || values.store === store);
if (stores.length === 0) {
  process.stderr.write(`--store is one of ${STORES.join(', ')}\n`);
  process.exit(2);
}
let passed = 0;
for (const store of stores) if (!interrupted.now && (await live(store)) === 0) passed++;
if (interrupted.now) say('Interrupted.');
say(`\n${passed} passed, ${stores.length - passed} failed`);
process.exit(passed === stores.length && !interrupted.now ? 0 : 1);
