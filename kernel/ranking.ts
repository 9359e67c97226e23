import type { State } from './layout.ts';

/** Seats from first to last place. Those of one place have tied for it, and share it. */
export type Ranking = readonly (readonly number[])[];

/** What decides among seats of equal points. The first that differs decides; who is equal in all of them shares the place. */
export interface TieBreak<S extends State = State> {
  readonly id: string;
  readonly clause: string;
  /** The more, the better. */
  of(s: S, seat: number): number;
  /** Does the number say something to a reader? A place in an order does not. */
  readonly counted?: boolean;
}

/** Who stands where: by points, then by what decides ties. */
export function rank<S extends State>(
  s: S,
  score: (s: S, seat: number) => number,
  tieBreaks: readonly TieBreak<S>[],
): number[][] {
  const keys = Array.from({ length: s.seats }, (_, seat) => [score(s, seat), ...tieBreaks.map((by) => by.of(s, seat))]);
  const ahead = (a: number, b: number): number => {
    for (let i = 0; i < keys[a].length; i++) if (keys[a][i] !== keys[b][i]) return keys[b][i] - keys[a][i];
    return 0;
  };
  const places: number[][] = [];
  for (const seat of keys.map((_, i) => i).sort(ahead)) {
    const last = places.at(-1);
    if (last && ahead(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** The place of a seat, from 0: how many are ahead of it. */
export function placeOf(ranking: Ranking, seat: number): number {
  let ahead = 0;
  for (const place of ranking) {
    if (place.includes(seat)) return ahead;
    ahead += place.length;
  }
  return ahead;
}

/** What a seat has of the victory: all of it, an equal part where it is shared, or nothing. */
export const winShare = ([first]: Ranking, seat: number): number => (first.includes(seat) ? 1 / first.length : 0);
