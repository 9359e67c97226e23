import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame, programFolder } from '#library';
import { OUTSIDE, writeEnglishGame, writeOutsideGame } from '../../testing/outside-game.ts';

// Games of others are loaded by the built program, whose kernel they share: each test runs it.

const place = mkdtempSync(path.join(tmpdir(), 'engawa-outside-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const within = (...names: string[]): string => path.join(place, ...names);
const game = within('archipelago');
beforeAll(() => {
  writeOutsideGame(game);
});

function engawa(args: readonly string[], { input = '', cwd = place, env = {} } = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [path.join(programFolder, 'dist', 'engawa.js'), ...args], {
    cwd,
    input,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ENGAWA_GAMES: undefined, ENGAWA_DEBUG: undefined, NO_COLOR: '1', ...env },
  });
}

/** What the program says no with: one sentence, and the code. */
function complaint(result: SpawnSyncReturns<string>): string {
  expect(result.status, result.stderr).toBe(1);
  expect(result.stdout).toBe('');
  expect(result.stderr.trimEnd().split('\n')).toHaveLength(1);
  return result.stderr;
}

/** The game with something done to what it exports. */
function wrapped(folder: string, what: string): string {
  writeOutsideGame(folder);
  renameSync(path.join(folder, 'index.ts'), path.join(folder, 'game.ts'));
  writeFileSync(path.join(folder, 'index.ts'), `import game from './game.ts'; export default ${what};`);
  return folder;
}

const sim = ['sim', OUTSIDE, '--games', '1', '--seats', '2', '--bots', 'random', '--json'];

describe('a game outside the house', () => {
  it('is played by its folder', () => {
    const { stdout, stderr } = engawa([...sim, '--game', game]);
    expect(JSON.parse(stdout), stderr).toMatchObject({ game: OUTSIDE, games: 1, deadEnds: 0 });
  });

  it('is played where the environment names it', () => {
    const { stdout, stderr } = engawa(sim, { env: { ENGAWA_GAMES: game } });
    expect(JSON.parse(stdout), stderr).toMatchObject({ game: OUTSIDE });
  });

  it('is found where it is installed, from any folder below', () => {
    const project = within('project');
    mkdirSync(path.join(project, 'deeper'), { recursive: true });
    cpSync(game, path.join(project, 'node_modules', `engawa-game-${OUTSIDE}`), { recursive: true });
    const { stdout, stderr } = engawa(sim, { cwd: path.join(project, 'deeper') });
    expect(JSON.parse(stdout), stderr).toMatchObject({ game: OUTSIDE });
  });

  it('shares the kernel: its refusals are refusals', () => {
    const wish = { id: 1, do: 'new', game: OUTSIDE, seats: 2, seed: 'a', options: { sugar: true } };
    const { stdout } = engawa(['protocol', '--game', game], { input: `${JSON.stringify(wish)}\n` });
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, error: { code: 'bad-option' } });
  });

  it('is played in the terminal; what is saved remembers the package, and is not replayed without it', () => {
    const save = within('saved.json');
    const play = ['play', OUTSIDE, '--seats', '2', '--bots', '1', '--seed', 'outside', '--save', save];
    const { status, stderr } = engawa([...play, '--game', game], { input: '1\n1\n/quit\n' });
    expect(status, stderr).toBe(0);
    expect(JSON.parse(readFileSync(save, 'utf8'))).toMatchObject({
      game: OUTSIDE,
      package: { name: `engawa-game-${OUTSIDE}`, version: '0.1.0' },
    });
    expect(engawa(['replay', save, '--game', game]).status).toBe(0);
    expect(complaint(engawa(['replay', save]))).toContain(`engawa-game-${OUTSIDE} 0.1.0, which is not installed here.`);
  });

  it.each(['fr', 'ja'])('is played in English by who reads %s, where it speaks nothing else', (lang) => {
    const english = writeEnglishGame(within(`english-${lang}`));
    const play = ['play', OUTSIDE, '--seats', '2', '--bots', '1', '--seed', 'outside', '--lang', lang];
    const input = `${'1\n\n'.repeat(8)}log\nscores\nhint\nquit\n`;
    const { status, stdout, stderr } = engawa([...play, '--game', english], { input });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('Take fleet 2');
    // Whoever goes on needs the game again.
    expect(stdout).toContain(`engawa play --resume ${OUTSIDE}-outside.json --game english-${lang}\n`);
  });

  it('may be frozen, and its folder spelled in several ways', () => {
    const frozen = wrapped(within('frozen'), 'Object.freeze(game)');
    const { stdout, stderr } = engawa([
      ...sim,
      '--game',
      frozen,
      '--game',
      `${path.relative(place, frozen)}${path.sep}`,
    ]);
    expect(JSON.parse(stdout), stderr).toMatchObject({ game: OUTSIDE });
  });

  it('leaves nothing behind, and clears up after a process that was killed', () => {
    const swept = within('swept');
    mkdirSync(path.join(swept, 'engawa-games-999999999-killed'), { recursive: true });
    expect(engawa([...sim, '--game', game], { env: { TMPDIR: swept } }).status).toBe(0);
    expect(readdirSync(swept)).toEqual([]);
  });

  it('is trained by threads that load it too', () => {
    const order = ['train', OUTSIDE, '--seats', '2', '--threads', '2', '--games', '2', '--arena', '0'];
    const { status, stderr } = engawa([...order, '--out', within('training'), '--game', game]);
    expect(status, stderr).toBe(0);
  });

  it('needs no building where it comes built', () => {
    const made = writeOutsideGame(within('made'));
    expect(engawa(['build', 'made']).stdout).toBe(`Built ${path.join('made', 'dist')}.\n`);
    expect(readdirSync(path.join(made, 'dist'))).toEqual(['browser', 'node']);
    rmSync(path.join(made, 'index.ts'));
    rmSync(path.join(made, 'rules'), { recursive: true });
    const { stdout, stderr } = engawa([...sim, '--game', made]);
    expect(JSON.parse(stdout), stderr).toMatchObject({ game: OUTSIDE });
  });
});

