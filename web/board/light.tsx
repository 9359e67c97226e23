import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';
import { elementsFor } from './lit.ts';

/** The ring keeps this distance from what it surrounds. */
const GAP = 4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/**
 * What is lit stands out with ring and halo; everything else lies under a veil. It is drawn over the board as one picture, so that
 * nothing of the board itself is styled or laid out anew while a pointer wanders.
 */
export function Light({ desk }: { readonly desk: Desk }) {
  const picture = useRef<SVGSVGElement>(null);
  const show = () => {
    const svg = picture.current;
    const pane = svg?.parentElement;
    if (!svg || !pane) return;
    const elements = new Set(desk.lit.peek().flatMap((wanted) => elementsFor(pane, wanted)));
    svg.classList.toggle('is-lit', elements.size > 0);
    // What was lit stays drawn while it fades.
    if (elements.size > 0) paint(svg, pane, [...elements]);
  };
  useSignalEffect(() => {
    desk.lit.value;
    show();
  });
  // After every new drawing things may be elsewhere.
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
  return (
    <svg class="light" aria-hidden="true" ref={picture}>
      <defs>
        <mask id="lit-holes" maskUnits="userSpaceOnUse" />
      </defs>
      <rect class="veil" width="100%" height="100%" mask="url(#lit-holes)" />
      <g />
    </svg>
  );
}

function paint(svg: SVGSVGElement, pane: Element, elements: readonly Element[]): void {
  const { left, top } = pane.getBoundingClientRect();
  const boxes = elements.map((element): Box => {
    const box = element.getBoundingClientRect();
    return {
      x: box.left - left - GAP,
      y: box.top - top - GAP,
      width: box.width + 2 * GAP,
      height: box.height + 2 * GAP,
      radius: roundness(element, box) + GAP,
    };
  });
  const rects = (attributes: string) =>
    boxes
      .map(
        ({ x, y, width, height, radius }) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`,
      )
      .join('');
  const [mask, , rings] = [...svg.querySelectorAll('mask, .veil, g')];
  mask.innerHTML = `<rect width="100%" height="100%" fill="#fff"/>${rects('fill="#000"')}`;
  rings.innerHTML = rects('class="halo"') + rects('class="lit-ring"');
  svg.style.width = `${pane.scrollWidth}px`;
  svg.style.height = `${pane.scrollHeight}px`;
}

/** How round the corners of a thing are; round pieces of a map are circles. */
function roundness(element: Element, { width, height }: DOMRect): number {
  if (element instanceof SVGElement) {
    const round = element.matches('circle') || element.querySelector('circle.ringed') !== null;
    return round ? Math.min(width, height) / 2 : 6;
  }
  return Math.min(Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 4, width / 2, height / 2);
}
