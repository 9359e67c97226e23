/** What this browser saw of one beginning of a table, written down before anybody could know what would follow. */
export interface AttemptNote {
  readonly attempt: number;
  /** The server's commitment as it was first seen. */
  readonly promise: string;
  /** Whether parts are opened at once or after the seal, as it was first said. */
  readonly contributions: 'sealed' | 'open';
  /** Our seat, the part drawn for it, and its commitment. */
  readonly seat?: number;
  readonly part?: string;
  readonly commitment?: string;
  /** Our commitment was seen in the table's list. */
  readonly listed?: true;
  /** Every seat's commitment, as the list was when it was sealed. */
  readonly sealed?: readonly (string | null)[];
  /** Every seat's part, as far as they were seen revealed. */
  readonly revealed?: readonly (string | null)[];
}

interface Kept {
  readonly at: number;
  readonly attempts: readonly AttemptNote[];
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

function write(table: string, kept: Kept): void {
  unkept.set(table, kept);
  try {
    if (localStorage.getItem(PREFIX + table) === null) makeRoom();
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // They then last as long as the page.
  }
}

function makeRoom(): void {
  const tables = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
  for (const table of tables.slice(0, Math.max(0, tables.length + 1 - MOST_TABLES))) {
    localStorage.removeItem(PREFIX + table);
  }
}

export const notes = {
  /** The attempts this browser saw of a table, the first one first. */
  of: (table: string): readonly AttemptNote[] => read(table)?.attempts ?? [],

  /** Adds to what is noted of an attempt. */
  keep(table: string, note: AttemptNote): void {
    const others = notes.of(table).filter(({ attempt }) => attempt !== note.attempt);
    const attempts = [...others, note].sort((a, b) => a.attempt - b.attempt);
    write(table, { at: Date.now(), attempts });
  },
};
