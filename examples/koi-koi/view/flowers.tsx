/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { disc, leaf, notched, petals, rays, spray } from './brush.ts';
import { Fill, Line } from './paint.tsx';

/**
 * The twelve flowers on a sheet of 60 by 98. `bare` are the plants of cards with a creature or a thing on them, which leave it
 * room; the others fill the card, and the two plain cards of a month differ a little.
 */
interface FlowerProps {
  readonly bare: boolean;
  /** 1, 2 or 3 among the plain cards. */
  readonly n: number;
}

/** A bough of the pine: a dome of needles. */
const bough = (x: number, y: number, r: number): Drawn => (
  <g>
    <Fill
      of="green"
      d={`M${x - r} ${y}a${r} ${r * 0.82} 0 0 1 ${2 * r} 0q${-r * 0.5} ${r * 0.28} ${-r} ${r * 0.1}q${-r * 0.5} ${r * 0.18} ${-r} ${-r * 0.1}Z`}
    />
    <Line of="moss" width={0.9} d={rays(x, y, 11, r * 0.25, r * 0.78, 184, 172)} />
  </g>
);

const Pine = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Line of="brown" width={4} d={bare ? 'M60 96Q40 92 38 78T58 58' : 'M30 98Q26 82 34 68T26 40T34 18'} />
    {bare
      ? [bough(46, 66, 15), bough(14, 90, 15), bough(40, 92, 17)]
      : [
          bough(32, 24, 18),
          bough(n === 1 ? 15 : 45, 46, 15),
          bough(n === 1 ? 44 : 16, 66, 16),
          bough(18, 88, 17),
          bough(47, 90, 13),
        ]}
  </g>
);

const plumBlossom = (x: number, y: number, r: number): Drawn => (
  <g>
    <Fill of="red" edge={0.7} d={petals(x, y, 5, r * 0.62, r * 0.46)} />
    <Fill of="gold" d={disc(x, y, r * 0.3)} />
    <Line of="cream" width={0.6} d={rays(x, y, 5, r * 0.3, r * 0.72, -54)} />
  </g>
);

const Plum = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Line
      of="ink"
      width={4.4}
      d={
        bare ? 'M58 98L44 74L50 58L36 44' : n === 1 ? 'M10 98L22 72L14 52L34 34L28 8' : 'M52 98L40 74L48 50L28 30L34 6'
      }
    />
    <Line
      of="ink"
      width={2.2}
      d={
        bare
          ? 'M44 74L24 78M50 58L56 34M36 44L38 28'
          : n === 1
            ? 'M22 72L44 62L50 44M34 34L52 22M14 52L6 34'
            : 'M40 74L18 66L10 48M28 30L8 18M48 50L56 32'
      }
    />
    {bare
      ? [plumBlossom(22, 80, 9), plumBlossom(50, 62, 9), plumBlossom(40, 90, 7), plumBlossom(54, 36, 7)]
      : n === 1
        ? [
            plumBlossom(22, 72, 10),
            plumBlossom(48, 48, 9),
            plumBlossom(16, 40, 8),
            plumBlossom(34, 18, 9),
            plumBlossom(46, 84, 8),
          ]
        : [
            plumBlossom(40, 70, 10),
            plumBlossom(12, 52, 9),
            plumBlossom(44, 38, 8),
            plumBlossom(26, 20, 9),
            plumBlossom(16, 84, 8),
          ]}
  </g>
);

const cherryBlossom = (x: number, y: number, r: number): Drawn => (
  <g>
    <Fill of="rose" edge={0.6} d={notched(x, y, r)} />
    <Line of="red" width={0.7} d={rays(x, y, 5, 0, r * 0.5, -90)} />
    <Fill of="red" d={disc(x, y, r * 0.16)} />
  </g>
);

const Cherry = ({ bare, n }: FlowerProps): Drawn =>
  bare ? (
    <g>
      <Line of="brown" width={3.4} d="M0 8Q24 14 60 4" />
      {[cherryBlossom(12, 14, 11), cherryBlossom(34, 10, 11), cherryBlossom(52, 18, 10)]}
      {[cherryBlossom(24, 27, 10), cherryBlossom(44, 32, 9), cherryBlossom(8, 36, 8)]}
    </g>
  ) : (
    <g transform={n === 1 ? 'translate(60 0) scale(-1 1)' : undefined}>
      <Line of="brown" width={3.4} d="M60 92Q38 76 34 46T2 6" />
      {[cherryBlossom(40, 16, 12), cherryBlossom(18, 34, 12), cherryBlossom(44, 44, 12)]}
      {[cherryBlossom(20, 60, 12), cherryBlossom(46, 74, 11), cherryBlossom(16, 84, 10)]}
    </g>
  );

