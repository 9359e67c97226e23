/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { BOATS } from '../data/index.ts';

/** Five sails, told apart without their colours; lines on the cloth say the same once more. 32 by 30. */
const SAILS: Readonly<Record<string, { readonly sail: string; readonly marks: string }>> = {
  // a tall batten sail with the nodes of bamboo
  bamboo: { sail: 'M11.5 1h9l1 18h-11Z', marks: 'M11.2 7h9.6M10.9 13h10.2M16 1v18' },
  // a square sail of planks
  wood: { sail: 'M7 4h18v15H7Z', marks: 'M7 9h18M7 14h18' },
  // a cut block
  stone: { sail: 'M11 2h10l5 8.5L21 19H11L6 10.5Z', marks: 'M11 2l5 8.5L11 19M16 10.5h10' },
  // a wedge of clay
  clay: { sail: 'M9 1.5 26 19H9Z', marks: 'M9 13h11M14 13v6M9 8h6' },
  // the sun
  gold: {
    sail: 'M6.5 10.5a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z',
    marks: 'M16 4.5v12M10 10.5h12M11.8 6.3l8.4 8.4M20.2 6.3l-8.4 8.4',
  },
};

interface BoatProps {
  readonly boat: number;
  /** Where it floats in a picture. */
  readonly at?: readonly [x: number, y: number];
}

const SIZE = 36;
const HULL = 'M2.5 20.5h27q-2 8-8 8H10.5q-6 0-8-8Z';

export function Boat({ boat, at }: BoatProps): Drawn {
  const id = BOATS[boat].id;
  const { sail, marks } = SAILS[id];
  return (
    <svg
      class={`boat b-${id}`}
      style={`--sail:var(--boat-${id})`}
      viewBox="0 0 32 30"
      aria-hidden="true"
      {...(at && { x: at[0] - SIZE / 2, y: at[1] - SIZE * 0.52, width: SIZE, height: (SIZE * 30) / 32 })}
    >
      {at && <path class="halo" d={sail + HULL} />}
      <path class="sail" d={sail} />
      <path class="marks" d={marks} />
      <path class="hull" d={HULL} />
    </svg>
  );
}
