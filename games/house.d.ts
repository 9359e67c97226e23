/** Made by scripts/house-games.mjs from the folders beside this file. */
declare module 'virtual:house-games' {
  export const HOUSE_GAMES: readonly import('#kernel').Game[];
}
