import path from 'node:path';
import type { Bot } from '#bots';
import { type Language, type Rng, recordOf, type Table } from '#kernel';
import { folderOf } from '#library';
import { writeJson } from './files.ts';

/** A game in the terminal, with everybody who plays it. */
export interface Party {
  readonly table: Table;
  /** The bot on each seat, nothing for a person. */
  readonly bots: readonly (Bot | undefined)[];
  readonly botRng: Rng;
  readonly lang: Language;
  readonly save: string;
}

/** A saved game is its record, with the bots' names beside it. */
export const saveGame = ({ table, bots, save }: Party, path = save): void =>
  writeJson(path, { ...recordOf(table), bots: bots.map((bot) => bot?.id ?? null) });

/** With the folder of the game where it is not of the house. */
export function resumeCommand({ table: { game }, save }: Party): string {
  const others = game.package ? ` --game ${path.relative('', folderOf(game.id)) || '.'}` : '';
  return `engawa play --resume ${save}${others}`;
}
