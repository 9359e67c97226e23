import { ENTRIES, ISLANDS, SPACES, TOUCHES } from '../data/index.ts';

/** How a language says where a ship space lies. */
export interface Directions {
  readonly between: (a: number, b: number) => string;
  /** At the edge of the map; `side` (north, east, south, west) where an island has more than one such space. */
  readonly off: (island: number, side?: number) => string;
  readonly entry: (letter: string) => string;
}

/** Which way a space lies from its island: 0 north, 1 east, 2 south, 3 west. */
function sideOf(space: number, island: number): number {
  const dx = SPACES[space].x - ISLANDS[island].x;
  const dy = SPACES[space].y - ISLANDS[island].y;
  if (Math.abs(dy) > Math.abs(dx)) return dy < 0 ? 0 : 2;
  return dx > 0 ? 1 : 3;
}

/** People name a ship space by its islands. */
export function placesOf({ between, off, entry }: Directions): { name: string; effect?: string }[] {
  return SPACES.map((_, space) => {
    const [a, b] = TOUCHES[space];
    const alone = TOUCHES.filter((islands) => islands.length === 1 && islands[0] === a).length === 1;
    const name = b === undefined ? off(a, alone ? undefined : sideOf(space, a)) : between(a, b);
    return ENTRIES[space] ? { name, effect: entry(ENTRIES[space]) } : { name };
  });
}
