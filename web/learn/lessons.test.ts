import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { botById } from '#bots';
import type { Drawn } from '#drawing';
import { GAMES, gameById } from '#games';
import { LANGUAGES, Table } from '#kernel';
import { ownRefs, targetsIn } from '../board/targets.ts';
import type { Face } from '../face.ts';
import { clauseText } from '../rules/markdown.ts';
import { carryOut } from './lesson.ts';
import { LessonTable } from './source.ts';

/** Slow reading of a foreign subject, and the time to find and click what is meant. */
const WORDS_A_MINUTE = 120;
const CHARACTERS_A_MINUTE = 300;
const SECONDS_A_BUBBLE = 8;
const MOST_WORDS = 15;
/** About as long to read as fifteen words. */
const MOST_CHARACTERS = 42;

const words = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

function refsIn(drawn: Drawn | string): string[] {
  return typeof drawn === 'string' ? [] : [...ownRefs(drawn), ...drawn.children.flatMap(refsIn)];
}

const lessons = await Promise.all(
  GAMES.map(async (game) => {
    const face = (await game.face!()) as Face;
    return { id: game.id, view: face, lesson: await face.lesson!() };
  }),
);

it('every game has a lesson, and an easy bot to meet after it', () => {
  expect(lessons.map(({ id }) => id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  expect(botById('apprentice').id).toBe('apprentice');
});

describe.each(lessons)('the lesson of $id', ({ id, lesson, view }) => {
  const game = gameById(id);
  const names = Array.from({ length: lesson.seats }, (_, seat) => `seat ${seat}`);

  it('is a game the rules allow, move by move', () => {
    const table = Table.open(game, { seats: lesson.seats, seed: lesson.seed });
    for (const bubble of lesson.bubbles) carryOut(table, bubble);
    expect(table.history.length).toBeGreaterThan(8);
    expect(lesson.bubbles.filter((bubble) => bubble.do !== undefined).length).toBeGreaterThan(8);
  });

  it('is played to its end, what is wanted being offered, mostly on the board', () => {
    const source = new LessonTable(game, lesson, names, 0);
    let ringed = 0;
    for (let at = 0; at < lesson.bubbles.length - 1; at++) {
      expect(source.at.value).toBe(at);
      const { legal, turn, view: state } = source.position.value;
      const drawn = view.draw(state, 0, 'en');
      for (const ref of source.bubble.about ?? []) expect(refsIn(drawn), ref).toContain(ref);
      if (source.bubble.do === undefined) {
        expect(legal).toEqual([]);
        source.goTo(at + 1);
        continue;
      }
      expect(turn).toContain(0);
      if (targetsIn(drawn, game.lexicon, legal, []).size > 0) ringed++;
      source.choose(legal[0]);
    }
    expect(source.at.value).toBe(lesson.bubbles.length - 1);
    expect(source.bubble.do).toBeUndefined();
    // The rest are buttons: "stop here", "go on".
    expect(ringed).toBeGreaterThanOrEqual(lesson.bubbles.filter((bubble) => bubble.do !== undefined).length * 0.6);
  });

  it('is taken up again where it was left, and stepped back through', () => {
    const walked = new LessonTable(game, lesson, names, 0);
    for (let at = 0; at < lesson.bubbles.length; at++) {
      walked.goTo(at);
      const resumed = new LessonTable(game, lesson, names, at);
      expect(game.layout.hash(resumed.position.value.view)).toBe(game.layout.hash(walked.position.value.view));
    }
    walked.undo();
    expect(walked.at.value).toBe(lesson.bubbles.length - 2);
    walked.reset();
    expect(walked.at.value).toBeLessThan(lesson.bubbles.length - 2);
    expect(new LessonTable(game, lesson, names, 999).at.value).toBe(lesson.bubbles.length - 1);
  });

  it('speaks in bubbles of at most fifteen words, in every language', () => {
    for (const { text } of lesson.bubbles) {
      for (const language of LANGUAGES) expect(text[language]).toBeTruthy();
      for (const spaced of [text.en, text.fr]) expect(words(spaced), spaced).toBeLessThanOrEqual(MOST_WORDS);
      expect([...text.ja].length, text.ja).toBeLessThanOrEqual(MOST_CHARACTERS);
    }
  });

  it('is read and played in less than eight minutes, in every language', () => {
    const doing = (lesson.bubbles.length * SECONDS_A_BUBBLE) / 60;
    const sum = (count: (bubble: Lesson['bubbles'][number]) => number) =>
      lesson.bubbles.reduce((total, bubble) => total + count(bubble), 0);
    expect(doing + sum(({ text }) => words(text.en)) / WORDS_A_MINUTE).toBeLessThan(8);
    expect(doing + sum(({ text }) => words(text.fr)) / WORDS_A_MINUTE).toBeLessThan(8);
    expect(doing + sum(({ text }) => [...text.ja].length) / CHARACTERS_A_MINUTE).toBeLessThan(8);
  });

  it('names clauses the rulebook has', () => {
    const rulebook = readFileSync(new URL(`../../games/${id}/rulebook.md`, import.meta.url), 'utf8');
    for (const { clause } of lesson.bubbles.slice(0, -1)) {
      expect(clause).toBeTruthy();
      expect(clauseText(rulebook, clause!), clause).not.toBe(clause);
    }
  });
});
