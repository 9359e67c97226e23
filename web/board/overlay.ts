import { useLayoutEffect } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';

/** What pictures that lie over a board have in common: rings around its things, drawn anew whenever those may be elsewhere. */

/** A ring keeps this distance from what it surrounds. */
const GAP = 4;

/** A ring around a thing, measured from the corner of the board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export function boxOf(element: Element, pane: Element): Box {
  const { left, top } = pane.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  // Two fingers may have made the board larger, and what is drawn over it with it.
  const { currentCSSZoom: zoom = 1 } = pane as { readonly currentCSSZoom?: number };
  return {
    x: (box.left - left) / zoom - GAP,
    y: (box.top - top) / zoom - GAP,
    width: box.width / zoom + 2 * GAP,
    height: box.height / zoom + 2 * GAP,
    radius: roundness(element, box) / zoom + GAP,
  };
}

/** How round the corners of a thing are; round pieces of a map are circles. */
function roundness(element: Element, { width, height }: DOMRect): number {
  if (element instanceof SVGElement) {
    const round = element.matches('circle') || element.querySelector('circle.ringed') !== null;
    return round ? Math.min(width, height) / 2 : 6;
  }
  return Math.min(Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 4, width / 2, height / 2);
}

/** Draws a picture again after every new drawing of the board, and whenever the board scrolls or takes another size. */
export function useOverBoard(picture: { readonly current: SVGSVGElement | null }, desk: Desk, show: () => void): void {
  useLayoutEffect(show, [desk.drawn.value]);
  useLayoutEffect(() => {
    const pane = picture.current!.parentElement!;
    pane.addEventListener('scroll', show, { capture: true, passive: true });
    const observer = new ResizeObserver(show);
    observer.observe(pane);
    return () => {
      pane.removeEventListener('scroll', show, { capture: true });
      observer.disconnect();
    };
  }, []);
}
