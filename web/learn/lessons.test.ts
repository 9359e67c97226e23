import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { LANGUAGES, Table } from '#kernel';
import type { Lesson } from './lesson.ts';

const LESSONS = import.meta.glob<Lesson>('./lessons/*.ts', { import: 'lesson', eager: true });

/** Slow reading of a foreign subject, and the time to find and click what is meant. */
const WORDS_A_MINUTE = 120;
const SECONDS_A_BUBBLE = 8;

describe.each(Object.entries(LESSONS).map(([path, lesson]) => ({ id: /(\w+)\.ts$/.exec(path)![1], lesson })))(
  'the lesson of $id',
  ({ id, lesson }) => {
    it('is a game the rules allow, move by move', () => {
      const game = gameById(id);
      const table = Table.open(game, { seats: lesson.seats, seed: lesson.seed });
      for (const { do: move, others = [] } of lesson.bubbles) {
        if (move !== undefined) table.play(0, game.lexicon.parse(move));
        for (const line of others) {
          const [seat, ...words] = line.split(' ');
          table.play(Number(seat), game.lexicon.parse(words.join(' ')));
        }
      }
      expect(table.history.length).toBeGreaterThan(8);
    });

    it('speaks in bubbles of at most fifteen words, in every language', () => {
      for (const { text } of lesson.bubbles) {
        for (const language of LANGUAGES) expect(text[language]).toBeTruthy();
        for (const spaced of [text.en, text.fr]) {
          expect(spaced.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length, spaced).toBeLessThanOrEqual(
            15,
          );
        }
      }
    });

    it('is read and played in less than eight minutes', () => {
      const words = lesson.bubbles.reduce((sum, { text }) => sum + text.en.split(/\s+/).length, 0);
      expect(words / WORDS_A_MINUTE + (lesson.bubbles.length * SECONDS_A_BUBBLE) / 60).toBeLessThan(8);
    });
  },
);
