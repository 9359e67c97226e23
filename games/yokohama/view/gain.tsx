/** @jsxImportSource engawa/drawing */
import type { Word } from 'engawa';
import type { Drawn } from 'engawa/drawing';
import { GOODS, type Reward } from '../data/index.ts';
import { Icon, type Sign } from './blocks.ts';

/** A reward in signs: points in a red seal, everything else as number and sign. */
export function Gain({ reward }: { readonly reward: Reward }): Drawn {
  const parts: [number, Sign][] = [
    [reward.yen, 'yen'],
    ...GOODS.map((good, i): [number, Sign] => [reward.goods[i], good as Sign]),
    [reward.imports, 'import'],
    [reward.anyGood, 'anyGood'],
    [reward.warehouse, 'warehouse'],
    [reward.move, 'move'],
  ];
  return (
    <span class="gain">
      {reward.vp > 0 && <b class="vp">{reward.vp}</b>}
      {parts.map(([n, of]) => (n === 1 ? <Icon key={of} of={of} /> : n > 1 ? <Many key={of} n={n} of={of} /> : null))}
    </span>
  );
}

function Many({ n, of }: { readonly n: number; readonly of: Sign }): Drawn {
  return (
    <span class="unit">
      {n}
      <Icon of={of} />
    </span>
  );
}

/** Goods by number and sign. */
export function Goods({ counts }: { readonly counts: ArrayLike<number> }): Drawn {
  return (
    <span class="gain">
      {GOODS.map((good, i) => (counts[i] > 0 ? <Many key={good} n={counts[i]} of={good as Sign} /> : null))}
    </span>
  );
}

const PENNANTS: Readonly<Record<string, string>> = {
  english: '#2b4c8c',
  american: '#a83a32',
  french: '#5a3d7a',
  german: 'light-dark(#303030, #5b5f63)',
  dutch: '#a8551c',
};

/** A nation's pennant with its letter. */
export function Flag({ id, of }: { readonly id: string; readonly of: Word }): Drawn {
  return (
    <b class="flag" style={`--flag:${PENNANTS[id]}`}>
      {of.short}
    </b>
  );
}
