import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { wording } from '../words/index.ts';

const LEVELS = [1, 1.5, 2, 3];

interface ZoomProps {
  readonly level: Signal<number>;
  readonly children: ComponentChildren;
}

/** Board zoom apart from page zoom: a larger board scrolls inside its frame, and zooming never chooses anything. */
export const Zoom = ({ level, children }: ZoomProps) => (
  <div class="zoom-frame">
    <div class="zoom-content" style={{ '--zoom': LEVELS[level.value] }}>
      {children}
    </div>
  </div>
);

export function ZoomButtons({ level }: { readonly level: Signal<number> }) {
  const { table } = wording.value;
  const by = (step: number) => () => {
    level.value = Math.max(0, Math.min(LEVELS.length - 1, level.value + step));
  };
  return (
    <div class="zoom-buttons">
      <button type="button" aria-label={table.zoomOut} disabled={level.value === 0} onClick={by(-1)}>
        −
      </button>
      <button type="button" aria-label={table.zoomIn} disabled={level.value === LEVELS.length - 1} onClick={by(1)}>
        +
      </button>
    </div>
  );
}
