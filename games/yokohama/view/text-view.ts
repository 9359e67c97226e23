import { GOODS, type Reward } from '../data/index.ts';
import type { YokohamaState } from '../rules/state.ts';
import type { YokohamaWords } from '../words/vocabulary.ts';
import type { Labels } from './labels.ts';

/** What every part of the board needs to know. */
export interface TextView {
  readonly s: YokohamaState;
  readonly viewer: number;
  readonly labels: Labels;
  readonly words: YokohamaWords;
  /** The seats in the order of play, the viewer first. */
  readonly order: readonly number[];
}

export const COLUMNS = 98;

/** A reward in signs: `4VP+1y`. */
export function signs({ goods, signs: sign }: Labels, reward: Reward): string {
  const parts: string[] = [];
  const add = (n: number, what: string) => {
    if (n > 0) parts.push(`${n}${what}`);
  };
  add(reward.vp, sign.vp);
  add(reward.yen, sign.yen);
  for (let good = 0; good < GOODS.length; good++) add(reward.goods[good], goods[good]);
  add(reward.imports, sign.imports);
  add(reward.anyGood, sign.anyGood);
  add(reward.warehouse, sign.warehouse);
  add(reward.move, sign.move);
  return parts.join('+');
}

/** Goods in signs: `2C 1S`. */
export const goodsIn = ({ goods }: Labels, counts: ArrayLike<number>): string =>
  Array.from(counts)
    .flatMap((n, good) => (n > 0 ? [`${n}${goods[good]}`] : []))
    .join(' ');
