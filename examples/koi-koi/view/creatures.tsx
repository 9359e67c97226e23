/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { disc, leaf, rays, spray } from './brush.ts';
import { Fill, Line } from './paint.tsx';

/** What brights and animals have on them besides their flower, by the last part of the card's name. */

const Crane = (): Drawn => (
  <g>
    <Fill of="red" d={disc(16, 18, 13)} />
    <Fill of="white" edge={0.9} d="M16 62Q14 46 28 42Q42 40 50 50Q44 62 30 64Q22 66 16 62Z" />
    <Fill of="ink" d="M14 62Q8 70 6 80Q16 72 26 64Z" />
    <Fill of="ink" d="M38 44Q52 44 54 54L46 52L50 58L40 54Z" />
    <Line of="ink" width={4.6} d="M27 45Q18 40 22 30T32 20" />
    <Line of="white" width={2} d="M24 42Q18 38 22 31T30 22" />
    <Fill of="white" edge={0.8} d={disc(33, 20, 4.2)} />
    <Fill of="red" d="M29.5 18a4 4 0 0 1 7 0Z" />
    <Fill of="ochre" edge={0.5} d="M36.6 19L46 22L36.4 23Z" />
    <Fill of="ink" d={disc(34, 20.6, 0.8)} />
    <Line of="ink" width={1.6} d="M28 64L27 82M35 63L36 82" />
  </g>
);

const Warbler = (): Drawn => (
  <g>
    <Fill of="ochre" edge={0.8} d="M10 44Q12 30 26 26Q30 16 38 18Q45 20 44 27Q44 40 30 46L12 56Z" />
    <Fill of="green" d="M14 44Q20 34 34 34Q32 44 20 48L8 58Z" />
    <Fill of="ink" d="M43 22L50 25L43 27Z" />
    <Fill of="ink" d={disc(38.5, 23, 1.3)} />
    <Line of="cream" width={0.8} d="M18 44Q24 38 32 37M14 50Q20 44 28 43" />
    <Line of="ink" width={1.3} d="M28 46L30 54M33 44L36 51" />
  </g>
);

const Curtain = (): Drawn => (
  <g>
    <Fill of="cream" edge={1} d="M-2 50Q14 62 30 56T62 50V100H-2Z" />
    <Fill of="red" d="M-2 50Q6 56 13 58L10 100H-2ZM26 57.5Q32 56 38 53L42 100H24ZM50 51L62 50V100H54Z" />
    <Fill of="violet" d="M13 58Q20 59 26 57.5L24 100H17Z" />
    <Line of="ink" width={1.6} d="M-2 50Q14 62 30 56T62 50" />
    <Fill of="ink" d={disc(32, 80, 7)} />
    <Fill of="cream" d={`${disc(32, 77.4, 1.9)}${disc(29.2, 81.8, 1.9)}${disc(34.8, 81.8, 1.9)}`} />
  </g>
);

const Cuckoo = (): Drawn => (
  <g>
    <Fill of="red" edge={0.7} d="M40 50A17 17 0 1 0 56 78A18 18 0 0 1 40 50Z" />
    <Fill of="ink" d="M6 66Q18 64 24 70Q28 58 44 54Q38 64 36 72Q46 74 54 70Q48 80 34 80Q22 80 16 74Z" />
    <Fill of="ochre" d="M24 72Q32 78 44 75Q36 79 28 77Z" />
    <Line of="cream" width={0.9} d="M29 68Q34 62 40 59M31 72Q36 67 40 64" />
    <Fill of="gold" d="M6 66L0 64L8 70Z" />
    <Fill of="cream" d={disc(12, 68, 1.1)} />
  </g>
);

const Bridge = (): Drawn => (
  <g>
    <Line of="blue" width={1.4} d="M0 92Q8 89 15 92T30 92T45 92T60 92M0 60Q6 57 10 60M50 62Q55 59 60 62" />
    <Fill of="ochre" edge={1} d="M-2 84L22 70L28 75L2 92ZM20 66L44 80L40 86L16 72ZM38 80L62 62V72L44 88Z" />
    <Line
      of="brown"
      width={1}
      d="M6 82L10 87M12 78L16 84M26 71L23 76M32 74L29 80M38 78L35 83M48 77L52 82M54 72L58 77"
    />
    <Line of="ink" width={2} d="M8 88V96M22 76V88M42 86V96M54 76V90" />
  </g>
);

