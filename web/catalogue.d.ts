declare module 'virtual:catalogue' {
  import type { GameCard } from '#wire';

  /** The games of the house. */
  export const games: readonly Omit<GameCard, 'options' | 'ratings'>[];
  /** Ids of the bots people choose from, from the weakest to the strongest. */
  export const bots: readonly string[];
}

declare module 'virtual:options' {
  import type { GameCard } from '#wire';

  /** What can be chosen in the games of the house. */
  export const options: Readonly<Partial<Record<string, GameCard['options']>>>;
  /** How strong their bots are. */
  export const ratings: Readonly<Partial<Record<string, GameCard['ratings']>>>;
}

declare module 'virtual:art' {
  /** Where the pictures of each board of the house are, in one style sheet each. */
  export const ART: Readonly<Partial<Record<string, string>>>;
}
