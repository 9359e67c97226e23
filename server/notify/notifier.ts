import { randomInt } from 'node:crypto';
import { Refusal } from '#kernel';
import type { Channel, ChannelKind, Occasion } from '#wire';
import type { Budgets } from '../budgets.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ChannelRow, NoticeRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newTableId as newId } from '../tables/keys.ts';
import type { Sitting } from '../tables/sitting.ts';
import { houseTime } from '../time.ts';
import { mailboxOf, readAddress, shownAddress } from './channels.ts';
import { Leaving } from './deliveries.ts';
import type { Message } from './message.ts';
import { Gone, type Sender, type Senders } from './senders.ts';
import { newSecret } from './signature.ts';
import { type Wishes, wantsOf } from './wishes.ts';
import {
  type Said,
  sayBegins,
  sayConfirm,
  sayDigest,
  sayHurry,
  sayInvited,
  sayOver,
  sayTest,
  sayTurn,
} from './words.ts';

const LEASE_MS = 60_000;
/** After a failure it is tried again this late, and each time twice as late as before. */
const AGAIN_MS = 5000;
const MOST_ATTEMPTS = 8;
/** States of a notice. */
const OPEN = 0;
const DONE = 1;
const KEPT = 2;
/** Tests of channels in a day. */
const TESTS = 20;
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
  readonly wishes: Wishes;
  link(table: string): string;
  /** Does a seat still owe the decision it has owed since an entry? */
  stillOwes(table: string, seat: number, since: number): Promise<boolean>;
}

