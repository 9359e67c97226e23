import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import { type Tenure, tenuresOf } from './tenure.ts';

/** What a name becomes. */
const NOBODY = '–';
/** A request that was under way when the account went may still have written its name: we look once more. */
const ONCE_MORE_MS = 60_000;

/** Frees a seat of an account for good; or says that the table cannot now, or will never be able to. */
export type Forget = (table: string, seat: number, account: string) => Promise<'done' | 'later' | 'never'>;

/**
 * The end of an account. That it ended is kept, with nothing but its number, so that no backup brings it back; everything
 * else that says who it was goes, also what stands in logs. Its moves stay: they are also the other players' game.
 */
export class Erasure {
  private readonly store: Store;
  private readonly forget: Forget;

  constructor(store: Store, forget: Forget) {
    this.store = store;
    this.forget = forget;
  }

  /** The account is gone when this resolves; its traces in logs go next. What else belongs to it happens with it or not at all. */
  async begin(account: string, at = houseTime.now(), also: Parameters<Store['atomically']>[0] = []): Promise<void> {
    const { db } = this.store;
    const owner = `account:${account}`;
    // Nobody would answer for its programs any more.
    const programs = await db.selectFrom('programs').select('account_id').where('owner_id', '=', account).execute();
    for (const { account_id } of programs) {
      await this.begin(account_id, at);
      await this.scrub(account_id);
    }
    const channels = db.selectFrom('channels').select('id').where('owner', '=', owner);
    await this.store.atomically([
      db
        .insertInto('deletions')
        .values({ account_id: account, at, scrubbed: 0 })
        .onConflict((conflict) => conflict.doNothing()),
      db.deleteFrom('sessions').where('account_id', '=', account),
      db.deleteFrom('devices').where('account_id', '=', account),
      db.deleteFrom('resets').where('account_id', '=', account),
      db.deleteFrom('passkeys').where('account_id', '=', account),
      db.deleteFrom('challenges').where('account_id', '=', account),
      db.deleteFrom('notices').where('channel_id', 'in', channels),
      db.deleteFrom('channels').where('owner', '=', owner),
      db.deleteFrom('invitations').where('account_id', '=', account),
      db.deleteFrom('rating_changes').where('subject', '=', account),
      db.deleteFrom('quiet_hours').where('account_id', '=', account),
      db.deleteFrom('vacations').where('account_id', '=', account),
      db.deleteFrom('profiles').where('account_id', '=', account),
      db.deleteFrom('seeks').where('account_id', '=', account),
      db
        .updateTable('finished_seats')
        .set({ account_id: null, kind: 'guest', name: NOBODY })
        .where('account_id', '=', account),
      db
        .deleteFrom('follows')
        .where((where) => where.or([where('account_id', '=', account), where('followed_id', '=', account)])),
      db
        .deleteFrom('blocks')
        .where((where) => where.or([where('account_id', '=', account), where('blocked_id', '=', account)])),
      db.deleteFrom('identities').where('account_id', '=', account),
      db.deleteFrom('programs').where('account_id', '=', account),
      db.deleteFrom('mutes').where('account_id', '=', account),
      db
        .deleteFrom('reports')
        .where((where) => where.or([where('account_id', '=', account), where('reporter', '=', owner)])),
      db.updateTable('reports').set({ closed_by: null }).where('closed_by', '=', account),
      db.deleteFrom('bans').where('account_id', '=', account),
      db.deleteFrom('moderators').where('account_id', '=', account),
      // That something was done stays; what it says of the account goes.
      db
        .updateTable('audit')
        .set({ detail: '{}' })
        .where((where) => where.or([where('account_id', '=', account), where('actor', '=', owner)])),
      db.deleteFrom('accounts').where('id', '=', account),
      ...also,
    ]);
  }

  /**
   * Takes the account out of every table it sat at. False where some of it has to wait. Tables that take no deed any more wait for the
   * last time round: until then somebody may still write down how they stood.
   */
  async scrub(account: string, last = false): Promise<boolean> {
    let complete = true;
    for (const tenure of await tenuresOf(this.store, account)) {
      const freed = tenure.to ? 'done' : await this.forget(tenure.table, tenure.seat, account);
      if (freed === 'done' || (freed === 'never' && last)) await this.scrubTenure(tenure);
      else complete = false;
    }
    await this.store.db.deleteFrom('seats').where('account_id', '=', account).execute();
    return complete;
  }

  /** Ends what was begun: after a crash, and once more after every deletion. */
  async finish(now = houseTime.now()): Promise<void> {
    const begun = await this.store.db
      .selectFrom('deletions')
      .select('account_id')
      .where('scrubbed', '=', 0)
      .where('at', '<=', now - ONCE_MORE_MS)
      .limit(10)
      .execute();
    for (const { account_id } of begun) {
      if (!(await this.scrub(account_id, true))) continue;
      await this.store.db.updateTable('deletions').set({ scrubbed: 1 }).where('account_id', '=', account_id).execute();
    }
  }

  /** The one place where a log is rewritten: who it was is taken out of the entries that said so, and of what was made from them. */
  private async scrubTenure({ table, seat, from, to, named }: Tenure): Promise<void> {
    const { db } = this.store;
    const owner = `seat:${table}:${seat}`;
    const channels = db.selectFrom('channels').select('id').where('owner', '=', owner);
    let said = db
      .updateTable('chat')
      .set({ name: NOBODY, text: '' })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('at', '>=', from.at);
    if (to) said = said.where('at', '<=', to.at);
    await this.store.atomically([
      ...named.map(({ seq, body }) => {
        const { account: _a, key: _k, phrase: _p, ...rest } = JSON.parse(body);
        const scrubbed = JSON.stringify({ ...rest, name: NOBODY });
        return db.updateTable('entries').set({ body: scrubbed }).where('table_id', '=', table).where('seq', '=', seq);
      }),
      said,
      ...(await this.projections(table, seat, from.seq)),
      db.deleteFrom('notices').where('channel_id', 'in', channels),
      db.deleteFrom('channels').where('owner', '=', owner),
    ]);
  }

  /** What was written down of the seat as it is today, unless it is somebody else's by now. */
  private async projections(table: string, seat: number, since: number) {
    const { db } = this.store;
    const later = await db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('kind', '=', 'join')
      .where('seq', '>', since)
      .executeTakeFirst();
    if (later) return [];
    const lobby = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
    const filed = await db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst();
    return [
      db.deleteFrom('notes').where('table_id', '=', table).where('seat', '=', seat),
      db.deleteFrom('prepared_turns').where('table_id', '=', table).where('seat', '=', seat),
      ...(lobby
        ? [
            db
              .updateTable('tables')
              .set({ summary: nameless(lobby.summary, 'seats', seat) })
              .where('id', '=', table),
          ]
        : []),
      ...(filed
        ? [
            db
              .updateTable('records')
              .set({ record: nameless(filed.record, 'players', seat) })
              .where('table_id', '=', table),
          ]
        : []),
    ];
  }
}

const nameless = (json: string, list: 'seats' | 'players', seat: number): string =>
  calledOtherwise(json, list, seat, { name: NOBODY, kind: 'guest' });

/** A summary or a record with another name on one seat. */
export function calledOtherwise(
  json: string,
  list: 'seats' | 'players',
  seat: number,
  as: { readonly name: string; readonly kind?: string },
): string {
  const whole = JSON.parse(json);
  const people: readonly { name?: string; kind: string }[] = whole[list] ?? [];
  const shown = people.map((person, i) => (i === seat && person.name !== undefined ? { ...person, ...as } : person));
  return JSON.stringify({ ...whole, [list]: shown });
}
