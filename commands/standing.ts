import { type Game, type Language, NONE, type State, sayOf, sayThing, UNKNOWN, wordOf } from '#kernel';

/** A number of a seat that is worth watching, with its name. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Both together: `12,000 Yen`, `石炭2個`. */
  readonly said: string;
}

/** How a seat stands, as a view shows it: every single number of it that the game has a word for. */
export function figuresOf(game: Game, view: State, seat: number, language: Language): Figure[] {
  const fields = (game.layout.toJSON(view).seat as Record<string, unknown>[])[seat];
  const { things } = game.words[language];
  return Object.entries(fields).flatMap(([id, value]) => {
    if (typeof value !== 'number' || value === NONE || value === UNKNOWN || things[id] === undefined) return [];
    const word = wordOf(game, id, language);
    const said = sayThing(game, id, language, value);
    const label = word?.many ?? sayThing(game, id, language);
    // A number alone can be of another unit: Nippon counts Yen in thousands.
    const counted = said.replace(label, '').trim();
    return [{ id, label, value: word?.count && counted ? counted : String(value), said }];
  });
}

/** How somebody stands, in one line. */
export const sayFigures = (who: string, said: readonly string[], language: Language): string =>
  sayOf(who, said.join(language === 'ja' ? '、' : ', '), language);

/** The opponent after this one, whoever asks; -1 asks from nowhere. */
export function nextOpponent(after: number, asking: number, seats: number): number {
  const next = (after + 1) % seats;
  return next === asking && seats > 1 ? (next + 1) % seats : next;
}
