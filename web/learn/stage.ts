import { elementsFor } from '../board/lit.ts';
import type { Box } from '../look/place.ts';
import { boxOf } from '../look/thing.ts';
import { groupOf, meantOn } from './meant.ts';
import { enclosing, isWithin, overlap, placeAt, spotFor } from './placing.ts';
import { writtenOn } from './written.ts';

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
  const [middle, stage] = [main.querySelector('.middle'), main.querySelector('.stage')];
  if (!pane || !middle || !stage) return;
  const frame = main.getBoundingClientRect();
  const room = stage.getBoundingClientRect();
  const inRoom = (element: Element): Box | undefined => clipped(boxOf(element), room);
  const elements = meantOn(pane, refs);
  const meant = together(elements.flatMap((element) => inRoom(element) ?? []));
  const places = named.flatMap((label) => {
    const thing = placeToName(pane, label.ref, meant, inRoom);
    return thing ? [{ label, thing }] : [];
  });
  const beside = [groupOf(pane, elements)].flatMap((group) => (group && clipped(group, room)) ?? []);
  const own = [...pane.querySelectorAll('[data-page="mine"]')].flatMap((part) => inRoom(part) ?? []);
  if (stays) keepIn(bubble, frame);
  else stand(bubble, meant, [beside, own], middle.getBoundingClientRect(), frame);
  labels.replaceChildren();
  const over = bubble.getBoundingClientRect();
  const taken: Box[] = [over, ...meant];
  const holes = [...meant];
  const written = places.length > 0 ? writtenOn(pane, room) : [];
  for (const { label, thing } of places) {
    if (labels.childElementCount === MOST_LABELS) break;
    if (overlap(thing, over) > 0) continue;
    const others = written.filter((box) => !isWithin(thing, box) && !isWithin(box, thing));
    if (tag(labels, label, thing, room, frame, taken, others)) holes.push(thing);
  }
  cut(veil, holes, frame);
}

/** A thing is named where one looks already, else where it is one's own; nobody else's serves. */
function placeToName(
  pane: Element,
  ref: string,
  meant: readonly Box[],
  inRoom: (element: Element) => Box | undefined,
): Box | undefined {
  const boxes = (some: readonly Element[]): readonly Box[] => some.flatMap((element) => inRoom(element) ?? []);
  const shown = (wanted: string) => elementsFor(pane, wanted).filter(showsSomething);
  const all = shown(ref);
  const near = boxes(all).find((box) => meant.some((other) => overlap(box, other) > 0));
  return near ?? boxes(shown(`${ref}@0`))[0] ?? boxes(all.filter((one) => !one.closest('[data-of]')))[0];
}

/** An empty place of a thing shows no sign that could be named. */
const showsSomething = (element: Element): boolean =>
  element instanceof SVGElement || element.textContent?.trim() !== '' || element.querySelector('svg, img') !== null;

/** As much of a box as is in sight; nothing where it is not. */
function clipped({ left, top, width, height }: Box, room: Box): Box | undefined {
  const [x, y] = [Math.max(left, room.left), Math.max(top, room.top)];
  const [right, bottom] = [
    Math.min(left + width, room.left + room.width),
    Math.min(top + height, room.top + room.height),
  ];
  return right - x > 2 && bottom - y > 2 ? { left: x, top: y, width: right - x, height: bottom - y } : undefined;
}

function stand(
  bubble: HTMLElement,
  meant: readonly Box[],
  besides: readonly (readonly Box[])[],
  { left, top, width, height }: Box,
  frame: Box,
): void {
  const room = { left: left + MARGIN, top: top + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const place = placeAt(meant, size, room, besides);
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

/** Writes a name beside its thing, where it hides nothing; true where there was room for it. */
function tag(
  labels: HTMLElement,
  label: Label,
  thing: Box,
  room: Box,
  frame: Box,
  taken: Box[],
  written: readonly Box[],
): boolean {
  const element = document.createElement('span');
  element.className = 'lesson-label';
  element.textContent = label.text;
  labels.append(element);
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const spot = spotFor(thing, size, room, [...taken, ...written]);
  if (!spot) {
    element.remove();
    return false;
  }
  element.dataset.side = spot.side;
  element.style.translate = `${Math.round(spot.left - frame.left)}px ${Math.round(spot.top - frame.top)}px`;
  taken.push({ left: spot.left, top: spot.top, ...size });
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
  const whole = enclosing(boxes);
  const filled = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  return filled > DENSE * whole.width * whole.height ? [whole] : boxes;
}
