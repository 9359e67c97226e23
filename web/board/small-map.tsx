import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';

/** The longer side of the map, and its distance from the edges. */
const SIDE_PX = 112;
const GAP_PX = 14;
/** A board of which more than this is in sight needs no map. */
const MOST_IN_SIGHT = 0.7;
/** What takes less of the board than this would only be dust on the map. */
const LEAST_SHARE = 0.004;
/** A part that is lower than this is a row of cards, not a place. */
const LOWEST_PX = 200;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Mapped {
  readonly width: number;
  readonly height: number;
  /** Where it lies on the stage. */
  readonly left: number;
  readonly top: number;
  readonly things: readonly Box[];
  readonly asked: readonly Box[];
  /** What is in sight. */
  readonly frame: Box;
}

/** On a phone: where on a board that is larger than the screen one is, and where something is asked. A finger on it moves the board. */
export function SmallMap({ desk }: { readonly desk: Desk }) {
  const root = useRef<SVGSVGElement>(null);
  const map = useSignal<Mapped | undefined>(undefined);
  const { version } = desk.source.position.value;
  useLayoutEffect(() => {
    const stage = document.querySelector('.stage');
    if (!stage) return undefined;
    let due = 0;
    const measure = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(() => {
        map.value = mapped(stage);
      });
    };
    // The drawing of a new position, and the sheet of its question, come first.
    const soon = setTimeout(measure, 120);
    const room = new ResizeObserver(measure);
    for (const element of [stage, document.querySelector('.prompt')]) if (element) room.observe(element);
    stage.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      // What can be chosen next may lie where it was.
      map.value = undefined;
      clearTimeout(soon);
      cancelAnimationFrame(due);
      room.disconnect();
      stage.removeEventListener('scroll', measure, { capture: true });
    };
  }, [version, desk.targets.value]);

  const move = (event: PointerEvent) => {
    const shown = map.peek();
    if (!shown || !root.current || event.buttons === 0) return;
    const { left, top } = root.current.getBoundingClientRect();
    const { frame, width, height } = shown;
    const place = placeOf(document.querySelector('.stage')!);
    if (!place) return;
    const x = (event.clientX - left) / width - frame.x - frame.width / 2;
    const y = (event.clientY - top) / height - frame.y - frame.height / 2;
    scrollBy(place.element, x * place.width, y * place.height);
  };

  const shown = map.value;
  if (!shown) return null;
  const { width, height, left, top, things, asked, frame } = shown;
  return (
    <svg
      ref={root}
      class="small-map"
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      style={{ width, height, left, top }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      {things.map((box, i) => (
        <rect key={`t${i}`} {...box} class="map-thing" />
      ))}
      {asked.map((box, i) => (
        <rect key={`a${i}`} {...box} class="map-asked" />
      ))}
      <rect {...frame} class="map-frame" />
    </svg>
  );
}

interface Place {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the board that is wider than the screen, with all of its size, in pixels of the screen. */
function placeOf(stage: Element): Place | undefined {
  const wide = [...stage.querySelectorAll<HTMLElement>('[data-page="board"] :is(section, div), .zoom-frame')].find(
    (element) => {
      const { scrollWidth, clientWidth, clientHeight } = element;
      return (
        clientHeight > LOWEST_PX &&
        scrollWidth > clientWidth + 40 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX)
      );
    },
  );
  if (!wide) return undefined;
  const { left, top, width } = wide.getBoundingClientRect();
  const scale = width / wide.clientWidth;
  return {
    element: wide,
    left: left - wide.scrollLeft * scale,
    top: top - wide.scrollTop * scale,
    width: wide.scrollWidth * scale,
    height: wide.scrollHeight * scale,
  };
}

function mapped(stage: Element): Mapped | undefined {
  const place = placeOf(stage);
  if (!place) return undefined;
  const within = stage.getBoundingClientRect();
  const floor = Math.min(within.bottom, document.querySelector('.prompt')?.getBoundingClientRect().top ?? Infinity);
  const seen = place.element.getBoundingClientRect();
  const [x, right] = [Math.max(within.left, seen.left), Math.min(within.right, seen.right)];
  const [y, bottom] = [Math.max(within.top, seen.top), Math.min(floor, seen.bottom)];
  const on = (box: { left: number; top: number; width: number; height: number }): Box => ({
    x: (box.left - place.left) / place.width,
    y: (box.top - place.top) / place.height,
    width: box.width / place.width,
    height: box.height / place.height,
  });
  const frame = on({ left: x, top: y, width: right - x, height: bottom - y });
  // A place that is mostly in sight, or out of it, is not asked for on a map.
  if (frame.height < 0.05 || frame.width * frame.height > MOST_IN_SIGHT) return undefined;
  const boxes = (selector: string): DOMRect[] =>
    [...place.element.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 ? [box] : [];
    });
  const scale = SIDE_PX / Math.max(place.width, place.height);
  const [width, height] = [place.width * scale, place.height * scale];
  const targets = boxes('[data-target]');
  const corner = freeCorner(within, floor, width, height, targets);
  if (!corner) return undefined;
  return {
    width,
    height,
    left: corner.left - within.left,
    top: corner.top - within.top,
    things: boxes('[data-ref]:not([data-ref] [data-ref])')
      .map(on)
      .filter((box) => box.width * box.height > LEAST_SHARE),
    asked: targets.map(on),
    frame,
  };
}

/** The corner of the stage where the map hides nothing that can be chosen. */
function freeCorner(within: DOMRect, floor: number, width: number, height: number, targets: readonly DOMRect[]) {
  const corners = [floor - height - GAP_PX, within.top + GAP_PX].flatMap((top) =>
    [within.right - width - GAP_PX, within.left + GAP_PX].map((left) => ({ left, top })),
  );
  return corners.find(({ left, top }) =>
    targets.every(
      (box) =>
        box.right < left - GAP_PX ||
        box.left > left + width + GAP_PX ||
        box.bottom < top - GAP_PX ||
        box.top > top + height + GAP_PX,
    ),
  );
}

/** Scrolls what lies around a place, each by as much as it can. */
function scrollBy(place: HTMLElement, x: number, y: number): void {
  let [dx, dy] = [x, y];
  for (let at: HTMLElement | null = place; at && !at.matches('.stage'); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const [left, top] = [at.scrollLeft, at.scrollTop];
    if (/auto|scroll/.test(overflowX)) at.scrollLeft += dx;
    if (/auto|scroll/.test(overflowY)) at.scrollTop += dy;
    dx -= at.scrollLeft - left;
    dy -= at.scrollTop - top;
  }
}