describe('what cannot be a game is refused in a sentence', () => {
  const broken = (name: string, change: (folder: string) => void): string => {
    const folder = writeOutsideGame(within(name));
    change(folder);
    return folder;
  };
  const index = (code: string) => (folder: string) => writeFileSync(path.join(folder, 'index.ts'), code);
  const renamed = (id: string) => (folder: string) => {
    const file = path.join(folder, 'index.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(OUTSIDE, id));
  };

  it.each<[string, (folder: string) => void, string]>([
    ['no package.json', (folder) => rmSync(path.join(folder, 'package.json')), 'has no package.json'],
    ['half a package.json', (folder) => writeFileSync(path.join(folder, 'package.json'), '{'), 'is not JSON'],
    [
      'a package without a version',
      (folder) => writeFileSync(path.join(folder, 'package.json'), '{"name":"x"}'),
      '"version"',
    ],
    [
      'a name that leads elsewhere',
      (folder) => writeFileSync(path.join(folder, 'package.json'), '{"name":"a/../../../../tmp/x","version":"1.0.0"}'),
      'npm would not take',
    ],
    ['no options', (folder) => wrapped(folder, '{ ...game, options: undefined }'), 'what defineGame gives.'],
    ['words that fail', (folder) => wrapped(folder, '{ ...game, get words() { throw 1; } }'), 'does not start: 1.'],
    ['no code', (folder) => rmSync(path.join(folder, 'index.ts')), 'has no index.ts'],
    ['code that is none', index('export default {'), 'cannot be built: index.ts, line 1'],
    ['code that needs Node', index("import fs from 'node:fs'; export default fs;"), 'cannot be built'],
    ['code that fails', index("throw new Error('not today');"), 'does not start: not today.'],
    ['something else', index('export default { id: 1 };'), 'must export by default what defineGame gives.'],
    ['nothing', index('export const game = 1;'), 'must export by default what defineGame gives.'],
    ['an id of the house', renamed('yamatai'), 'belongs to a game of the house already.'],
    ['an id that is no word', renamed('../x'), 'an id is small letters'],
    ['an id of one letter', renamed('x'), '2 to 32, a letter first.'],
  ])('%s', async (name, change, sentence) => {
    const folder = broken(name.replaceAll(' ', '-'), change);
    await expect(openGame(folder)).rejects.toThrow(sentence);
  });

  it('a folder that is not there', () => {
    expect(complaint(engawa([...sim, '--game', 'nowhere']))).toContain('no installed package "nowhere". [no-package]');
  });

  it('the same game twice', () => {
    const copy = broken('copy', () => undefined);
    expect(complaint(engawa([...sim, '--game', game, '--game', copy]))).toContain('[game-clash]');
  });

  it('two folders of one name', () => {
    const copy = broken('namesake', renamed('islands'));
    const answer = complaint(engawa([...sim, '--game', game, '--game', copy]));
    expect(answer).toContain(`are both called engawa-game-${OUTSIDE}. [game-clash]`);
  });

  it('installed ones that are broken are told of by name, and do not stand in the way of the others', () => {
    const modules = within('half', 'node_modules');
    const [bare, half] = ['bare', 'half'].map((name) => writeOutsideGame(path.join(modules, `engawa-game-${name}`)));
    for (const folder of [bare, half]) rmSync(path.join(folder, 'index.ts'));
    mkdirSync(path.join(half, 'dist', 'node'), { recursive: true });
    writeFileSync(path.join(half, 'dist', 'node', 'game.js'), 'export default {};');
    symlinkSync('nowhere', path.join(modules, 'engawa-game-dangling'));
    writeFileSync(path.join(modules, '@file'), '');
    writeOutsideGame(path.join(modules, 'engawa-game-whole'));
    const { stdout, stderr } = engawa(sim, { cwd: path.dirname(modules) });
    expect(JSON.parse(stdout), stderr).toMatchObject({ game: OUTSIDE });
    const told = stderr.trimEnd().split('\n');
    expect(told).toHaveLength(3);
    for (const name of ['bare', 'half'])
      expect(stderr).toMatch(new RegExp(`engawa-game-${name} has no index.ts, and no whole`));
    expect(stderr).toContain('engawa-game-dangling cannot be used: ENOENT');
  });
});
