import type { Options } from '#kernel';
import { loadGame } from '../library.ts';
import { go } from '../router.tsx';
import { type LocalSeat, newId, type SavedGame, shelf } from './shelf.ts';

/** Games that this browser refused to keep: they live as long as the page. */
const unkept = new Map<string, SavedGame>();

export const findGame = (id: string): SavedGame | undefined => shelf.get(id) ?? unkept.get(id);

/** A seed nobody can guess: 128 random bits. */
const freshSeed = (): string => crypto.randomUUID().replaceAll('-', '');

/** Puts a game on the shelf and opens it. */
export function openSaved(game: SavedGame): void {
  const id = newId();
  if (!shelf.put(id, game)) unkept.set(id, game);
  go(`/here/${id}`);
}

/** Begins a game in this browser and goes to its table. */
export async function startHere(
  gameId: string,
  seats: readonly LocalSeat[],
  seed = freshSeed(),
  options: Options = {},
): Promise<void> {
  // The kernel is fetched with the game: the front of the house can be seen without it.
  const [{ Table }, { recordOf }, game] = await Promise.all([
    import('#kernel/table.ts'),
    import('#kernel/record.ts'),
    loadGame(gameId),
  ]);
  if (!game) throw new Error(`no game "${gameId}"`);
  const table = Table.open(game, { seats: seats.length, seed, options });
  openSaved({ record: recordOf(table), seats, at: Date.now() });
}
