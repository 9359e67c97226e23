import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { accountByName } from '../accounts/account-by-name.ts';
import { exactKey, nameKey } from '../accounts/names.ts';
import { restore } from '../ops/backup.ts';
import { migrate } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import type { Schema } from '../store/schema.ts';
import { SqliteThread, sqliteDialect } from '../store/sqlite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'engawa-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const account = (id: string, name: string, created: number) => ({
  id,
  name,
  name_key: name.toLowerCase(),
  password_hash: null,
  language: 'en',
  created,
});

it('a name has one key however it is written, typed or disguised', () => {
  for (const name of ['Aki', 'aki', 'ＡＫＩ', 'A\u200bki', 'Аkі', 'АКІ', ' aki ', 'ΑΚΙ']) {
    expect(nameKey(name), name).toBe(nameKey('aki'));
  }
  const different = ['Aki', 'Akio', 'Aiko', 'Ella', 'Elia', 'Аки', '秋', 'あき', 'アキ', 'Νίκος', 'Zoë', 'Zoe'];
  expect(new Set(different.map(nameKey)).size).toBe(different.length);
});

it('accounts of before keep their names: the older the key, the others their exact name', async () => {
  const file = path.join(folder, 'old.sqlite');
  // As a store was before look-alikes were told apart.
  const thread = new SqliteThread(file, 'prepares');
  const dialect = sqliteDialect(thread);
  await migrate(new Kysely<never>({ dialect }), '007-resets');
  const db = new Kysely<Schema>({ dialect });
  await db
    .insertInto('accounts')
    .values(account('b', 'Аki', 2))
    .execute();
  await db
    .insertInto('accounts')
    .values(account('a', 'Aki', 1))
    .execute();
  await db
    .insertInto('accounts')
    .values(account('c', 'Аkі', 3))
    .execute();
  await thread.close();
  const store = await openStore({ file });
  const rows = await store.db.selectFrom('accounts').select(['id', 'name_key']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'a', name_key: nameKey('Aki') },
    { id: 'b', name_key: exactKey('Аki') },
    { id: 'c', name_key: exactKey('Аkі') },
  ]);
  const found = await Promise.all(['aki', 'Аki', 'Аkі'].map((name) => accountByName(store, name)));
  expect(found.map((row) => row?.id)).toEqual(['a', 'b', 'c']);

  // The same for accounts that come from a backup of that time.
  const rowsOfBackup = [account('d', 'Мika', 1), account('e', 'Mika', 2), account('f', 'Akі', 4)];
  const lines = [{ format: 'engawa-backup/1' }, ...rowsOfBackup.map((row) => ({ in: 'accounts', row })), { end: 3 }];
  await restore(store, Readable.from([lines.map((line) => JSON.stringify(line)).join('\n')]));
  const restored = await Promise.all(['Мika', 'Mika', 'Akі', 'Aki'].map((name) => accountByName(store, name)));
  expect(restored.map((row) => row?.id)).toEqual(['d', 'e', 'f', 'a']);
  await store.close();
});
