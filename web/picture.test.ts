import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const pictures = ['games', 'examples']
  .flatMap((room) => readdirSync(path.join(root, room)).map((game) => `${room}/${game}/view/key-picture.svg`))
  .filter((file) => existsSync(path.join(root, file)));
const texts = new Map(
  [...pictures, 'web/quiet-picture.svg'].map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);
const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the key pictures', () => {
  it('are there for every game of the house', () => {
    const games = readdirSync(path.join(root, 'games')).filter((game) =>
      existsSync(path.join(root, 'games', game, 'index.ts')),
    );
    for (const game of games) expect(pictures).toContain(`games/${game}/view/key-picture.svg`);
  });

  it.each([...texts])('%s is a small scene that needs nothing from outside', (_file, text) => {
    expect(text).toContain('viewBox="0 0 480 300"');
    expect(text.length).toBeLessThanOrEqual(12_000);
    expect(text).not.toMatch(/<script|<style|href="(?!#)|https?:(?!\/\/www\.w3\.org)| style="| on[a-z]+="/);
  });

  it.each([...texts])('%s has a graded sky, an ink keyline and a red thing', (_file, text) => {
    expect(text).toContain('<linearGradient');
    expect(text).toContain('stroke="#1c1c1c" stroke-width="1.3"');
    expect(text).toContain('#cb4042');
  });

  it('share no id, so that two of them can stand on one page', () => {
    const ids = [...texts.values()].flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
    for (const text of texts.values()) {
      for (const [, id] of text.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(idsIn(text)).toContain(id);
    }
  });
});
