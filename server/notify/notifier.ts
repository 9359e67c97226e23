import { randomInt } from 'node:crypto';
import { Refusal } from '#kernel';
import type { Budgets } from '../budgets.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ChannelRow, NoticeRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newTableId as newId } from '../tables/keys.ts';
import type { Sitting } from '../tables/sitting.ts';
import { houseTime } from '../time.ts';
import { type ChannelKind, mailboxOf, readAddress, shownAddress } from './channels.ts';
import { Leaving } from './deliveries.ts';
import { Gone, type Message, type Sender, type Senders } from './senders.ts';
import { newSecret } from './signature.ts';
import { type Said, sayBegins, sayConfirm, sayHurry, sayInvited, sayTurn } from './words.ts';

const LEASE_MS = 60_000;
const MOST_ATTEMPTS = 5;
const MOST_CHANNELS = 10;
/** Codes in a day: those that one asks for, and those that come to one mailbox, whoever asks. */
const CODES_ASKED = 5;
const CODES_SENT = 3;
/** So many are sent again at the same time: one that takes long does not keep the others. */
const MOST_AT_ONCE = 50;

interface Parts {
  readonly store: Store;
  readonly budgets: Budgets;
  readonly senders: Senders;
  readonly log: Log;
  readonly metrics: Metrics;
  link(table: string): string;
}

/**
 * Tells people that a decision waits. A notice is a row whose key is the decision and the channel: whoever inserts it sends it,
 * so it is one however many processes there are. A process that dies before it has sent leaves a lease that runs out.
 */
export class Notifier {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A seat owes a decision, or its part of a shuffle, and nobody is looking; or its time for it is running out. */
  async owes(kind: 'notify' | 'remind', sitting: Sitting, seat: number): Promise<void> {
    const { holder } = sitting.chairs[seat];
    const owners = [`seat:${sitting.table}:${seat}`, ...(holder?.account ? [`account:${holder.account}`] : [])];
    const language = await this.languageOf(holder?.account);
    const { game } = sitting.opening;
    const { table } = sitting;
    const due = sitting.status === 'waiting' ? sayBegins : sayTurn;
    const said = (kind === 'notify' ? due : sayHurry)(game, language);
    const decision = `${table}/${seat}/${sitting.owesSince[seat]}`;
    const about = kind === 'notify' ? decision : `${decision}/hurry`;
    await this.tell(owners, about, { table, seat, game, link: this.parts.link(table), ...said });
  }

  async invited(table: string, game: string, account: string): Promise<void> {
    const said = sayInvited(game, await this.languageOf(account));
    await this.tell([`account:${account}`], `${table}/invited/${account}`, {
      table,
      seat: null,
      game,
      link: this.parts.link(table),
      ...said,
    });
  }

  private async tell(owners: readonly string[], about: string, message: Omit<Message, 'id'>): Promise<void> {
    const { store } = this.parts;
    const channels = await store.db
      .selectFrom('channels')
      .selectAll()
      .where('owner', 'in', owners)
      .where('confirmed', '=', 1)
      .execute();
    for (const channel of channels) {
      const id = `${about}/${channel.id}`;
      const notice: NoticeRow = {
        id,
        channel_id: channel.id,
        payload: JSON.stringify({ id, ...message }),
        at: houseTime.now(),
        sent: 0,
        attempts: 1,
        leased_until: houseTime.now() + LEASE_MS,
      };
      const mine = await store.db
        .insertInto('notices')
        .values(notice)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      // Sending is slow; the table does not wait for it.
      if (mine) this.send(channel, notice).catch((err) => this.parts.log.error({ err }, 'a notice was not filed'));
    }
  }

  private async send(channel: ChannelRow, { id, payload, attempts }: NoticeRow): Promise<void> {
    const { store, senders, metrics, log } = this.parts;
    const done = (outcome: string) => metrics.notices.inc({ channel: channel.kind, outcome });
    const close = (sent: number) => store.db.updateTable('notices').set({ sent }).where('id', '=', id).execute();
    const sender = senders.by[channel.kind];
    if (!sender) {
      await close(1);
      done('off');
      return;
    }
    try {
      await sender(channel, JSON.parse(payload) as Message);
      await close(1);
      done('sent');
    } catch (error) {
      // Its lease runs out, and another process, or this one when it is back, sends it.
      if (error instanceof Leaving) return;
      done('failed');
      log.warn({ channel: channel.kind, attempts, reason: reasonOf(error) }, 'a notice was not delivered');
      if (error instanceof Gone) await this.drop(channel.id);
      else if (attempts >= MOST_ATTEMPTS) await close(1);
    }
  }

  /** Sends again what was not delivered and what a dead process left behind. */
  async retry(now = houseTime.now()): Promise<void> {
    const { store } = this.parts;
    let open = store.db
      .selectFrom('notices')
      .select('id')
      .where('sent', '=', 0)
      .where('leased_until', '<=', now)
      .limit(MOST_AT_ONCE);
    if (store.kind === 'postgres') open = open.forUpdate().skipLocked();
    const mine = await store.db
      .updateTable('notices')
      .set((e) => ({ leased_until: now + LEASE_MS, attempts: e('attempts', '+', 1) }))
      .where('id', 'in', open)
      .returningAll()
      .execute();
    await Promise.all(mine.map((notice) => this.sendAgain(notice)));
  }

  private async sendAgain(notice: NoticeRow): Promise<void> {
    const { db } = this.parts.store;
    const channel = await db.selectFrom('channels').selectAll().where('id', '=', notice.channel_id).executeTakeFirst();
    if (channel) await this.send(channel, notice);
  }

