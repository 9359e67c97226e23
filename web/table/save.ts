import { handOver } from '../hand-over.ts';
import type { TableSource } from './source.ts';

/** Hands a game of this page to the player as one file. False where it lives elsewhere. */
export function saveFile(source: TableSource): boolean {
  if (!source.file) return false;
  handOver(`${source.game.id}-${source.id}.json`, source.file());
  return true;
}
