/** @jsxImportSource #drawing */
import type { Drawn } from './node.ts';

/** The open sea: waves, deeper towards the far and the near edge (bokashi). It fills whatever room there is. */
export function OpenSea(): Drawn {
  return (
    <svg class="waves" aria-hidden="true">
      <defs>
        <linearGradient id="bokashi" x1="0" y1="0" x2="0" y2="1">
          <stop class="deep" offset="0" stop-opacity="0.76" />
          <stop class="deep" offset="0.3" stop-opacity="0.04" />
          <stop class="deep" offset="0.75" stop-opacity="0" />
          <stop class="deep" offset="1" stop-opacity="0.48" />
        </linearGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#seigaiha)" />
      <rect width="100%" height="100%" fill="url(#bokashi)" />
    </svg>
  );
}

/** Ever narrower strokes along a coast, painted from the widest. */
export function Ripples({ coast }: { readonly coast: string }): Drawn {
  return (
    <g class="ripples">
      {['r4', 'r3', 'r2', 'r1'].map((ripple) => (
        <path key={ripple} class={`ripple ${ripple}`} d={coast} />
      ))}
    </g>
  );
}

interface PeakProps {
  /** The middle of its foot. */
  readonly at: readonly [x: number, y: number];
  readonly height: number;
}

/** A mountain in two tones with a cap of snow. */
export function Peak({ at: [x, y], height: h }: PeakProps): Drawn {
  return (
    <g class="mountain" transform={`translate(${x} ${y})`}>
      <path class="peak" d={`M${-h * 0.9} 0 ${-h * 0.14} ${-h}h${h * 0.28}L${h * 0.9} 0Z`} />
      <path class="slope" d={`M${h * 0.14} ${-h} ${h * 0.9} 0H${h * 0.1}Z`} />
      <path
        class="snow"
        d={`M${-h * 0.14} ${-h}h${h * 0.28}L${h * 0.42} ${-h * 0.63}l${-h * 0.2} ${-h * 0.1} ${-h * 0.2} ${h * 0.14} ${-h * 0.2} ${-h * 0.14} ${-h * 0.24} ${h * 0.1}Z`}
      />
    </g>
  );
}
