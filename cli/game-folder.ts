import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#games';
import { type Game, Refusal } from '#kernel';
import { folderOf, openGame } from '#library';
import { filesIn } from '../conformance/index.ts';

/** The files of a game, to read. Those of the house are in a clone of the repository only. */
export function filesOf({ id, package: outside }: Game): ReadonlyMap<string, string> {
  const folder = folderOf(id);
  if (!outside && !existsSync(join(folder, 'rulebook.md')))
    throw new Refusal('no-rulebook', 'The rulebook is not beside the program: run this in a clone of the repository.');
  return filesIn(folder);
}

/** By its id where it is of the house; else by its folder, or the name of an installed package. */
export const gameAt = async (target: string): Promise<Game> =>
  GAMES.find(({ id }) => id === target) ?? openGame(target);
