import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Refusal } from '#kernel';
import { Erasure } from '../accounts/erasure.ts';
import { forgetAtRest } from '../accounts/forget.ts';
import { exactKey, nameKey } from '../accounts/names.ts';
import { recountRatings } from '../ratings/recount.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const BACKUP_FORMAT = 'engawa-backup/1';

/** Figures are made again from the records when the house next opens. Log-ins and what passes with the hour are not kept: whoever holds a backup, or restores it, is not logged in as anybody. */
const PASSING = [
  'sessions',
  'devices',
  'resets',
  'challenges',
  'guesses',
  'budgets',
  'seeks',
  'offers',
  'offer_seats',
  'finished_games',
  'tallies',
] as const satisfies (keyof Schema)[];

type TableName = Exclude<keyof Schema, (typeof PASSING)[number]>;

/**
 * What is kept, with the columns that order it. Deletions come first, so that nothing of an account that has ended is added. Logs come
 * last: everything a log line leads to is then in the file as of the same moment or a later one, and what is projected from logs is
 * mended at the next start.
 */
const ORDER: Readonly<Record<TableName, readonly string[]>> = {
  deletions: ['account_id'],
  settings: ['name'],
  audit: ['id'],
  bans: ['account_id'],
  moderators: ['account_id'],
  announcements: ['id'],
  accounts: ['id'],
  passkeys: ['id'],
  programs: ['account_id'],
  identities: ['issuer', 'subject'],
  follows: ['account_id', 'followed_id'],
  blocks: ['account_id', 'blocked_id'],
  reports: ['id'],
  mutes: ['subject'],
  channels: ['id'],
  quiet_hours: ['account_id'],
  vacations: ['account_id', 'n'],
  notices: ['id'],
  invitations: ['table_id', 'account_id'],
  rating_changes: ['game', 'subject', 'n'],
  records: ['table_id'],
  analyses: ['table_id'],
  finished_seats: ['table_id', 'seat'],
  profiles: ['account_id'],
  notes: ['table_id', 'seat'],
  prepared_turns: ['id'],
  chat: ['table_id', 'n'],
  seats: ['table_id', 'seat'],
  tables: ['id'],
  entries: ['table_id', 'seq'],
};

const PAGE = 500;

type Row = Record<string, unknown>;

/** Everything as JSON lines, page by page, while the house goes on. A later line never contradicts an earlier one. */
export async function backup(store: Store, out: Writable): Promise<number> {
  const failed = once(out, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  const write = async (value: unknown): Promise<void> => {
    if (!out.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(out, 'drain'), failed]);
  };
  await Promise.race([write({ format: BACKUP_FORMAT, at: Date.now() }), failed]);
  let rows = 0;
  for (const name of Object.keys(ORDER) as TableName[]) {
    for await (const row of pagesOf(store, name)) {
      await write({ in: name, row });
      rows++;
    }
  }
  out.end(`${JSON.stringify({ end: rows })}\n`);
  await Promise.race([once(out, 'finish'), failed]);
  return rows;
}

