import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GroupCommit } from '../store/group-commit.ts';
import { DRIVERS, openSqliteFile } from '../store/sqlite-file.ts';
import { storeTrouble } from '../store/trouble.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'engawa-drivers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every SQLite driver this Node has does the same: libsql anywhere, and Node's own from version 22.13 on. */
describe.each(DRIVERS)('SQLite by way of $name', (driver) => {
  const file = openSqliteFile(path.join(folder, `${driver.name.replace(':', '-')}.sqlite`), [driver]);
  const commits = new GroupCommit(file);
  let id = 0;
  const run = (sql: string, ...parameters: unknown[]) => commits.run([{ id: ++id, queries: [{ sql, parameters }] }])[0];
  afterAll(() => file.close());

  it('is durable: write-ahead log, every commit synced', () => {
    expect(run('pragma journal_mode')).toMatchObject({ outcomes: [{ rows: [{ journal_mode: 'wal' }] }] });
    expect(run('pragma synchronous')).toMatchObject({ outcomes: [{ rows: [{ synchronous: 2 }] }] });
  });

  it('keeps text, numbers, large times and nothing as they are', () => {
    run('create table kept (id integer primary key, name text, at bigint, worth double precision, none text)');
    const at = 1_763_200_000_123;
    const row = { id: 1, name: 'Yamataï 山', at, worth: 0.25, none: null };
    expect(run('insert into kept values (?, ?, ?, ?, ?)', ...Object.values(row))).toMatchObject({
      outcomes: [{ changes: 1 }],
    });
    expect(run('select * from kept')).toMatchObject({ outcomes: [{ rows: [row] }] });
  });

  it('tells what a conflict left out, by changes and by returning', () => {
    const sql = 'insert into kept (id, name) values (?, ?) on conflict do nothing';
    expect(run(sql, 1, 'again')).toMatchObject({ outcomes: [{ changes: 0 }] });
    expect(run(sql, 2, 'new')).toMatchObject({ outcomes: [{ changes: 1 }] });
    expect(run(`${sql} returning id`, 2, 'again')).toMatchObject({ outcomes: [{ rows: [] }] });
    expect(run(`${sql} returning id`, 3, 'new')).toMatchObject({ outcomes: [{ rows: [{ id: 3 }] }] });
  });

  it('a job that fails is rolled back alone', () => {
    const insert = (key: number) => ({ sql: 'insert into kept (id) values (?)', parameters: [key] });
    const [good, bad] = commits.run([
      { id: 1, queries: [insert(10), insert(11)] },
      { id: 2, queries: [insert(12), insert(10)] },
    ]);
    expect(good).toHaveProperty('outcomes');
    expect(bad).toHaveProperty('error');
    expect(run('select id from kept where id >= 10 order by id')).toMatchObject({
      outcomes: [{ rows: [{ id: 10 }, { id: 11 }] }],
    });
  });

  it('says so when there is no room, does nothing of the group, and goes on when there is', () => {
    const { outcomes } = run('pragma page_count') as unknown as { outcomes: { rows: { page_count: number }[] }[] };
    run(`pragma max_page_count = ${outcomes[0].rows[0].page_count}`);
    const insert = (key: number, name: string) => ({
      sql: 'insert into kept (id, name) values (?, ?)',
      parameters: [key, name],
    });
    const answers = commits.run([
      { id: 1, queries: [insert(20, 'small')] },
      { id: 2, queries: [insert(21, 'large'.repeat(20_000))] },
      { id: 3, queries: [insert(22, 'small')] },
    ]);
    for (const answer of answers) {
      const { error } = answer as { error: string };
      expect(storeTrouble(new Error(error))?.code).toBe('no-room');
    }
    run('pragma max_page_count = 1000000');
    expect(run('select id from kept where id >= 20')).toMatchObject({ outcomes: [{ rows: [] }] });
    expect(run('insert into kept (id) values (20)')).toMatchObject({ outcomes: [{ changes: 1 }] });
  });
});
