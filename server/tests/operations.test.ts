import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { gameById } from '#games';
import manifest from '../../package.json' with { type: 'json' };
import { TableClient } from '../../testing/table-client.ts';
import { readConfig } from '../config.ts';
import { openStoreOf } from '../keeping.ts';
import { checkTables } from '../ops/check-tables.ts';
import { openLog } from '../ops/log.ts';
import { commitAll, enterAll, houseForFile, openTable, openTestHouse, playOn, reveal, seatKey } from './fixture.ts';

const run = promisify(execFile);
/** Each run of the program starts a process; a busy machine takes its time. */
const PATIENCE_MS = 240_000;
const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');
const house = await houseForFile();
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-operations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the built program; gives its exit status and everything it said. */
async function engawa(...args: string[]): Promise<{ status: number; said: string }> {
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], {
      env: { ...process.env, ENGAWA_DATA: folder },
    });
    return { status: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, said: stdout + stderr };
  }
}

it('health, readiness and metrics', async () => {
  expect((await house.call('GET', '/healthz')).body).toEqual({ ok: true, version: manifest.version, commit: null });
  expect((await house.call('GET', '/readyz')).body).toEqual({ ready: true, store: true, bus: true, draining: false });
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  await playOn(clients, 'metrics', 2);
  const { body } = await house.call('GET', '/metrics');
  expect(body).toMatch(/engawa_entries_total [1-9]/);
  expect(body).toMatch(/engawa_connections 2/);
  expect(body).toContain('engawa_request_seconds_bucket');
  for (const client of clients) client.close();
  const guarded = await openTestHouse({ ENGAWA_METRICS_TOKEN: 'let-me-in' });
  expect((await guarded.call('GET', '/metrics')).status).toBe(403);
  expect((await guarded.call('GET', '/metrics', undefined, { authorization: 'Bearer let-me-in' })).status).toBe(200);
  await guarded.stop();
});

it('security headers with a strict content policy on every answer', async () => {
  for (const at of ['/api/games', '/nothing-here', '/healthz']) {
    const { headers } = await house.call('GET', at);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

it('serves the web client where it is built, and its page at every address of a table', async () => {
  const web = path.join(folder, 'web');
  const { mkdirSync } = await import('node:fs');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Engawa</title>');
  writeFileSync(path.join(web, 'assets', 'app-1a2b.js'), 'export {};');
  const served = await openTestHouse({ ENGAWA_WEB: web });
  const page = await served.call('GET', '/t/abcdef', undefined, { accept: 'text/html' });
  expect([page.status, page.body]).toEqual([200, '<!doctype html><title>Engawa</title>']);
  const asset = await served.call('GET', '/assets/app-1a2b.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await served.call('GET', '/assets/gone.js', undefined, { accept: 'text/html' })).status).toBe(404);
  expect((await served.call('GET', '/api/nothing', undefined, { accept: 'text/html' })).body.error.code).toBe(
    'not-found',
  );
  await served.stop();
});

it('logs without secrets', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (text) => lines.push(text) });
  const secret = 'do-not-tell';
  log.info({ key: secret, phrase: secret, password: secret, seed: secret, token: secret, secret, address: secret });
  log.info({ body: { key: secret, password: secret } });
  log.info({ req: { method: 'GET', url: `/x?key=${secret}`, headers: { cookie: secret } } });
  expect(lines.join('')).toContain('[kept out]');
  expect(lines.join('')).not.toContain(secret);
});

it('drains: what is under way finishes, clients are told, nothing acknowledged is lost', async () => {
  const first = await openTestHouse({ ENGAWA_DATA: path.join(folder, 'drain') });
  const seated = await openTable(first);
  const clients = await enterAll(first, seated);
  await playOn(clients, 'drain', 5);
  const mine = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
  const last = mine.play(mine.push!.moves[0]);
  const stopped = first.stop();
  const answer = await last;
  await stopped;
  for (const client of clients)
    await client.until(() => client.closed !== undefined, 'the close').catch(() => undefined);
  expect(clients.map(({ closed }) => closed?.code)).toEqual(clients.map(() => 1012));
  expect(mine.received.at(-1)).toBe('{"draining":true}');
  const second = await openTestHouse({ ENGAWA_DATA: path.join(folder, 'drain') });
  const back = await TableClient.enter(second.url, seated.table, seated.keys[0]);
  if (!answer.error) expect(back.push!.seq).toBe(answer.seq);
  back.close();
  await second.stop();
});

it('a client that does not read gets the newest table when it reads again', async () => {
  const seated = await openTable(house);
  const slow = await TableClient.enter(house.url, seated.table);
  const clients = await enterAll(house, seated);
  const raw = (slow.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
  raw.pause();
  await playOn(clients, 'slow', 250);
  const before = slow.received.length;
  raw.resume();
  await slow.reached(clients[0].push!.seq);
  expect(slow.push!.view).toEqual((await TableClient.enter(house.url, seated.table)).push!.view);
  expect(slow.received.length - before).toBeLessThanOrEqual(252);
  // Whatever was left out is in the log of the newest push.
  const seen = new Set(
    slow.received.flatMap((text) => JSON.parse(text).push?.log?.map((line: { seq: number }) => line.seq) ?? []),
  );
  for (let seq = 6; seq <= clients[0].push!.seq; seq++) expect(seen.has(seq)).toBe(true);
  for (const client of [...clients, slow]) client.close();
});

describe('before an upgrade', () => {
  it('running tables are replayed with the new rules; one that differs is named and waits', async () => {
    const old = await openTestHouse({ ENGAWA_DATA: path.join(folder, 'upgrade') });
    const seated = await openTable(old);
    const clients = await enterAll(old, seated);
    await playOn(clients, 'upgrade', 6);
    for (const client of clients) client.close();
    expect(await checkTables(old.front.premises.store)).toMatchObject({ broken: [] });
    await old.stop();

    // The rules move on without changing this table's log: it moves with them.
    const nippon = gameById('nippon') as { version: number };
    const before = nippon.version;
    nippon.version = before + 1;
    try {
      const next = await openTestHouse({ ENGAWA_DATA: path.join(folder, 'upgrade') });
      const { body } = await next.call('GET', `/api/tables/${seated.table}`);
      expect(body.summary.version).toBe(before + 1);
      await next.stop();
    } finally {
      nippon.version = before;
    }

    // A position that would come out otherwise.
    const store = await openStoreOf(readConfig({ data: path.join(folder, 'upgrade') }, {}));
    const { db } = store;
    const row = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', seated.table)
      .where('kind', '=', 'play')
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...JSON.parse(row.body), hash: '0123456789abcdef' });
    await db
      .updateTable('entries')
      .set({ body })
      .where('table_id', '=', seated.table)
      .where('seq', '=', row.seq)
      .execute();
    const { broken } = await checkTables(store);
    expect(broken).toEqual([{ table: seated.table, why: expect.stringContaining('replays differently') }]);
    await store.close();
    const third = await openTestHouse({ ENGAWA_DATA: path.join(folder, 'upgrade') });
    const refused = await third.call('GET', `/api/tables/${seated.table}`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'wrong-version']);
    expect((await third.call('GET', '/readyz')).status).toBe(200);
    await third.stop();
  });
});

