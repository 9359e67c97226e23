import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_IDS, commandOf, helpSentences } from '#commands';
import { gameById } from '#games';
import { type GameRecord, LANGUAGES, recordOf, rngFrom, Table } from '#kernel';

// What only the running program can show: exit codes, the two outputs, pipes and files. The rest is tested without it.

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'engawa-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);
const write = (name: string, json: unknown) => {
  writeFileSync(file(name), typeof json === 'string' ? json : JSON.stringify(json));
  return file(name);
};

const engawa = (args: readonly string[], input = '', timeout = 30_000): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [join(root, 'bin/engawa.js'), ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    timeout,
    env: { ...process.env, ENGAWA_DEBUG: undefined, NO_COLOR: '1' },
  });

// The first run builds the program where needed, and says so.
beforeAll(() => {
  const { status, stdout } = engawa(['help']);
  expect(status).toBe(0);
  for (const command of ['play', 'sim', 'soak', 'replay', 'protocol', 'clauses']) expect(stdout).toContain(command);
}, 60_000);

/** It said no: nothing on standard output, one sentence on standard error, no trace of the source. */
function expectComplaint(result: SpawnSyncReturns<string>, status: number, hint: string): void {
  expect(result.status, result.stderr).toBe(status);
  expect(result.stdout).toBe('');
  expect(result.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(result.stderr).toMatch(/^engawa: /);
  expect(result.stderr).toContain(hint);
  expect(result.stderr).not.toMatch(/\bat .*\.(js|ts):\d+|Error:/);
}

const game = gameById('nippon');
function finishedRecord(): GameRecord {
  const table = Table.open(game, { seats: 2, seed: 'cli' });
  const rng = rngFrom('players');
  while (!table.over) {
    const seat = 31 - Math.clz32(table.turn);
    const moves = table.moves(seat);
    table.play(seat, moves[rng.below(moves.length)]);
  }
  return recordOf(table);
}

describe('mistakes on the command line', () => {
  it('an unknown command is status 2', () => {
    expectComplaint(engawa(['__proto__']), 2, '"__proto__"');
  });

  it('a value that is no value is status 2 and one line', () => {
    expectComplaint(engawa(['sim', game.id, '--games', '-5']), 2, '--games');
  });

  it('an unknown game is status 1', () => {
    expectComplaint(engawa(['sim', 'chess', '--games', '1']), 1, 'unknown-game');
  });
});

describe('engawa sim', () => {
  it('prints one line of JSON with every figure, and nothing else', () => {
    const args = ['sim', game.id, '--seats', '2', '--games', '3', '--seed', 'x', '--check', '--json'];
    const { status, stdout, stderr } = engawa(args);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd()).not.toContain('\n');
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      game: game.id,
      version: game.version,
      seats: 2,
      games: 3,
      seed: 'x',
      bots: ['random', 'random'],
      checked: true,
      deadEnds: 0,
      refusedOffers: 0,
      invariantBreaks: 0,
    });
    for (const figure of ['decisions', 'forced', 'decisionsPerCpuSecond', 'meanWinningScore', 'meanTurnsPerSeat']) {
      expect(report[figure], figure).toBeGreaterThan(0);
    }
    expect(report.wins.reduce((a: number, b: number) => a + b)).toBe(3);
  });
});

describe('engawa replay', () => {
  it('replays a good record, with a log where asked', () => {
    const record = finishedRecord();
    const { status, stdout } = engawa(['replay', write('good.json', record), '--log']);
    expect(status).toBe(0);
    expect(stdout).toContain(`${record.moves.length} moves replayed`);
    expect(stdout.split('\n').length).toBeGreaterThan(record.moves.length);
  });

  it('names the move where a truncated record stops (status 1)', () => {
    const record = finishedRecord();
    const cut = { ...record, moves: record.moves.slice(0, 40), hashes: record.hashes.slice(0, 40) };
    expectComplaint(engawa(['replay', write('cut.json', cut)]), 1, 'move 41');
  });

  it('names the move that was edited (status 1)', () => {
    const record = finishedRecord();
    const at = record.moves.findIndex((text, i) => i > 20 && text.split(' ')[1] === record.moves[0].split(' ')[1]);
    const edited = { ...record, moves: record.moves.with(at, record.moves[0]) };
    expectComplaint(engawa(['replay', write('edited.json', edited)]), 1, `move ${at + 1}`);
  });
});

