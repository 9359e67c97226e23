/** Made by scripts/house-games.mjs from the folders beside this file. */
declare module 'virtual:house-games' {
  export const HOUSE_GAMES: readonly import('#kernel').Game[];
}

/** Made by scripts/presses.mjs from the same folders. */
declare module 'virtual:presses' {
  import type { Former, Press } from '#kernel/edition/index.ts';

  export const PRESSES: Readonly<Record<string, () => Promise<Press>>>;
  export const FORMER: Readonly<Record<string, Former>>;
}
