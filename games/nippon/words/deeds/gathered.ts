import type { Word } from 'engawa';

interface Drawn {
  readonly what: Word;
  readonly to: Word;
}

/** Draws by the place they go to, in the order in which the places are filled. */
export function gathered(tales: readonly Drawn[]): { to: Word; what: Word[] }[] {
  const places: { to: Word; what: Word[] }[] = [];
  for (const { what, to } of tales) {
    const last = places.at(-1);
    if (last && last.to === to) last.what.push(what);
    else places.push({ to, what: [what] });
  }
  return places;
}
