import type { Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

interface Waiting {
  readonly entry: EntryRow;
  resolve(added: boolean): void;
  reject(error: unknown): void;
}

const MOST_ROWS = 200;
const MOST_STATEMENTS_UNDER_WAY = 2;

/** Writes the log lines that wait, of all tables, in one statement: one commit for many moves, on both databases. */
export class Appender {
  private readonly db: Kysely<Schema>;
  private waiting: Waiting[] = [];
  private underWay = 0;
  private scheduled = false;

  constructor(db: Kysely<Schema>) {
    this.db = db;
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
    while (this.waiting.length > 0 && this.underWay < MOST_STATEMENTS_UNDER_WAY) {
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
    const rows = group.map(({ entry }) => entry).sort((a, b) => (a.table_id < b.table_id ? -1 : 1));
    try {
      const added = await this.db
        .insertInto('entries')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['table_id', 'seq'])
        .execute();
      const places = new Set(added.map(({ table_id, seq }) => `${table_id} ${seq}`));
      // Of two that wanted the same place the first got it.
      for (const { entry, resolve } of group) resolve(places.delete(`${entry.table_id} ${entry.seq}`));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
