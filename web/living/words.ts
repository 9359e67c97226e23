import { type Language, sayChapter, sayHeadline, storyOf } from '#kernel';
import type { LivingGame } from './game.ts';

/** What is said under a living board: the round, and what was done last. */
export function toldOf(
  living: LivingGame,
  nameOf: (seat: number) => string,
  language: Language,
): { readonly chapter?: string; readonly deed?: string; readonly seat?: number } {
  const { game } = living;
  const story = storyOf(game, living.position.value.log);
  const chapter = story.findLast((passage) => passage.kind === 'chapter');
  const turn = story.findLast((passage) => passage.kind === 'turn');
  return {
    chapter: chapter && sayChapter(game, chapter, nameOf, language),
    deed: turn && sayHeadline(game, turn, nameOf, language),
    seat: turn?.seat,
  };
}
