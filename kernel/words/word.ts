/** What a language may tell of a word besides its name. */
export interface Sense {
  /** Where there is little room: on a token, in a column. */
  readonly short?: string;
  /** More than one of it, where the language says that differently. */
  readonly many?: string;
  /** What it does in the game, in a few words. */
  readonly effect?: string;
  /** How so many of it are counted, where number and word are not simply put side by side. */
  readonly count?: (n: number) => string;
}

/** How a word behaves in a sentence. Each language knows what it means and asks for what it needs. */
export interface Grammar {
  /** English: the indefinite article, where sound does not tell it. */
  readonly article?: 'a' | 'an' | '';
  /** French. */
  readonly gender?: 'm' | 'f';
  /** French: `le homard`, not `l’homard`. */
  readonly aspirated?: boolean;
  /** Said as several even when it is one thing: `les douanes`. */
  readonly plural?: boolean;
  /** A proper name takes no article. */
  readonly proper?: boolean;
  /** Japanese: the word one counts it with. */
  readonly counter?: string;
}

/**
 * A word of a game in one language. Boards, log, sentences, inspection and the page of components all take what they say of
 * a thing from here. In a sentence it stands for its name.
 */
export class Word {
  readonly name: string;
  readonly short: string;
  readonly many: string;
  readonly effect: string | undefined;
  readonly count: ((n: number) => string) | undefined;
  readonly grammar: Grammar;

  constructor(name: string, { short = name, many = name, effect, count }: Sense = {}, grammar: Grammar = {}) {
    this.name = name;
    this.short = short;
    this.many = many;
    this.effect = effect;
    this.count = count;
    this.grammar = grammar;
  }

  toString(): string {
    return this.name;
  }
}

/** The number that a word of a domain of numbers stands for. */
export const numberOf = (n: number | Word): number => (typeof n === 'number' ? n : Number(n.name));

/** The beginning of a line or of a column. */
export const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
