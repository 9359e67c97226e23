import type { WordsFor } from 'engawa';
import type { YamataiVerbs } from '../rules/lexicon.ts';
import type { YamataiReason } from '../rules/reasons.ts';
import type { CATEGORIES, YamataiSteps } from '../rules/state.ts';

/** Things events speak of that are in no domain of the lexicon. */
type Thing =
  | 'coins'
  | 'prestigeToken'
  | 'boat'
  | 'port'
  | 'aside'
  | 'sanctuary'
  | 'supply'
  | 'deckTop'
  | 'deckBottom'
  | 'over';

/** What each language must say; the type checker finds what is missing. */
export type YamataiWords = WordsFor<YamataiVerbs, YamataiSteps, YamataiReason, Thing, (typeof CATEGORIES)[number]>;
