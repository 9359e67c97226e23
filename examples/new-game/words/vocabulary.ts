import type { WordsFor } from 'engawa';
import type { did } from '../rules/deeds.ts';
import type { Reason } from '../rules/kit.ts';
import type { Verbs } from '../rules/lexicon.ts';
import type { Category } from '../rules/scoring.ts';
import type { Steps } from '../rules/state.ts';

/** Things events speak of that are in no domain of the lexicon. */
type Thing = 'persimmon' | 'tree' | 'basket' | 'ground' | 'eaves' | 'points';

/** What the boards say besides. */
export interface Phrases {
  readonly tree: string;
  readonly basket: string;
  readonly eaves: string;
  /** What nobody has seen yet. */
  readonly unseen: string;
  readonly fallen: string;
  readonly empty: string;
  readonly others: string;
  readonly points: (n: number) => string;
  readonly cards: (n: number) => string;
}

/** What each language must say; the type checker finds what is missing. */
export type GameWords = WordsFor<Verbs, Steps, Reason, Thing, Category, Phrases, typeof did>;
