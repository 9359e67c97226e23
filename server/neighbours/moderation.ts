import { Refusal } from '#kernel';
import type { ModerationAct } from '#wire';
import { Moderators } from '../accounts/moderators.ts';
import { AccountDesk } from '../admin/account-desk.ts';
import { Audit } from '../audit/audit.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import { type Mutes, speaker } from './mutes.ts';
import type { Reports } from './reports.ts';

const DAY_MS = 86_400_000;
const MOST_ACTS = 100;

interface Parts {
  readonly store: Store;
  readonly config: Config;
  readonly reports: Reports;
  readonly mutes: Mutes;
}

/** What a moderator may do. Each act has a line in the audit log, written together with it. */
export class Moderation {
  private readonly parts: Parts;
  private readonly audit: Audit;
  readonly moderators: Moderators;

  constructor(parts: Parts) {
    this.parts = parts;
    this.audit = new Audit(parts.store);
    this.moderators = new Moderators(parts.store);
  }

  /** A suspended moderator is none. */
  async mustModerate(account: string | undefined): Promise<string> {
    if (account === undefined) throw new Refusal('not-logged-in', 'Log in first.');
    if (await this.moderators.has(account)) return account;
    throw new Refusal('not-allowed', 'Only moderators of this house may do this.');
  }

  async close(moderator: string, report: string, outcome: string): Promise<void> {
    const { account_id, table_id, closed } = await this.parts.reports.find(report);
    if (closed !== null) throw new Refusal('already-closed', 'Somebody has closed this report already.');
    await this.parts.store.atomically([
      this.parts.reports.close(report, moderator, outcome),
      this.audit.line(`account:${moderator}`, {
        act: 'close-report',
        ...(account_id === null ? {} : { account: account_id }),
        ...(table_id === null ? {} : { table: table_id }),
        detail: { report, outcome },
      }),
    ]);
  }

  /** An account for so many days, wherever it sits; a guest at the table of the report. */
  async mute(moderator: string, report: string, days: number, reason: string): Promise<void> {
    const { subject, account, table } = await this.accused(moderator, report);
    const until = houseTime.now() + days * DAY_MS;
    await this.parts.store.atomically([
      this.parts.mutes.begin(subject, until, reason),
      this.audit.line(`account:${moderator}`, { act: 'mute', account, table, detail: { until, reason, report } }),
    ]);
  }

  async unmute(moderator: string, report: string): Promise<void> {
    const { subject, account, table } = await this.accused(moderator, report);
    await this.parts.store.atomically([
      this.parts.mutes.end(subject),
      this.audit.line(`account:${moderator}`, { act: 'unmute', account, table, detail: { report } }),
    ]);
  }

  async rename(moderator: string, report: string, wanted: string): Promise<void> {
    const name = await this.accusedName(moderator, report);
    await this.desk(moderator).rename(name, wanted);
  }

  async suspend(moderator: string, report: string, days: number, reason: string): Promise<void> {
    const name = await this.accusedName(moderator, report);
    await this.desk(moderator).ban(name, days, reason);
  }

  async readmit(moderator: string, report: string): Promise<void> {
    const name = await this.accusedName(moderator, report);
    await this.desk(moderator).unban(name);
  }

  /** What was done by moderators and by who runs the house, the latest first. */
  async acts(): Promise<ModerationAct[]> {
    const noted = await this.audit.list({ limit: MOST_ACTS });
    const ids = noted.flatMap(({ actor, account }) => [/^account:(.*)$/.exec(actor)?.[1], account]);
    const names = await this.namesOf([...new Set(ids.filter((id) => id !== undefined))]);
    return noted.map(({ at, actor, act, account, table, detail }) => ({
      at,
      by: actor.startsWith('account:') ? (names.get(actor.slice(8)) ?? '–') : actor.slice(9),
      act,
      about: account === undefined ? null : (names.get(account) ?? '–'),
      table: table ?? null,
      detail: detail ?? {},
    }));
  }

  private async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.parts.store.db
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private desk(moderator: string): AccountDesk {
    return new AccountDesk(this.parts.store, `account:${moderator}`, this.parts.config);
  }

  private async accused(moderator: string, report: string) {
    const { account_id, table_id, seat } = await this.parts.reports.find(report);
    // Moderators are looked after by who runs the house, and nobody decides about a report on themselves.
    if (account_id !== null && (account_id === moderator || (await this.moderators.has(account_id)))) {
      throw new Refusal('not-allowed', 'Who runs the house decides about moderators.');
    }
    return {
      subject: speaker(account_id ?? undefined, table_id ?? '', seat ?? 0),
      account: account_id ?? undefined,
      table: table_id ?? undefined,
    };
  }

  private async accusedName(moderator: string, report: string): Promise<string> {
    const { account } = await this.accused(moderator, report);
    if (account === undefined) throw new Refusal('not-allowed', 'A guest has no account; mute the guest at the table.');
    const name = (await this.namesOf([account])).get(account);
    if (name !== undefined) return name;
    throw new Refusal('unknown-account', 'This account is gone.');
  }
}
