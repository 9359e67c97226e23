import { parseArgs } from 'node:util';
import { type Service, startPostgres, startRedis } from '../testing/services.ts';
import { accountsRow } from './attacks/accounts.ts';
import { doorsRow } from './attacks/doors.ts';
import { grindingRow } from './attacks/grinding.ts';
import { houseRow } from './attacks/house.ts';
import { identityRow } from './attacks/identity.ts';
import { inputRow } from './attacks/input.ts';
import { neighboursRow } from './attacks/neighbours.ts';
import { noticesRow } from './attacks/notices.ts';
import { oracleRow } from './attacks/oracle.ts';
import { partsRow } from './attacks/parts.ts';
import { peopleRow } from './attacks/people.ts';
import { programsRow } from './attacks/programs.ts';
import { recordsRow } from './attacks/records.ts';
import { ratedRow, seatsRow } from './attacks/seats.ts';
import { seekRow } from './attacks/seek.ts';
import { sharedRow } from './attacks/shared.ts';
import { slowRow } from './attacks/slow.ts';
import { stallRow } from './attacks/stall.ts';
import { Field, mustBeLoopback } from './field.ts';
import { type Attack, attackAll, type Row } from './harness.ts';
import { type Serving, serve } from './serving.ts';

/**
 * `npm run attack`: our own server, attacked from outside as strangers and members would; the rows of the review are the list. Nothing
 * of the server's code is used, and nothing but this machine is attacked.
 */
const ROWS: readonly Row[] = [
  oracleRow,
  grindingRow,
  partsRow,
  recordsRow,
  stallRow,
  seatsRow,
  ratedRow,
  accountsRow,
  doorsRow,
  noticesRow,
  houseRow,
  inputRow,
  peopleRow,
  neighboursRow,
  programsRow,
  seekRow,
  identityRow,
  sharedRow,
  slowRow,
];

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  postgres: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  url: { type: 'string' },
} as const;

function asked() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.url !== undefined) mustBeLoopback(values.url);
    return values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

const { quick, postgres, only, url } = asked();

function wanted({ name, quick: isQuick, two, ownServer }: Attack): boolean {
  if (only && !only.some((part) => name.includes(part))) return false;
  if (url !== undefined && ownServer) return false;
  return (isQuick || !quick) && (!two || postgres);
}
const rows = ROWS.map(({ title, attacks }) => ({ title, attacks: attacks.filter(wanted) }));

const services: Service[] = [];
const servings: Serving[] = [];
const house: Record<string, string> = {};
if (postgres) {
  services.push(await startPostgres(), await startRedis());
  Object.assign(house, { DATABASE_URL: services[0].url, REDIS_URL: services[1].url });
}
if (url === undefined) {
  servings.push(await serve(house));
  if (postgres) servings.push(await serve(house));
}
const field = new Field(url ?? servings[0].url, quick, servings[1]?.url);
const tally = await attackAll(rows, field);
for (const { alive, complaints } of servings) {
  if (alive()) continue;
  tally.failed++;
  process.stdout.write(`  FAIL  a process died: ${complaints().slice(-500)}\n`);
}
await field.clear();
await Promise.all(servings.filter(({ alive }) => alive()).map(({ stop }) => stop()));
await Promise.all(services.map((service) => service.stop()));
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
