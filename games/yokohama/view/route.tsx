/** @jsxImportSource engawa/drawing */
import { Crest, type Drawn } from 'engawa/drawing';
import { layoutFor } from '../data/index.ts';
import { HOUSES, type Picture } from './picture.ts';
import { placeOf, type Way } from './walk.ts';

/** One board of the map in the units of the sketch. */
const BOARD = 100;
/** The lines run below the names, above the people. */
const HEIGHT = 0.21;

/** The walk so far, and at every border the step that could come next. */
export function Routes({ picture }: { readonly picture: Picture }): Drawn | null {
  const { s, walk } = picture;
  if (!walk) return null;
  const { rows } = layoutFor(s.seats);
  const steps = walk.ways.flatMap((way) => (way && way.areas.length > 1 ? [stepInto(picture, way)] : []));
  return (
    <svg
      class="routes"
      data-house={HOUSES[walk.seat]}
      viewBox={`0 0 ${rows[0] * BOARD} ${rows.length * BOARD}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="halo" d={lineThrough(picture, walk.trail)} />
      <path class="trail" d={lineThrough(picture, walk.trail)} />
      <path class="halo" d={steps.join('')} />
      <path class="steps" d={steps.join('')} />
    </svg>
  );
}

/** The whole way to an area; the style sheet shows it while the area is pointed at. */
export function WayThere({ picture, way }: { readonly picture: Picture; readonly way: Way }): Drawn {
  const [x, y] = placeOf(picture.s, way.areas[way.areas.length - 1]);
  return (
    <svg
      class="way"
      data-house={HOUSES[picture.walk!.seat]}
      viewBox={`0 0 ${BOARD} ${BOARD}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="trail" d={lineThrough(picture, way.areas, x, y)} />
    </svg>
  );
}

/** What the way costs in all; nothing to pay is worth saying too. */
export function Fare({ picture, way }: { readonly picture: Picture; readonly way: Way }): Drawn {
  const { free, price } = picture.say;
  return (
    <small class={way.stops ? 'fare' : 'fare through'} data-look="toll">
      <Crest house={HOUSES[picture.walk!.seat]} />
      {way.stops ? '' : '⋯'}
      {way.toll === 0 ? free : price(way.toll)}
    </small>
  );
}

/** Through the pictures of areas, seen from a board whose corner is given. */
function lineThrough({ s }: Picture, areas: readonly number[], left = 0, top = 0): string {
  const places = areas.map((area) => placeOf(s, area));
  const points = places.flatMap((place, i) => (i === 0 ? [place] : [cornerBetween(places[i - 1], place), place]));
  const path = points.map(([x, y]) => `${(x - left + 0.5) * BOARD} ${(y - top + HEIGHT) * BOARD}`);
  return path.length > 1 ? `M${path.join('L')}` : '';
}

type Place = readonly [x: number, y: number];

/**
 * From one row to another the way runs down beside the upper board, where there is a gap, and in over the middle of the lower one: so it
 * never lies on what can be built.
 */
const cornerBetween = (a: Place, b: Place): Place => (a[1] < b[1] ? [b[0], a[1]] : [a[0], b[1]]);

/** A short stroke over the border, from the last area but one of a way into the last. */
function stepInto({ s }: Picture, { areas }: Way): string {
  const a = placeOf(s, areas[areas.length - 2]);
  const b = placeOf(s, areas[areas.length - 1]);
  if (a[1] === b[1]) {
    const at = (part: number): string => `${(a[0] + (b[0] - a[0]) * part + 0.5) * BOARD} ${(a[1] + HEIGHT) * BOARD}`;
    return `M${at(0.32)}L${at(0.68)}`;
  }
  const [x] = a[1] < b[1] ? b : a;
  const border = Math.max(a[1], b[1]);
  return `M${(x + 0.5) * BOARD} ${(border - 0.3) * BOARD}V${(border + 0.04) * BOARD}`;
}
