import { games } from 'virtual:catalogue';
import { computed } from '@preact/signals';
import type { GameCard } from '#wire';
import { others } from './others.ts';

/** Every game that can be played here: those of the house, then those of others. */
export const cards = computed<readonly GameCard[]>(() => [...games, ...(others.value ?? []).map(({ card }) => card)]);

export const cardOf = (id: string): GameCard | undefined => cards.value.find((card) => card.id === id);
