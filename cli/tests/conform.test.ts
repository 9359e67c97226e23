import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'engawa-authors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const engawa = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'bin/engawa.js'), ...args], { cwd: folder, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('engawa new-game', () => {
  it('writes a game with its id and title, and says how to go on', () => {
    const { status, stdout, stderr } = engawa('new-game', 'plum-rain', '--title', 'Plum Rain');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('engawa conform plum-rain');
    expect(JSON.parse(read('plum-rain/package.json')).name).toBe('engawa-game-plum-rain');
    expect(read('plum-rain/index.ts')).toContain("id: 'plum-rain'");
    for (const language of ['en', 'fr', 'ja']) {
      expect(read(`plum-rain/words/${language}.ts`)).toContain("title: 'Plum Rain'");
    }
    expect(read('plum-rain/view/style.css')).toContain('.plum-rain {');
    expect(read('plum-rain/rulebook.md')).toMatch(/^# Plum Rain: the rulebook/);
  });

  it.each([
    ['an id that cannot be one', ['Plum Rain'], 'bad-id'],
    ['an id of the house', ['nippon'], 'game-clash'],
    ['a folder with something in it', ['taken'], 'not-empty'],
    ['a file', ['a-file'], 'not-empty'],
    ['a title that would not stay in its quotes', ['other', '--title', "a'"], 'bad-title'],
  ])('refuses %s in one sentence', (_what, args, code) => {
    mkdirSync(join(folder, 'taken'), { recursive: true });
    writeFileSync(join(folder, 'taken/note.txt'), '');
    writeFileSync(join(folder, 'a-file'), '');
    const { status, stdout, stderr } = engawa('new-game', ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^engawa: [^\\n]+ \\[${code}\\]\\n$`));
  });
});

describe('engawa conform', () => {
  it('finds everything in order in a new game, and then what its author broke: one line a check, the count last', () => {
    engawa('new-game', 'persimmon');
    const good = engawa('conform', 'persimmon', '--json');
    const { failed, passed, checks } = JSON.parse(good.stdout);
    const wrong = checks.filter(({ verdict }: { verdict: string }) => verdict === 'failed');
    // How fast it is depends on who else is busy.
    expect(wrong.filter(({ id }: { id: string }) => !id.includes('speed'))).toEqual([]);
    expect(passed + failed).toBe(checks.length);

    rmSync(join(folder, 'persimmon/guide/fr.md'));
    const bad = engawa('conform', 'persimmon');
    expect(bad.status).toBe(1);
    expect(bad.stdout).toMatch(/^FAILED rules-to-read .*\n {7}there is neither .*\n {7}Write rulebook/m);
    expect(bad.stdout).toMatch(/\n\d+ passed, [1-9]\d* failed\n$/);
  });

  it('says in one sentence that there is no such game', () => {
    const { status, stdout, stderr } = engawa('conform', 'nowhere');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('[no-package]');
  });
});
