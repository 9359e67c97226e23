import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { LANGUAGES } from '#kernel';
import type { Face } from '../face.ts';
import { clauseText } from '../rules/markdown.ts';
import { Names } from './names.ts';

const folder = (id: string) => new URL(`../../games/${id}/`, import.meta.url);
const read = (id: string, file: string) => readFileSync(new URL(file, folder(id)), 'utf8');

const games = await Promise.all(
  GAMES.map(async (game) => {
    const face = (await game.face!()) as Face;
    return { id: game.id, game, sections: await face.parts!() };
  }),
);

describe.each(games)('the components of $id', ({ id, game, sections }) => {
  const files = readdirSync(new URL('data/', folder(id))).filter((file) => file.endsWith('.json'));
  const data: Record<string, unknown> = Object.assign({}, ...files.map((file) => JSON.parse(read(id, `data/${file}`))));
  const rulebook = read(id, 'rulebook.md');

  it('are in sections that the data have and the rulebook speaks of', () => {
    for (const { key, title, clause } of sections) {
      expect(data, key).toHaveProperty(key);
      expect(clauseText(rulebook, clause), clause).not.toBe(clause);
      for (const language of LANGUAGES) expect(title[language], key).toBeTruthy();
    }
  });

  it('have a name in every language where the lexicon knows them', () => {
    for (const language of LANGUAGES) {
      const names = new Names(game, language);
      for (const { key, domain } of sections) {
        const records = data[key];
        if (domain === undefined || !Array.isArray(records)) continue;
        for (const [place, record] of records.entries()) {
          const { id: own, number } = record as { id?: string | number; number?: number };
          if (key === 'cultures' && own === 'blank') continue;
          if (key === 'managementBoards') continue;
          expect(names.of(domain, String(own ?? number), place), `${key} ${own ?? number}`).toBeTruthy();
        }
      }
    }
  });

  it('have records with a clause of their own where it is promised', () => {
    for (const { key, each } of sections) {
      if (each === undefined) continue;
      for (const place of (data[key] as unknown[]).keys()) {
        const clause = `${each}${place + 1}`;
        expect(rulebook, clause).toContain(`**${clause}`);
      }
    }
  });
});
