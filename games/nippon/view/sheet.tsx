/** @jsxImportSource #drawing */
import type { Drawn } from '#drawing';
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
      {RIPPLES.map((ripple) => (
        <path key={ripple} class={ripple} d={COAST} />
      ))}
      <path class="land" d={COAST} />
      <g clip-path="url(#nippon-land)">
        {EAST_OF.map((band, i) => (
          <path key={i} class={i % 2 === 0 ? 'land shade' : 'land'} d={band} />
        ))}
        <path class="border" d={BORDER_LINES} />
      </g>
      <path class="coast" d={COAST} />
      {MOUNTAINS.map(({ at, height: high }, i) => {
        const [x, y] = onSheet(at);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <path class="peak" d={`M${-high * 0.9} 0 ${-high * 0.14} ${-high}h${high * 0.28}L${high * 0.9} 0Z`} />
            <path class="slope" d={`M${high * 0.14} ${-high} ${high * 0.9} 0H${high * 0.1}Z`} />
            <path class="snow" d={snow(high)} />
          </g>
        );
      })}
    </svg>
  );
}

/** Ever narrower strokes along the coast, painted from the widest. */
const RIPPLES = ['ripple r4', 'ripple r3', 'ripple r2', 'ripple r1'];

const snow = (h: number): string =>
  `M${-h * 0.14} ${-h}h${h * 0.28}L${h * 0.42} ${-h * 0.63}l${-h * 0.2} ${-h * 0.1} ${-h * 0.2} ${h * 0.14} ${-h * 0.2} ${-h * 0.14} ${-h * 0.24} ${h * 0.1}Z`;