/** A hanging cluster, wide above and pointed below. */
const raceme = (x: number, y: number, length: number): Drawn => (
  <g>
    <Fill
      of="violet"
      d={Array.from(
        { length },
        (_, i) => disc(x - (length - i) * 0.62, y + i * 4.6, 2.7) + disc(x + (length - i) * 0.62, y + i * 4.6, 2.7),
      ).join('')}
    />
    <Fill of="lilac" d={Array.from({ length: length - 1 }, (_, i) => disc(x, y + i * 4.6 + 2, 1.7)).join('')} />
  </g>
);

const Wisteria = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Line of="brown" width={2.6} d="M0 6Q20 0 34 7T60 5" />
    <Fill of="green" d={[8, 22, 36, 50].map((x, i) => spray(x, 7, 4, 13, 3, i % 2 ? 40 : 60, 80)).join('')} />
    {bare
      ? [raceme(10, 22, 7), raceme(27, 18, 8), raceme(50, 20, 6)]
      : n === 1
        ? [raceme(12, 22, 12), raceme(31, 18, 15), raceme(50, 24, 10)]
        : [raceme(11, 20, 15), raceme(30, 26, 10), raceme(49, 20, 13)]}
  </g>
);

const irisFlower = (x: number, y: number, r: number): Drawn => (
  <g>
    <Line of="green" width={1.8} d={`M${x} ${y + r * 0.4}V98`} />
    <Fill
      of="violet"
      edge={0.7}
      d={leaf(x, y, r * 1.15, r * 0.75, 150) + leaf(x, y, r * 1.15, r * 0.75, 30) + leaf(x, y, r * 1.25, r * 0.8, 90)}
    />
    <Fill of="lilac" edge={0.7} d={leaf(x, y + 1, r * 1.1, r * 0.5, -115) + leaf(x, y + 1, r * 1.1, r * 0.5, -65)} />
    <Line
      of="gold"
      width={1.4}
      d={`M${x} ${y}l0 ${r * 0.6}M${x} ${y}l${-r * 0.55} ${r * 0.32}M${x} ${y}l${r * 0.55} ${r * 0.32}`}
    />
  </g>
);

const Iris = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Fill
      of="green"
      d={[
        [6, 56],
        [18, 44],
        [29, 60],
        [42, 46],
        [54, 58],
      ]
        .map(([x, h], i) => leaf(x, 99, bare ? h * 0.85 : h, 5, -90 + (i - 2) * 4))
        .join('')}
    />
    {bare
      ? [irisFlower(14, 30, 12), irisFlower(44, 20, 13)]
      : n === 1
        ? [irisFlower(18, 26, 14), irisFlower(42, 46, 14)]
        : [irisFlower(42, 24, 14), irisFlower(17, 48, 14), irisFlower(46, 68, 9)]}
  </g>
);

const peonyFlower = (x: number, y: number, r: number): Drawn => (
  <g>
    <Fill of="red" edge={0.7} d={petals(x, y, 8, r * 0.66, r * 0.42)} />
    <Fill of="rose" edge={0.6} d={petals(x, y, 6, r * 0.36, r * 0.3, -60)} />
    <Fill of="gold" edge={0.5} d={disc(x, y, r * 0.22)} />
  </g>
);

const Peony = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Line of="green" width={2} d="M30 98Q24 84 30 62" />
    <Fill of="green" d={spray(30, bare ? 78 : 70, 7, 30, 8, -30, 240)} />
    <Line of="moss" width={0.8} d={rays(30, bare ? 78 : 70, 7, 6, 22, -30, 240)} />
    {bare
      ? peonyFlower(30, 74, 19)
      : n === 1
        ? [peonyFlower(20, 32, 18), peonyFlower(40, 68, 19)]
        : [peonyFlower(40, 30, 19), peonyFlower(20, 68, 18)]}
  </g>
);

