import tree from './tree.json' with { type: 'json' };

/** The components as tables. Rules speak of a card by its kind, the place in KINDS. */
export const KINDS = tree.kinds;
export const CROW = KINDS.findIndex(({ id }) => id === 'crow');
/** Kinds that can be eaten; they stand before the crow. */
export const FRUITS = KINDS.filter(({ points }) => points > 0).length;

export const CARDS = KINDS.reduce((sum, { count }) => sum + count, 0);

export const BRANCHES = tree.branches;
/** Cards on each branch (H-3.1). */
export const LENGTH = CARDS / BRANCHES.length;

/** For one persimmon of every kind (H-5.2). */
export const FULL_STRING = tree.scoring.fullString;
