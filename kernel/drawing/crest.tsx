/** @jsxImportSource #drawing */
import type { Drawn } from './node.ts';

/** The houses a player may lead. Each has a colour, a frame and a crest of its own, so colour never tells alone. */
export const HOUSES = [
  'red',
  'blue',
  'yellow',
  'teal',
  'plum',
  'orange',
  'grey',
  'crane',
  'wisteria',
  'maple',
] as const;
export type House = (typeof HOUSES)[number];

interface Mon {
  /** Circle, square, diamond, hexagon, octagon, pentagon, shield: told apart at 12 pixels and in grey. */
  readonly frame: string;
  /** The inner keyline. */
  readonly rim: string;
  readonly mark: string;
  /** Marks that are lines rather than shapes. */
  readonly lines?: true;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A path drawn three times round the middle of the frame. */
const thrice = (points: readonly (readonly [number, number])[], write: (p: readonly string[]) => string): string =>
  [0, 120, 240]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      const turn = ([x, y]: readonly [number, number]): string => {
        const dx = x - 12;
        const dy = y - 12.4;
        return `${round(12 + dx * Math.cos(a) - dy * Math.sin(a))} ${round(12.4 + dx * Math.sin(a) + dy * Math.cos(a))}`;
      };
      return write(points.map(turn));
    })
    .join('');

const round = (n: number): number => Math.round(n * 100) / 100;

const CIRCLE = { frame: disc(12, 12, 11.2), rim: disc(12, 12, 9.6) };
const DIAMOND = { frame: 'M12 .4 23.6 12 12 23.6.4 12Z', rim: 'M12 2.7 21.3 12 12 21.3 2.7 12Z' };
const OCTAGON = {
  frame: 'M7.3.9h9.4l6.4 6.4v9.4l-6.4 6.4H7.3L.9 16.7V7.3Z',
  rim: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z',
};
const MAPLE =
  'M12 5.4l1.5 3.4 2.9-1.2-.6 3 3.4.4-2.4 2.2 1.6 2.4-3.2-.1-.2 1.7-2.2-1.3-.4 3.6h-.8l-.4-3.6-2.2 1.3-.2-1.7-3.2.1 1.6-2.4-2.4-2.2 3.4-.4-.6-3 2.9 1.2Z';