const cloverStem = (x: number, lean: number): Drawn => {
  const points = [0.18, 0.34, 0.5, 0.66, 0.82].map((t) => [x + lean * t * t * 1.4, 96 - 88 * t] as const);
  return (
    <g>
      <Line of="brown" width={1.5} d={`M${x} 98Q${x} 50 ${x + lean * 1.4} 8`} />
      <Fill
        of="green"
        d={points.map(([px, py], i) => petals(px + (i % 2 ? 5 : -5), py, 3, 3, 2.7, i % 2 ? -60 : -120)).join('')}
      />
      <Fill
        of="red"
        d={points
          .map(([px, py], i) => disc(px + (i % 2 ? -4 : 4), py - 4, 2.3) + disc(px + (i % 2 ? -1 : 1), py - 7.5, 1.9))
          .join('')}
      />
    </g>
  );
};

const Clover = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    {bare
      ? [cloverStem(9, 9), cloverStem(52, -11)]
      : n === 1
        ? [cloverStem(10, 16), cloverStem(30, 8), cloverStem(50, -4)]
        : [cloverStem(10, 4), cloverStem(30, -8), cloverStem(50, -16)]}
  </g>
);

const Pampas = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Fill
      of="ink"
      d={bare ? 'M0 98V76Q26 52 60 64V98Z' : n === 1 ? 'M0 98V58Q24 34 60 56V98Z' : 'M0 98V54Q38 32 60 62V98Z'}
    />
    <Line
      of="grey"
      width={0.9}
      d={Array.from({ length: 9 }, (_, i) => {
        const x = 2 + i * 7;
        const top = (bare ? 78 : 60) + Math.abs(i - 4) * 1.5;
        return `M${x} 98Q${x + 1} ${top + 14} ${x + 7} ${top}M${x + 3} 98Q${x + 2} ${top + 20} ${x - 2} ${top + 10}`;
      }).join('')}
    />
    {!bare && (
      <Line
        of="ink"
        width={1}
        d={Array.from({ length: 7 }, (_, i) => `M${5 + i * 8} 56q${i - 3} -16 ${(i - 3) * 2.4 + 2} -24`).join('')}
      />
    )}
    {!bare && (
      <Fill
        of="ochre"
        d={Array.from({ length: 7 }, (_, i) => leaf(7 + i * 8 + (i - 3) * 2.4, 33, 13, 3, -84 + (i - 3) * 8)).join('')}
      />
    )}
  </g>
);

const mum = (x: number, y: number, r: number, of: 'gold' | 'red' | 'white'): Drawn => (
  <g>
    <Fill of={of} edge={0.6} d={spray(x, y, 16, r, r * 0.24)} />
    <Fill of="ochre" edge={0.5} d={disc(x, y, r * 0.24)} />
  </g>
);

const Chrysanthemum = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Line of="green" width={1.8} d="M18 98Q22 70 18 40M42 98Q38 76 44 56" />
    <Fill
      of="green"
      d={
        spray(18, 82, 5, 17, 6, 150, 120) +
        spray(42, 86, 5, 17, 6, -90, 130) +
        (bare ? '' : spray(30, 58, 4, 14, 5, -20, 220))
      }
    />
    {bare
      ? [mum(17, 76, 14, 'gold'), mum(45, 84, 11, 'red')]
      : n === 1
        ? [mum(20, 24, 17, 'gold'), mum(42, 52, 15, 'red'), mum(16, 74, 13, 'gold')]
        : [mum(41, 26, 17, 'red'), mum(18, 54, 15, 'gold'), mum(44, 78, 13, 'red')]}
  </g>
);

const mapleLeaf = (x: number, y: number, r: number, of: 'red' | 'ochre', degrees = 0): Drawn => (
  <g transform={`rotate(${degrees} ${x} ${y})`}>
    <Fill
      of={of}
      edge={0.5}
      d={[
        [-90, 1],
        [-48, 0.9],
        [-132, 0.9],
        [-8, 0.78],
        [-172, 0.78],
        [34, 0.5],
        [146, 0.5],
      ]
        .map(([a, l]) => leaf(x, y + r * 0.2, r * l * 1.1, r * 0.3, a))
        .join('')}
    />
    <Line of={of} width={1.1} d={`M${x} ${y + r * 0.2}v${r * 0.65}`} />
  </g>
);

