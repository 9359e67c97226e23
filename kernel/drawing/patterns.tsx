/** @jsxImportSource #drawing */
import type { Drawn } from './node.ts';

/**
 * The textile patterns, drawn once per document: `fill="url(#seigaiha)"`. Custom properties inside a pattern take their
 * value where the pattern is defined, so this stands inside the themed root.
 */
export function Patterns(): Drawn {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="seigaiha" width="32" height="16" patternUnits="userSpaceOnUse">
          <g class="pattern-wave">
            {WAVES.map(([x, y]) => (
              <path key={`${x},${y}`} d={RINGS} transform={`translate(${x} ${y})`} />
            ))}
          </g>
        </pattern>
        <pattern id="asanoha" width="48" height="84" patternUnits="userSpaceOnUse">
          <path
            class="pattern-line"
            d="M0 0H48M0 42H48M0 84H48M0 0 24 42 48 0M0 84 24 42 48 84M0 0 24 14 48 0M24 14V70M0 84 24 70 48 84M0 0V28L24 42 48 28V0M0 84V56L24 42 48 56V84"
          />
        </pattern>
        <pattern id="shippo" width="40" height="40" patternUnits="userSpaceOnUse">
          <path
            class="pattern-line"
            d="M0 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-20 0a20 20 0 0 0 20 20a20 20 0 0 0 20-20M20 0a20 20 0 0 0 20 20a20 20 0 0 0 20-20M-20 40a20 20 0 0 1 40 0M20 40a20 20 0 0 1 40 0"
          />
        </pattern>
        <pattern id="kikko" width="36" height="20.78" patternUnits="userSpaceOnUse">
          <path class="pattern-line" d="M0 10.39h6l6-10.39h12l6 10.39h6M6 10.39l6 10.39h12l6-10.39" />
        </pattern>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="pattern-line" d="M0 0V6" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Discs painted row by row, so that each row covers the one before. */
const WAVES = [
  [0, 0],
  [32, 0],
  [-16, 8],
  [16, 8],
  [48, 8],
  [0, 16],
  [32, 16],
  [-16, 24],
  [16, 24],
  [48, 24],
] as const;

const RINGS = [16, 11.5, 7, 2.5].map((r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');
