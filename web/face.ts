import type { Drawn, House } from '#drawing';
import type { Language, State } from '#kernel';

/** What a game says in the languages it speaks. English is needed; whoever reads another language that it does not have reads English. */
type Spoken = Readonly<Record<'en', string> & Partial<Record<Language, string>>>;

/** How a game looks and is taught. Without one it is played in text. */
export interface Face {
  /** Draws what a viewer may know. It only draws; the shell knows what is legal. */
  draw(view: State, viewer: number, language: Language, names?: readonly string[]): Drawn;
  /** A small picture of a thing, an `svg` by itself, where words alone would take too long to read. */
  icon?(ref: string): Drawn | undefined;
  /** The house of each seat, where the rulebook fixes the colours. */
  readonly houses?: readonly House[];
  /** The game in one sentence, for somebody who does not know it. */
  readonly introduction: Spoken;
  /** Fetched when somebody wants to learn. */
  lesson?(): Promise<Lesson>;
  /** Its components in the order in which a player meets them, fetched with the page that shows them. */
  parts?(): Promise<readonly Section[]>;
}

/** A lesson: a real table from a fixed seed, and the bubbles that lead through its opening. */
export interface Lesson {
  readonly seats: number;
  readonly seed: string;
  readonly bubbles: readonly Bubble[];
}

/** One bubble of a lesson: at most fifteen words, and what the reader does about it. */
export interface Bubble {
  readonly text: Spoken;
  /** What on the board it speaks of: references of the lexicon. */
  readonly about?: readonly string[];
  /** Notation of the one move that goes on; without it "Next" does. */
  readonly do?: string;
  /** What happens by itself after it: moves of the others, and routine ones of the reader, with the seat (`1 take 2 red`). */
  readonly after?: readonly string[];
  readonly clause?: string;
}

/** A bubble and its three sentences, English, French and Japanese. */
export const bubble = (
  rest: Omit<Bubble, 'text'>,
  [en, fr, ja]: readonly [en: string, fr: string, ja: string],
): Bubble => ({ ...rest, text: { en, fr, ja } });

/** How a lesson may end: the reader knows enough to play. */
export const FAREWELL: Bubble = bubble({}, [
  'You know the game. Now play an easy bot.',
  'Vous savez jouer. Affrontez maintenant un robot facile.',
  'これで遊べます。やさしいボットと対戦しましょう。',
]);

/** A table of components: the key of its data, its title, where the rulebook speaks of it. */
export interface Section {
  readonly key: string;
  readonly title: Spoken;
  readonly clause: string;
  /** The domain of the lexicon whose names its records bear. */
  readonly domain?: string;
  /** Each record has a clause of its own: this, and its place in the list. */
  readonly each?: string;
  /** Fields that only the program needs. */
  readonly hides?: readonly string[];
}

export const section = (
  key: string,
  clause: string,
  [en, fr, ja]: readonly [en: string, fr: string, ja: string],
  more: Pick<Section, 'domain' | 'each' | 'hides'> = {},
): Section => ({ key, clause, title: { en, fr, ja }, ...more });
