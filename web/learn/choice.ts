import { type State, sayMove } from '#kernel';
import type { Desk } from '../table/desk.ts';

/** A choice as it is called where it is made. */
export function sayChoice({ game, language }: Desk, view: State, move: number): string {
  const spoken = language.value;
  return game.choice?.(view, 0, move, spoken) ?? sayMove(game, move, spoken, game.stepFor(view, 0)?.name);
}
