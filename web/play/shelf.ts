import type { GameRecord } from '#kernel';

/** Who plays a seat of a game in this browser. */
export interface LocalSeat {
  readonly name: string;
  /** A bot's level; a person where there is none. */
  readonly level?: string;
}

/** A game kept in this browser. It is also the file that is exported and imported. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly seats: readonly LocalSeat[];
  /** Notation of the move that waits for "End turn". */
  readonly held?: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
}

const PREFIX = 'engawa.game.';

/** The shelf of games in this browser. */
export const shelf = {
  /** False when the browser has no room or forbids it: the game then lives as long as the page. */
  put(id: string, game: SavedGame): boolean {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(game));
      return true;
    } catch {
      return false;
    }
  },

  get(id: string): SavedGame | undefined {
    try {
      const text = localStorage.getItem(PREFIX + id);
      return text === null ? undefined : asSavedGame(JSON.parse(text));
    } catch {
      return undefined;
    }
  },

  remove(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // A browser that keeps nothing has nothing to remove.
    }
  },

  /** Every kept game, the last played first. */
  list(): { readonly id: string; readonly game: SavedGame }[] {
    let keys: string[] = [];
    try {
      keys = Object.keys(localStorage);
    } catch {
      return [];
    }
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const id = key.slice(PREFIX.length);
        const game = shelf.get(id);
        return game ? [{ id, game }] : [];
      })
      .sort((a, b) => b.game.at - a.game.at);
  },
};

/** Reads what might be a saved game; whether its record is sound is found when it is replayed. */
export function asSavedGame(json: unknown): SavedGame | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { record, seats, held, at } = json as Record<string, unknown>;
  if (typeof record !== 'object' || record === null || !Array.isArray(seats)) return undefined;
  const sound = seats.every(
    (seat: unknown) =>
      typeof seat === 'object' &&
      seat !== null &&
      typeof (seat as LocalSeat).name === 'string' &&
      ['string', 'undefined'].includes(typeof (seat as LocalSeat).level),
  );
  if (!sound || seats.length !== (record as GameRecord).seats) return undefined;
  return {
    record: record as GameRecord,
    seats: seats as LocalSeat[],
    held: typeof held === 'string' ? held : undefined,
    at: typeof at === 'number' ? at : 0,
  };
}

/** A short name for a new game, hard to guess and easy to read. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 10);
