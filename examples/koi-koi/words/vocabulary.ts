import type { WordsFor } from 'engawa';
import type { Kind } from '../data/index.ts';
import type { did } from '../rules/deeds.ts';
import type { KoiKoiVerbs } from '../rules/lexicon.ts';
import type { KoiKoiReason } from '../rules/reasons.ts';
import type { Category, Ending, KoiKoiSteps } from '../rules/state.ts';

/** Things events speak of that are in no domain of the lexicon. */
type Thing =
  | 'hand'
  | 'field'
  | 'deck'
  | 'captured'
  | 'yaku'
  | 'stake'
  | 'oya'
  | 'ko'
  | 'call'
  | 'doubling'
  | 'months'
  | 'ending'
  | 'points';

/** What the boards say besides. */
export interface Phrases {
  readonly month: (n: number, of: number) => string;
  readonly oya: string;
  readonly ko: string;
  readonly field: string;
  readonly deck: string;
  readonly hand: string;
  readonly captured: string;
  readonly shown: string;
  readonly yaku: string;
  /** What the months brought so far. */
  readonly sheet: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly points: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly calls: (n: number) => string;
  /** What stopping now would bring. */
  readonly stake: (points: number, times: number) => string;
  readonly noYaku: string;
  readonly times: (n: number) => string;
  /** The card that waits for its pair. */
  readonly laid: string;
  readonly back: string;
  /** How a month ended. */
  readonly endings: Readonly<Record<Ending, (who: string, points: number) => string>>;
  readonly notYet: string;
  readonly nobody: string;
  readonly over: (who: string) => string;
}

/** What each language must say; the type checker finds what is missing. */
export type KoiKoiWords = WordsFor<KoiKoiVerbs, KoiKoiSteps, KoiKoiReason, Thing, Category, Phrases, typeof did>;
