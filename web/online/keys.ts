/** What opens a seat of ours at a table on the server. */
export interface SeatKey {
  readonly seat: number;
  readonly key: string;
  readonly phrase: string;
}

const KEY = 'engawa.seats';

function all(): Record<string, SeatKey> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SeatKey>;
  } catch {
    return {};
  }
}

/** Seats this browser may open again. In a window that keeps nothing they last as long as the page. */
const unkept = new Map<string, SeatKey>();

export const seatKeys = {
  of: (table: string): SeatKey | undefined => all()[table] ?? unkept.get(table),

  keep(table: string, { seat, key, phrase }: SeatKey): void {
    unkept.set(table, { seat, key, phrase });
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: { seat, key, phrase } }));
    } catch {
      // The phrase on the screen is then the way back.
    }
  },

  forget(table: string): void {
    unkept.delete(table);
    const { [table]: _gone, ...rest } = all();
    try {
      localStorage.setItem(KEY, JSON.stringify(rest));
    } catch {
      // Nothing was kept.
    }
  },

  tables: (): string[] => Object.keys(all()),
};
