import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { type Block, blocksOf, clauseAt, clauseText } from './markdown.ts';
import { sectionsOf, withOriginal } from './sections.ts';

const fileOf = (id: string, name: string) => new URL(`../../games/${id}/${name}`, import.meta.url);
const rulebook = (id: string, name = 'rulebook.md') => readFileSync(fileOf(id, name), 'utf8');

/** What a section is made of: its clauses, its headings below it, and the shape of its tables. */
const shapeOf = (text: string): string[] =>
  blocksOf(text).flatMap((block: Block) => {
    if (block.kind === 'heading') return block.level > 2 ? [/^[A-Z]+-\d/.test(block.id) ? block.id : 'heading'] : [];
    if (block.kind === 'table')
      return [`table of ${block.head.length}`, ...block.rows.map(([first], i) => clauseAt(first) ?? `row ${i}`)];
    return 'clause' in block && block.clause ? [block.clause] : [];
  });

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

const TRANSLATED = GAMES.flatMap(({ id }) =>
  ['fr', 'ja']
    .filter((language) => existsSync(fileOf(id, `rulebook.${language}.md`)))
    .map((language) => ({ id, language })),
);

describe.each(TRANSLATED)('the clauses of $id in $language', ({ id, language }) => {
  const original = rulebook(id);
  const translated = rulebook(id, `rulebook.${language}.md`);

  it('are the clauses of the English text, section by section, in its order', () => {
    const own = sectionsOf(translated);
    const theirs = sectionsOf(original);
    const order = theirs.map((section) => section.id).filter((section) => own.some((each) => each.id === section));
    expect(own.map((section) => section.id)).toEqual(order);
    for (const section of own) {
      if (section.id === '') continue;
      expect(shapeOf(section.text)).toEqual(shapeOf(theirs.find((each) => each.id === section.id)!.text));
    }
  });

  it('cite what the English text cites', () => {
    const cited = (text: string) => [...text.matchAll(/\b[A-Z]-\d+(?:\.\d+)*/g)].map(([clause]) => clause).sort();
    for (const section of sectionsOf(translated)) {
      if (section.id === '') continue;
      expect(cited(section.text), section.id).toEqual(
        cited(sectionsOf(original).find((each) => each.id === section.id)!.text),
      );
    }
  });

  it('hold every rule: what is left in English is for programmers', () => {
    const { markdown, left } = withOriginal(translated, original);
    const steps = Object.values(GAMES.find((game) => game.id === id)!.layout.steps);
    for (const { clause } of steps) expect(left.has(clause.split('.')[0]), clause).toBe(false);
    expect(blocksOf(markdown).filter((block) => block.kind === 'heading' && block.level === 2)).toHaveLength(
      sectionsOf(original).length - 1,
    );
  });
});
