import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Game, Refusal } from '#kernel';
import { buildSide, SIDES } from './build.ts';
import { findGiven, findInstalled } from './find.ts';
import { type GameFolder, NODE_ENTRY, readFolder } from './folder.ts';
import { addReady, type ReadyGame } from './load.ts';
import { workshop } from './workshop.ts';

export { type BrowserFiles, browserFiles } from './browser-files.ts';
export { addReady, folderOf, type ReadyGame } from './load.ts';
export { bundles, programFolder } from './program.ts';

/** Games of others that this program has, as its other threads have to load them too. */
const opened: ReadyGame[] = [];

export const openedGames = (): readonly ReadyGame[] => opened;

async function add(folder: GameFolder): Promise<Game> {
  const code = path.join(await workshop.lay(folder, 'node'), path.basename(NODE_ENTRY));
  const ready = { mark: folder.mark, folder: folder.at, code };
  const game = await addReady(ready);
  opened.push(ready);
  return game;
}

/** Somebody's game by its folder or its package's name: from now on this program has it. */
export const openGame = async (target: string, folder = process.cwd()): Promise<Game> =>
  add(readFolder(realpathSync(findGiven(target, folder))));

/** Writes dist/ of a folder, for both sides, so that whoever installs the package builds nothing. Gives the folder it wrote. */
export async function buildPackage(target: string): Promise<string> {
  const at = realpathSync(findGiven(target, process.cwd()));
  const folder = { ...readFolder(at), built: false };
  const dist = path.join(at, 'dist');
  // What does not even load is not worth publishing.
  await add(folder);
  rmSync(dist, { recursive: true, force: true });
  for (const side of SIDES) await buildSide(folder, side, path.join(dist, side));
  return dist;
}

interface Where {
  /** Folders and names of packages, as they were given. */
  readonly given: readonly string[];
  /** The folder beside which installed packages are looked for. */
  readonly folder: string;
  /** Hears of an installed package that cannot be used: nobody asked for it by name, so the others go on without it. */
  readonly complain: (sentence: string) => void;
}

/** Games that were given, and those that are installed. */
export async function openGames({ given, folder, complain }: Where): Promise<void> {
  for (const target of new Set(given)) await openGame(target, folder);
  for (const at of findInstalled(folder)) {
    try {
      const found = readFolder(realpathSync(at));
      if (!opened.some(({ mark }) => mark.name === found.mark.name)) await add(found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complain(error.message);
    }
  }
}

/** The list in the variable ENGAWA_GAMES, separated like that of PATH. */
export const gamesOf = (list: string | undefined): string[] => (list ?? '').split(path.delimiter).filter(Boolean);
