import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as mind from '#bots/mind';
import * as drawing from '#drawing';
import * as jsx from '#drawing/jsx-runtime';
import * as testing from '#testing';
import { runCode, typeFaults } from '../../testing/markdown-code.ts';
import * as face from '../../web/face.ts';
import * as columns from '../columns.ts';
import * as kernel from '../public.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/games.md');

/** `/** sentence *\/ name,` in a list of exports. */
const listed = (source: string) =>
  Array.from(source.matchAll(/^ {2}(?:\/\*\* (.*?) \*\/\n {2})?(?:type )?(\w+),$/gm), ([, sentence, name]) => ({
    name,
    sentence,
  }));

/** Every name a module of the public surface gives, types included. */
function namesIn(source: string): string[] {
  const declared = source.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm);
  const lists = source.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return [
    ...Array.from(declared, ([, name]) => name),
    ...Array.from(lists, ([, names]) => names.replaceAll(/\/\*\*.*?\*\//g, '').match(/\b(?!type\b)\w+/g) ?? []).flat(),
  ];
}

const ENTRANCES = {
  engawa: 'kernel/public.ts',
  'engawa/drawing': 'kernel/drawing/index.ts',
  'engawa/columns': 'kernel/columns.ts',
  'engawa/face': 'web/face.ts',
  'engawa/mind': 'bots/mind.ts',
  'engawa/testing': 'testing/index.ts',
};

describe('the public surface', () => {
  it('says a sentence of everything the kernel gives, the same as the page for authors', () => {
    const all = listed(read('kernel/public.ts'));
    expect(all.map(({ name }) => name).sort()).toEqual(namesIn(read('kernel/public.ts')).sort());
    for (const { name, sentence } of all) expect(page).toContain(`| \`${name}\` | ${sentence} |`);
  });

  it.each(Object.entries(ENTRANCES))('%s: everything in it is on the page for authors', (_name, path) => {
    const names = namesIn(read(path));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(page, name).toContain(`\`${name}\``);
  });

  it('is what the package offers, with how drawings are compiled', () => {
    const { exports } = JSON.parse(read('package.json'));
    const offered = Object.keys(exports).filter((name) => !/jsx|package\.json/.test(name));
    expect(offered.map((name) => `engawa${name.slice(1)}`).sort()).toEqual(Object.keys(ENTRANCES).sort());
  });

  it('keeps the fairness of draws and the matters of servers to itself', () => {
    for (const inner of ['seedFrom', 'checkFairness', 'sha256', 'compareNotes'])
      expect(kernel).not.toHaveProperty(inner);
  });
});

it('the code on the page for authors runs, and says what the page says', async () => {
  const said = await runCode(page, {
    engawa: kernel,
    'engawa/drawing': drawing,
    'engawa/drawing/jsx-runtime': jsx,
    'engawa/columns': columns,
    'engawa/face': face,
    'engawa/mind': mind,
    'engawa/testing': testing,
  });
  expect(said.length).toBeGreaterThan(10);
  for (const { line, promised, said: really } of said) expect(really, line).toBe(promised);
});

it('the code on the page for authors has the types it says', { timeout: 60_000 }, () => {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  expect(typeFaults(page, folder)).toEqual([]);
  const wrong = '```ts\nexport const stones: number = "three";\n```';
  expect(typeFaults(wrong, folder)).toEqual([expect.stringContaining("'string' is not assignable to type 'number'")]);
});
