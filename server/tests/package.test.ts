import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { packedFiles } from './packed-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  const packed = packedFiles();

  it('holds the program, its threads and every net, and nothing to build them from', () => {
    expect(packed).toEqual(expect.arrayContaining(['bin/engawa.js', 'dist/engawa.js', 'LICENSE', 'docs/server.md']));
    expect(packed).toEqual(expect.arrayContaining(['dist/store-worker.js', 'dist/bot-worker.js']));
    for (const { id } of GAMES) {
      const nets = path.join('games', id, 'bot', 'nets');
      for (const name of existsSync(path.join(root, nets)) ? readdirSync(path.join(root, nets)) : []) {
        expect(packed).toContain(path.join(nets, name));
      }
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
});
