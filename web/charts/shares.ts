import type { KeptTurn } from '#bots';

/** A seat's chance to win as its line has it: from the first position on, after every turn, and at the end where that is known. */
export const sharesOf = (turns: readonly KeptTurn[], seat: number, result?: readonly number[]): readonly number[] =>
  turns.length === 0
    ? []
    : [turns[0].before[seat], ...turns.map(({ after }) => after[seat]), ...(result ? [result[seat]] : [])];
