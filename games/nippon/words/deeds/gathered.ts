import type { Word } from 'engawa';

interface Place {
  readonly to: Word;
  /** How many of each colour, in the order in which the first of each came. */
  readonly colours: Map<Word, number>;
}

/** Workers drawn, by the place they go to. */
export function gathered(tales: readonly { readonly what: Word; readonly to: Word }[]): Place[] {
  const places: Place[] = [];
  for (const { what, to } of tales) {
    let place = places.find((each) => each.to === to);
    if (!place) {
      place = { to, colours: new Map() };
      places.push(place);
    }
    place.colours.set(what, (place.colours.get(what) ?? 0) + 1);
  }
  return places;
}

/** The numbers of several tales, added up. */
export const total = (tales: readonly { readonly of: number }[]): number => tales.reduce((sum, { of }) => sum + of, 0);
