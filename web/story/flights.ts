import { moving } from './under-way.ts';

/** How long a piece travels, and the size it has while it does. */
const FLIGHT_MS = 420;
const SIZE = 26;

type Point = readonly [x: number, y: number];

/** A piece, and the things between which it travels. */
interface Flight {
  readonly piece: Element;
  readonly from: Element;
  readonly to: Element;
}

const centre = (element: Element, frame: DOMRect): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2 - frame.left - SIZE / 2, top + height / 2 - frame.top - SIZE / 2];
};

/** Lets small pieces travel over the board. All is measured before anything is put there, so that the page is laid out once. */
export function fly(layer: HTMLElement, flights: readonly Flight[]): void {
  const frame = layer.getBoundingClientRect();
  const ways = flights.map(({ piece, from, to }) => [piece, centre(from, frame), centre(to, frame)] as const);
  for (const [piece, from, to] of ways) send(layer, piece, from, to);
}

function send(layer: HTMLElement, piece: Element, [x1, y1]: Point, [x2, y2]: Point): void {
  const flier = document.createElement('span');
  flier.className = 'flier';
  flier.append(piece);
  layer.append(flier);
  const animation = flier.animate(
    [
      { transform: `translate(${x1}px, ${y1}px) scale(0.8)`, opacity: 0.4 },
      { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2}px) scale(1.25)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x2}px, ${y2}px) scale(1)`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' },
  );
  const arrived = moving(() => animation.finish());
  animation.onfinish = () => {
    arrived();
    flier.remove();
  };
}
