/** Where numbers and words stand that speak of things on the board: beside those, never on them. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far the number of a step reaches from its middle, and how far of that it may not lie on a thing: a round number touches a corner. */
const REACH = 12;
const TOUCHES = 8;
/** What lies outside the room cannot be read at all, and two numbers over each other neither. */
const OUTSIDE = 100;
const HIDDEN = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const outside = (box: Box, { width, height }: Size): number =>
  box.width * box.height - overlap(box, { x: 0, y: 0, width, height });

/** The first of those that covers least. */
function best<T>(candidates: readonly T[], covers: (candidate: T) => number): T {
  const costs = candidates.map(covers);
  return candidates[costs.indexOf(Math.min(...costs))];
}

/** The middle of a number at a thing: at a corner or a side, where it hides neither a thing of the turn nor another number. */
export function numberAt(
  { x, y, width, height }: Box,
  things: readonly Box[],
  taken: readonly Point[],
  room: Size,
): Point {
  const [left, right, top, bottom] = [x - TOUCHES, x + width + TOUCHES, y - TOUCHES, y + height + TOUCHES];
  const [middle, centre] = [x + width / 2, y + height / 2];
  const candidates = [
    ...[left, right].map((x) => ({ x, y: top })),
    ...[left, right].map((x) => ({ x, y: bottom })),
    ...[left, right].map((x) => ({ x, y: centre })),
    ...[top, bottom].map((y) => ({ x: middle, y })),
    // Where one thing has many numbers, they stand in a row above it.
    ...[1, 2, 3, 4, 5, 6].map((n) => ({ x: left + 2 * REACH * n, y: top })),
  ];
  const around = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
  return best(candidates, (at) => {
    const over = things.reduce((sum, thing) => sum + overlap(around(at, TOUCHES), thing), 0);
    const others = taken.reduce((sum, other) => sum + overlap(around(at, REACH), around(other, REACH)), 0);
    return over + HIDDEN * others + OUTSIDE * outside(around(at, REACH), room);
  });
}

/** Where words of this size stand beside a thing: on the side where they cover least of what else the turn speaks of. */
export function wordsAt({ x, y, width, height }: Box, things: readonly Box[], size: Size, room: Size): Box {
  const GAP = 14;
  const clamp = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
  const left = clamp(x + width / 2 - size.width / 2, room.width - size.width);
  const top = clamp(y + height / 2 - size.height / 2, room.height - size.height);
  const candidates = [
    { x: x + width + GAP, y: top },
    { x: x - GAP - size.width, y: top },
    { x: left, y: y + height + GAP },
    { x: left, y: y - GAP - size.height },
  ].map((corner) => ({ ...corner, ...size }));
  return best(
    candidates,
    (words) => things.reduce((sum, thing) => sum + overlap(words, thing), 0) + OUTSIDE * outside(words, room),
  );
}