interface Tampered {
  seed: string;
  start: string;
  moves: string[];
  hashes: string[];
  scores: number[];
  fairness: { attempts: { secret: string; commitment: string; seats: { part: string | null }[] }[] };
}

describe('the command line', () => {
  it('engawa verify: nobody chose the draws, or the first thing that is wrong', { timeout: PATIENCE_MS }, async () => {
    const seated = await openTable(house, { seats: 3, bots: ['random'], start: false });
    const parts = await commitAll(house, seated);
    await house.call('POST', `/api/tables/${seated.table}/start`, {}, seatKey(seated.keys[0]));
    for (const [seat, part] of parts.entries()) await reveal(house, seated, seat, part);
    const clients = await enterAll(house, seated);
    await playOn(clients, 'verify', 4);
    for (const [seat, client] of clients.entries()) await client.ask({ do: 'resign', action: `r${seat}` });
    for (const client of clients) client.close();
    const { commitment } = (await house.call('GET', `/api/tables/${seated.table}`)).body.summary;
    const { body } = await house.call('GET', `/api/tables/${seated.table}/record`);
    const file = path.join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(body));
    const good = await engawa('verify', file, '--commitment', commitment!, '--part', `1:${parts[1]}`);
    expect(good).toMatchObject({
      status: 0,
      said: expect.stringContaining('the parts of Aki (seat 0), Guest 1 (seat 1)'),
    });
    const noted = await engawa('verify', file, '--commitment', 'ab'.repeat(32));
    expect(noted).toMatchObject({ status: 1, said: expect.stringContaining('wrong-promise') });
    expect((await engawa('verify', file, '--part', `0:${parts[1]}`)).said).toContain('wrong-part');
    expect((await engawa('verify', file, '--part', 'mine')).status).toBe(2);
    const notes = path.join(folder, 'notes.json');
    const withNotes = async (change: object): Promise<string> => {
      const note = { attempt: 1, promise: commitment, contributions: 'sealed', settled: true, ...change };
      writeFileSync(notes, JSON.stringify({ format: 'engawa-notes/1', table: seated.table, attempts: [note] }));
      return (await engawa('verify', file, '--notes', notes)).said;
    };
    expect(await withNotes({})).toContain('ok  The promise is the one you noted.');
    expect(await withNotes({ promise: 'ab'.repeat(32) })).toContain('not-as-noted');
    expect(await withNotes({ sealed: ['ab'.repeat(32), null, null] })).toContain('not those you noted');
    expect(await withNotes({ promise: 3 })).toContain('bad-notes');
    const tampered = async (change: (record: Tampered) => void): Promise<string> => {
      const record = structuredClone(body) as unknown as Tampered;
      change(record);
      writeFileSync(file, JSON.stringify(record));
      return (await engawa('verify', file)).said;
    };
    const other = 'cd'.repeat(32);
    expect(await tampered(({ fairness }) => (fairness.attempts[0].secret = other))).toContain('wrong-secret');
    expect(await tampered(({ fairness }) => (fairness.attempts[0].commitment = other))).toContain('wrong-secret');
    expect(await tampered(({ fairness }) => (fairness.attempts[0].seats[1].part = other))).toContain('wrong-part');
    expect(await tampered(({ fairness }) => (fairness.attempts[0].seats[1].part = null))).toContain('missing-part');
    expect(await tampered(({ fairness }) => fairness.attempts[0].seats.pop())).toContain('wrong-seed');
    expect(await tampered((record) => (record.seed = other))).toContain('wrong-seed');
    // A draw shows in the position after it.
    expect(await tampered(({ hashes }) => (hashes[2] = hashes[1]))).toContain('move 3');
    expect(await tampered((record) => (record.start = record.hashes[0]))).toContain('first position');
    expect(await tampered(({ moves }) => moves.shift())).toContain('record-differs');
    expect(await tampered((record) => (record.scores[0] += 1))).toContain('record-differs');
    writeFileSync(file, '{"half":');
    expect((await engawa('verify', file)).said).toContain('bad-json');
    expect((await engawa('verify')).status).toBe(2);
  });

  it('engawa backup, restore and check-tables on a running store', { timeout: PATIENCE_MS }, async () => {
    const data = path.join(folder, 'kept');
    const running = await openTestHouse({ ENGAWA_DATA: data });
    const seated = await openTable(running);
    const file = path.join(folder, 'backup.jsonl');
    expect(await engawa('backup', file, '--data', data)).toMatchObject({ status: 0 });
    expect((await engawa('backup', file, '--data', data)).said).toContain('file-exists');
    expect(readFileSync(file, 'utf8')).toContain(seated.table);
    const fresh = path.join(folder, 'fresh');
    expect((await engawa('restore', file, '--data', fresh)).said).toMatch(/added, 0 were there/);
    expect((await engawa('restore', file, '--data', data)).said).toMatch(/ 0 added/);
    expect(await engawa('check-tables', '--data', fresh)).toMatchObject({
      status: 0,
      said: expect.stringContaining('1 running'),
    });
    expect((await engawa('restore', path.join(folder, 'nothing'), '--data', fresh)).said).toContain('no-file');
    await running.stop();
    const restored = await openTestHouse({ ENGAWA_DATA: fresh });
    const mine = await TableClient.enter(restored.url, seated.table, seated.keys[1]);
    expect(mine.seat).toBe(1);
    mine.close();
    await restored.stop();
  });

  it('engawa serve --help lists every setting, and wrong ones are said in a sentence', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { status, said } = await engawa('serve', '--help');
    expect(status).toBe(0);
    for (const name of [
      'ENGAWA_PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
      '--data',
      '/healthz',
      '/readyz',
      '/metrics',
    ])
      expect(said).toContain(name);
    expect(await engawa('serve', '--port', 'many')).toMatchObject({
      status: 1,
      said: expect.stringContaining('ENGAWA_PORT'),
    });
    expect(await engawa('serve', '--prot', '1')).toMatchObject({ status: 2 });
    expect(await engawa('serve', '--database', 'mysql://x')).toMatchObject({ status: 1 });
    expect(readConfig({}, { PORT: '3000' }).port).toBe(3000);
    expect(readConfig({}, { PORT: '3000', ENGAWA_PORT: '4000' }).port).toBe(4000);
    expect(() => readConfig({}, { ENGAWA_TRUST_PROXY: 'maybe' })).toThrow('yes or no');
    const taken = new URL(house.url).port;
    expect((await engawa('serve', '--port', taken)).said).toContain('cannot-listen');
  });

  it('engawa serve names variables that look like settings and are none', { timeout: PATIENCE_MS }, async () => {
    const taken = new URL(house.url).port;
    const { stderr } = await run(process.execPath, [program, 'serve', '--port', taken], {
      env: { ...process.env, ENGAWA_DATA: folder, ENGAWA_HOTS: '0.0.0.0' },
    }).catch((error: { stderr: string }) => error);
    expect(stderr).toContain('engawa: ENGAWA_HOTS is no setting (ENGAWA_HOST is)');
  });

  it('docs/server.md has every setting in its table', async () => {
    const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/server.md'), 'utf8');
    const { ENDPOINTS, SETTINGS } = await import('../config.ts');
    for (const { variable, fallback, says } of Object.values(SETTINGS)) {
      expect(docs).toContain(`| \`${variable}\` | ${fallback && `\`${fallback}\``} | ${says} |`);
    }
    for (const { path: at } of Object.values(ENDPOINTS)) expect(docs).toContain(`\`GET ${at}\``);
    expect(seatKey('x')).toEqual({ authorization: 'Seat x' });
  });
});
