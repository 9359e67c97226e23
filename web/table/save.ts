import type { TableSource } from './source.ts';

/** Hands a game of this page to the player as one file. False where it lives elsewhere. */
export function saveFile(source: TableSource): boolean {
  if (!source.file) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([source.file()], { type: 'application/json' }));
  link.download = `${source.game.id}-${source.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