const butterfly = (x: number, y: number, size: number, degrees: number, of: 'gold' | 'violet'): Drawn => (
  <g transform={`translate(${x} ${y}) rotate(${degrees}) scale(${size})`}>
    <Fill
      of={of}
      edge={0.8}
      d="M0 0Q-4 -13 -14 -11Q-17 -3 -6 1Q-14 3 -11 9Q-4 11 0 2Q4 11 11 9Q14 3 6 1Q17 -3 14 -11Q4 -13 0 0Z"
    />
    <Fill of="red" d={disc(-9, -6, 2.2) + disc(9, -6, 2.2)} />
    <Fill of="ink" d={leaf(0, -5, 13, 2, 90)} />
    <Line of="ink" width={0.8} d="M0 -4Q-3 -10 -6 -12M0 -4Q3 -10 6 -12" />
  </g>
);

const Butterflies = (): Drawn => (
  <g>
    {butterfly(20, 20, 1.15, -18, 'gold')}
    {butterfly(43, 40, 0.95, 24, 'violet')}
  </g>
);

const Boar = (): Drawn => (
  <g>
    <Fill of="brown" edge={1} d="M2 86Q0 66 16 60Q30 54 44 60Q56 64 58 76L60 82L52 86Q50 92 44 92H12Q4 92 2 86Z" />
    <Fill of="red" d="M4 80Q6 66 20 63Q34 60 44 64Q34 70 24 70Q12 72 4 80Z" />
    <Fill of="ink" d="M40 60L47 54L49 63ZM10 90H18V97H11ZM36 90H44V97H37Z" />
    <Fill of="ink" d={disc(48, 72, 1.7)} />
    <Fill of="white" edge={0.5} d="M53 83Q50 76 55 75Q55 79 57 82Z" />
    <Fill of="ink" d="M58 76L61 79L59 83Z" />
    <Line of="ink" width={0.9} d="M10 78L14 74M16 84L21 79M24 86L29 81M32 87L36 82M26 76L31 72" />
  </g>
);

const Moon = (): Drawn => (
  <g>
    <Fill of="red" d="M0 0H60V64Q26 52 0 76Z" />
    <Fill of="cream" edge={0.8} d={disc(31, 31, 20)} />
  </g>
);

const goose = (x: number, y: number, size: number): Drawn => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <Fill of="ink" d="M-15 2Q-6 -3 -2 1Q-3 -11 8 -13Q4 -6 5 1Q11 2 16 -2Q12 6 4 6Q-6 7 -15 2Z" />
    <Fill of="cream" d="M0 0Q0 -6 4 -9Q2 -4 3 0Z" />
  </g>
);

const Geese = (): Drawn => (
  <g>
    <Fill of="red" d="M0 0H60V12Q40 22 0 15Z" />
    {goose(19, 30, 1)}
    {goose(43, 42, 0.85)}
    {goose(20, 54, 0.75)}
  </g>
);

const Cup = (): Drawn => (
  <g>
    <Fill of="red" edge={1} d="M8 26H54Q52 46 38 49L41 56H21L24 49Q10 46 8 26Z" />
    <Fill of="gold" edge={0.8} d="M8 26a23 7 0 0 1 46 0a23 7 0 0 1 -46 0Z" />
    <Fill of="cream" d="M14 26a17 4.4 0 0 1 34 0a17 4.4 0 0 1 -34 0Z" />
    <Line of="gold" width={1.5} d="M25 37H37M31 34V46M26 41H36M27 45L35 45" />
  </g>
);

const Deer = (): Drawn => (
  <g>
    <Fill
      of="brown"
      edge={1}
      d="M10 96L13 78Q8 66 18 62Q30 58 40 62L44 50Q38 46 40 41Q46 38 50 43Q53 50 50 58Q52 70 48 78L50 96H44L41 80Q32 84 24 80L18 82L16 96Z"
    />
    <Fill
      of="cream"
      d={
        disc(22, 68, 1.6) +
        disc(29, 66, 1.6) +
        disc(36, 69, 1.6) +
        disc(26, 74, 1.6) +
        disc(33, 75, 1.6) +
        disc(19, 75, 1.4)
      }
    />
    <Fill of="white" d="M11 66Q6 64 6 71Q11 74 13 71Z" />
    <Fill of="brown" edge={0.7} d={leaf(49, 44, 8, 3, -20)} />
    <Line of="ink" width={1.5} d="M44 41Q40 34 43 26M43 34L37 30M47 41Q50 34 47 27M49 35L54 31" />
    <Fill of="ink" d={disc(43.4, 44.4, 1.1)} />
    <Fill of="ink" d="M39 42.6L41 41.4L40.6 45Z" />
  </g>
);

