import { tally, type Word } from 'engawa';

interface Place {
  readonly to: Word;
  /** How many of each colour, in the order in which the first of each came. */
  readonly colours: ReturnType<typeof tally>;
}

/** Workers drawn, by the place they go to. */
export function gathered(tales: readonly { readonly what: Word; readonly to: Word }[]): Place[] {
  return tally(tales, ({ to }) => to).map(([to]) => ({
    to,
    colours: tally(
      tales.filter((tale) => tale.to === to),
      ({ what }) => what,
    ),
  }));
}

/** The numbers of several tales, added up. */
export const total = (tales: readonly { readonly of: number }[]): number => tales.reduce((sum, { of }) => sum + of, 0);
