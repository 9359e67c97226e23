import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { restorePostgres, startArchivedPostgres } from '../../testing/services.ts';
import { openSqliteFile } from '../store/sqlite-file.ts';
import { enterAll, openTable, openTestHouse, playOn, type Seated, type TestHouse } from './fixture.ts';

/** What docs/hosting.md says of backups: the machine is lost in the middle of play, another goes on with what was kept elsewhere. */

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that was acknowledged at a table, and how it stood. */
async function played(house: TestHouse, seated: Seated, seed: string, moves: number): Promise<unknown> {
  const clients = await enterAll(house, seated);
  await playOn(clients, seed, moves);
  const { seq, view, turn } = clients[0].push!;
  for (const client of clients) client.close();
  return { seq, view, turn };
}

/** The same table in the same position, and the same keys play on. */
async function goesOn(house: TestHouse, seated: Seated, stood: unknown): Promise<void> {
  const clients = await enterAll(house, seated);
  const { seq, view, turn } = clients[0].push!;
  expect({ seq, view, turn }).toEqual(stood);
  expect(await playOn(clients, 'later', 5)).toBe(5);
  for (const client of clients) client.close();
}

it('SQLite: a follower that holds a reading open, as Litestream does, copies file and log: no acknowledged move is missing', async () => {
  const house = await openTestHouse();
  const seated = await openTable(house);
  await played(house, seated, 'before', 10);
  const file = path.join(house.data, 'engawa.sqlite');
  // From here on nothing of the log may be overwritten, whatever checkpoints the server makes.
  const follower = openSqliteFile(file);
  follower.exec('begin');
  follower.prepare('select count(*) from entries').all([]);
  const copy = path.join(folder, 'followed');
  mkdirSync(copy);
  copyFileSync(file, path.join(copy, 'engawa.sqlite'));
  const stood = await played(house, seated, 'after', 40);
  // Two of the server's own checkpoints.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  copyFileSync(`${file}-wal`, path.join(copy, 'engawa.sqlite-wal'));
  follower.exec('rollback');
  follower.close();
  await house.stop();
  const other = await openTestHouse({ ENGAWA_DATA: copy });
  await goesOn(other, seated, stood);
  await other.stop();
});

it('SQLite: the backup of a minute ago, put into an empty folder on another machine', {
  timeout: 120_000,
}, async () => {
  const house = await openTestHouse();
  const seated = await openTable(house);
  const stood = await played(house, seated, 'kept', 20);
  const kept = path.join(folder, 'kept.jsonl');
  await run(process.execPath, [program, 'backup', kept, '--data', house.data]);
  await played(house, seated, 'lost', 3);
  await house.stop();
  const data = path.join(folder, 'restored');
  await run(process.execPath, [program, 'restore', kept, '--data', data]);
  const other = await openTestHouse({ ENGAWA_DATA: data });
  await goesOn(other, seated, stood);
  await other.stop();
});

it('PostgreSQL: a base backup of before and the log since then give every acknowledged move', {
  timeout: 300_000,
}, async () => {
  const postgres = await startArchivedPostgres();
  const house = await openTestHouse({ DATABASE_URL: postgres.url });
  const seated = await openTable(house);
  await played(house, seated, 'before', 10);
  const base = await postgres.baseBackup();
  const stood = await played(house, seated, 'after', 30);
  // archive_timeout does the same once a minute.
  const { db } = house.front.premises.store;
  await sql`select pg_switch_wal()`.execute(db);
  const archived = () =>
    sql<{ n: string }>`select archived_count as n from pg_stat_archiver`
      .execute(db)
      .then(({ rows }) => Number(rows[0].n));
  await expect.poll(archived, { timeout: 30_000 }).toBeGreaterThan(1);
  await house.stop();
  // The machine is gone; its backups lie elsewhere.
  await postgres.halt('immediate');
  const elsewhere = { base: path.join(folder, 'base'), archive: path.join(folder, 'archive') };
  cpSync(base, elsewhere.base, { recursive: true });
  cpSync(postgres.archive, elsewhere.archive, { recursive: true });
  await postgres.stop();
  const restored = await restorePostgres(elsewhere);
  const other = await openTestHouse({ DATABASE_URL: restored.url });
  await goesOn(other, seated, stood);
  await other.stop();
  await restored.stop();
});
