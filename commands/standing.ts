import { type Game, type Language, NONE, type State, sayThing, UNKNOWN, wordOf } from '#kernel';

/** A number of a seat that is worth watching, with its name. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** How a seat stands, as a view shows it: every single number of it that the game has a word for. */
export function figuresOf(game: Game, view: State, seat: number, language: Language): Figure[] {
  const fields = (game.layout.toJSON(view).seat as Record<string, unknown>[])[seat];
  const { things } = game.words[language];
  return Object.entries(fields).flatMap(([id, value]) =>
    typeof value === 'number' && value !== NONE && value !== UNKNOWN && things[id] !== undefined
      ? [{ id, label: wordOf(game, id, language)?.many ?? sayThing(game, id, language), value: String(value) }]
      : [],
  );
}

/** The opponent after this one, whoever asks; -1 asks from nowhere. */
export function nextOpponent(after: number, asking: number, seats: number): number {
  const next = (after + 1) % seats;
  return next === asking && seats > 1 ? (next + 1) % seats : next;
}
