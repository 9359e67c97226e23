import { type AttemptNote, NOTES_FORMAT, type Notes } from '#kernel';

interface Kept extends Pick<Notes, 'attempts' | 'first' | 'last'> {
  readonly at: number;
  /** The table was seen to be over: nothing of it is to be revealed any more. */
  readonly over?: true;
}

const PREFIX = 'engawa.fair.';
/** Of older tables nothing is kept: a note has a few hundred bytes, and whoever wants to check has had the time. */
const MOST_TABLES = 200;

/** In a window that keeps nothing notes last as long as the page. */
const unkept = new Map<string, Kept>();

function read(table: string): Kept | undefined {
  try {
    const text = localStorage.getItem(PREFIX + table);
    return text === null ? unkept.get(table) : (JSON.parse(text) as Kept);
  } catch {
    return unkept.get(table);
  }
}

function write(table: string, change: Partial<Kept>): void {
  const kept = { attempts: [], ...read(table), ...change, at: Date.now() };
  unkept.set(table, kept);
  try {
    if (localStorage.getItem(PREFIX + table) === null) makeRoom();
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // They then last as long as the page.
  }
}

/** A part that may still have to be told is never thrown away. */
const isNeeded = (kept: Kept | undefined): boolean =>
  kept !== undefined && !kept.over && kept.attempts.some(({ part }) => part !== undefined);

function makeRoom(): void {
  const tables = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
  const excess = Math.max(0, tables.length + 1 - MOST_TABLES);
  for (const table of tables.filter((one) => !isNeeded(read(one))).slice(0, excess)) {
    localStorage.removeItem(PREFIX + table);
  }
}

export const notes = {
  /** The attempts this browser saw of a table, the first one first. */
  of: (table: string): readonly AttemptNote[] => read(table)?.attempts ?? [],

  /** Everything this browser noted of a table, as it goes into a file. */
  all(table: string): Notes | undefined {
    const kept = read(table);
    if (!kept) return undefined;
    const { attempts, first, last } = kept;
    return { format: NOTES_FORMAT, table, attempts, ...(first ? { first } : {}), ...(last ? { last } : {}) };
  },

  /** Adds to what is noted of an attempt. */
  keep(table: string, note: AttemptNote): void {
    const others = notes.of(table).filter(({ attempt }) => attempt !== note.attempt);
    write(table, { attempts: [...others, note].sort((a, b) => a.attempt - b.attempt) });
  },

  /** Notes how the game looked before the first move or at the end. What was seen first stays. */
  see(table: string, seen: Pick<Notes, 'first' | 'last'>): void {
    const { first, last } = read(table) ?? {};
    if ((first || !seen.first) && (last || !seen.last)) return;
    write(table, { ...seen, ...(first ? { first } : {}), ...(last ? { last } : {}) });
  },

  /** The table is over. */
  end(table: string): void {
    const kept = read(table);
    if (kept && !kept.over) write(table, { over: true });
  },
};
