/** @jsxImportSource #drawing */
import type { Drawn } from '#drawing';

/** The land behind a village: a mountain, hills, paddies. Its colours change with the season; ornament only. */
export function Landscape(): Drawn {
  return (
    <svg class="landscape" viewBox="0 0 700 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class="sun" cx="474" cy="62" r="30" />
      <path
        class="mist"
        d="M420 96h190a9 9 0 0 1 0 18H380a9 9 0 0 1 0-18ZM90 70h150a8 8 0 0 1 0 16H50a8 8 0 0 1 0-16Z"
      />
      <path class="fuji" d="M120 190 268 54q14-8 28 0L452 190Z" />
      <path class="cap" d="M227 92 268 54q14-8 28 0l44 38-20-6-14 14-16-12-18 16-16-14-14 10Z" />
      <path class="hill far" d="M0 168q90-40 190-14t190-10 170 6 150-22v112H0Z" />
      <path class="hill near" d="M0 196q120-34 240-8t250-14 210 4v62H0Z" />
      <path
        class="paddy"
        d="M0 218h700M0 229h700M60 207l-40 33M180 200l-20 40M310 203v37M440 198l24 42M570 194l50 46"
      />
      <path class="tree" d={PINES} />
    </svg>
  );
}

const PINES = [40, 74, 612, 650, 676]
  .map((x, i) => {
    const y = 190 - (i % 2) * 6;
    return `M${x} ${y}l-13 18h8l-11 15h32l-11-15h8Z`;
  })
  .join('');
