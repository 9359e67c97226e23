import { games } from 'virtual:catalogue';
import { computed } from '@preact/signals';
import type { GameCard } from '#wire';
import { others } from './others.ts';

/** What is known of a game without loading it; what can be chosen in it, and whom one may meet, is for who sets one up (options/of.ts). */
export type Card = Omit<GameCard, 'options' | 'ratings'>;

/** Every game that can be played here: those of the house, then those of others. */
export const cards = computed<readonly Card[]>(() => [...games, ...(others.value ?? []).map(({ card }) => card)]);

export const cardOf = (id: string): Card | undefined => cards.value.find((card) => card.id === id);
