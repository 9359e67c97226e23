import type { WordsFor } from 'engawa';
import type { YokohamaVerbs } from '../rules/lexicon.ts';
import type { YokohamaReason } from '../rules/reasons.ts';
import type { Category, YokohamaSteps } from '../rules/state.ts';

/** Things events speak of that are in no domain of the lexicon; points are told by their category. */
type Thing =
  | Category
  | 'yen'
  | 'imports'
  | 'assistants'
  | 'president'
  | 'hand'
  | 'stationToken'
  | 'fivePowerToken'
  | 'shophouse'
  | 'tradingHouse'
  | 'power'
  | 'lastRound';

/** What each language must say; the type checker finds what is missing. */
export type YokohamaWords = WordsFor<YokohamaVerbs, YokohamaSteps, YokohamaReason, Thing, Category>;
