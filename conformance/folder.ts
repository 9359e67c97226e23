import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a game is made of that can be read. Built files and other people's packages are not of it. */
const READ = /\.(tsx?|md|json|css|svg)$/;
const PASSED_OVER = new Set(['node_modules', 'dist', 'nets']);

/** The text files of a game's folder, by path. */
export function filesIn(folder: string, under = ''): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (PASSED_OVER.has(entry.name) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) for (const [inner, text] of filesIn(folder, path)) files.set(inner, text);
    else if (READ.test(entry.name)) files.set(path, readFileSync(join(folder, path), 'utf8'));
  }
  return files;
}
