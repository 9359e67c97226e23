import type { EntryRow } from './schema.ts';

interface Waiting {
  readonly entry: EntryRow;
  resolve(added: boolean): void;
  reject(error: unknown): void;
}

const MOST_ROWS = 200;
/** While one is being made durable the next is on its way. */
const MOST_GROUPS_UNDER_WAY = 2;

/** Adds rows to logs and says of each whether it was added: not where its place, or its action, is taken. */
export type AddEntries = (rows: readonly EntryRow[]) => Promise<readonly boolean[]>;

/** Writes the log lines that wait, of all tables, together: one commit for many moves, on both databases. */
export class Appender {
  private readonly add: AddEntries;
  private waiting: Waiting[] = [];
  private underWay = 0;
  private scheduled = false;

  constructor(add: AddEntries) {
    this.add = add;
  }

  append(entry: EntryRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => {
        this.scheduled = false;
        this.flush();
      });
    });
  }

  private flush(): void {
    while (this.waiting.length > 0 && this.underWay < MOST_GROUPS_UNDER_WAY) {
      const group = this.waiting.splice(0, MOST_ROWS);
      this.underWay++;
      this.write(group).finally(() => {
        this.underWay--;
        this.flush();
      });
    }
  }

  private async write(group: Waiting[]): Promise<void> {
    // In one order everywhere, so that two processes never wait for each other.
    group.sort((a, b) => (a.entry.table_id < b.entry.table_id ? -1 : 1));
    try {
      const added = await this.add(group.map(({ entry }) => entry));
      group.forEach(({ resolve }, i) => {
        resolve(added[i]);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
