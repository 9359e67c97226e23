import type { TextViewOf } from 'engawa/columns';
import type { Reward } from '../data/index.ts';
import type { YokohamaState } from '../rules/state.ts';
import { gainsOf } from '../words/names.ts';
import type { YokohamaWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export type TextView = TextViewOf<YokohamaState, YokohamaWords>;

export const COLUMNS = 98;

/** A reward in signs: `4VP+1y`. */
export const signs = ({ names, things }: YokohamaWords, reward: Reward): string =>
  gainsOf({ goods: names.good, icons: things }, reward)
    .map(([n, what]) => n + what.short)
    .join('+');

/** Goods in signs: `2C 1S`. */
export const goodsIn = ({ names }: YokohamaWords, counts: ArrayLike<number>): string =>
  names.good.flatMap(({ short }, good) => (counts[good] > 0 ? [counts[good] + short] : [])).join(' ');
