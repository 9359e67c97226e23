import { defineState, defineSteps, NONE, num, nums, unseen } from 'engawa';
import { BRANCHES, CARDS, FRUITS, KINDS, LENGTH } from '../data/index.ts';

/** What can be pending, with the clause that says so. */
export const STEPS = defineSteps({
  turn: { clause: 'H-4.1' },
});

export const MOST_SEATS = 4;

/** Every field once: its range, and who may see it. */
export const layout = defineState({
  steps: STEPS,
  maxSeats: MOST_SEATS,
  depth: 2,
  table: {
    /** The cards of each branch from the trunk outwards; NONE where they have been picked. Nobody sees them. */
    tree: unseen(nums(CARDS, NONE, KINDS.length - 1)),
    /** How many are left on each branch. */
    left: nums(BRANCHES.length, 0, LENGTH),
    /** What whoever has the turn has picked, by kind. */
    basket: nums(FRUITS, 0, CARDS),
    /** What is lost, by kind: crows, and what they scared away. */
    fallen: nums(KINDS.length, 0, CARDS),
    /** How many turns were ended by a crow. */
    scares: num(0, CARDS),
  },
  seat: {
    /** What hangs under the eaves, by kind. */
    eaves: nums(FRUITS, 0, CARDS),
  },
});

export type OrchardState = ReturnType<typeof layout.create>;
export type Steps = keyof typeof STEPS;

/** For the rules, which are asked often: it allocates nothing. */
export const sum = (counts: Int16Array): number => {
  let n = 0;
  for (let i = 0; i < counts.length; i++) n += counts[i];
  return n;
};
