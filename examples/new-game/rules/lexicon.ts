import { defineLexicon, domain } from 'engawa';
import { BRANCHES } from '../data/index.ts';

const branch = domain(
  'branch',
  BRANCHES.map(({ id }) => id),
);

/** Every verb with what it speaks of: `pick left`, `hang`. */
export const lexicon = defineLexicon({
  pick: [branch],
  hang: [],
});

export type Verbs = typeof lexicon.verbs;
