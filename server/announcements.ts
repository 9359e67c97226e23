import type { Announcement } from '#wire';
import type { Store } from './store/store.ts';
import { houseTime } from './time.ts';

/** Every page asks; the store is asked this often at most. */
const LASTS_MS = 5000;

/** What everybody is told who is here, until it is over or taken back. */
export class Announcements {
  private readonly store: Store;
  private last: { readonly at: number; readonly list: readonly Announcement[] } | undefined;

  constructor(store: Store) {
    this.store = store;
  }

  /** Those that hold now, as of a few seconds ago. */
  async now(): Promise<readonly Announcement[]> {
    if (!this.last || performance.now() - this.last.at > LASTS_MS) {
      this.last = { at: performance.now(), list: await this.list() };
    }
    return this.last.list;
  }

  async list(): Promise<Announcement[]> {
    const rows = await this.store.db
      .selectFrom('announcements')
      .selectAll()
      .where((where) => where.or([where('until', 'is', null), where('until', '>', houseTime.now())]))
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, at, until, texts }) => ({ id, at, until, texts: JSON.parse(texts) }));
  }

  /** The query that tells something. */
  tell({ id, at, until, texts }: Announcement) {
    return this.store.db.insertInto('announcements').values({ id, at, until, texts: JSON.stringify(texts) });
  }

  /** The query that takes it back. */
  withdraw(id: string) {
    return this.store.db.deleteFrom('announcements').where('id', '=', id);
  }
}
