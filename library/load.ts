import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addGame, removeGame } from '#games';
import { addPress } from '#games/editions.ts';
import { type Game, LANGUAGES, type PackageMark } from '#kernel';
import { badPackage, PRESS } from './folder.ts';
import { isGameId } from './id.ts';
import { programFolder } from './program.ts';

/** A game laid ready to be loaded, by this thread or another. */
export interface LaidGame {
  readonly mark: PackageMark;
  /** Its folder: rulebook, components, nets. */
  readonly folder: string;
  /** The first file of its code. */
  readonly code: string;
}

/** Loads the code of a game; what it says for itself is not believed before it has been looked at. */
async function load({ mark, code }: LaidGame): Promise<Game> {
  let game: object;
  try {
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(code).href);
    // A copy: what somebody exports may be frozen.
    game = { ...(exported.default as object), package: mark };
  } catch (error) {
    throw badPackage(mark.name, `does not start: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isGame(game)) throw badPackage(mark.name, 'must export by default what defineGame gives');
  if (!isGameId(game.id)) {
    throw badPackage(
      mark.name,
      `calls its game "${game.id}"; an id is small letters, digits and hyphens, 2 to 32, a letter first`,
    );
  }
  return game;
}

const FUNCTIONS = ['setup', 'moves', 'why', 'play', 'chance', 'conceal', 'turn', 'over', 'score', 'imagine'] as const;

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const isOption = (x: unknown): boolean => isObject(x) && typeof x.id === 'string' && Array.isArray(x.values);

function isGame(game: object): game is Game {
  const { id, version, seats, options, clausePrefix, layout, lexicon, words } = game as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    Number.isInteger(version) &&
    Array.isArray(seats) &&
    seats.length === 2 &&
    seats.every(Number.isInteger) &&
    Array.isArray(options) &&
    options.every(isOption) &&
    typeof clausePrefix === 'string' &&
    isObject(layout) &&
    isObject(lexicon) &&
    isObject(words) &&
    LANGUAGES.every((language) => typeof (words as Partial<Game['words']>)[language]?.title === 'string') &&
    FUNCTIONS.every((name) => typeof (game as Record<string, unknown>)[name] === 'function')
  );
}

/** Where games of others lie, by id. */
const folders = new Map<string, string>();

/** Loads a game into this thread: from then on it has it like those of the house. */
export async function addLaid(laid: LaidGame): Promise<Game> {
  const game = await load(laid);
  addGame(game);
  const press = path.join(path.dirname(laid.code), PRESS);
  if (existsSync(press)) addPress(game.id, async () => (await import(pathToFileURL(press).href)).default);
  folders.set(game.id, laid.folder);
  return game;
}

/** Takes a game away again that turned out to be of no use. */
export function removeLaid(id: string): void {
  removeGame(id);
  folders.delete(id);
}

/** The folder of a game: its rulebook, its components, its nets. */
export const folderOf = (id: string): string => folders.get(id) ?? path.join(programFolder, 'games', id);
