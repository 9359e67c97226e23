/** @jsxImportSource engawa/drawing */
import type { Word } from 'engawa';
import type { Drawn } from 'engawa/drawing';
import { CARDS, type Ribbon } from '../data/index.ts';
import { BEFORE, BEHIND } from './creatures.tsx';
import { FLOWERS } from './flowers.tsx';
import { Fill, Line } from './paint.tsx';

/** A slip of paper tied to the branch: with a verse, plain, or blue with waves, so that colour never tells alone. */
function Slip({ of }: { readonly of: Ribbon }): Drawn {
  return (
    <g transform="rotate(14 30 52)">
      <Fill of={of === 'blue' ? 'blue' : 'red'} edge={1.2} d="M22 22H38V82H22Z" />
      {of === 'poem' && (
        <Line
          of="cream"
          width={1.5}
          d="M27 29h6M30 26v9M27 38q6-2 5 3t-6 4M27 50q7-2 6 2t-3 6M28 62q3 4 6 0M30 60v10M27 73h6"
        />
      )}
      {of === 'blue' && (
        <Line of="cream" width={1.3} d="M24 32q3-4 6 0t6 0M24 46q3-4 6 0t6 0M24 60q3-4 6 0t6 0M24 74q3-4 6 0t6 0" />
      )}
    </g>
  );
}

/** The face of a card on a sheet of 60 by 98, with the number of its month in the corner. */
function Face({ card }: { readonly card: number }): Drawn {
  const { id, month, ribbon } = CARDS[card];
  const thing = id.slice(id.indexOf('-') + 1);
  const n = Number(thing) || 0;
  const Flower = FLOWERS[month];
  return (
    <svg class="face" viewBox="0 0 60 98" aria-hidden="true">
      <rect class="ground" width="60" height="98" />
      {BEHIND[thing]?.()}
      <Flower bare={n === 0 && !ribbon} n={n} />
      {BEFORE[thing]?.()}
      {ribbon && <Slip of={ribbon} />}
      <rect class="frame" x="1" y="1" width="58" height="96" rx="3" />
      <circle class="corner" cx="9" cy="9" r="6.4" />
      <text class="number" x="9" y="9.4" text-anchor="middle" dominant-baseline="central">
        {month + 1}
      </text>
    </svg>
  );
}

interface CardProps {
  readonly card: number;
  readonly name: Word;
  /** Its flower lies on the field. */
  readonly pairs?: boolean;
}

/** A card that lies open. Whoever can point at it for a move points at its reference. */
export function Card({ card, name, pairs }: CardProps): Drawn {
  const { id, month } = CARDS[card];
  return (
    <div
      class={`hana m-${month + 1}${pairs ? ' pairs' : ''}`}
      data-ref={`card:${id}`}
      role="img"
      aria-label={name.name}
    >
      <Face card={card} />
    </div>
  );
}

/** A card that lies face down. */
export const Back = ({ name }: { readonly name: string }): Drawn => (
  <div class="hana back" role="img" aria-label={name}>
    <svg class="face" viewBox="0 0 60 98" aria-hidden="true">
      <rect class="c-red" width="60" height="98" />
      <path class="weave" d={LATTICE} />
      <rect class="frame" x="1" y="1" width="58" height="96" rx="3" />
    </svg>
  </div>
);

const LATTICE = Array.from(
  { length: 14 },
  (_, i) => `M${i * 12 - 98} 0L${i * 12} 98M${i * 12} 0L${i * 12 - 98} 98`,
).join('');
