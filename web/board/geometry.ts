import { STOPS } from './scrollers.ts';

/** Half of the smallest hit area: a tap this near to a legal target means it. */
const REACH = 22;

const centre = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The legal target a near miss was meant for. */
export function nearestTarget(root: Element, x: number, y: number): Element | undefined {
  let best: Element | undefined;
  let least = REACH;
  for (const element of root.querySelectorAll('[data-target]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance > least) continue;
    least = distance;
    best = element;
  }
  return best;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The stop of the board that an arrow key leads to. */
export const neighbour = (root: Element, from: Element, key: string): SVGElement | HTMLElement | undefined =>
  nearest([...root.querySelectorAll<SVGElement | HTMLElement>(STOPS)], from, key);

/** The element an arrow key leads to: near, and in that direction rather than beside it. */
export function nearest<E extends Element>(stops: readonly E[], from: Element, key: string): E | undefined {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const here = centre(from);
  const costs = stops
    .filter((stop) => stop !== from)
    .map((stop) => {
      const there = centre(stop);
      const [dx, dy] = [there.x - here.x, there.y - here.y];
      const along = dx * direction[0] + dy * direction[1];
      const beside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
      return { stop, along, cost: along + 2 * beside };
    })
    .filter(({ along }) => along > 1)
    .sort((a, b) => a.cost - b.cost);
  return costs[0]?.stop ?? wrap(stops, from, direction);
}

/** At the edge of the board the order of the drawing goes on, so that everything can be reached. */
function wrap<E extends Element>(
  stops: readonly E[],
  from: Element,
  [dx, dy]: readonly [number, number],
): E | undefined {
  const at = stops.indexOf(from as E);
  return stops.at((at + (dx + dy > 0 ? 1 : -1)) % stops.length);
}
