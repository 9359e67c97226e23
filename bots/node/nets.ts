import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NetFile } from '../net.ts';
import { takeNetsFrom } from '../shelf.ts';

/** Where the net of a game and player count lies, under the root of the project. */
export const netPath = (root: string, game: string, seats: number): string =>
  join(root, 'games', game, 'bot', 'nets', `${seats}.json`);

/** Lets the bots take their nets from the disk. */
export function netsOnDisk(root: string): void {
  takeNetsFrom((game, seats) => {
    const path = netPath(root, game, seats);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as NetFile) : undefined;
  });
}
