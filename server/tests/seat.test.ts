import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { enterAll, houseForFile, openTable, openTestHouse, playOn } from './fixture.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'dist/engawa.js');
const example = path.join(root, 'docs/examples/bot.py');
const run = promisify(execFile);
const house = await houseForFile();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly said: string;
}

const seat = (table: string, key: string, ...command: string[]): Promise<Ended> =>
  seatAt(house.url, table, key, ...command);

/** `engawa seat`, under way: its exit status and what it said. */
function seatAt(url: string, table: string, key: string, ...command: string[]): Promise<Ended> {
  const args = [program, 'seat', '--table', `${url}/t/${table}`, '--', ...command];
  const child = spawn(process.execPath, args, { env: { ...process.env, ENGAWA_SEAT_KEY: key } });
  children.push(child);
  let out = '';
  let said = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) => child.on('exit', (status) => resolve({ status: status ?? -1, out, said })));
}

it.each(['nippon', 'machi'])('%s: another program takes a seat at a live table', { timeout: 120_000 }, async (game) => {
  const seated = await openTable(house, { game });
  const engine = seat(seated.table, seated.keys[1], 'python3', example);
  const [client] = await enterAll(house, { ...seated, keys: [seated.keys[0]] });
  expect(await playOn([client], `engine ${game}`, 25)).toBe(25);
  const { push } = await client.ask({ do: 'sync', since: 0 });
  expect(push!.log.filter(({ kind, seat }) => kind === 'play' && seat === 1).length).toBeGreaterThan(3);
  await client.ask({ do: 'resign', action: 'enough' });
  const { status, out } = await engine;
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ seat: 1, ranking: [[1], [0]], ended: 'resigned' });
  client.close();
});

it('goes on after the server was away', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'engawa-seat-'));
  const first = await openTestHouse({ ENGAWA_DATA: data });
  const seated = await openTable(first);
  const engine = seatAt(first.url, seated.table, seated.keys[1], 'python3', example);
  const [client] = await enterAll(first, { ...seated, keys: [seated.keys[0]] });
  await playOn([client], 'before', 10);
  await first.stop();
  const again = await openTestHouse({ ENGAWA_DATA: data, ENGAWA_PORT: new URL(first.url).port });
  const [back] = await enterAll(again, { ...seated, keys: [seated.keys[0]] });
  await playOn([back], 'after', 10);
  await back.ask({ do: 'resign', action: 'enough' });
  expect((await engine).status).toBe(0);
  back.close();
  await again.stop();
  rmSync(data, { recursive: true, force: true });
});

it('says in a sentence what is wrong with the table, the key or the program', { timeout: 120_000 }, async () => {
  const { table, keys } = await openTable(house);
  const wrong = await seat(table, 'not-a-key', 'python3', example);
  expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('[no-seat]')]);
  const nowhere = await seat('nothinghere', keys[0], 'python3', example);
  expect([nowhere.status, nowhere.said]).toEqual([1, expect.stringContaining('[unknown-table]')]);
  // Whose turn it is decides which of the two is asked.
  const absent = await Promise.race(keys.map((key) => seat(table, key, './no-such-program')));
  expect([absent.status, absent.said]).toEqual([1, expect.stringContaining('[bad-engine]')]);
  const cheat = await Promise.race(
    keys.map((key) => seat(table, key, 'sh', '-c', 'while read l; do echo "{\\"id\\":1,\\"move\\":\\"win\\"}"; done')),
  );
  expect([cheat.status, cheat.said]).toEqual([1, expect.stringContaining('not offered')]);
  await expect(run(process.execPath, [program, 'seat', '--table', 'x', '--key', 'y', '--', 'z'])).rejects.toMatchObject(
    {
      code: 2,
    },
  );
});
