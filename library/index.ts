import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gameById } from '#games';
import { type Game, Refusal } from '#kernel';
import { buildSide } from './build.ts';
import { findGiven, findInstalled } from './find.ts';
import { cannotBeUsed, ENTRY, type GameFolder, readFolder, SIDES } from './folder.ts';
import { addLaid, type LaidGame, removeLaid } from './load.ts';
import { workshop } from './workshop.ts';

export { type BrowserFiles, browserFiles } from './browser-files.ts';
export { cannotBeUsed } from './folder.ts';
export { isGameId } from './id.ts';
export { addLaid, folderOf, type LaidGame } from './load.ts';
export { bundles, programFolder } from './program.ts';

/** Somebody's game that this program has. */
export interface OpenedGame extends LaidGame {
  readonly id: string;
  /** Asked for, not only found: the program does not start without it. */
  readonly given: boolean;
}

/** Their code by its name in the workshop, which may move. */
const opened: OpenedGame[] = [];

/** Games of others that this program has, as its other threads have to load them too. */
export const openedGames = (): readonly OpenedGame[] =>
  opened.map((one) => ({ ...one, code: workshop.find(one.code) }));

async function add(folder: GameFolder, given: boolean): Promise<Game> {
  const { mark, at } = folder;
  const same = opened.find((one) => one.mark.name === mark.name);
  if (same) throw new Refusal('game-clash', `${same.folder} and ${at} are both called ${mark.name}.`);
  const code = path.join(await workshop.lay(folder, 'node'), ENTRY);
  const game = await addLaid({ mark, folder: at, code: workshop.find(code) });
  opened.push({ mark, folder: at, code, id: game.id, given });
  return game;
}

/** Whatever goes wrong meanwhile is said of the package, by name. */
const naming = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof Refusal ? error : cannotBeUsed(name, error);
  });

/** Somebody's game by its folder or its package's name: from now on this program has it. */
export const openGame = (target: string, folder = process.cwd()): Promise<Game> =>
  naming(target, async () => {
    const at = realpathSync(findGiven(target, folder));
    // One folder can be spelled in many ways.
    const same = opened.find((one) => one.folder === at);
    return same ? gameById(same.id) : add(readFolder(at), true);
  });

/** Does without a game that was only found. */
export function leaveOut(id: string): void {
  removeLaid(id);
  opened.splice(
    opened.findIndex((one) => one.id === id),
    1,
  );
}

/** Writes dist/ of a folder, for both sides, so that whoever installs the package builds nothing. Gives the folder it wrote. */
export async function buildPackage(target: string): Promise<string> {
  const at = realpathSync(findGiven(target, process.cwd()));
  const folder = { ...readFolder(at), built: false };
  const dist = path.join(at, 'dist');
  // What does not even load is not worth publishing.
  await add(folder, true);
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
  for (const target of given) await openGame(target, folder);
  for (const at of findInstalled(folder)) {
    await naming(path.basename(at), () => addFound(at)).catch((error: Refusal) => {
      complain(error.message);
    });
  }
}

/** What was given by hand comes before what is installed under the same name. */
async function addFound(at: string): Promise<void> {
  const found = readFolder(realpathSync(at));
  const same = opened.find(({ mark }) => mark.name === found.mark.name);
  if (!same || !(same.given || same.folder === found.at)) await add(found, false);
}

/** The list in the variable ENGAWA_GAMES, separated like that of PATH. */
export const gamesOf = (list: string | undefined): string[] => (list ?? '').split(path.delimiter).filter(Boolean);
