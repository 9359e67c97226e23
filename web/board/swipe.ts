/** So far and so fast a finger goes that means the next page. */
const FAR_PX = 64;
const FAST_MS = 600;

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Whether what lies under the finger could still be scrolled that way: then that is what it means. */
  readonly scrolls: { readonly back: boolean; readonly on: boolean };
}

/** A swipe sideways goes to the page beside this one, where nothing under the finger scrolls that way. */
export function listenToSwipes(place: HTMLElement, onAside: (by: 1 | -1) => void): () => void {
  let start: Start | undefined;
  const begin = ({ touches, target, timeStamp: at }: TouchEvent) => {
    const [{ clientX: x, clientY: y }] = touches;
    start =
      touches.length === 1 && target instanceof Element && !target.closest('.look')
        ? { x, y, at, scrolls: scrollsUnder(target, place) }
        : undefined;
  };
  const end = ({ changedTouches, timeStamp }: TouchEvent) => {
    if (!start) return;
    const { x, y, at, scrolls } = start;
    start = undefined;
    const [dx, dy] = [changedTouches[0].clientX - x, changedTouches[0].clientY - y];
    if (Math.abs(dx) < FAR_PX || Math.abs(dx) < 2 * Math.abs(dy) || timeStamp - at > FAST_MS) return;
    if (dx < 0 ? !scrolls.on : !scrolls.back) onAside(dx < 0 ? 1 : -1);
  };
  const forget = () => {
    start = undefined;
  };
  const on = { touchstart: begin, touchend: end, touchcancel: forget } as const;
  for (const [name, hear] of Object.entries(on)) place.addEventListener(name, hear as EventListener, { passive: true });
  return () => {
    for (const [name, hear] of Object.entries(on)) place.removeEventListener(name, hear as EventListener);
  };
}

function scrollsUnder(from: Element, place: Element): Start['scrolls'] {
  let [back, on] = [false, false];
  for (let at: Element | null = from; at && at !== place; at = at.parentElement) {
    if (at.scrollWidth <= at.clientWidth + 1 || !/auto|scroll/.test(getComputedStyle(at).overflowX)) continue;
    back ||= at.scrollLeft > 1;
    on ||= at.scrollLeft < at.scrollWidth - at.clientWidth - 1;
  }
  return { back, on };
}
