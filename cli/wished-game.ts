import { gameById } from '#games';
import { openEdition } from '#games/editions.ts';
import type { Game } from '#kernel';
import { readJson } from './files.ts';

/** A game by its name, with the figures of an edition where a file of one is given. */
export async function wishedGame(id: unknown, edition: string | undefined): Promise<Game> {
  const game = gameById(id);
  return edition === undefined ? game : openEdition(game, readJson(edition));
}
