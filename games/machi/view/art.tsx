/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { CARDS } from '../data/index.ts';
import { Icon } from './blocks.ts';
import { familyOf } from './picture.ts';

/** The class of the picture of a card. */
const artOf = (card: number): string => `art ${CARDS[card].type.kind} a-${CARDS[card].type.id}`;

/** Who or what a card is: the sign of its family, and over it, when it has come, a picture in the frame of that family. Events have none. */
export const Likeness = ({ card }: { readonly card: number }): Drawn => (
  <span class="face">
    <Icon of={familyOf(card)} />
    {CARDS[card].type.kind !== 'event' && <i class={artOf(card)} aria-hidden="true" />}
  </span>
);

/** A finished building stands on what is written about it. */
export const Standing = ({ building }: { readonly building: number }): Drawn => (
  <i class={`standing ${artOf(building)}`} aria-hidden="true" />
);

/** The scaffolding of a site. */
export const Bamboo = (): Drawn => (
  <svg class="bamboo" viewBox="0 0 120 16" preserveAspectRatio="none" aria-hidden="true">
    <path class="poles" d="M8 0V16M34 0V16M60 0V16M86 0V16M112 0V16M0 5H120M8 16 34 0M60 16 86 0" />
  </svg>
);
