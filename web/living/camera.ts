/** A box on the sheet on which a board is drawn. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the sheet is moved and scaled so that a frame shows a part of it. */
export interface Shot {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Smaller than this nothing on a board can be told apart. */
const SMALLEST = 0.6;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Fills a frame with a part of the sheet, no smaller than can be made out, with the place of the last deed near the middle. */
export function shotOf(frame: Pick<Box, 'width' | 'height'>, part: Box, deed: Box | undefined): Shot {
  const scale = Math.max(frame.width / part.width, frame.height / part.height, SMALLEST);
  const at = deed ?? part;
  const along = (middle: number, start: number, length: number, room: number) =>
    within(room / 2 - middle * scale, room - (start + length) * scale, -start * scale);
  return {
    scale,
    x: along(at.x + at.width / 2, part.x, part.width, frame.width),
    y: along(at.y + at.height / 2, part.y, part.height, frame.height),
  };
}

/** Does a place lie in a part of the sheet? */
export const liesIn = (place: Box, part: Box): boolean =>
  place.x + place.width / 2 > part.x &&
  place.x + place.width / 2 < part.x + part.width &&
  place.y + place.height / 2 > part.y &&
  place.y + place.height / 2 < part.y + part.height;
