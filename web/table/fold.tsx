import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';

/** How far the sheet at the thumb is open: the question alone, what has to be said, or every choice. */
type At = 'low' | 'fit' | 'high';

const ORDER: readonly At[] = ['low', 'fit', 'high'];
/** So far a finger goes that means the next one. */
const SWIPE = 28;

export interface Fold {
  readonly at: Signal<At>;
  /** Opens the sheet further, or closes it. */
  move(by: 1 | -1): void;
  /** A finger on the sheet slides it. */
  readonly sliding: {
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchMove: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
}

/** The sheet of a phone. Every question opens it as far as it needs. */
export function useFold(desk: Desk): Fold {
  const at = useSignal<At>('fit');
  const from = useRef<number | undefined>(undefined);
  const { version } = desk.source.position.value;
  useEffect(() => {
    at.value = 'fit';
  }, [version]);
  const follow = (target: EventTarget | null, by: number) => {
    const sheet = target instanceof Element ? target.closest<HTMLElement>('.prompt') : null;
    // Up there is nothing to follow with: what is above comes when the finger is lifted.
    if (sheet) sheet.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const move = (by: 1 | -1) => {
    at.value = ORDER[Math.max(0, Math.min(ORDER.length - 1, ORDER.indexOf(at.peek()) + by))];
    desk.showAll.value = at.peek() === 'high';
  };
  return {
    at,
    move,
    sliding: {
      onTouchStart: ({ touches }) => {
        from.current = touches.length === 1 ? touches[0].clientY : undefined;
      },
      onTouchMove: ({ touches, currentTarget }) => {
        if (from.current !== undefined) follow(currentTarget, touches[0].clientY - from.current);
      },
      onTouchEnd: ({ changedTouches, currentTarget }) => {
        follow(currentTarget, 0);
        if (from.current === undefined) return;
        const by = from.current - changedTouches[0].clientY;
        from.current = undefined;
        if (Math.abs(by) > SWIPE) move(by > 0 ? 1 : -1);
      },
    },
  };
}

/** The bar one takes the sheet by; a tap opens it, and closes it again. */
export function Handle({ fold }: { readonly fold: Fold }) {
  const high = fold.at.value === 'high';
  const { table } = wording.value;
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-expanded={high}
      aria-label={table.sheet}
      onClick={() => fold.move(high ? -1 : 1)}
    />
  );
}
