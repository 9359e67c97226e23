import { type Box, type Place, placeOf } from '../look/place.ts';

type Size = Pick<Box, 'width' | 'height'>;

/** Where a bubble of this size stands that speaks of these things: beside one of them, its arrow at it, covering as little of any as can be. */
export function placeAt(things: readonly Box[], size: Size, room: Box): Place {
  const middle = { left: room.left + (room.width - size.width) / 2, top: room.top + (room.height - size.height) / 2 };
  if (things.length === 0) return { ...middle, arrow: 0 };
  const beside = things.map((thing) => placeOf(thing, size, room)).filter(({ side }) => side !== undefined);
  const corners = [room.left, room.left + room.width - size.width].flatMap((left) =>
    [room.top, room.top + room.height - size.height].map((top): Place => ({ left, top, arrow: 0 })),
  );
  const covered = ({ left, top }: Place): number =>
    things.reduce((sum, thing) => sum + overlap(thing, { left, top, ...size }), 0);
  // Of equals the first is kept: what is spoken of first gets the arrow, and an arrow is better than none.
  return [...beside, ...corners].reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
