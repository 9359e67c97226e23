import { describe, expect, it } from 'vitest';
import { botById } from '#bots';
import { GAMES, gameById } from '#games';
import type { Face } from '../face.ts';
import { LessonTable } from './source.ts';

// That a lesson can be played, is short, and cites clauses is among the properties of each game.

const lessons = await Promise.all(
  GAMES.map(async (game) => {
    const face = (await game.face!()) as Face;
    return { id: game.id, lesson: await face.lesson!() };
  }),
);

it('every game has a lesson, and an easy bot to meet after it', () => {
  expect(lessons.map(({ id }) => id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  expect(botById('apprentice').id).toBe('apprentice');
});

describe.each(lessons)('the lesson of $id', ({ id, lesson }) => {
  const game = gameById(id);
  const names = Array.from({ length: lesson.seats }, (_, seat) => `seat ${seat}`);

  it('is long enough to teach something', () => {
    expect(lesson.bubbles.filter((bubble) => bubble.do !== undefined).length).toBeGreaterThan(8);
  });

  it('is played to its end, one move being open at a time, or none', () => {
    const source = new LessonTable(game, lesson, names, 0);
    for (let at = 0; at < lesson.bubbles.length - 1; at++) {
      expect(source.at.value).toBe(at);
      const { legal, turn } = source.position.value;
      if (source.bubble.do === undefined) {
        expect(legal).toEqual([]);
        source.goTo(at + 1);
        continue;
      }
      expect(turn).toContain(0);
      source.choose(legal[0]);
    }
    expect(source.at.value).toBe(lesson.bubbles.length - 1);
    expect(source.bubble.do).toBeUndefined();
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
});
