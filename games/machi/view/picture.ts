import type { House, PictureOf } from 'engawa/drawing';
import { CARDS, COLOUR, EVENT, type EventName } from '../data/index.ts';
import type { MachiState } from '../rules/state.ts';
import type { MachiWords } from '../words/vocabulary.ts';
import { FAMILIES, type Sign } from './blocks.ts';

/** The houses of the lords of the crane, bamboo, wisteria, maple and tide. */
export const HOUSES: readonly House[] = ['crane', 'teal', 'wisteria', 'maple', 'blue'];

/** What every part of the drawing needs to know. */
export interface Picture extends PictureOf<MachiState, MachiWords> {
  readonly viewer: number;
}

/** What a part of the drawing is given. */
export type Props = { readonly picture: Picture };

/** An event whose effect lasts is explained by its card. */
export const lookAtEvent = (event: EventName): string => `card:${CARDS[EVENT[event].first].id}`;

/** The sign of a card's family; events have none of the four. */
export const familyOf = (card: number): Sign => FAMILIES[COLOUR[card]] ?? 'event';
