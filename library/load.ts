import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addGame } from '#games';
import type { Game, PackageMark } from '#kernel';
import { badPackage } from './folder.ts';
import { programFolder } from './program.ts';

/** A game ready to be loaded, by this thread or another. */
export interface ReadyGame {
  readonly mark: PackageMark;
  /** Its folder: rulebook, components, nets. */
  readonly folder: string;
  /** The first file of its code. */
  readonly code: string;
}

const ID = /^[a-z][a-z0-9-]{0,31}$/;

/** Loads the code of a game; what it says for itself is not believed before it has been looked at. */
async function loadReady({ mark, code }: ReadyGame): Promise<Game> {
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = await import(pathToFileURL(code).href);
  } catch (error) {
    throw badPackage(mark.name, `does not start: ${error instanceof Error ? error.message : String(error)}`);
  }
  const game = exported.default;
  if (!isGame(game)) throw badPackage(mark.name, 'must export by default what defineGame gives');
  if (!ID.test(game.id)) {
    throw badPackage(mark.name, `calls its game "${game.id}"; an id is small letters, digits and hyphens, 32 at most`);
  }
  return Object.assign(game, { package: mark });
}

const FUNCTIONS = ['setup', 'moves', 'why', 'play', 'chance', 'conceal', 'turn', 'over', 'score', 'imagine'] as const;

function isGame(x: unknown): x is Game {
  if (typeof x !== 'object' || x === null) return false;
  const game = x as Readonly<Record<string, unknown>>;
  return (
    typeof game.id === 'string' &&
    Number.isInteger(game.version) &&
    Array.isArray(game.seats) &&
    [game.layout, game.lexicon].every((part) => typeof part === 'object' && part !== null) &&
    typeof (game.words as Partial<Game['words']> | undefined)?.en?.title === 'string' &&
    FUNCTIONS.every((name) => typeof game[name] === 'function')
  );
}

/** Where games of others lie, by id. */
const folders = new Map<string, string>();

/** Loads a game into this thread: from then on it has it like those of the house. */
export async function addReady(ready: ReadyGame): Promise<Game> {
  const game = await loadReady(ready);
  addGame(game);
  folders.set(game.id, ready.folder);
  return game;
}

/** The folder of a game: its rulebook, its components, its nets. */
export const folderOf = (id: string): string => folders.get(id) ?? path.join(programFolder, 'games', id);
