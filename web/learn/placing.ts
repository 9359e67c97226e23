import { type Box, type Place, placeOf } from '../look/place.ts';

type Size = Pick<Box, 'width' | 'height'>;
type Side = NonNullable<Place['side']>;

/** A bubble that speaks of no one thing may stand at so many places along each side of the room. */
const STEPS = 6;
/** Of what matters less this share of the bubble may be hidden for an arrow. */
const LITTLE = 1 / 16;
/** A bubble may stand so far along the side of what it points at. */
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5];
/** The arrow keeps away from round corners. */
const CORNER = 18;
/** Between a thing and the bubble: room for its arrow. */
const GAP = 14;
/** Between a thing and its name: room for the arrow. */
const BESIDE = 9;

/**
 * Where a bubble of this size stands that speaks of these things: beside one of them, its arrow at it, covering as little of any as can be.
 * `besides` are boxes that matter less, first those around the things: of two places that hide as little of one sort the next decides.
 */
export function placeAt(
  things: readonly Box[],
  size: Size,
  room: Box,
  besides: readonly (readonly Box[])[] = [],
): Place {
  const middle = { left: room.left + (room.width - size.width) / 2, top: room.top + (room.height - size.height) / 2 };
  if (things.length === 0) return { ...middle, arrow: 0 };
  const pointed = [...things, ...(besides[0] ?? [])].flatMap((thing) => around(thing, size, room));
  const little = LITTLE * size.width * size.height;
  const hidden = (place: Place) => {
    const box = { ...place, ...size };
    const [nearest = [], ...further] = besides;
    return [
      covered(things, box),
      covered(nearest, box),
      ...further.map((boxes) => Math.floor(covered(boxes, box) / little)),
    ];
  };
  // Of equals the first is kept: what is spoken of first gets the arrow, and an arrow is better than none.
  const [first, ...others] = [...pointed, ...apart(size, room)].map((place) => ({ place, hides: hidden(place) }));
  return others.reduce((best, other) => (isLess(other.hides, best.hides) ? other : best), first).place;
}

/** Where a name of this size stands beside its thing, over nothing that is taken; nowhere where there is no such place. */
export function spotFor(thing: Box, { width, height }: Size, room: Box, taken: readonly Box[]): Place | undefined {
  const across = thing.left + thing.width / 2 - width / 2;
  const along = thing.top + thing.height / 2 - height / 2;
  const spots: readonly (readonly [Side, number, number])[] = [
    ['right', thing.left + thing.width + BESIDE, along],
    ['left', thing.left - width - BESIDE, along],
    ['below', across, thing.top + thing.height + BESIDE],
    ['above', across, thing.top - height - BESIDE],
  ];
  const found = spots.find(([, left, top]) => {
    const box = { left, top, width, height };
    return isWithin(box, room) && covered(taken, box) === 0;
  });
  return found && { side: found[0], left: found[1], top: found[2], arrow: 0 };
}

/** How far to scroll so that a thing is whole between two edges; of one that is higher than that its beginning. */
export function shiftFor({ top, height }: Box, ceiling: number, floor: number): number {
  if (top < ceiling || height > floor - ceiling) return top - ceiling;
  return Math.max(0, top + height - floor);
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The smallest box around all of them. */
export function enclosing(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  return { left, top, width, height };
}

/** Does one box lie whole in another? */
export const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.left + box.width <= room.left + room.width &&
  box.top + box.height <= room.top + room.height;

/** The places beside a thing, on every side with room enough, the one first that a pop-over would have. */
function around(thing: Box, size: Size, room: Box): readonly Place[] {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const left = clamp(x - size.width / 2, room.left, room.left + room.width - size.width);
  const top = clamp(y - size.height / 3, room.top, room.top + room.height - size.height);
  const [along, across] = [clamp(y - top, CORNER, size.height - CORNER), clamp(x - left, CORNER, size.width - CORNER)];
  const sides: readonly Place[] = [
    { side: 'left', left: thing.left - GAP - size.width, top, arrow: along },
    { side: 'right', left: thing.left + thing.width + GAP, top, arrow: along },
    { side: 'below', left, top: thing.top + thing.height + GAP, arrow: across },
    { side: 'above', left, top: thing.top - GAP - size.height, arrow: across },
  ];
  const best = placeOf(thing, size, room).side;
  const sorted = sides
    .filter((place) => isWithin({ ...place, ...size }, room))
    .sort((a, b) => Number(b.side === best) - Number(a.side === best));
  return SLIDES.flatMap((share) => sorted.flatMap((place) => slid(place, share, size, room)));
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The same place, moved along its side by a share of its length; its arrow stays where it points. */
function slid(place: Place, share: number, size: Size, room: Box): readonly Place[] {
  const upright = place.side === 'above' || place.side === 'below';
  const [length, from, to] = upright
    ? [size.width, room.left, room.left + room.width - size.width]
    : [size.height, room.top, room.top + room.height - size.height];
  const at = upright ? place.left : place.top;
  const moved = clamp(at + share * length, from, to);
  const arrow = place.arrow + at - moved;
  if (arrow < CORNER || arrow > length - CORNER) return [];
  return [upright ? { ...place, left: moved, arrow } : { ...place, top: moved, arrow }];
}

/** The places that point at nothing: the corners first. */
function apart(size: Size, room: Box): readonly Place[] {
  const steps = [0, STEPS, ...Array.from({ length: STEPS - 1 }, (_, i) => i + 1)].map((n) => n / STEPS);
  return steps.flatMap((x) =>
    steps.map((y) => ({
      left: room.left + x * (room.width - size.width),
      top: room.top + y * (room.height - size.height),
      arrow: 0,
    })),
  );
}

/** How much of these a box hides, in whole pixels. */
const covered = (boxes: readonly Box[], box: Box): number =>
  Math.round(boxes.reduce((sum, other) => sum + overlap(other, box), 0));

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at] < b[at];
}