describe('engawa protocol', () => {
  const lines = (requests: readonly (string | object)[], timeout?: number) => {
    const input = requests.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('');
    const { stdout, status, stderr } = engawa(['protocol'], input, timeout);
    const answers = stdout.split('\n').filter((line) => line !== '');
    return { status, stderr, answers: answers.map((line) => JSON.parse(line)) };
  };

  it('answers every line of a pipe once and in order, the broken ones too, until the input ends', () => {
    const { status, stderr, answers } = lines([
      { id: 1, do: 'new', game: game.id, seats: 2, seed: 'pipe – 日本\u2028' },
      'what?',
      '',
      { id: 'two', do: 'moves', table: 't1', lang: 'ja' },
      { id: 3, do: 'fly' },
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [null, 'bad-json'],
      ['two', undefined],
      [3, 'unknown-request'],
    ]);
    expect(answers[2].moves[0].sentence).toMatch(/[぀-ヿ一-鿿]/);
  });

  it('goes on after requests that would keep it busy for ever or break its answer', () => {
    const state = game.layout.toJSON(Table.open(game, { seats: 2, seed: 'x' }).state) as Record<string, number[]>;
    const stack = state.stack as unknown as { seat: number }[];
    // All six workers of each colour lie on two rows: no draw can fill the action slots.
    const emptyBag = {
      ...state,
      bag: state.bag.map(() => 0),
      slots: state.slots.map(() => 0),
      rows: state.rows.map((_, i) => (i < 12 ? 3 : 0)),
      stack: [...stack, { step: 'refill', seat: 0 }],
    };
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const { answers } = lines(
      [
        `{"do":"games","id":${deep}}`,
        { id: 1, do: 'load', game: game.id, state: { ...state, stack: [{ ...stack[0], seat: -1 }] } },
        { id: 2, do: 'load', game: game.id, state: emptyBag },
        { id: 3, do: 'fly' },
      ],
      4000,
    );
    expect(answers.slice(-3).map(({ id, error }) => [id, typeof error?.code])).toEqual([
      [1, 'string'],
      [2, 'string'],
      [3, 'string'],
    ]);
  });
});

