import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { type Game, LANGUAGES, recordOf, rngFrom, seatsIn, Table } from '#kernel';
import { TERMINAL } from '../words.ts';

// The terminal, `replay --log` and the protocol tell one story: each of them is asked about the same game.

const program = fileURLToPath(new URL('../../bin/engawa.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'engawa-story-'));
afterAll(() => rmSync(folder, { recursive: true }));

function engawa(args: readonly string[], input = ''): string {
  const { stdout, status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** So many choices of people who choose at random. */
const CHOICES = 120;

function begun(game: Game): Table {
  const table = Table.open(game, { seats: 2, seed: 'one story' });
  const rng = rngFrom('people');
  for (let n = 0; n < CHOICES && !table.over; n++) {
    const [seat] = seatsIn(table.turn);
    const moves = table.moves(seat);
    table.play(seat, moves[rng.below(moves.length)]);
  }
  expect(table.over).toBe(false);
  return table;
}

interface Passage {
  readonly kind: string;
  readonly headline: string;
  readonly lines: readonly { readonly sentence: string }[];
}

/** Every sentence of a story in the protocol, headlines included. */
const sentencesOf = (story: readonly Passage[]): string[] =>
  story.flatMap(({ headline, lines }) => [headline, ...lines.map(({ sentence }) => sentence)]);

/** The same of printed lines, without rules, clauses and sums. */
const printed = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line
      .trim()
      .replace(/^── (.*) ──$/, '$1')
      .replace(/ {2}[+−][^ ]*(?: [^ ]+)?$/, '')
      .replace(/ \[[^\]]*\]$/, ''),
  );

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const table = begun(game);
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify({ ...recordOf(table), bots: [null, null] }));
  const [seat] = seatsIn(table.turn);
  const asked = LANGUAGES.flatMap((lang) => [
    { do: 'story', table: 't1', lang },
    { do: 'story', table: 't1', as: seat, lang },
  ]);
  const next = { do: 'play', table: 't1', seat, move: game.lexicon.text(table.moves(seat)[0]) };
  const answers = engawa(
    ['protocol'],
    [{ do: 'replay', record: recordOf(table) }, ...asked, next]
      .map((request) => `${JSON.stringify(request)}\n`)
      .join(''),
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly story: readonly Passage[] });

  it.each(LANGUAGES.map((lang, i) => [lang, i] as const))('tells one story everywhere, %s', (lang, i) => {
    const [whole, own] = [answers[1 + 2 * i], answers[2 + 2 * i]].map(({ story }) => sentencesOf(story));
    expect(whole.length).toBeGreaterThan(CHOICES / 4);

    const replayed = engawa(['replay', file, '--log', '--lang', lang]).split('\n');
    expect(printed(replayed.slice(0, whole.length))).toEqual(whole);

    const played = engawa(['play', '--resume', file, '--lang', lang], 'quit\n').split('\n');
    const since = played.indexOf(TERMINAL[lang].since);
    expect(printed(played.slice(since + 1, since + 1 + own.length))).toEqual(own);
  });

  it('says once that the game begins', () => {
    const [first] = answers[1].story;
    expect(answers.at(-1)!.story.map(({ headline }) => headline)).not.toContain(first.headline);
  });
});
