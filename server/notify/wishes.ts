import { Refusal } from '#kernel';
import { OCCASIONS, type Occasion, type Quiet } from '#wire';
import type { ChannelRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { mustBeZone, nextAt, whenHeard } from './hours.ts';

const UTC: Quiet = { zone: 'UTC', from: 0, to: 0 };

export const wantsOf = ({ wants }: Pick<ChannelRow, 'wants'>): readonly Occasion[] =>
  wants === null ? OCCASIONS : (JSON.parse(wants) as Occasion[]);

/** What people want to be told, and when. */
export class Wishes {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** What a channel is told, and whether at once or once a day. */
  async choose(
    owner: string,
    channel: string,
    { wants, digest }: { readonly wants?: readonly Occasion[]; readonly digest?: number | null },
  ): Promise<void> {
    const changed = await this.store.db
      .updateTable('channels')
      .set({
        ...(wants === undefined ? {} : { wants: JSON.stringify(OCCASIONS.filter((one) => wants.includes(one))) }),
        ...(digest === undefined ? {} : { digest }),
        // So that there is always something to set.
        owner,
      })
      .where('id', '=', channel)
      .where('owner', '=', owner)
      .returning('id')
      .execute();
    if (changed.length === 0) throw new Refusal('not-found', 'There is no such channel.');
  }

  async quiet(account: string): Promise<Quiet | undefined> {
    const found = await this.store.db
      .selectFrom('quiet_hours')
      .selectAll()
      .where('account_id', '=', account)
      .executeTakeFirst();
    return found && { zone: found.zone, from: found.from_minute, to: found.to_minute };
  }

  async setQuiet(account: string, { zone, from, to }: Quiet): Promise<void> {
    const row = { zone: mustBeZone(zone), from_minute: from, to_minute: to };
    await this.store.db
      .insertInto('quiet_hours')
      .values({ account_id: account, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
  }

  /** When a channel is told what there is to tell now. */
  async due({ owner, digest }: ChannelRow, now: number): Promise<number> {
    const account = /^account:(.*)$/.exec(owner)?.[1];
    const quiet = account === undefined ? undefined : await this.quiet(account);
    return whenHeard(quiet, digest === null ? now : nextAt((quiet ?? UTC).zone, digest, now));
  }
}
