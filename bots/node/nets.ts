import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NetFile } from '../net.ts';
import { takeNetsFrom } from '../trained.ts';

/** Where the net for a player count lies in the folder of a game. */
export const netPath = (folder: string, seats: number): string => join(folder, 'bot', 'nets', `${seats}.json`);

/** Lets the bots take their nets from the disk. */
export function netsOnDisk(folderOf: (game: string) => string): void {
  takeNetsFrom((game, seats) => {
    const path = netPath(folderOf(game), seats);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as NetFile) : undefined;
  });
}
