/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';

/** The land a village stands in: sun, mountain, hills, paddies. Its colours change with the season; ornament only. */
export function Landscape(): Drawn {
  return (
    <svg class="landscape scenery" viewBox="0 0 700 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle class="sun" cx="548" cy="150" r="46" />
      <path
        class="mist"
        d="M470 176h200a10 10 0 0 1 0 20H440a10 10 0 0 1 0-20ZM40 118h150a8 8 0 0 1 0 16H0a8 8 0 0 1 0-16ZM300 232h170a9 9 0 0 1 0 18H270a9 9 0 0 1 0-18Z"
      />
      <path class="fuji" d="M30 340 236 112q24-15 48 0L500 340Z" />
      <path class="cap" d="M182 172 236 112q24-15 48 0l56 59-26-9-18 20-22-17-24 23-20-20-18 15Z" />
      <path class="hill far" d="M0 318q90-44 190-16t190-10 170 6 150-26v368H0Z" />
      <path class="hill near" d="M0 388q120-40 240-10t250-16 210 6v272H0Z" />
      <path class="hill last" d="M0 470q160-30 330-4t370-14v188H0Z" />
      <path
        class="paddy"
        d="M0 520h700M0 552h700M0 592h700M70 484 10 640M190 478l-34 162M320 480v160M450 476l40 164M580 470l90 170"
      />
      <path class="tree" d={PINES} />
      <path class="blossom" d={CHERRIES} />
    </svg>
  );
}

const GROVE = [
  [34, 348],
  [66, 340],
  [98, 350],
  [596, 330],
  [630, 322],
  [664, 330],
  [412, 352],
];
const PINES = GROVE.map(([x, y]) => `M${x} ${y}l-14 20h8l-12 17h36l-12-17h8Z`).join('');
/** In spring cherries stand where one sees pines in the other seasons. */
const CHERRIES = GROVE.map(
  ([x, y]) => `M${x - 2} ${y + 38}v-14c-14 2-22-8-14-16-2-10 10-14 16-8 8-6 18 0 15 9 8 7 0 17-13 15v14Z`,
).join('');