  /** The house is leaving: what is on its way out is left to its lease. */
  stop(): void {
    this.parts.senders.stop();
  }

  // --- channels -----------------------------------------------------------------------------------------------------

  /** Gives the secret of a new webhook: this once. */
  async add(owner: string, kind: ChannelKind, address: unknown, language: string): Promise<string | undefined> {
    const { store, senders } = this.parts;
    const sender = senders.by[kind];
    if (!sender) throw new Refusal('channel-off', `This house does not send by ${kind}.`);
    const text = readAddress(kind, address);
    const known = await this.rows(owner);
    if (known.some((row) => row.kind === kind && row.address === text)) return undefined;
    if (known.length >= MOST_CHANNELS) throw new Refusal('too-many-channels', `At most ${MOST_CHANNELS} channels.`);
    const code = kind === 'mail' ? await this.codeFor(owner, text) : undefined;
    const row: ChannelRow = {
      id: newId(),
      owner,
      kind,
      address: text,
      confirmed: kind === 'mail' ? 0 : 1,
      // Where no code was sent none is the right one.
      code_hash: kind === 'mail' ? hashOf(code ?? newSecret()) : null,
      created: houseTime.now(),
      secret: kind === 'webhook' ? newSecret() : null,
    };
    await store.db.insertInto('channels').values(row).execute();
    if (code !== undefined) this.sendCode(sender, row, sayConfirm(code, language));
    return row.secret ?? undefined;
  }

  /**
   * The code for a mailbox, unless it was sent enough of them today. Who asks is not told, nor kept waiting for the mail server:
   * whether others ask for the same mailbox, or whether there is such a one, is not for strangers to know.
   */
  private async codeFor(owner: string, address: string): Promise<string | undefined> {
    const { budgets } = this.parts;
    if (!(await budgets.spend(`codes/${owner}`, CODES_ASKED))) {
      throw new Refusal('too-many-today', `At most ${CODES_ASKED} codes a day are sent; try again tomorrow.`);
    }
    if (!(await budgets.spend(`codes-to/${mailboxOf(address)}`, CODES_SENT))) return undefined;
    return String(randomInt(1_000_000)).padStart(6, '0');
  }

  private sendCode(sender: Sender, row: ChannelRow, said: Said): void {
    const { link, log } = this.parts;
    sender(row, { id: `confirm/${row.id}`, table: '', seat: null, game: '', link: link(''), ...said }).catch((error) =>
      log.warn({ reason: reasonOf(error) }, 'a confirmation was not delivered'),
    );
  }

  /** Does this house send mail at all? */
  get mails(): boolean {
    return this.parts.senders.by.mail !== undefined;
  }

  /** A letter to the confirmed addresses of an account. It is not kept: it may hold what opens the account. */
  async write(account: string, say: (language: string) => Said & { link: string }): Promise<void> {
    const { senders, log } = this.parts;
    const sender = senders.by.mail;
    const addresses = await this.mailboxes(account);
    if (!sender || addresses.length === 0) return;
    const said = say(await this.languageOf(account));
    for (const row of addresses) {
      sender(row, { id: `letter/${newId()}`, table: '', seat: null, game: '', ...said }).catch((error) =>
        log.warn({ reason: reasonOf(error) }, 'a letter was not delivered'),
      );
    }
  }

  /** The addresses of an account that it has confirmed. */
  async mailboxes(account: string): Promise<ChannelRow[]> {
    const rows = await this.rows(`account:${account}`);
    return rows.filter(({ kind, confirmed }) => kind === 'mail' && confirmed === 1);
  }

  /** A wrong code ends the attempt: six digits must not be guessed. */
  async confirm(owner: string, id: string, code: string): Promise<void> {
    const channel = (await this.rows(owner)).find((row) => row.id === id);
    if (!channel) throw new Refusal('not-found', 'There is no such channel.');
    if (channel.confirmed) return;
    if (channel.code_hash !== hashOf(code)) {
      await this.drop(id);
      throw new Refusal('wrong-code', 'The code is wrong; add the address again.');
    }
    await this.parts.store.db
      .updateTable('channels')
      .set({ confirmed: 1, code_hash: null })
      .where('id', '=', id)
      .execute();
  }

  async remove(owner: string, id: string): Promise<void> {
    const known = (await this.rows(owner)).some((row) => row.id === id);
    if (!known) throw new Refusal('not-found', 'There is no such channel.');
    await this.drop(id);
  }

  async list(owner: string): Promise<object[]> {
    return (await this.rows(owner)).map((row) => ({
      channel: row.id,
      kind: row.kind,
      address: shownAddress(row),
      confirmed: row.confirmed === 1,
    }));
  }

  private rows(owner: string): Promise<ChannelRow[]> {
    const { db } = this.parts.store;
    return db.selectFrom('channels').selectAll().where('owner', '=', owner).orderBy('created').execute();
  }

  private async drop(id: string): Promise<void> {
    const { db } = this.parts.store;
    await this.parts.store.atomically([
      db.deleteFrom('notices').where('channel_id', '=', id),
      db.deleteFrom('channels').where('id', '=', id),
    ]);
  }

  private async languageOf(account: string | undefined): Promise<string> {
    if (account === undefined) return 'en';
    const { db } = this.parts.store;
    const found = await db.selectFrom('accounts').select('language').where('id', '=', account).executeTakeFirst();
    return found?.language ?? 'en';
  }
}

/** Why something was not delivered. Errors of mail and push services carry addresses, which are nobody's business. */
export function reasonOf(error: unknown): string {
  const { code, statusCode, responseCode, name } = error as Record<string, unknown>;
  return String(code ?? statusCode ?? responseCode ?? name ?? 'unknown');
}
