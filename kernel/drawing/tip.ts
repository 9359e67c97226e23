import type { Word } from '../words/word.ts';

/** What whoever points at a thing is told: its name, and what it does. */
export const tip = ({ name, effect }: Word): string => (effect === undefined ? name : `${name}\n${effect}`);