const MONS: Readonly<Record<House, Mon>> = {
  // Plum blossom: five petals round a heart.
  red: {
    ...CIRCLE,
    mark: [
      disc(12, 12, 1.9),
      ...[0, 72, 144, 216, 288].map((degrees) => {
        const a = (degrees * Math.PI) / 180;
        return disc(round(12 + 5.1 * Math.sin(a)), round(12 - 5.1 * Math.cos(a)), 2.7);
      }),
    ].join(''),
  },
  // Three waves.
  blue: {
    frame: 'M3 1.2h18a1.8 1.8 0 0 1 1.8 1.8v18a1.8 1.8 0 0 1-1.8 1.8H3A1.8 1.8 0 0 1 1.2 21V3A1.8 1.8 0 0 1 3 1.2Z',
    rim: 'M3.2 2.8h17.6a.4.4 0 0 1 .4.4v17.6a.4.4 0 0 1-.4.4H3.2a.4.4 0 0 1-.4-.4V3.2a.4.4 0 0 1 .4-.4Z',
    mark: 'M5 8.6c2.3-2.8 4.7-2.8 7 0s4.7 2.8 7 0M5 12.9c2.3-2.8 4.7-2.8 7 0s4.7 2.8 7 0M5 17.2c2.3-2.8 4.7-2.8 7 0s4.7 2.8 7 0',
    lines: true,
  },
  // An open fan; the gaps are its ribs.
  yellow: {
    ...DIAMOND,
    mark: 'M11.6 17.6 6.4 9.5a10.4 10.4 0 0 1 2.7-1.3ZM12 17.4 9.9 8a10.6 10.6 0 0 1 4.2 0ZM12.4 17.6 14.9 8.2a10.4 10.4 0 0 1 2.7 1.3Z',
  },
  // Three bamboo leaves.
  teal: {
    frame: 'M6.4 1.6h11.2L23.4 12l-5.8 10.4H6.4L.6 12Z',
    rim: 'M7.3 3.2h9.4l4.9 8.8-4.9 8.8H7.3L2.4 12Z',
    mark: thrice(
      [
        [12, 12],
        [9.2, 9.6],
        [9.4, 6.6],
        [12, 4.2],
        [14.6, 6.6],
        [14.8, 9.6],
      ],
      ([a, b, c, d, e, f]) => `M${a}C${b} ${c} ${d}C${e} ${f} ${a}Z`,
    ),
  },
  // A snow star.
  plum: {
    ...OCTAGON,
    mark: 'M12 5.4v13.2M6.3 8.7l11.4 6.6M17.7 8.7 6.3 15.3M10.2 6.4 12 8.2l1.8-1.8M10.2 17.6l1.8-1.8 1.8 1.8M6 11l2.5-.7-.7-2.5M18 13l-2.5.7.7 2.5M18 11l-2.5-.7.7-2.5M6 13l2.5.7-.7 2.5',
    lines: true,
  },
  // A maple leaf.
  orange: {
    frame: 'M12 .8 23.2 9.3 19 22.6H5L.8 9.3Z',
    rim: 'M12 2.9 21.2 9.9 17.8 20.9H6.2L2.8 9.9Z',
    mark: MAPLE,
  },
  // Bars of mist.
  grey: {
    frame: 'M2 1.2h20v11.3c0 5.2-4.2 8.6-10 10.9C6.2 21.1 2 17.7 2 12.5Z',
    rim: 'M3.7 2.9h16.6v9.4c0 4.1-3.2 6.9-8.3 9.1-5.1-2.2-8.3-5-8.3-9.1Z',
    mark: 'M6.5 7h7M10.5 10.3h7M6.5 13.6h9M10 16.9h4',
    lines: true,
  },
  // Lords who bear what they are called after; colours and frames are those of yellow, plum and red.
  crane: {
    ...DIAMOND,
    mark: 'M5.6 15.2c3-.9 4.3-2.9 5.2-5.9.6-2.1 2.1-3.7 3.7-3.7l2.7.9-2.4.7c-.8.8-.7 2.1-.4 3.5 2.6.4 4.4 2.2 4.8 5-2.2-1.4-4-1.6-5.7-1.1l1.1 3.9h-1l-1.6-3.4c-1.7 1-3.6 1.1-6.4.1Z',
  },
  wisteria: {
    ...OCTAGON,
    mark: [
      disc(12, 6.4, 2.1),
      disc(8.8, 8.9, 2),
      disc(15.2, 8.9, 2),
      disc(10.4, 12.2, 1.8),
      disc(13.6, 12.2, 1.8),
      disc(12, 15.3, 1.5),
      disc(12, 18, 1),
    ].join(''),
  },
  maple: { ...CIRCLE, mark: MAPLE },
};

interface CrestProps {
  readonly house: House;
  /** A number or letter in place of the crest; the frame still tells the house. */
  readonly label?: string | number;
  readonly class?: string;
  /** Where it stands in a picture: the middle, and how wide it is. */
  readonly at?: readonly [x: number, y: number, size: number];
}

/** A player's crest, 24 by 24. Outside a picture its size comes from the style sheet; it stands for nothing that words do not say as well. */
export function Crest({ house, label, class: name, at }: CrestProps): Drawn {
  const { frame, rim, mark, lines } = MONS[house];
  return (
    <svg
      class={name ? `crest ${name}` : 'crest'}
      data-house={house}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(at && { x: at[0] - at[2] / 2, y: at[1] - at[2] / 2, width: at[2], height: at[2] })}
    >
      <path class="frame" d={frame} />
      <path class="rim" d={rim} />
      {label === undefined ? (
        <path class={lines ? 'mon lines' : 'mon'} d={mark} />
      ) : (
        <text class="sign" x="12" y="16.7" text-anchor="middle">
          {label}
        </text>
      )}
    </svg>
  );
}
