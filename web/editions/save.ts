import type { Edition } from '#kernel/edition/edition.ts';

/** Hands an edition to the player as a small file. */
export function saveEdition(edition: Edition): void {
  const link = document.createElement('a');
  const body = `${JSON.stringify(edition, undefined, 2)}\n`;
  link.href = URL.createObjectURL(new Blob([body], { type: 'application/json' }));
  link.download = `${edition.game}-edition.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