const Maple = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    <Line of="brown" width={2.6} d={bare ? 'M0 4Q30 18 60 10' : n === 1 ? 'M4 0Q20 40 8 98' : 'M56 0Q40 40 52 98'} />
    {bare
      ? [
          mapleLeaf(13, 16, 13, 'red', -20),
          mapleLeaf(36, 14, 12, 'ochre', 12),
          mapleLeaf(52, 28, 11, 'red', 40),
          mapleLeaf(26, 32, 9, 'red', 0),
        ]
      : n === 1
        ? [
            mapleLeaf(20, 20, 16, 'red', -14),
            mapleLeaf(43, 40, 15, 'ochre', 22),
            mapleLeaf(20, 60, 16, 'red', -30),
            mapleLeaf(44, 78, 15, 'red', 12),
          ]
        : [
            mapleLeaf(40, 20, 16, 'ochre', 14),
            mapleLeaf(17, 40, 15, 'red', -22),
            mapleLeaf(41, 60, 16, 'red', 30),
            mapleLeaf(16, 78, 15, 'ochre', -12),
          ]}
  </g>
);

/** Long hanging twigs with small leaves on both sides. */
const twigs = (xs: readonly number[], length: number): Drawn => (
  <g>
    <Line
      of="green"
      width={1.3}
      d={xs
        .map((x, i) => `M${x} 2q${i % 2 ? 5 : -4} ${length * 0.5} ${i % 2 ? -1 : 2} ${length - (i % 3) * 12}`)
        .join('')}
    />
    <Fill
      of="green"
      d={xs
        .map((x, i) =>
          Array.from({ length: Math.floor((length - (i % 3) * 12) / 10) }, (_, k) =>
            leaf(x + (i % 2 ? 2.4 : -1.6), 8 + k * 10, 9, 2.2, k % 2 ? 62 : 118),
          ).join(''),
        )
        .join('')}
    />
  </g>
);

/** The single plain card of the willow is the storm. */
const Storm = (): Drawn => (
  <g>
    <Fill of="ink" d="M0 0H60V98H0Z" />
    <Fill of="red" d="M0 0H60V34Q44 24 34 34T10 40T0 52Z" />
    <Fill of="gold" edge={0.8} d="M40 14L20 50H31L17 86L46 42H34L50 14Z" />
    <Line of="grey" width={1.6} d="M4 66Q18 60 26 70T50 70T60 62M4 80Q18 74 26 84T50 84T60 76" />
    <Fill of="ochre" edge={0.8} d={disc(13, 20, 8)} />
    <Line of="ink" width={1.2} d="M13 20m-4 0a4 4 0 1 1 4 4a3 3 0 1 1 2 -5" />
  </g>
);

const Willow = ({ bare, n }: FlowerProps): Drawn =>
  !bare && n > 0 ? (
    Storm()
  ) : (
    <g>
      <Fill of="brown" d="M46 0Q40 12 60 26V0Z" />
      {twigs([6, 17, 29, 41, 53], bare ? 62 : 94)}
    </g>
  );

const spike = (x: number, y: number, rows: number): Drawn => (
  <g>
    <Line of="brown" width={1.2} d={`M${x} ${y}v${rows * 5 + 6}`} />
    <Fill
      of="violet"
      edge={0.4}
      d={Array.from(
        { length: rows },
        (_, i) => disc(x - 1.4 - i * 0.8, y + i * 5, 2.5) + disc(x + 1.4 + i * 0.8, y + i * 5, 2.5),
      ).join('')}
    />
  </g>
);

const Paulownia = ({ bare, n }: FlowerProps): Drawn => (
  <g>
    {!bare && n === 3 && <Fill of="ochre" d="M0 72H60V98H0Z" />}
    {bare ? [spike(30, 56, 3)] : [spike(14, 32, 4), spike(30, 14, 6), spike(46, 32, 4)]}
    <Fill
      of={n === 2 ? 'moss' : 'green'}
      edge={0.8}
      d={
        bare
          ? 'M30 74Q40 66 48 74Q60 74 58 88L46 97L34 92L30 98L26 92L14 97L2 88Q0 74 12 74Q20 66 30 74Z'
          : 'M30 54Q40 44 48 54Q60 54 58 72L48 84L38 80L30 96L22 80L12 84L2 72Q0 54 12 54Q20 44 30 54Z'
      }
    />
    <Line
      of="cream"
      width={1}
      d={
        bare
          ? 'M30 76V95M30 80L46 92M30 80L14 92M44 78L50 90M16 78L10 90'
          : 'M30 56V92M30 62L46 80M30 62L14 80M44 58L51 72M16 58L9 72'
      }
    />
  </g>
);

export const FLOWERS: readonly ((props: FlowerProps) => Drawn)[] = [
  Pine,
  Plum,
  Cherry,
  Wisteria,
  Iris,
  Peony,
  Clover,
  Pampas,
  Chrysanthemum,
  Maple,
  Willow,
  Paulownia,
];
