import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';
import { elementsFor } from './lit.ts';
import { boxOf, useOverBoard } from './overlay.ts';

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
  useOverBoard(picture, desk, show);
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
  const boxes = elements.map((element) => boxOf(element, pane));
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
}
