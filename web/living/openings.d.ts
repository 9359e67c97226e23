declare module 'virtual:openings' {
  import type { GameRecord } from '#kernel';

  /** For each game of the house, a game between bots that is in full swing. */
  export const openings: Readonly<Record<string, () => Promise<{ readonly default: GameRecord }>>>;
}
