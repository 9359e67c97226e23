import type { Eyes, House } from 'engawa/drawing';
import { COLOUR } from '../data/index.ts';
import type { MachiState, Player } from '../rules/state.ts';
import type { MachiWords } from '../words/vocabulary.ts';
import { FAMILIES, type Sign } from './blocks.ts';
import type { Captions } from './captions.ts';
import type { Effects } from './effects.ts';
import type { Labels } from './labels.ts';

/** The houses of the lords of the crane, bamboo, wisteria, maple and tide. */
export const HOUSES: readonly House[] = ['crane', 'teal', 'wisteria', 'maple', 'blue'];

/** What every part of the drawing needs to know. */
export interface Picture extends Eyes {
  readonly s: MachiState;
  readonly viewer: number;
  readonly me: Player;
  readonly labels: Labels;
  readonly say: Captions;
  readonly effects: Effects;
  readonly words: MachiWords;
}

/** The sign of a card's family; events have none of the four. */
export const familyOf = (card: number): Sign => FAMILIES[COLOUR[card]] ?? 'event';