/** Rows in the order of their key, each page from where the last one ended. */
async function* pagesOf(store: Store, name: TableName): AsyncIterable<Row> {
  const keys = ORDER[name];
  let last: Row | undefined;
  for (;;) {
    let page = store.db.selectFrom(name as 'entries').selectAll();
    for (const key of keys) page = page.orderBy(key as 'seq');
    if (last) {
      const { refTuple, tuple } = { refTuple: keys, tuple: keys.map((key) => last![key]) };
      page = page.where((where) => {
        // (a, b) > (x, y), spelt out: a > x or (a = x and b > y).
        const after = refTuple.map((key, i) =>
          where.and([
            ...refTuple.slice(0, i).map((earlier, j) => where(earlier as 'seq', '=', tuple[j] as number)),
            where(key as 'seq', '>', tuple[i] as number),
          ]),
        );
        return where.or(after);
      });
    }
    const rows = (await page.limit(PAGE).execute()) as unknown as Row[];
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

export interface Restored {
  readonly read: number;
  readonly added: number;
  /** Log-ins of old backups, and what belongs to accounts that have ended. */
  readonly leftOut: number;
}

/**
 * Adds what a backup holds. Rows that are there already stay as they are, so it may be run twice, and on a running house.
 * An account that has ended, by the store or by the backup, stays ended.
 */
export async function restore(store: Store, source: Readable): Promise<Restored> {
  const ended = await EndedAccounts.of(store);
  const lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
  let read = 0;
  let added = 0;
  let leftOut = 0;
  let begun = false;
  let whole = false;
  let group: { name: TableName; rows: Row[] } | undefined;
  const flush = async (): Promise<void> => {
    if (!group) return;
    const { name, rows } = group;
    group = undefined;
    const result = await store.db
      .insertInto(name as 'entries')
      .values(rows as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning(ORDER[name][0] as 'seq')
      .execute();
    added += result.length;
  };
  for await (const text of lines) {
    const line = parse(text);
    if (!begun) {
      if (line.format !== BACKUP_FORMAT) throw new Refusal('bad-backup', `This is not an ${BACKUP_FORMAT} file.`);
      begun = true;
    } else if (line.end !== undefined) {
      await flush();
      if (line.end !== read) throw new Refusal('bad-backup', `The backup says ${line.end} rows, it holds ${read}.`);
      whole = true;
    } else {
      const name = line.in as TableName;
      const passing = (PASSING as readonly string[]).includes(name);
      if ((!passing && !Object.hasOwn(ORDER, name)) || typeof line.row !== 'object') {
        throw new Refusal('bad-backup', `Line ${read + 2} is no row of ours.`);
      }
      read++;
      const row = line.row as Row;
      if (passing || ended.owns(name, row)) {
        leftOut++;
        continue;
      }
      // Names are compared with those that were added before: one by one.
      if (group && (group.name !== name || group.rows.length >= 100 || name === 'accounts')) await flush();
      group ??= { name, rows: [] };
      group.rows.push(await asRestored(store, name, row));
    }
  }
  await flush();
  await mendRatings(store);
  // Logs name people too, and the store may still have an account that the backup knows to have ended.
  await ended.scrub();
  if (!whole) throw new Refusal('bad-backup', 'The backup is cut off; what it holds was added all the same.');
  return { read, added, leftOut };
}

/** Backups from before ratings knew the number of players, and those added to a store that has newer ones, are worked out again. */
async function mendRatings({ db }: Store): Promise<void> {
  const older = await db.selectFrom('rating_changes').select('n').where('seats', '=', 0).executeTakeFirst();
  if (older) await recountRatings(db);
}

function parse(text: string): Row {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-backup', 'A line of the backup is not JSON; the file is damaged.');
  }
}

async function asRestored(store: Store, name: TableName, row: Row): Promise<Row> {
  if (name === 'accounts') return keyedAnew(store, row);
  return name === 'prepared_turns' ? atRest(row) : row;
}

/** An answer that waited when the backup was made: its player may have taken it back since, and prepares it again if they still want it. */
const atRest = (row: Row): Row => (row.state === 'waiting' ? { ...row, state: 'lapsed' } : row);

/** An account with the key its name has by today's rules; beside one that looks alike it goes by its exact name. */
async function keyedAnew({ db }: Store, row: Row): Promise<Row> {
  const name = String(row.name);
  const key = nameKey(name);
  const alike = await db.selectFrom('accounts').select('id').where('name_key', '=', key).executeTakeFirst();
  return { ...row, name_key: alike && alike.id !== row.id ? exactKey(name) : key };
}

/** Whom a restore must not bring back. */
class EndedAccounts {
  private readonly store: Store;
  private readonly ids: Map<string, number>;
  /** Channels that were left out: their notices are too. */
  private readonly channels = new Set<unknown>();

  private constructor(store: Store, ids: Map<string, number>) {
    this.store = store;
    this.ids = ids;
  }

  static async of(store: Store): Promise<EndedAccounts> {
    const known = await store.db.selectFrom('deletions').select(['account_id', 'at']).execute();
    return new EndedAccounts(store, new Map(known.map(({ account_id, at }) => [account_id, at])));
  }

  /** Does a row belong to one of them? A deletion itself is heard and kept. */
  owns(name: TableName, row: Row): boolean {
    if (name === 'deletions') {
      this.ids.set(String(row.account_id), Number(row.at));
      return false;
    }
    if (name === 'notices') return this.channels.has(row.channel_id);
    const whose = [
      row.account_id,
      row.followed_id,
      row.blocked_id,
      row.owner_id,
      name === 'accounts' && row.id,
      name === 'rating_changes' && row.subject,
    ];
    const owner = name === 'channels' && /^account:(.*)$/.exec(String(row.owner))?.[1];
    const gone = [...whose, owner].some((id) => typeof id === 'string' && this.ids.has(id));
    if (gone && name === 'channels') this.channels.add(row.id);
    return gone;
  }

  async scrub(): Promise<void> {
    const erasure = new Erasure(this.store, forgetAtRest(this.store));
    for (const [id, at] of this.ids) {
      await erasure.begin(id, at);
      await erasure.scrub(id);
    }
  }
}
