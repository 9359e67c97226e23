import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';
import type { Meant } from './pinch.ts';

const LEVELS = [1, 1.5, 2, 3];

interface ZoomProps extends Meant {
  readonly level: Signal<number>;
  readonly children: ComponentChildren;
}

/**
 * Board zoom apart from page zoom: a larger board scrolls inside its frame, and zooming never chooses anything. On a desk the board gets more
 * room, on a phone its things grow under two fingers.
 */
export function Zoom({ level, onTwice, onAside, children }: ZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pinched = useSignal(1);
  useEffect(() => {
    const { current } = frame;
    // Where nobody can touch the screen nothing is fetched for it.
    if (!current || navigator.maxTouchPoints === 0) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    import('./pinch.ts').then(
      ({ listenToTouch }) => {
        if (!gone) stop = listenToTouch(current, pinched, { onTwice, onAside });
      },
      // Without a network, perhaps: then the board keeps its size.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  const style = narrow.value ? { '--zoom': 1, '--pinch': pinched.value } : { '--zoom': LEVELS[level.value] };
  return (
    <div class="zoom-frame" ref={frame}>
      <div class="zoom-content" style={style}>
        {children}
      </div>
    </div>
  );
}

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
