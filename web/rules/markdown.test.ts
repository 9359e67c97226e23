import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { blocksOf, clauseText } from './markdown.ts';

const rulebook = (id: string) => readFileSync(new URL(`../../games/${id}/rulebook.md`, import.meta.url), 'utf8');

describe.each(GAMES.map(({ id, layout }) => ({ id, steps: Object.values(layout.steps) })))(
  'the rulebook of $id',
  ({ id, steps }) => {
    const markdown = rulebook(id);

    it('has an anchor for the clause of every step', () => {
      for (const { clause } of steps) expect(clauseText(markdown, clause), clause).not.toBe(clause);
    });

    it('has one place for every clause, also for those in tables', () => {
      const written = [...markdown.matchAll(/^\s*(?:[-*] |\| )?\*\*([A-Z]-\d+(?:\.\d+)+)\b/gm)].map(
        (match) => match[1],
      );
      expect(written.length).toBeGreaterThan(100);
      for (const clause of written) expect(clauseText(markdown, clause), clause).toContain(clause);
    });

    it('is read without a leftover of its markup', () => {
      for (const block of blocksOf(markdown)) {
        if (block.kind === 'table') expect(block.rows.length).toBeGreaterThan(0);
        if (block.kind === 'paragraph') expect(block.text).not.toMatch(/^(#|\||<!--)/);
      }
    });
  },
);
