/** @jsxImportSource #drawing */
import { type Drawn, Peak, Ripples } from '#drawing';
import { BORDER_LINES, COAST, EAST_OF, MOUNTAINS, onSheet, SHEET } from './japan.ts';

/** The woodblock map behind regions and cities: sea, ripples, land in four tints, mountains, one red sun. Ornament only. */
export function Sheet(): Drawn {
  const { width, height } = SHEET;
  return (
    <svg class="woodblock" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="nippon-bokashi" x1="0" y1="0" x2="0" y2="1">
          <stop class="deep" offset="0" stop-opacity="0.7" />
          <stop class="deep" offset="0.3" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="nippon-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop class="deep" offset="0.72" stop-opacity="0" />
          <stop class="deep" offset="1" stop-opacity="0.5" />
        </linearGradient>
        <clipPath id="nippon-land">
          <path d={COAST} />
        </clipPath>
      </defs>
      <rect class="sea" x="-60" y="-60" width={width + 120} height={height + 120} />
      <rect x="-60" y="-60" width={width + 120} height={height + 120} fill="url(#seigaiha)" />
      <rect y="0" width={width} height={height} fill="url(#nippon-bokashi)" />
      <rect y="0" width={width} height={height} fill="url(#nippon-dusk)" />
      <circle class="sun" cx="284" cy="228" r="24" />
      <Ripples coast={COAST} />
      <path class="land" d={COAST} />
      <g clip-path="url(#nippon-land)">
        {EAST_OF.map((band, i) => (
          <path key={i} class={i % 2 === 0 ? 'land shade' : 'land'} d={band} />
        ))}
        <path class="border" d={BORDER_LINES} />
      </g>
      <path class="coast" d={COAST} />
      {MOUNTAINS.map(({ at, height: high }, i) => (
        <Peak key={i} at={onSheet(at)} height={high} />
      ))}
    </svg>
  );
}
