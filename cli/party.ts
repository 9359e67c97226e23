import type { Bot } from '#bots';
import { type Language, type Rng, recordOf, type Table } from '#kernel';
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
