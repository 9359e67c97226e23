import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const games = path.join(import.meta.dirname, '../games');

/** The games of the house: every folder with an index.ts. */
export const gameIds = readdirSync(games).filter((name) => existsSync(path.join(games, name, 'index.ts')));
