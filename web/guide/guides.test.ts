import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { CHECKS, filesIn, judge, subjectOf } from '../../conformance/index.ts';
import { chaptersOf } from './chapters.ts';

const checks = CHECKS.filter(({ id }) => id.startsWith('guide'));

// A game of others may go without; those of the house do not.
describe.each(GAMES)('the rulebook for players of $id', (game) => {
  const files = filesIn(fileURLToPath(new URL(`../../games/${game.id}`, import.meta.url)));

  it.each(checks)('$id: $title', async (check) => {
    const { verdict, what } = await judge(check, { ...subjectOf(game, files), counts: [] });
    expect([verdict, what]).toEqual(['passed', undefined]);
  });

  it('has short chapters, and at least one picture in most of them', () => {
    for (const language of ['en', 'fr', 'ja']) {
      const chapters = chaptersOf(files.get(`guide/${language}.md`)!);
      expect(chapters.length).toBeGreaterThan(4);
      for (const { minutes, id } of chapters) expect(minutes, `${language} ${id}`).toBeLessThan(4);
      const pictured = chapters.filter(({ passages }) => passages.some(({ illustration }) => illustration));
      expect(pictured.length).toBeGreaterThan(chapters.length * 0.7);
    }
  });
});
