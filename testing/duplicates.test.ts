import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';

const SIX = 6;
const folder = new URL('../games/', import.meta.url).pathname;

const filesOf = (game: string): string[] =>
  readdirSync(path.join(folder, game), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(game, file));

/** Every six lines in a row that say something, however far they are indented. What a file imports is no copy. */
function sixes(file: string): string[] {
  const lines = readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('import '));
  return lines.slice(SIX - 1).map((_, i) => lines.slice(i, i + SIX).join('\n'));
}

describe('the games of the house', () => {
  it('share no six lines: what two games need is given once, by the kernel', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { id } of GAMES) {
      const own = filesOf(id).flatMap((file) => sixes(file).map((text) => ({ file, text })));
      for (const { file, text } of own) {
        const other = owner.get(text);
        if (other) shared.push(`${other} and ${file}:\n${text}`);
      }
      for (const { file, text } of own) if (!owner.has(text)) owner.set(text, file);
    }
    expect(owner.size).toBeGreaterThan(10_000);
    expect(shared).toEqual([]);
  });
});
