import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

describe('the styles of the shell', () => {
  it('share no class with a drawing, so that neither can disturb the other', () => {
    const shell = new Set(
      filesIn('web/styles', '.css').flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]*)/gi)].map((m) => m[1])),
    );
    const drawn = new Set(
      filesIn('games', '.tsx').flatMap((file) =>
        [...read(file).matchAll(/class="([^"]+)"/g)].flatMap((m) => m[1].split(/\s+/)),
      ),
    );
    // The crest is drawn the same everywhere.
    expect([...shell].filter((name) => drawn.has(name) && name !== 'crest')).toEqual([]);
  });
});
