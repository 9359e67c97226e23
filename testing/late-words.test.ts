import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';

const folder = path.join(import.meta.dirname, '../games');

/** Every file that a page opens a game with and that draws or asks: not what is fetched when somebody asks (scripts/vite/later.ts). */
const drawings = (id: string): string[] =>
  readdirSync(path.join(folder, id, 'view'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^(about|text)\.ts$/.test(name))
    .map((name) => path.join(folder, id, 'view', name));

describe('words that a page fetches late', () => {
  it.each(GAMES.map(({ id }) => id))('%s draws without them', (id) => {
    const early = drawings(id).filter((file) => /\.(remarks|reasons)\b/.test(readFileSync(file, 'utf8')));
    expect(early).toEqual([]);
  });
});
