import { options } from 'virtual:options';
import type { GameCard } from '#wire';
import { others } from '../others.ts';

/** What can be chosen in a game. */
export const optionsOf = (id: string): GameCard['options'] =>
  options[id] ?? others.value?.find(({ card }) => card.id === id)?.card.options ?? [];
