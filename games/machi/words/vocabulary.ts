import type { WordsFor } from 'engawa';
import type { MachiVerbs } from '../rules/lexicon.ts';
import type { MachiReason } from '../rules/reasons.ts';
import type { CATEGORIES, MachiSteps } from '../rules/state.ts';

/** Things events speak of that are in no domain of the lexicon. */
type Thing =
  | 'year'
  | 'winter'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'famine'
  | 'flop'
  | 'site'
  | 'outside'
  | 'drawnDuel'
  | 'villagerReshuffle'
  | 'buildingReshuffle'
  | 'wealth'
  | 'honour'
  | 'duels'
  | 'refusals';

/** What each language must say; the type checker finds what is missing. */
export type MachiWords = WordsFor<MachiVerbs, MachiSteps, MachiReason, Thing, (typeof CATEGORIES)[number]>;
