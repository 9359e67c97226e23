import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** The games of the house, as games/index.ts lists them. */
const listed = readFileSync(path.join(root, 'games/index.ts'), 'utf8');

export const gameIds = readdirSync(path.join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && listed.includes(`./${entry.name}/index.ts`))
  .map((entry) => entry.name);
