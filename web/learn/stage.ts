import { elementsFor } from '../board/lit.ts';
import type { Box } from '../look/place.ts';
import { boxOf } from '../look/thing.ts';
import { overlap, placeAt } from './placing.ts';

/** A thing that is named at its place. */
export interface Label {
  readonly ref: string;
  readonly text: string;
}

/** What a bubble speaks of, and the elements that show it. */
export interface Staging {
  readonly main: HTMLElement;
  readonly bubble: HTMLElement;
  readonly veil: SVGSVGElement;
  readonly labels: HTMLElement;
  readonly refs: readonly string[];
  readonly named: readonly Label[];
  /** A sheet at the lower edge, and the answer to a decision, stand where they are. */
  readonly stays: boolean;
}

const MARGIN = 8;
/** More labels would hide what they name. */
const MOST_LABELS = 2;
/** So much of the room that several things span must be theirs, that they count as one. */
const DENSE = 0.6;
/** A hole keeps this distance from what it shows. */
const AIR = 4;

/** Puts the bubble beside what it speaks of, names what is new at its place, and lays the veil over the rest. */
export function arrange({ main, bubble, veil, labels, refs, named, stays }: Staging): void {
  const pane = main.querySelector('.board-pane');
  const middle = main.querySelector('.middle');
  if (!pane || !middle) return;
  const frame = main.getBoundingClientRect();
  const room = middle.getBoundingClientRect();
  const inRoom = (element: Element): Box | undefined => clipped(boxOf(element), room);
  const meant = together(meantOn(pane, refs).flatMap((element) => inRoom(element) ?? []));
  if (stays) keepIn(bubble, frame);
  else stand(bubble, meant, room, frame);
  const taken: Box[] = [bubble.getBoundingClientRect(), ...meant];
  const shown: { label: Label; thing: Box }[] = [];
  for (const label of named) {
    const thing = placeToName(pane, label.ref, meant, inRoom);
    if (thing && shown.length < MOST_LABELS) shown.push({ label, thing });
  }
  labels.replaceChildren();
  const holes = [...meant];
  for (const { label, thing } of shown) if (tag(labels, label, thing, room, frame, taken)) holes.push(thing);
  cut(veil, holes, frame);
}

/** What can be chosen now, and what is spoken of. */
function meantOn(pane: Element, refs: readonly string[]): readonly Element[] {
  const targets = [...pane.querySelectorAll('[data-target]')];
  return [...new Set([...targets, ...refs.flatMap((ref) => placesOf(pane, ref))])];
}

/** One's own where every seat has one. */
function placesOf(pane: Element, ref: string): readonly Element[] {
  const own = elementsFor(pane, `${ref}@0`);
  return own.length > 0 ? own : elementsFor(pane, ref);
}

/** A thing is named where one looks already, else where it is one's own; nobody else's serves. */
function placeToName(
  pane: Element,
  ref: string,
  meant: readonly Box[],
  inRoom: (element: Element) => Box | undefined,
): Box | undefined {
  const boxes = (some: readonly Element[]): readonly Box[] => some.flatMap((element) => inRoom(element) ?? []);
  const all = elementsFor(pane, ref);
  const near = boxes(all).find((box) => meant.some((other) => overlap(box, other) > 0));
  return near ?? boxes(elementsFor(pane, `${ref}@0`))[0] ?? boxes(all.filter((one) => !one.closest('[data-of]')))[0];
}

/** As much of a box as is in sight; nothing where it is not. */
function clipped({ left, top, width, height }: Box, room: Box): Box | undefined {
  const [x, y] = [Math.max(left, room.left), Math.max(top, room.top)];
  const [right, bottom] = [
    Math.min(left + width, room.left + room.width),
    Math.min(top + height, room.top + room.height),
  ];
  return right - x > 2 && bottom - y > 2 ? { left: x, top: y, width: right - x, height: bottom - y } : undefined;
}

function stand(bubble: HTMLElement, meant: readonly Box[], { left, top, width, height }: Box, frame: Box): void {
  const room = { left: left + MARGIN, top: top + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const place = placeAt(meant, size, room);
  const { style, dataset } = bubble;
  style.left = `${Math.round(place.left - frame.left)}px`;
  style.top = `${Math.round(place.top - frame.top)}px`;
  style.setProperty('--arrow', `${Math.round(place.arrow)}px`);
  dataset.side = place.side ?? 'apart';
  // The answer fills the same box.
  if (bubble.matches('.is-decision')) style.minHeight = `${size.height}px`;
}

/** An answer that is higher than its question grows upwards where there is no room below. */
function keepIn(bubble: HTMLElement, frame: Box): void {
  const { bottom } = bubble.getBoundingClientRect();
  const over = bottom - (frame.top + frame.height - MARGIN);
  if (over > 0 && bubble.style.top) bubble.style.top = `${Math.max(MARGIN, bubble.offsetTop - over)}px`;
}

/** Writes a name beside its thing, where it hides nothing that is spoken of; true where there was room for it. */
function tag(labels: HTMLElement, label: Label, thing: Box, room: Box, frame: Box, taken: Box[]): boolean {
  const element = document.createElement('span');
  element.className = 'lesson-label';
  element.textContent = label.text;
  labels.append(element);
  const { offsetWidth: width, offsetHeight: height } = element;
  const across = thing.left + thing.width / 2 - width / 2;
  const along = thing.top + thing.height / 2 - height / 2;
  const spots: readonly (readonly [string, number, number])[] = [
    ['right', thing.left + thing.width + 9, along],
    ['left', thing.left - width - 9, along],
    ['below', across, thing.top + thing.height + 9],
    ['above', across, thing.top - height - 9],
  ];
  const free = spots.find(([, left, top]) => {
    const box = { left, top, width, height };
    const whole = clipped(box, room);
    return whole?.width === width && whole.height === height && taken.every((other) => overlap(box, other) === 0);
  });
  if (!free) {
    element.remove();
    return false;
  }
  const [side, left, top] = free;
  element.dataset.side = side;
  element.style.translate = `${Math.round(left - frame.left)}px ${Math.round(top - frame.top)}px`;
  taken.push({ left, top, width, height });
  return true;
}

/** Where nothing is meant, nothing is veiled: the bubble speaks of the whole. */
function cut(veil: SVGSVGElement, holes: readonly Box[], frame: Box): void {
  veil.classList.toggle('is-lit', holes.length > 0);
  const rects = (attributes: string, air: number) =>
    holes
      .map(({ left, top, width, height }) => {
        const [x, y] = [left - frame.left - air, top - frame.top - air];
        return `<rect x="${x}" y="${y}" width="${width + 2 * air}" height="${height + 2 * air}" rx="6" ${attributes}/>`;
      })
      .join('');
  const [mask, rings] = [...veil.querySelectorAll('mask, g')];
  mask.innerHTML = `<rect width="100%" height="100%" fill="#fff"/>${rects('fill="#000"', AIR)}`;
  rings.innerHTML = rects('class="lesson-ring"', AIR);
}

/** Things that lie side by side are shown as one. */
function together(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length < 2) return boxes;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  const filled = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  return filled > DENSE * width * height ? [{ left, top, width, height }] : boxes;
}
