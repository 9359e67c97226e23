import { Refusal } from '#kernel';
import type { Announcement } from '#wire';
import { Announcements } from '../announcements.ts';
import { type Actor, Audit } from '../audit/audit.ts';
import type { Store } from '../store/store.ts';
import { newTableId as newId } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

const HOUR_MS = 3_600_000;

/** What who runs the house tells everybody. */
export class AnnouncementDesk {
  private readonly store: Store;
  private readonly actor: Actor;
  private readonly audit: Audit;
  private readonly announcements: Announcements;

  constructor(store: Store, actor: Actor) {
    this.store = store;
    this.actor = actor;
    this.audit = new Audit(store);
    this.announcements = new Announcements(store);
  }

  list(): Promise<Announcement[]> {
    return this.announcements.list();
  }

  /** For so many hours, or until it is taken back. */
  async tell(texts: Announcement['texts'], hours: number | undefined): Promise<Announcement> {
    const at = houseTime.now();
    const announcement = { id: newId(), at, until: hours === undefined ? null : at + hours * HOUR_MS, texts };
    await this.store.atomically([
      this.announcements.tell(announcement),
      this.audit.line(this.actor, { act: 'announce', detail: { ...announcement } }),
    ]);
    return announcement;
  }

  async withdraw(id: string): Promise<void> {
    if (!(await this.list()).some((one) => one.id === id)) {
      throw new Refusal('not-found', `There is no announcement ${id}.`);
    }
    await this.store.atomically([
      this.announcements.withdraw(id),
      this.audit.line(this.actor, { act: 'withdraw', detail: { id } }),
    ]);
  }
}
