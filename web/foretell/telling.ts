import {
  type Foretold,
  type Game,
  HIDDEN,
  type Language,
  type NameOf,
  NONE,
  type StoryLine,
  sayLine,
  storyOf,
} from '#kernel';

/** Under what a line of the telling stands. */
export type Part = 'price' | 'loss' | 'gain' | 'points' | 'end' | 'others' | 'also';

const ORDER: readonly Part[] = ['price', 'loss', 'gain', 'points', 'end', 'also', 'others'];

/** What a choice brings, in full words, the parts in the order in which a player asks for them. */
export function tellingOf(
  game: Game,
  { events, points }: Foretold,
  seat: number,
  move: number,
  nameOf: NameOf,
  language: Language,
): readonly (readonly [Part, readonly string[]])[] {
  const parts = new Map<Part, string[]>(ORDER.map((part) => [part, []]));
  // That something will be shown is said once, by whoever says that it cannot be taken back.
  const known = events.filter(({ kind, what }) => kind !== 'reveal' || what !== HIDDEN);
  // That a round ends or begins heads the story; who chooses wants to know what it brings.
  for (const passage of storyOf(game, [{ seat, move, forced: false, events: known, points }])) {
    for (const line of passage.lines)
      parts.get(partOf(game, line, seat))!.push(sayLine(game, line, seat, nameOf, language));
  }
  const told = [...parts].filter(([, lines]) => lines.length > 0);
  // The one thing a choice does, where that has no price and no gain, is what its own words say.
  return told.length === 1 && told[0][0] === 'also' && told[0][1].length === 1 ? [] : told;
}

function partOf(game: Game, line: StoryLine, seat: number): Part {
  if (line.seat !== seat) return line.seat === NONE ? 'also' : 'others';
  if (line.kind === 'points') return game.categories?.[line.category]?.atEnd ? 'end' : 'points';
  switch (line.events[0].kind) {
    case 'pay':
      return 'price';
    case 'lose':
      return 'loss';
    case 'gain':
    case 'complete':
      return 'gain';
    default:
      return 'also';
  }
}
