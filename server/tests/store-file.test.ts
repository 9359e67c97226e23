import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { DRIVERS } from '../store/sqlite-file.ts';
import { enterAll, openTable, openTestHouse, playOn } from './fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'engawa-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string): number => statSync(file).mode & 0o777;

describe('the file of a store', () => {
  it('is nobody else’s to read, nor what stands beside it, nor the folder', async () => {
    const data = path.join(folder, 'made', 'anew');
    const house = await openTestHouse({ ENGAWA_DATA: data });
    const clients = await enterAll(house, await openTable(house));
    await playOn(clients, 'private', 2);
    for (const name of ['engawa.sqlite', 'engawa.sqlite-wal', 'engawa.sqlite-shm', 'serving.lock', 'serving.json'])
      expect([name, modeOf(path.join(data, name))]).toEqual([name, 0o600]);
    expect(modeOf(data)).toBe(0o700);
    for (const client of clients) client.close();
    await house.stop();
  });

  it('of an earlier program is taken from the eyes of others', async () => {
    const file = path.join(folder, 'earlier.sqlite');
    await (await openStore({ file })).close();
    chmodSync(file, 0o644);
    await (await openStore({ file })).close();
    expect(modeOf(file)).toBe(0o640);
  });

  it('is made whole: two that open a new one together both find it', async () => {
    const file = path.join(folder, 'together.sqlite');
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ file })));
    await stores[0].db.insertInto('settings').values({ name: 'seen', value: 'by all' }).execute();
    for (const { db } of stores) {
      expect(await db.selectFrom('settings').selectAll().where('name', '=', 'seen').execute()).toHaveLength(1);
    }
    for (const store of stores) await store.close();
  });
});

it('a program that is killed while it makes or changes the schema leaves nothing half done', async () => {
  const file = path.join(folder, 'half', 'engawa.sqlite');
  await (await openStore({ file })).close();
  const db = DRIVERS[0].open(file);
  // As a migration that was cut off would leave it, if its statements stood alone.
  db.exec("begin; create table half_done (x text); delete from kysely_migration where name <> '001-begin'");
  const opening = openStore({ file });
  // The transaction is under way: the other waits for it, and does not take part of it for the whole.
  await wait(100);
  db.exec('rollback');
  db.close();
  const store = await opening;
  await store.db.selectFrom('settings').selectAll().execute();
  await store.close();
});

describe('what is not a store is refused in a sentence, and left as it is', () => {
  /** A store with a game in it, closed in order. */
  const kept = async (name: string): Promise<string> => {
    const data = path.join(folder, name);
    const house = await openTestHouse({ ENGAWA_DATA: data });
    await openTable(house);
    await house.stop();
    return path.join(data, 'engawa.sqlite');
  };
  const refused = async (file: string, why: RegExp): Promise<void> => {
    const before = readFileSync(file);
    const opening = openTestHouse({ ENGAWA_DATA: path.dirname(file) });
    await expect(opening).rejects.toMatchObject({ code: 'bad-store', message: expect.stringMatching(why) });
    await expect(openStore({ file })).rejects.toMatchObject({ code: 'bad-store' });
    expect(readFileSync(file)).toEqual(before);
  };

  it('noise', async () => {
    for (const [name, size] of [
      ['short', 20],
      ['long', 40_000],
    ] as const) {
      const file = path.join(folder, name, 'engawa.sqlite');
      mkdirSync(path.dirname(file));
      writeFileSync(file, Buffer.from(Array.from({ length: size }, (_, i) => (i * 7919 + 31) % 251)));
      await refused(file, /not a store of ours, or it is damaged/);
    }
  });

  it('a store cut off to nothing, which is no new one', async () => {
    const file = await kept('emptied');
    truncateSync(file, 0);
    await refused(file, /is empty/);
  });

  it('a store cut off in the middle', async () => {
    const file = await kept('cut');
    truncateSync(file, 8192);
    await refused(file, /damaged/);
  });

  it('a store with noise in its first pages', async () => {
    const file = await kept('noisy');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 100, 12_000);
    writeFileSync(file, bytes);
    await refused(file, /damaged/);
  });

  it('a store whose file is gone while its log is there', async () => {
    const file = await kept('gone');
    rmSync(file);
    appendFileSync(`${file}-wal`, 'the last moves');
    await expect(openStore({ file })).rejects.toMatchObject({
      code: 'bad-store',
      message: expect.stringContaining('missing'),
    });
  });

  it('what another program keeps in SQLite', async () => {
    const file = path.join(folder, 'other', 'engawa.sqlite');
    mkdirSync(path.dirname(file));
    const db = DRIVERS[0].open(file);
    db.exec('create table recipes (dish text)');
    db.close();
    await refused(file, /is not a store of ours/);
  });
});
