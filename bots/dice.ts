import { type Rng, rngFrom, sha256 } from '#kernel';

/** Randomness for the bots of a table: repeatable, and it tells nothing about the table's own draws. */
export const botDice = (seed: string): Rng => rngFrom(sha256(`${seed} bots`));
