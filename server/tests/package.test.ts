import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { writeOutsideGame } from '../../testing/outside-game.ts';
import { packedFiles } from './packed-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  const packed = packedFiles();

  it('holds the program, its threads and every net, and nothing to build them from', () => {
    expect(packed).toEqual(expect.arrayContaining(['bin/engawa.js', 'dist/engawa.js', 'LICENSE', 'docs/server.md']));
    expect(packed).toEqual(
      expect.arrayContaining(['dist/store-worker.js', 'dist/bot-worker.js', 'dist/public/kernel.js']),
    );
    for (const { id, seats } of GAMES) {
      // A game may have no nets; one that has any has them for every number of players.
      if (!existsSync(path.join(root, 'games', id, 'bot', 'nets'))) continue;
      for (let n = seats[0]; n <= seats[1]; n++) expect(packed).toContain(`games/${id}/bot/nets/${n}.json`);
    }
    // What a new game starts from is to be read, and so are the types that authors build on.
    const sources = packed.filter((file) => !file.startsWith('examples/new-game/') && !file.startsWith('dist/types/'));
    expect(sources.filter((file) => /\.(ts|tsx|map)$/.test(file) || /(^|\/)(tests|node_modules)\//.test(file))).toEqual(
      [],
    );
    expect(packed).not.toContain('scripts/prepare.mjs');
  });

  it('runs as it was packed, from any folder, without building', () => {
    for (const file of packed.filter((name) => !name.startsWith('dist/web/'))) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const engawa = (...args: string[]): string =>
      execFileSync(process.execPath, [path.join(folder, 'bin/engawa.js'), ...args], {
        cwd: tmpdir(),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    expect(engawa('--version')).toMatch(/^engawa \d+\.\d+\.\d+( \([0-9a-f]+(-dirty)?\))?\n$/);
    // A level that cannot play without its net.
    const played = JSON.parse(engawa('sim', 'machi', '--seats', '2', '--games', '1', '--bots', 'net,net', '--json'));
    expect(played).toMatchObject({ games: 1 });
  });

  it('lets authors check their types and run their code against it', () => {
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', "(await import('./scripts/declarations.mjs')).writeDeclarations()"],
      {
        cwd: root,
      },
    );
    cpSync(path.join(root, 'dist/types'), path.join(folder, 'dist/types'), { recursive: true });
    const project = path.join(folder, 'project');
    writeOutsideGame(project);
    rmSync(path.join(project, 'tests'), { recursive: true });
    mkdirSync(path.join(project, 'node_modules'));
    symlinkSync(folder, path.join(project, 'node_modules/engawa'));
    // As a new game sets them.
    cpSync(path.join(root, 'examples/new-game/tsconfig.json'), path.join(project, 'tsconfig.json'));
    const checked = spawnSync(process.execPath, [path.join(root, 'node_modules/ts7/bin/tsc'), '--project', project], {
      encoding: 'utf8',
    });
    expect(checked.stdout).toBe('');
    const code =
      "import { defineGame, Refusal } from 'engawa'; import 'engawa/drawing'; console.log(typeof defineGame, Refusal.name)";
    const run = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: project, encoding: 'utf8' });
    expect(run).toBe('function Refusal\n');
  });
});