/** What is kept of a notice until it is sent; `since` is the decision it is about. */
type Kept = Message & { readonly since?: number };

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
    const occasion = kind === 'remind' ? 'hurry' : sitting.status === 'waiting' ? 'begins' : 'turn';
    const since = occasion === 'begins' ? undefined : sitting.owesSince[seat];
    await this.tell(owners, about, { table, seat, game, link: this.parts.link(table), ...said, occasion, since });
  }

  /** A game is over: those who played it to its end are told, unless they saw it. */
  async finished(sitting: Sitting, saw: (seat: number) => Promise<boolean>): Promise<void> {
    const { table, chairs, result } = sitting;
    for (const [seat, { holder, left }] of chairs.entries()) {
      if (!holder || holder.as === 'bot' || left !== undefined || (await saw(seat))) continue;
      const place = result?.ranking.findIndex((seats) => seats.includes(seat)) ?? 0;
      const said = sayOver(sitting.opening.game, place + 1, chairs.length, await this.languageOf(holder.account));
      const owners = [`seat:${table}:${seat}`, ...(holder.account ? [`account:${holder.account}`] : [])];
      const message = { table, seat, game: sitting.opening.game, link: this.parts.link(table), ...said };
      await this.tell(owners, `${table}/${seat}/over`, { ...message, occasion: 'over' });
    }
  }

  async invited(table: string, game: string, account: string): Promise<void> {
    const said = sayInvited(game, await this.languageOf(account));
    await this.tell([`account:${account}`], `${table}/invited/${account}`, {
      table,
      seat: null,
      game,
      link: this.parts.link(table),
      ...said,
      occasion: 'invited',
    });
  }

  private async tell(
    owners: readonly string[],
    about: string,
    message: Omit<Kept, 'id'> & { readonly occasion: Occasion },
  ): Promise<void> {
    const { store, wishes } = this.parts;
    const channels = await store.db
      .selectFrom('channels')
      .selectAll()
      .where('owner', 'in', owners)
      .where('confirmed', '=', 1)
      .execute();
    for (const channel of channels) {
      if (!wantsOf(channel).includes(message.occasion)) continue;
      const id = `${about}/${channel.id}`;
      const now = houseTime.now();
      const due = await wishes.due(channel, now);
      const payload = JSON.stringify({ id, ...message });
      if (channel.digest !== null) {
        await this.file({ id, channel_id: channel.id, payload, at: now, sent: KEPT, attempts: 0, leased_until: due });
        const digest = `digest/${channel.id}/${due}`;
        const rest = { channel_id: channel.id, payload: '{}', at: now, sent: OPEN, attempts: 0, leased_until: due };
        await this.file({ id: digest, ...rest });
        continue;
      }
      const notice: NoticeRow = {
        id,
        channel_id: channel.id,
        payload,
        at: now,
        sent: OPEN,
        attempts: due > now ? 0 : 1,
        leased_until: due > now ? due : now + LEASE_MS,
      };
      const mine = await this.file(notice);
      // Sending is slow; the table does not wait for it. What has to wait is sent when its time has come.
      if (mine && due <= now)
        this.send(channel, notice).catch((err) => this.parts.log.error({ err }, 'a notice was not filed'));
    }
  }

  /** A notice is one, whoever is first. */
  private async file(notice: NoticeRow): Promise<boolean> {
    const added = await this.parts.store.db
      .insertInto('notices')
      .values(notice)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  private async send(channel: ChannelRow, { id, payload, attempts }: NoticeRow): Promise<void> {
    const { store, senders, metrics, log } = this.parts;
    const done = (outcome: string) => metrics.notices.inc({ channel: channel.kind, outcome });
    const set = (change: Partial<NoticeRow>) =>
      store.db.updateTable('notices').set(change).where('id', '=', id).execute();
    const sender = senders.by[channel.kind];
    if (!sender) {
      await set({ sent: DONE });
      done('off');
      return;
    }
    const { since: _, ...message } = JSON.parse(payload) as Kept;
    try {
      await sender(channel, message);
      await set({ sent: DONE });
      done('sent');
    } catch (error) {
      // Its lease runs out, and another process, or this one when it is back, sends it.
      if (error instanceof Leaving) return;
      done('failed');
      log.warn({ channel: channel.kind, attempts, reason: reasonOf(error) }, 'a notice was not delivered');
      if (error instanceof Gone) await this.drop(channel.id);
      else if (attempts >= MOST_ATTEMPTS) await set({ sent: DONE });
      else await set({ leased_until: houseTime.now() + AGAIN_MS * 2 ** (attempts - 1) });
    }
  }

  /** Sends what had to wait, again what was not delivered, and what a dead process left behind. */
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
    if (!channel) return;
    if (notice.id.startsWith('digest/')) {
      const gathered = await this.gather(channel, notice);
      if (gathered) await this.send(channel, gathered);
    } else if (await this.stillTrue(JSON.parse(notice.payload) as Kept)) await this.send(channel, notice);
    else await this.close([notice.id]);
  }

  /** What was to be told may be past by now. */
  private async stillTrue({ table, seat, since }: Kept): Promise<boolean> {
    return since === undefined || seat === null || this.parts.stillOwes(table, seat, since);
  }

  private async close(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.parts.store.db.updateTable('notices').set({ sent: DONE }).where('id', 'in', ids).execute();
  }

  /** Everything of a channel that was kept for this digest, as one message; nothing where nothing of it is true any more. */
  private async gather(channel: ChannelRow, digest: NoticeRow): Promise<NoticeRow | undefined> {
    const { store, link } = this.parts;
    // After a failure it is written already.
    if (digest.payload !== '{}') return digest;
    const kept = await store.db
      .selectFrom('notices')
      .selectAll()
      .where('channel_id', '=', channel.id)
      .where('sent', '=', KEPT)
      .orderBy('at')
      .limit(MOST_AT_ONCE)
      .execute();
    const told = kept.map(({ payload }) => JSON.parse(payload) as Kept);
    const still = await Promise.all(told.map((one) => this.stillTrue(one)));
    const lines = told.filter((_, i) => still[i]);
    const language = await this.languageOf(/^account:(.*)$/.exec(channel.owner)?.[1]);
    const said = sayDigest(
      lines.map(({ title, link: at }) => `${title}: ${at}`),
      language,
    );
    const message: Message = {
      id: digest.id,
      table: '',
      seat: null,
      game: '',
      link: link(''),
      ...said,
      occasion: 'digest',
    };
    const payload = JSON.stringify(message);
    await store.atomically([
      store.db
        .updateTable('notices')
        .set({ sent: DONE })
        .where(
          'id',
          'in',
          kept.map(({ id }) => id),
        ),
      store.db
        .updateTable('notices')
        .set({ payload, sent: lines.length === 0 ? DONE : OPEN })
        .where('id', '=', digest.id),
    ]);
    return lines.length === 0 ? undefined : { ...digest, payload };
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
      wants: null,
      digest: null,
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

  /** Sends a word now, and says whether it arrived. */
  async test(owner: string, id: string, language: string): Promise<void> {
    const { senders, budgets, link } = this.parts;
    const channel = (await this.rows(owner)).find((row) => row.id === id && row.confirmed === 1);
    if (!channel) throw new Refusal('not-found', 'There is no such channel.');
    const sender = senders.by[channel.kind];
    if (!sender) throw new Refusal('channel-off', `This house does not send by ${channel.kind}.`);
    if (!(await budgets.spend(`tests/${owner}`, TESTS)))
      throw new Refusal('too-many-today', `At most ${TESTS} tests a day.`);
    const said = sayTest(language);
    const message = { id: `test/${newId()}`, table: '', seat: null, game: '', link: link(''), ...said };
    await sender(channel, { ...message, occasion: 'test' }).catch((error) => {
      throw error instanceof Refusal ? error : new Refusal('not-delivered', `It did not arrive: ${reasonOf(error)}.`);
    });
  }

  async list(owner: string): Promise<Channel[]> {
    return (await this.rows(owner)).map((row) => ({
      channel: row.id,
      kind: row.kind as ChannelKind,
      address: shownAddress(row),
      confirmed: row.confirmed === 1,
      wants: wantsOf(row),
      digest: row.digest,
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
