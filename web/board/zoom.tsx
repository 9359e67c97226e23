import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { wording } from '../words/index.ts';

const LEVELS = [1, 1.5, 2, 3];

/** Board zoom apart from page zoom: a larger board scrolls inside its frame, and zooming never chooses anything. */
export function Zoom({ children }: { readonly children: ComponentChildren }) {
  const level = useSignal(0);
  const { table } = wording.value;
  const zoomTo = (next: number) => {
    level.value = Math.max(0, Math.min(LEVELS.length - 1, next));
  };
  return (
    <div class="zoom">
      <div class="zoom-frame">
        <div class="zoom-content" style={{ '--zoom': LEVELS[level.value] }}>
          {children}
        </div>
      </div>
      <div class="zoom-buttons">
        <button type="button" aria-label={table.zoomOut} disabled={level.value === 0} onClick={() => zoomTo(level.value - 1)}>
          −
        </button>
        <button
          type="button"
          aria-label={table.zoomIn}
          disabled={level.value === LEVELS.length - 1}
          onClick={() => zoomTo(level.value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