describe('engawa play', () => {
  it('plays what is typed, takes back, saves, leaves, and goes on where it was', () => {
    const save = file('game.json');
    // The list is long: a number opens a part of it, u goes back, and the second number is a choice.
    const asked = ['w consolidate', 'w nonsense', 'foretell 1', '99999', '__proto__', 'l', 'b', '?', 'h', 'save', 'q'];
    const typed = ['1', 'u', '2', '1', ...asked];
    const args = ['play', game.id, '--seats', '2', '--bots', '0', '--seed', 'typed', '--save', save];
    const first = engawa(args, `${typed.join('\n')}\n`);
    expect([first.status, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toContain(save);
    expect(first.stdout).toContain('nonsense');
    const saved = JSON.parse(readFileSync(save, 'utf8'));
    expect(saved.moves.filter((text: string) => !text.includes('!'))).toHaveLength(1);

    // The end of the input saves and leaves as well.
    const second = engawa(['play', '--resume', save, '--lang', 'fr'], '1\n');
    expect([second.status, second.stderr]).toEqual([0, '']);
    const again = JSON.parse(readFileSync(save, 'utf8'));
    expect(again.moves.slice(0, saved.moves.length)).toEqual(saved.moves);
    expect(again.moves.length).toBeGreaterThan(saved.moves.length);
  });

  const plain = COMMAND_IDS.filter((id) => commandOf(id).needs === undefined && id !== 'quit');

  it.each(LANGUAGES)('understands every command in %s, and lists them all', (lang) => {
    const lines = plain.map((id) =>
      id === 'why' ? `${commandOf(id).words[lang][0]} stop` : commandOf(id).words[lang][0],
    );
    const args = ['play', game.id, '--seats', '2', '--bots', '0', '--seed', 'words', '--save', file(`${lang}.json`)];
    const { status, stdout, stderr } = engawa([...args, '--lang', lang], `${lines.join('\n')}\n`);
    expect([status, stderr]).toEqual([0, '']);
    // Whatever is not understood is repeated in quotes.
    for (const line of lines) expect(stdout).not.toMatch(new RegExp(`["«「]\\s?${line}`));
    for (const id of plain) expect(stdout).toContain(helpSentences(lang)[id]);
  });
});

describe('engawa clauses', () => {
  it('gives every clause with the tests that name it, and status 1 while one has none', () => {
    const { status, stdout } = engawa(['clauses', game.id, '--json']);
    const { game: id, clauses, missing } = JSON.parse(stdout);
    expect(id).toBe(game.id);
    expect(clauses.length).toBeGreaterThan(50);
    for (const { clause, text, tests } of clauses) {
      expect(clause).toMatch(/^[A-Z]-\d/);
      expect(typeof text).toBe('string');
      for (const { file: name, title } of tests) expect([name, title].every((x) => typeof x === 'string')).toBe(true);
    }
    expect(missing).toEqual(
      clauses.filter((c: { tests: [] }) => c.tests.length === 0).map((c: { clause: string }) => c.clause),
    );
    expect(status).toBe(missing.length > 0 ? 1 : 0);
  });
});

describe('programs that play', () => {
  const arena = (bots: string, games = '2') =>
    engawa(['arena', 'nippon', '--seats', '2', '--bots', bots, '--games', games]);

  it('ends when the match does, with the programs it started', () => {
    const { status, stdout, stderr } = arena(`engine:python3 ${join(root, 'docs/examples/bot.py')},random`);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('random');
  });

  it('plays its own bots as programs of another release would be played, with the moves they play by themselves', () => {
    const { status, stderr } = arena(
      `engine:${process.execPath} ${join(root, 'bin/engawa.js')} engine --level apprentice,random`,
    );
    expect(status, stderr).toBe(0);
  });

  it('has a grandmaster, at a table of its own and as a program, who thinks with several threads and stops in time', () => {
    const programs = `engine:${process.execPath} ${join(root, 'bin/engawa.js')} engine --level grandmaster --ms 1`;
    const args = ['arena', 'nippon', '--seats', '2', '--games', '1', '--ms', '1', '--bots'];
    const { status, stdout, stderr } = engawa([...args, `grandmaster,${programs}`]);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('grandmaster');
  });

  it('counts the processor time a program says it took, and seats a search of any length', () => {
    const program = `engine:${process.execPath} ${join(root, 'bin/engawa.js')} engine --level search:1`;
    const args = ['arena', 'nippon', '--seats', '2', '--games', '1', '--json', '--bots', `${program},random`];
    const { status, stdout, stderr } = engawa(args);
    expect(status, stderr).toBe(0);
    const { bots } = JSON.parse(stdout);
    const [searching, atRandom] = [program, 'random'].map((name) =>
      bots.find((bot: { name: string }) => bot.name === name),
    );
    expect(searching.cpuMsPerTurn).toBeGreaterThan(atRandom.cpuMsPerTurn);
    expectComplaint(engawa(['engine', '--level', 'search:0']), 1, 'search:0');
  });

  it('answers what it cannot read, and refuses seats and positions that are not there', () => {
    const lines = [
      'nonsense',
      '{"id":7,"do":"moves"}',
      '{"id":8,"do":"bot","game":"go"}',
      '{"id":9,"do":"bot","game":"nippon","seat":0,"state":{}}',
    ];
    const { status, stdout } = engawa(['engine', '--level', 'greedy'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual([null, 7, 8, 9]);
    for (const { error } of answers) expect(error.message).toMatch(/\.$/);
    expectComplaint(engawa(['engine', '--level', 'nobody']), 1, 'nobody');
  });

  it('plays a net that lies somewhere else, and refuses one for another table', () => {
    const net = (seats: number) => `net:${join(root, `games/nippon/bot/nets/${seats}.json`)}`;
    const { status, stdout, stderr } = arena(`${net(2)},random`);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(net(2));
    expectComplaint(arena(`${net(3)},random`), 1, 'nippon with 2 players');
  });

  it('ranks a search of a stated length and a net that lies somewhere else on a bank of positions', () => {
    const bank = file('bank.json');
    const grown = engawa(['bank', 'nippon', '--extend', '1', '--visits', '1', '--file', bank]);
    expect(grown.status, grown.stderr).toBe(0);
    const candidates = ['search:2', `net:${join(root, 'games/nippon/bot/nets/2.json')}`];
    const ranked = engawa(['bank', 'nippon', '--file', bank, '--bots', candidates.join(), '--json']);
    expect(ranked.status, ranked.stderr).toBe(0);
    const { bots } = JSON.parse(ranked.stdout);
    expect(bots.map(({ bot }: { bot: string }) => bot).sort()).toEqual(candidates.sort());
  });

  it('measures and trains on the figures of an edition, from a net that is there', () => {
    const differences = { 'contracts.json': { '/contracts/0/rewardVp': 9 } };
    const named = { engawa: 'edition', game: 'nippon', name: 'Dear', base: gameById('nippon').figures };
    const edition = write('dear.json', { ...named, differences });
    const measured = engawa(['balance', 'nippon', '--games', '2', '--bots', 'random', '--edition', edition, '--json']);
    const { figures } = JSON.parse(measured.stdout);
    expect(figures, measured.stderr).toMatch(/^[0-9a-f]{64}$/);
    expect(figures).not.toBe(named.base);

    const from = join(root, 'games/nippon/bot/nets/2.json');
    const order = ['train', 'nippon', '--games', '2', '--arena', '0', '--out', file('training')];
    const trained = engawa([...order, '--threads', '2', '--from', from, '--edition', edition]);
    expect(trained.status, trained.stderr).toBe(0);
    expectComplaint(engawa([...order, '--edition', edition, '--install']), 2, '--install');
    const grown = engawa([...order, '--seats', '3', '--from', from]);
    expect(grown.status, grown.stderr).toBe(0);
    const strange = join(root, 'games/machi/bot/nets/2.json');
    expectComplaint(engawa([...order, '--seats', '3', '--from', strange]), 1, 'nippon with 3 players');
  });

  it('says what a sequential test is asked with', () => {
    expectComplaint(engawa(['arena', 'nippon', '--bots', 'random', '--sprt', '55,50']), 2, '50,55');
  });
});
