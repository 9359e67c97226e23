import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '#kernel';

const NAME = /^engawa-game-/;

/** The folders called node_modules beside a folder and above it, the nearest first. */
function* modulesAround(folder: string): Generator<string> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const modules = path.join(at, 'node_modules');
    if (existsSync(modules)) yield modules;
    if (at === path.dirname(at)) return;
  }
}

/** What cannot be listed, a file for one, holds nothing that is installed. */
function entries(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Installed packages called engawa-game-…, of a scope or of none: the nearest of each name. */
export function findInstalled(folder: string): string[] {
  const found = new Map<string, string>();
  for (const modules of modulesAround(folder)) {
    const scoped = entries(modules)
      .filter((name) => name.startsWith('@'))
      .flatMap((scope) => entries(path.join(modules, scope)).map((name) => path.join(scope, name)));
    for (const name of [...entries(modules), ...scoped]) {
      if (NAME.test(path.basename(name)) && !found.has(name)) found.set(name, path.join(modules, name));
    }
  }
  return [...found.values()];
}

/** A folder by its path, or an installed package by its name. */
export function findGiven(target: string, folder: string): string {
  const at = path.resolve(folder, target);
  if (existsSync(at)) return at;
  for (const modules of modulesAround(folder)) {
    const installed = path.join(modules, target);
    if (existsSync(installed)) return installed;
  }
  throw new Refusal('no-package', `There is no folder and no installed package "${target}".`);
}
