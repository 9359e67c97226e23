/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';

/** The tiled roof of a finished building. It stretches with the card below; ornament only. */
export function Roof(): Drawn {
  return (
    <svg class="roof" viewBox="0 0 120 16" preserveAspectRatio="none" aria-hidden="true">
      <path class="tiles" d="M0 16Q11 13 17 3H103Q109 13 120 16Z" />
      <path class="rows" d="M30 3 24 16M43 3 40 16M56 3 55 16M69 3 70 16M82 3 85 16M93 3 99 16" />
      <path class="ridge" d="M15 1.5H105" />
    </svg>
  );
}

/** The scaffolding of a site. */
export function Bamboo(): Drawn {
  return (
    <svg class="roof bamboo" viewBox="0 0 120 16" preserveAspectRatio="none" aria-hidden="true">
      <path class="poles" d="M8 0V16M34 0V16M60 0V16M86 0V16M112 0V16M0 5H120M8 16 34 0M60 16 86 0" />
    </svg>
  );
}
