/** @jsxImportSource engawa/drawing */
import { type Drawn, Peak, Ripples } from 'engawa/drawing';
import { BORDER_LINES, COAST, EAST_OF, MOUNTAINS, onSheet, SHEET } from './japan.ts';

/** The woodblock map behind regions and cities: sea, ripples, land in four tints, mountains, one red sun. Ornament only. */
export function Sheet(): Drawn {
  const { width, height } = SHEET;
  return (
    <svg
      class="woodblock scenery"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
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
      <Trader at={[108, 252]} size={1} />
      <Trader at={[196, 92]} size={0.6} />
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

/** A coasting trader of the period: a broad hull under one great sail of cloth strips. */
function Trader(props: { readonly at: readonly [x: number, y: number]; readonly size: number }): Drawn {
  const {
    at: [x, y],
    size,
  } = props;
  return (
    <g class="trader" transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="wake" d="M-24 7q6-3 12 0t12 0 12 0 12 0" />
      <path class="hull" d="M-19-3Q-15 6-8 6H12Q20 4 22-6L15-3Z" />
      <path class="sail" d="M-9-28H10Q13-16 10-5H-9Q-6-16-9-28Z" />
      <path class="strips" d="M-4.5-28q3 12 0 23M.5-28q3 12 0 23M5.5-28q3 12 0 23" />
      <path class="mast" d="M0-32V-3" />
    </g>
  );
}
