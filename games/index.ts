/// <reference path="./house.d.ts" />
import { HOUSE_GAMES } from 'virtual:house-games';
import { type Game, type PackageMark, Refusal } from '#kernel';
import { type Played, playedWith, readyFor } from './editions.ts';

/** The games of the house: every folder beside this file. */
export const GAMES: readonly Game[] = HOUSE_GAMES;

/** Other people's games, as they were given or found when the program started. */
const installed: Game[] = [];

/** Everything that can be played here, the games of the house first. */
export const allGames = (): readonly Game[] => [...GAMES, ...installed];

/** Adds a game that is not of the house. Two games cannot have one id: tables and records know a game by it. */
export function addGame(game: Game): void {
  const other = allGames().find(({ id }) => id === game.id);
  if (other) {
    throw new Refusal(
      'game-clash',
      `The id "${game.id}" of ${game.package?.name} belongs to ${other.package ? other.package.name : 'a game of the house'} already.`,
    );
  }
  installed.push(game);
}

/** Takes back what `addGame` added. */
export function removeGame(id: string): void {
  const at = installed.findIndex((game) => game.id === id);
  if (at >= 0) installed.splice(at, 1);
}

export function gameById(id: unknown): Game {
  const game = allGames().find((candidate) => candidate.id === id);
  if (game) return game;
  throw new Refusal(
    'unknown-game',
    `There is no game ${typeof id === 'string' ? `"${id}"` : 'without a name'}; the games are ${allGames()
      .map((g) => g.id)
      .join(', ')}.`,
  );
}

/** What is kept of a game says which one it was, and with which package it was played where it was not of the house. */
interface Kept extends Played {
  readonly game?: unknown;
  readonly package?: unknown;
}

/** The game of a table or a record, as its figures are today. What was begun with somebody's package goes on with that package only. */
function ordinaryOf(kept: Kept | null | undefined): Game {
  const mark = kept?.package as Partial<PackageMark> | null | undefined;
  const game = allGames().find(({ id }) => id === kept?.game);
  if (game ? game.package?.name === mark?.name : !mark) return game ?? gameById(kept?.game);
  throw new Refusal(
    'missing-game',
    mark
      ? `This was begun with the package ${mark.name} ${mark.version}, which is not installed here.`
      : `This was begun with the game "${kept?.game}" of the house, which is no longer there.`,
  );
}

/** The game of a table or a record, with the figures it was played with. */
export const openGameOf = async (kept: Kept | null | undefined): Promise<Game> =>
  playedWith(ordinaryOf(kept), kept ?? {});

/** The same for who cannot wait, and has opened it before. */
export const gameOf = (kept: Kept | null | undefined): Game => readyFor(ordinaryOf(kept), kept ?? {});
