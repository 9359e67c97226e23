import type { Game } from './game.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import { sayChoice, sayMove } from './words.ts';

/** What a seat is asked, as it stands at this moment; nothing where it is not asked. `view` is the position as that seat may know it. */
export function sayQuestionAt<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  language: Language,
): string | undefined {
  const step = game.stepFor(view, seat);
  return step && (game.question?.(view, seat, language) ?? game.words[language].steps[step.name]);
}

/** A move as a sentence, as it stands at this moment. `view` is the position as that seat may know it. */
export const sayMoveAt = <S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  move: number,
  language: Language,
): string => game.choice?.(view, seat, move, language) ?? sayMove(game, move, language, game.stepFor(view, seat)?.name);

/** The same as somebody who chooses wants to read it: with what the things it names do. */
export const sayChoiceAt = <S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  move: number,
  language: Language,
): string => sayChoice(game, move, language, undefined, sayMoveAt(game, view, seat, move, language));
