import type { Options } from '#kernel';
import { type KeptGame, loadGame, loadPlayed } from '../library.ts';
import { go } from '../router.tsx';
import { type LocalSeat, newId, type SavedGame, shelf } from './shelf.ts';

/** Games that this browser refused to keep: they live as long as the page. */
const unkept = new Map<string, SavedGame>();

export const findGame = (id: string): SavedGame | undefined => shelf.get(id) ?? unkept.get(id);

/** A seed nobody can guess: 128 random bits. */
const freshSeed = (): string => crypto.randomUUID().replaceAll('-', '');

/** Puts a game on the shelf and opens it. To a newcomer its table offers the lesson. */
export function openSaved(game: SavedGame, newcomer = false): void {
  const id = newId();
  if (!shelf.put(id, game)) unkept.set(id, game);
  go(`/here/${id}${newcomer ? `?${NEWCOMER}` : ''}`);
}

/** What the address of a table says where somebody may be new to the game. */
export const NEWCOMER = 'first';

interface Beginning {
  readonly seed?: string;
  readonly options?: Options;
  /** With other figures than the game's own. */
  readonly edition?: KeptGame['edition'];
  readonly newcomer?: boolean;
}

/** Begins a game in this browser and goes to its table. */
export async function startHere(
  gameId: string,
  seats: readonly LocalSeat[],
  { seed = freshSeed(), options = {}, edition, newcomer }: Beginning = {},
): Promise<void> {
  // The kernel is fetched with the game: the front of the house can be seen without it.
  const [{ Table }, { recordOf }, game] = await Promise.all([
    import('#kernel/table.ts'),
    import('#kernel/record.ts'),
    edition ? loadPlayed({ game: gameId, edition }) : loadGame(gameId),
  ]);
  if (!game) throw new Error(`no game "${gameId}"`);
  const table = Table.open(game, { seats: seats.length, seed, options });
  openSaved({ record: recordOf(table), seats, at: Date.now() }, newcomer);
}
