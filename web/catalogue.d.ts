declare module 'virtual:catalogue' {
  import type { Language, Options, OptionWords } from '#kernel';

  /** What can be known of a game without loading it. */
  export interface GameCard {
    readonly id: string;
    readonly version: number;
    readonly seats: readonly [min: number, max: number];
    readonly options: readonly {
      readonly id: string;
      readonly values: readonly Options[string][];
      readonly words: Readonly<Record<Language, OptionWords | undefined>>;
    }[];
    readonly clausePrefix: string;
    /** Does it hide anything from anybody? */
    readonly secrets: boolean;
    readonly titles: Readonly<Record<Language, string>>;
    /** The game in one sentence, where it has a face. */
    readonly introduction?: Readonly<Record<Language, string>>;
  }

  export const games: readonly GameCard[];
  /** Ids of the bots people choose from, from the weakest to the strongest. */
  export const bots: readonly string[];
}
