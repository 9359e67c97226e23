import type { Signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';

/** What scrolls where a tab is longer than the screen. */
const scrollers = () => [...document.querySelectorAll('.zoom-frame, .board > *')];

/** A tab opens at its top, and later where it was left: the same part scrolls all of them, and would stay where the tab before it was. */
export function useTabPlaces(tab: Signal<string>): void {
  const left = useMemo(() => new Map<string, readonly number[]>(), []);
  useLayoutEffect(() => {
    let at = tab.peek();
    // Heard before the page changes: what is left is still there to be asked.
    return tab.subscribe((next) => {
      if (next === at) return;
      left.set(
        at,
        scrollers().map(({ scrollTop }) => scrollTop),
      );
      at = next;
    });
  }, [tab]);
  useLayoutEffect(() => {
    if (left.size === 0) return;
    for (const [i, part] of scrollers().entries()) part.scrollTop = left.get(tab.value)?.[i] ?? 0;
  }, [tab.value]);
}