const Poet = (): Drawn => (
  <g>
    <Line of="blue" width={1} d="M2 40L-4 60M12 46L2 82M54 44L46 76M60 56L52 84" />
    <Fill of="ochre" d="M0 88Q30 80 60 90V98H0Z" />
    <Line of="blue" width={1.6} d="M0 94Q20 88 32 94T60 94" />
    <Fill of="violet" edge={0.9} d="M20 88L24 62Q30 56 36 62L42 88Z" />
    <Fill of="gold" d="M27 64L31 88H36L33 62Z" />
    <Fill of="cream" edge={0.7} d={disc(30, 54, 5.4)} />
    <Fill of="ink" d="M24.6 52Q26 44 30 45Q35 44 35.4 52Q30 48 24.6 52Z" />
    <Fill of="red" edge={1} d="M4 46Q10 24 31 22Q52 24 58 46Q50 42 44 46Q38 41 31 45Q24 41 18 46Q11 42 4 46Z" />
    <Line of="ink" width={1} d="M31 22L18 46M31 22L44 46M31 22V45" />
    <Line of="ink" width={1.3} d="M31 17V24M37 46V74" />
    <Fill of="green" edge={0.6} d="M46 88Q46 82 51 82Q56 82 57 88L59 90H45Z" />
    <Fill of="ink" d={disc(49.4, 84, 0.9) + disc(53.4, 84, 0.9)} />
  </g>
);

const Swallow = (): Drawn => (
  <g>
    <Fill of="red" edge={0.8} d="M12 62Q22 54 34 60Q44 64 46 74Q36 78 24 72Q14 70 12 62Z" />
    <Fill of="ink" d="M20 60Q30 46 50 44Q44 56 36 64ZM44 70L60 82L46 78L52 92L38 74Z" />
    <Fill of="gold" d="M12 62L4 62L13 66Z" />
    <Fill of="cream" d={disc(18, 63, 1.5)} />
    <Line of="cream" width={0.9} d="M28 58Q36 50 44 48M31 62Q38 56 42 53" />
    <Line of="ink" width={1} d="M24 70Q32 74 40 73" />
  </g>
);

const Phoenix = (): Drawn => (
  <g>
    <Fill of="red" edge={0.8} d={spray(24, 40, 5, 34, 4.4, 62, 62)} />
    <Fill of="gold" edge={0.6} d={spray(24, 40, 4, 27, 3.4, 70, 46)} />
    <Fill of="violet" edge={0.8} d="M22 44Q4 36 4 14Q12 20 16 18Q14 26 20 26Q20 32 28 34Z" />
    <Fill of="green" edge={0.8} d="M28 42Q40 40 56 22Q54 36 48 38Q48 46 40 46Q38 52 28 50Z" />
    <Fill of="ochre" edge={0.9} d="M18 46Q18 30 28 26Q24 16 32 10Q41 8 42 16Q43 24 36 29Q38 44 28 50Q22 52 18 46Z" />
    <Fill of="red" d="M30 10Q26 2 33 1Q32 4 36 3Q40 3 39 9Z" />
    <Fill of="gold" edge={0.5} d="M41 13L50 16L42 18Z" />
    <Fill of="ink" d={disc(36.6, 14.4, 1.3)} />
    <Line of="ink" width={0.7} d={rays(28, 38, 5, 3, 9, 20, 140)} />
  </g>
);

/** Some stand behind their flower: the moon rises over the hill. */
export const BEHIND: Readonly<Record<string, () => Drawn>> = { moon: Moon, geese: Geese };

export const BEFORE: Readonly<Record<string, () => Drawn>> = {
  crane: Crane,
  warbler: Warbler,
  curtain: Curtain,
  cuckoo: Cuckoo,
  bridge: Bridge,
  butterflies: Butterflies,
  boar: Boar,
  cup: Cup,
  deer: Deer,
  poet: Poet,
  swallow: Swallow,
  phoenix: Phoenix,
};
