import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel';
import type { InstalledGame } from '#wire';
import { OUTSIDE, writeEnglishGame, writeOutsideGame } from '../../testing/outside-game.ts';
import { TableClient } from '../../testing/table-client.ts';
import { engawa } from './program.ts';

// The built program: a game of others shares the kernel with it, threads of bots included.

const place = mkdtempSync(path.join(tmpdir(), 'engawa-packages-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const game = writeOutsideGame(path.join(place, OUTSIDE));
writeFileSync(path.join(game, 'view/key-picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

interface Serving {
  readonly url: string;
  get(at: string): Promise<Response>;
  post(at: string, body: unknown, key?: string): Promise<Answer>;
  stop(): Promise<void>;
}

interface Answer {
  readonly table: string;
  readonly key: string;
}

async function serve(args: readonly string[], { cwd = place, data = 'data', tmp = tmpdir() } = {}): Promise<Serving> {
  const settings = {
    ENGAWA_DATA: path.join(place, data),
    TMPDIR: tmp,
    ENGAWA_BOT_PACE: '0',
    ENGAWA_BOT_MS: '50',
    ENGAWA_RATE: '100000',
  };
  const { child, said } = engawa(['serve', ...args], settings, cwd);
  const text = await said;
  const url = /open at (\S+)/.exec(text)?.[1];
  if (!url) throw new Error(text);
  return {
    url,
    get: (at) => fetch(url + at),
    post: async (at, body, key) => {
      const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Seat ${key}` } : {}) };
      const response = await fetch(url + at, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as Answer;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** Plays the seat of a table to the end, whatever the bot beside it does. */
async function playOut(url: string, opened: Answer): Promise<void> {
  const client = await TableClient.enter(url, opened.table, opened.key);
  const rng = rngFrom('packages');
  while (!client.push?.over) {
    await client.until(() => client.push!.over || client.push!.turn.includes(0), 'my turn');
    if (client.push!.over) break;
    const { moves } = client.push!;
    const { error, seq } = await client.play(moves[rng.below(moves.length)]);
    if (error && error.code !== 'stale') throw new Error(error.message);
    if (seq) await client.reached(seq);
  }
  client.close();
}

const table = { game: OUTSIDE, seats: 2, name: 'Aki', bots: ['greedy'], start: true };

describe('a server with somebody’s game', () => {
  let over = '';
  let underWay = '';

  it('lists it, shows its files to browsers, and plays it with a bot to the end', async () => {
    const house = await serve(['--game', game]);
    const { packages } = (await (await house.get('/api/packages')).json()) as { packages: InstalledGame[] };
    expect(packages).toHaveLength(1);
    const [{ card, at, files }] = packages;
    expect(card).toMatchObject({ id: OUTSIDE, seats: [2, 4], introduction: { fr: expect.any(String) } });
    expect(packages[0].package).toEqual({ name: `engawa-game-${OUTSIDE}`, version: '0.1.0' });
    expect(files).toEqual(
      expect.arrayContaining(['rulebook.md', 'guide/fr.md', 'view/style.css', 'data/buildings.json']),
    );
    for (const [name, type] of [
      ['game.js', 'text/javascript; charset=utf-8'],
      ['rulebook.md', 'text/markdown; charset=utf-8'],
      ['view/style.css', 'text/css; charset=utf-8'],
      ['view/key-picture.svg', 'image/svg+xml; charset=utf-8'],
      ['data/buildings.json', 'application/json; charset=utf-8'],
    ]) {
      const { status, headers } = await house.get(at + name);
      expect([status, headers.get('content-type')], name).toEqual([200, type]);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    const code = await (await house.get(`${at}game.js`)).text();
    expect(code).toContain('"/engawa/kernel.js"');
    for (const name of ['package.json', 'index.ts', '../../../package.json', '%2e%2e/package.json']) {
      expect((await house.get(at + name)).status, name).toBe(404);
    }

    const opened = await house.post('/api/tables', table);
    over = opened.table;
    await playOut(house.url, opened);
    const record = await (await house.get(`/api/tables/${over}/record`)).json();
    expect(record).toMatchObject({ game: OUTSIDE, over: true, package: packages[0].package });
    underWay = (await house.post('/api/tables', table)).table;
    await house.stop();
  });

  it('without it says so at its tables, and loses nothing', async () => {
    const house = await serve([]);
    expect(await (await house.get('/api/packages')).json()).toEqual({ packages: [] });
    const { tables } = (await (await house.get('/api/tables')).json()) as { tables: { table: string }[] };
    expect(tables.map((one) => one.table)).toEqual(expect.arrayContaining([over, underWay]));
    const looked = await house.get(`/api/tables/${underWay}`);
    expect(looked.status).toBe(409);
    const message = `This was begun with the package engawa-game-${OUTSIDE} 0.1.0, which is not installed here.`;
    expect(await looked.json()).toEqual({ error: { code: 'missing-game', message } });
    expect((await house.get(`/api/tables/${over}/record`)).status).toBe(200);
    const other = await house.post('/api/tables', { ...table, game: 'machi' });
    expect((await house.get(`/api/tables/${other.table}`)).status).toBe(200);
    await house.stop();
  });

  it('goes on where it was when the game is back', async () => {
    const house = await serve(['--game', game]);
    for (const one of [over, underWay]) expect((await house.get(`/api/tables/${one}`)).status).toBe(200);
    await house.stop();
  });
});

describe('a server with a game that speaks English only', () => {
  it('lists it in every language', async () => {
    const house = await serve(['--game', writeEnglishGame(path.join(place, 'english'))], { data: 'english' });
    const { packages } = (await (await house.get('/api/packages')).json()) as { packages: InstalledGame[] };
    const [{ card }] = packages;
    expect(card.titles).toEqual({ en: 'Yamataï', fr: 'Yamataï', ja: 'Yamataï' });
    expect(card.introduction).toEqual({ en: 'Islands.', fr: 'Islands.', ja: 'Islands.' });
    await house.stop();
  });
});

describe('a server and packages that are of no use', () => {
  /** Right in every respect, but for a face that cannot be loaded. */
  function faceless(folder: string): string {
    writeOutsideGame(folder);
    writeFileSync(path.join(folder, 'face.ts'), "throw new Error('no face today');");
    return folder;
  }

  it('opens without those that are only installed', async () => {
    const modules = path.join(place, 'project', 'node_modules');
    faceless(path.join(modules, 'engawa-game-faceless'));
    symlinkSync('nowhere', path.join(modules, 'engawa-game-dangling'));
    const house = await serve([], { cwd: path.dirname(modules), data: 'useless' });
    expect(await (await house.get('/api/packages')).json()).toEqual({ packages: [] });
    expect(await house.post('/api/tables', table)).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await house.post('/api/tables', { ...table, game: 'machi' })).toHaveProperty('table');
    await house.stop();
  });

  it('does not open without one that was asked for, and says which', async () => {
    const asked = serve(['--game', faceless(path.join(place, 'faceless'))], { data: 'asked' });
    await expect(asked).rejects.toThrow(`engawa-game-${OUTSIDE} cannot be used: no face today. [bad-package]`);
  });

  it('bots of the house think on where there is no temporary folder any more', async () => {
    const tmp = mkdtempSync(path.join(place, 'tmp-'));
    const house = await serve(['--game', game], { data: 'no-tmp', tmp });
    rmSync(tmp, { recursive: true });
    await playOut(house.url, await house.post('/api/tables', { ...table, game: 'yamatai' }));
    await house.stop();
  });

  it('bots go on where the temporary folder is swept', async () => {
    const tmp = mkdtempSync(path.join(place, 'tmp-'));
    const house = await serve(['--game', game], { data: 'swept', tmp });
    for (const name of readdirSync(tmp)) rmSync(path.join(tmp, name), { recursive: true });
    await playOut(house.url, await house.post('/api/tables', table));
    expect(readdirSync(tmp)).toHaveLength(1);
    await house.stop();
    expect(readdirSync(tmp)).toEqual([]);
  });
});
