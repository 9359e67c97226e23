import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { engawa, serve } from '../serving.ts';
import { Visitor } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';

async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-attack-house-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a server that must not open; gives what it said. */
async function mustNotOpen(settings: Readonly<Record<string, string>>, what: string): Promise<string> {
  const opened = await serve(settings).then(
    async (serving) => {
      await serving.stop();
      return undefined;
    },
    (error: Error) => error.message,
  );
  mustHold(opened !== undefined, what);
  mustHold(!/\n\s+at .*:\d+:\d+/.test(opened), `a stack trace instead of a sentence: ${opened.slice(0, 200)}`);
  return opened;
}

const second: Attack = {
  name: 'a second server on one folder',
  holds: 'the folder of the store belongs to one process; the second says who holds it, and the first notices nothing',
  ownServer: true,
  quick: true,
  run: (field) =>
    inFolder(async (folder) => {
      const first = await field.serve({ ENGAWA_DATA: folder });
      const said = await mustNotOpen({ ENGAWA_DATA: folder }, 'a second server was let in');
      mustHold(said.includes(String(first.pid)), `it does not say who holds the folder: ${said.slice(0, 200)}`);
      const reply = await new Visitor(first.url, field.address()).ask('GET', '/readyz');
      mustHold(reply.status === 200, 'the first server is not ready any more');
      await first.stop();
      return undefined;
    }),
};

const readable: Attack = {
  name: 'the store read by others',
  holds: 'nobody else on the machine may read the files of the store',
  ownServer: true,
  run: (field) =>
    inFolder(async (folder) => {
      const serving = await field.serve({ ENGAWA_DATA: folder });
      const visitor = new Visitor(serving.url, field.address());
      await visitor.must('POST', '/api/accounts', { name: 'Private', password: PASSWORD });
      const open = readdirSync(folder).filter((file) => (statSync(path.join(folder, file)).mode & 0o077) !== 0);
      await serving.stop();
      mustHold(open.length === 0, `others may read ${open.join(', ')}`);
      return undefined;
    }),
};

const damaged: Attack = {
  name: 'a damaged store',
  holds: 'a store that is noise, or empty, is refused with a sentence and left as it is',
  ownServer: true,
  run: (field) =>
    inFolder(async (folder) => {
      const first = await field.serve({ ENGAWA_DATA: folder });
      await first.stop();
      const file = readdirSync(folder).find((name) => /\.(db|sqlite)$/.test(name))!;
      for (const [what, bytes] of [
        ['noise', Buffer.from('x'.repeat(8192))],
        ['nothing', Buffer.alloc(0)],
      ] as const) {
        for (const other of readdirSync(folder)) rmSync(path.join(folder, other), { recursive: true });
        writeFileSync(path.join(folder, file), bytes);
        await mustNotOpen({ ENGAWA_DATA: folder }, `a store that is ${what} was opened`);
      }
      return undefined;
    }),
};

const revived: Attack = {
  name: 'an old backup',
  holds:
    'an account that was deleted is not revived by restoring a backup from before, nor are its sessions and its name',
  ownServer: true,
  run: (field) =>
    inFolder(async (folder) => {
      const data = path.join(folder, 'data');
      const file = path.join(folder, 'backup.jsonl');
      const serving = await field.serve({ ENGAWA_DATA: data });
      const visitor = new Visitor(serving.url, field.address());
      const name = `Forgotten ${Date.now().toString(36)}`;
      await visitor.must('POST', '/api/accounts', { name, password: PASSWORD });
      const { table } = await visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
      const session = visitor.shown;
      const kept = await engawa(['backup', file], { ENGAWA_DATA: data });
      mustHold(kept.status === 0, `the backup failed: ${kept.said}`);
      await visitor.must('DELETE', '/api/account', { proof: { password: PASSWORD } });
      const restored = await engawa(['restore', file], { ENGAWA_DATA: data });
      mustHold(restored.status === 0, `the restore failed: ${restored.said}`);
      const after = new Visitor(serving.url, field.address());
      const login = await after.ask('POST', '/api/session', { name, password: PASSWORD });
      mustHold(login.status >= 400, 'the deleted account logs in again');
      const old = await after.ask('GET', '/api/account', undefined, session);
      mustHold(old.status === 401, 'a session of the deleted account is good again');
      const { text } = await after.ask('GET', `/api/tables/${table}`);
      mustHold(!text.includes(name), 'the name of the deleted account is back');
      await serving.stop();
      return undefined;
    }),
};

export const houseRow: Row = {
  title: 'medium and low · the store: two servers, readable files, damage, deleted accounts in backups',
  attacks: [second, readable, damaged, revived],
};
