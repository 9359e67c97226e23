declare module 'virtual:catalogue' {
  import type { GameCard } from '#wire';

  /** The games of the house. */
  export const games: readonly GameCard[];
  /** Ids of the bots people choose from, from the weakest to the strongest. */
  export const bots: readonly string[];
}
