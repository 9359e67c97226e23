import * as v from 'valibot';
import { Refusal } from '#kernel';
import { accountByName } from '../accounts/account-by-name.ts';
import { Bans } from '../accounts/bans.ts';
import { Erasure } from '../accounts/erasure.ts';
import { forgetAtRest } from '../accounts/forget.ts';
import { Moderators } from '../accounts/moderators.ts';
import { keysLike, nameKey } from '../accounts/names.ts';
import { newReset, RESET_MINUTES, resetLink } from '../accounts/new-reset.ts';
import { type Session, Sessions } from '../accounts/sessions.ts';
import { type Actor, Audit } from '../audit/audit.ts';
import type { Config } from '../config.ts';
import { Name } from '../http/shapes.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import { callOtherwise } from './new-name.ts';

export interface AccountLine {
  readonly name: string;
  readonly created: number;
  /** When one of its log-ins was last used; 0 where there is none. */
  readonly used: number;
  readonly password: boolean;
  readonly passkeys: number;
  readonly moderator: boolean;
  /** Banned until; null: for ever. */
  readonly banned?: number | null;
  readonly reason?: string;
}

const DAY_MS = 86_400_000;

/**
 * What who runs the house may do for and to accounts, on the store itself, also while it is served: no password is shown, and none is chosen for
 * anybody. Everything but looking is noted in the audit log.
 */
export class AccountDesk {
  private readonly store: Store;
  private readonly actor: Actor;
  private readonly audit: Audit;
  private readonly bans: Bans;
  private readonly moderators: Moderators;
  private readonly sessionsOf: Sessions;
  private readonly url: string;

  constructor(store: Store, actor: Actor, { url, host, port }: Pick<Config, 'url' | 'host' | 'port'>) {
    this.store = store;
    this.actor = actor;
    this.audit = new Audit(store);
    this.bans = new Bans(store);
    this.moderators = new Moderators(store);
    this.sessionsOf = new Sessions(store);
    this.url = url?.replace(/\/$/, '') ?? `http://${host}:${port}`;
  }

  async list(): Promise<AccountLine[]> {
    const now = houseTime.now();
    const rows = await this.store.db
      .selectFrom('accounts')
      .leftJoin('bans', 'bans.account_id', 'accounts.id')
      .leftJoin('moderators', 'moderators.account_id', 'accounts.id')
      .select((e) => [
        'name',
        'created',
        'password_hash',
        'bans.at as banned',
        'bans.until as until',
        'bans.reason as reason',
        'moderators.at as moderator',
        e
          .selectFrom('sessions')
          .whereRef('account_id', '=', 'accounts.id')
          .select((m) => m.fn.max('used').as('used'))
          .as('used'),
        e
          .selectFrom('passkeys')
          .whereRef('account_id', '=', 'accounts.id')
          .select((m) => m.fn.countAll<number>().as('n'))
          .as('passkeys'),
      ])
      .orderBy('name_key')
      .execute();
    return rows.map(({ name, created, used, password_hash, passkeys, banned, until, reason, moderator }) => ({
      name,
      created,
      used: used ?? 0,
      password: password_hash !== null,
      passkeys: Number(passkeys),
      moderator: moderator !== null,
      ...(banned !== null && (until === null || until > now) ? { banned: until, reason: reason ?? '' } : {}),
    }));
  }

  /** A link that sets a new password, once: for the owner, by whatever way you trust. */
  async reset(name: string): Promise<{ link: string; minutes: number }> {
    const { id } = await this.find(name);
    await this.store.atomically([this.audit.line(this.actor, { act: 'reset-link', account: id })]);
    return { link: resetLink(this.url, await newReset(this.store, id)), minutes: RESET_MINUTES };
  }

  async sessions(name: string): Promise<Session[]> {
    return this.sessionsOf.list((await this.find(name)).id, undefined);
  }

  async endSessions(name: string): Promise<void> {
    const { id } = await this.find(name);
    await this.store.atomically([
      this.store.db.deleteFrom('sessions').where('account_id', '=', id),
      this.audit.line(this.actor, { act: 'end-sessions', account: id }),
    ]);
  }

  /** Another name, wherever the account sits; the old one is free again. */
  async rename(name: string, wanted: string): Promise<string> {
    const { id, name: before } = await this.find(name);
    const read = v.safeParse(Name, wanted);
    if (!read.success) throw new Refusal('bad-request', `The name ${read.issues[0].message}.`);
    const after = read.output;
    const { db } = this.store;
    const alike = await db
      .selectFrom('accounts')
      .select('id')
      .where('name_key', 'in', keysLike(after))
      .where('id', '!=', id)
      .executeTakeFirst();
    if (alike) throw new Refusal('name-taken', `The name "${after}" is taken, or looks like one that is.`);
    await this.store.atomically([
      db
        .updateTable('accounts')
        .set({ name: after, name_key: nameKey(after) })
        .where('id', '=', id),
      this.audit.line(this.actor, { act: 'rename', account: id, detail: { before, after } }),
    ]);
    await callOtherwise(this.store, id, after);
    return after;
  }

  /** For so many days, or for ever. */
  async ban(name: string, days: number | undefined, reason: string): Promise<number | null> {
    const { id } = await this.find(name);
    const at = houseTime.now();
    const until = days === undefined ? null : at + days * DAY_MS;
    await this.store.atomically([
      ...this.bans.begin(id, { at, until, reason }),
      this.audit.line(this.actor, { act: 'ban', account: id, detail: { until, reason } }),
    ]);
    return until;
  }

  async unban(name: string): Promise<void> {
    const { id } = await this.find(name);
    if (!(await this.bans.of(id))) throw new Refusal('not-banned', `"${name}" is not banned.`);
    await this.store.atomically([this.bans.end(id), this.audit.line(this.actor, { act: 'unban', account: id })]);
  }

  async appoint(name: string): Promise<void> {
    const { id } = await this.find(name);
    await this.store.atomically([
      this.moderators.appoint(id),
      this.audit.line(this.actor, { act: 'appoint-moderator', account: id }),
    ]);
  }

  async dismiss(name: string): Promise<void> {
    const { id } = await this.find(name);
    if (!(await this.moderators.has(id))) throw new Refusal('no-moderator', `"${name}" is no moderator.`);
    await this.store.atomically([
      this.moderators.dismiss(id),
      this.audit.line(this.actor, { act: 'dismiss-moderator', account: id }),
    ]);
  }

  /** As its owner could: the account and everything that says who it was. What a running house has to finish it does within a minute. */
  async remove(name: string): Promise<void> {
    const { id } = await this.find(name);
    const erasure = new Erasure(this.store, forgetAtRest(this.store));
    await erasure.begin(id, houseTime.now(), [this.audit.line(this.actor, { act: 'delete-account', account: id })]);
    await erasure.scrub(id);
  }

  async find(name: string): Promise<AccountRow> {
    const found = await accountByName(this.store, name.normalize().trim());
    if (found) return found;
    throw new Refusal('unknown-account', `There is no account "${name}".`);
  }
}
