import type { Drawn, House } from '#drawing';
import type { Language, State } from '#kernel';
import type { Lesson } from './learn/model.ts';
import type { Spoken } from './spoken.ts';

export {
  type Bubble,
  bubble,
  type Decision,
  decision,
  type Lesson,
  type Term,
  term,
  type Weighed,
} from './learn/model.ts';

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
