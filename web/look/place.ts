/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** The side of the thing on which the pop-over stands; nothing where it stands apart. */
  readonly side?: 'left' | 'right' | 'above' | 'below';
  /** Where along that side the arrow points at the middle of the thing. */
  readonly arrow: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a thing and what is told of it: room for the arrow. */
const GAP = 14;
/** The arrow keeps away from round corners. */
const CORNER = 18;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

/**
 * Where a pop-over of this size stands: beside its thing, so that it never covers it, and within `room`, which leaves out the prompt. Sideways
 * is preferred, as a board is wider than high. A thing that leaves room on no side (the sea itself) is covered as little as
 * can be, in the corner that is farthest from the pointer.
 */
export function placeOf(
  thing: Box,
  size: Size,
  room: Box,
  pointer?: { readonly x: number; readonly y: number },
): Place {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const topFor = clamp(middle.y - size.height / 3, room.top, bottom(room) - size.height);
  const leftFor = clamp(middle.x - size.width / 2, room.left, right(room) - size.width);
  const sideways = (side: 'left' | 'right', left: number): Place => ({
    left,
    top: topFor,
    side,
    arrow: clamp(middle.y - topFor, CORNER, size.height - CORNER),
  });
  const upright = (side: 'above' | 'below', top: number): Place => ({
    left: leftFor,
    top,
    side,
    arrow: clamp(middle.x - leftFor, CORNER, size.width - CORNER),
  });
  const before = thing.left - GAP - size.width;
  const after = right(thing) + GAP;
  const sides: readonly (readonly [fits: boolean, place: Place])[] = [
    [before >= room.left, sideways('left', Math.min(before, right(room) - size.width))],
    [after + size.width <= right(room), sideways('right', Math.max(after, room.left))],
    [bottom(thing) + GAP + size.height <= bottom(room), upright('below', bottom(thing) + GAP)],
    [thing.top - GAP - size.height >= room.top, upright('above', thing.top - GAP - size.height)],
  ];
  // Of the two sides beside it, the one towards the middle of the board has more to spare.
  const [first, second, ...rest] =
    middle.x > room.left + room.width / 2 ? sides : [sides[1], sides[0], ...sides.slice(2)];
  const found = [first, second, ...rest].find(([fits]) => fits);
  if (found) return found[1];
  const from = pointer ?? middle;
  return {
    left: from.x > room.left + room.width / 2 ? room.left : right(room) - size.width,
    top: from.y > room.top + room.height / 2 ? room.top : bottom(room) - size.height,
    arrow: 0,
  };
}
