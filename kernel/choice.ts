import type { Game } from './game.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import { sayChoice } from './words.ts';

/** A move as somebody who chooses at this moment wants to read it. `view` is the position as that seat may know it. */
export const sayChoiceAt = <S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  move: number,
  language: Language,
): string => sayChoice(game, move, language, game.stepFor(view, seat)?.name, game.choice?.(view, seat, move, language));
