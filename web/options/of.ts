import { options, ratings } from 'virtual:options';
import type { GameCard } from '#wire';
import { others } from '../others.ts';

const otherCard = (id: string): GameCard | undefined => others.value?.find(({ card }) => card.id === id)?.card;

/** What can be chosen in a game. */
export const optionsOf = (id: string): GameCard['options'] => options[id] ?? otherCard(id)?.options ?? [];

/** How strong its bots are. */
export const ratingsOf = (id: string): GameCard['ratings'] => ratings[id] ?? otherCard(id)?.ratings ?? {};
