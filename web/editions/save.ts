import type { Edition } from '#kernel/edition/edition.ts';
import { handOver } from '../hand-over.ts';

/** Hands an edition to the player as a small file. */
export const saveEdition = (edition: Edition): void =>
  handOver(`${edition.game}-edition.json`, `${JSON.stringify(edition, undefined, 2)}\n`);
