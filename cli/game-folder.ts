import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, Refusal } from '#kernel';
import { folderOf } from '#library';
import { filesIn } from '../conformance/index.ts';

/** The files of a game, to read. Those of the house are in a clone of the repository only. */
export function filesOf({ id, package: outside }: Game): ReadonlyMap<string, string> {
  const folder = folderOf(id);
  if (!outside && !existsSync(join(folder, 'rulebook.md')))
    throw new Refusal('no-rulebook', 'The rulebook is not beside the program: run this in a clone of the repository.');
  return filesIn(folder);
}
