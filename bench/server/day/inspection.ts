import { setTimeout as wait } from 'node:timers/promises';
import { openGameOf } from '#games';
import { checkFairness, replay } from '#kernel';
import {
  type Entry,
  fromRow,
  linesFor,
  openStoreOf,
  pushText,
  readConfig,
  readyToFollow,
  Sitting,
  type Store,
  viewFor,
} from '#server/keeping.ts';
import type { Day } from './day.ts';
import type { Lines, Member, PastSight } from './member.ts';
import { inspectNotices } from './notices-kept.ts';
import { inspectRatings } from './ratings-kept.ts';
import { type Marks, markOf, marksOf, type Sight } from './sight.ts';
import { inspectStatistics } from './statistics-kept.ts';

const SETTLES_MS = 60_000;

/** Reads the store behind the servers' back, and holds against it what everybody saw. */
export async function inspect(day: Day, closeDoors: () => Promise<void>): Promise<void> {
  const store = await openStoreOf(readConfig({}, day.house.settings));
  try {
    await settled(day, store);
    await closeDoors();
    const tables = await inspectTables(day, store);
    inspectSecrets(day);
    await inspectQuarrels(day, store, tables);
    await inspectNotices(day, store);
    await inspectRatings(day, store, tables);
    await inspectStatistics(day, store);
  } finally {
    await store.close();
  }
}

/** Until everything that follows from what happened is done: records, figures, notices. */
async function settled(day: Day, { db }: Store): Promise<void> {
  const open = async (): Promise<string[]> => {
    const uncounted = await db
      .selectFrom('tables')
      .leftJoin('finished_games', 'finished_games.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.status', '=', 'over')
      .where('finished_games.table_id', 'is', null)
      .execute();
    const unsent = await db.selectFrom('notices').select('id').where('sent', '=', 0).execute();
    return [...uncounted.map(({ id }) => `${id} is not counted`), ...unsent.map(({ id }) => `${id} is not sent`)];
  };
  for (const end = Date.now() + SETTLES_MS; ; await wait(500)) {
    const left = await open();
    if (left.length === 0) return;
    if (Date.now() < end) continue;
    for (const one of left) day.fault(`after the day ${one}`);
    return;
  }
}

interface Seen {
  readonly sights: { readonly who: Member; readonly sight: Sight }[];
  readonly past: { readonly who: Member; readonly past: PastSight }[];
  readonly lines: { readonly who: Member; readonly lines: Lines }[];
}

/** Everything that anybody saw, by table. */
function seenAt({ members, programs }: Day): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const at = (table: string): Seen => {
    const there = seen.get(table) ?? { sights: [], past: [], lines: [] };
    seen.set(table, there);
    return there;
  };
  for (const who of [...members, ...programs]) {
    for (const sight of who.sights) at(sight.table).sights.push({ who, sight });
    for (const past of who.past) at(past.table).past.push({ who, past });
    for (const lines of who.lines) at(lines.table).lines.push({ who, lines });
  }
  return seen;
}

/** Every log is there, replays to its hashes, and gives each viewer exactly what they were shown. */
async function inspectTables(day: Day, { db }: Store): Promise<Map<string, Sitting>> {
  const sittings = new Map<string, Sitting>();
  const seen = seenAt(day);
  const ids = await db.selectFrom('tables').select('id').execute();
  const lost = [...seen.keys()].filter((table) => !ids.some(({ id }) => id === table));
  for (const table of lost) day.fault(`${table} was seen and is not in the store`);
  for (const { id } of ids) {
    const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    const entries = rows.map(fromRow);
    const actions = new Map(rows.map((row) => [row.action, row]));
    for (const { table, action, seq, move } of day.acknowledged) {
      if (table !== id) continue;
      const row = actions.get(action);
      if (!row) day.fault(`${id}: acknowledged ${action} (${seq} ${move ?? ''}) is lost`);
      else if (row.seq !== seq || (move !== undefined && JSON.parse(row.body).move !== move))
        day.fault(`${id}: acknowledged ${action} is another`);
      day.counts.add('checked: acknowledged deeds');
    }
    try {
      sittings.set(id, await followed(day, id, entries, seen.get(id)));
    } catch (error) {
      day.fault(`${id} does not replay: ${error}`);
    }
    const over = sittings.get(id)?.status === 'over';
    if (over) await inspectRecord(day, id, db);
  }
  return sittings;
}

/** The log entry by entry; at each, what was seen then. */
async function followed(day: Day, table: string, entries: readonly Entry[], seen?: Seen): Promise<Sitting> {
  const sitting = new Sitting(table);
  await readyToFollow(entries[0].deed);
  const sights = groupBy(seen?.sights ?? [], ({ sight }) => sight.seq);
  const looks = groupBy(seen?.past ?? [], ({ past }) => past.at);
  for (const entry of entries) {
    sitting.follow(entry);
    const fresh = new Map<string, Marks>();
    for (const { who, sight } of sights.get(entry.seq) ?? []) {
      const { viewer, from, marks } = sight;
      const key = `${viewer}/${from}`;
      const expected = fresh.get(key) ?? marksOf(JSON.parse(pushText(sitting, viewer, from)));
      fresh.set(key, expected);
      for (const part of ['view', 'log', 'summary', 'rest'] as const) {
        if (marks[part] !== expected[part])
          day.fault(`${table}: ${who.name} (seat ${viewer}) saw another ${part} at ${entry.seq} from ${from}`);
      }
      day.counts.add('checked: pushes');
    }
    for (const { who, past } of looks.get(entry.seq) ?? []) {
      if (markOf(viewFor(sitting.game, past.viewer)) !== past.mark)
        day.fault(`${table}: ${who.name} (seat ${past.viewer}) saw another past at ${entry.seq}`);
    }
    sights.delete(entry.seq);
  }
  for (const seq of sights.keys()) day.fault(`${table}: somebody saw entry ${seq}, which is not in the log`);
  for (const { who, lines } of seen?.lines ?? []) {
    const { viewer, from, to, mark } = lines;
    if (markOf(linesFor(sitting, viewer, from, to - from)) !== mark)
      day.fault(`${table}: ${who.name} (seat ${viewer}) read other lines than the log has`);
    day.counts.add('checked: logs and feeds');
  }
  day.counts.add('checked: tables replayed');
  return sitting;
}

function groupBy<T>(all: readonly T[], by: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** A finished game is on file, and proves itself. */
async function inspectRecord(day: Day, table: string, db: Store['db']): Promise<void> {
  const filed = await db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst();
  if (!filed) {
    day.fault(`${table} is over and has no record`);
    return;
  }
  try {
    const record = JSON.parse(filed.record);
    for (const { ok, about } of checkFairness(record).steps) if (!ok) throw new Error(`its ${about} is wrong`);
    replay(await openGameOf(record), record);
    day.counts.add('checked: records verified');
  } catch (error) {
    day.fault(`the record of ${table}: ${error}`);
  }
}

function inspectSecrets(day: Day): void {
  for (const member of [...day.members, ...day.programs]) {
    for (const leak of day.secrets.leakedTo(member.id, member.read)) day.fault(leak);
  }
  day.counts.add('checked: secrets', day.secrets.size);
}

/** Nobody sat down with somebody who did not want to meet them. */
async function inspectQuarrels(day: Day, { db }: Store, tables: ReadonlyMap<string, Sitting>): Promise<void> {
  const accounts = new Map(
    (await db.selectFrom('accounts').select(['id', 'name']).execute()).map((one) => [one.name, one.id]),
  );
  for (const { who, whom, at } of day.quarrels) {
    const both = [who, whom].map(({ name }) => accounts.get(name)!);
    for (const [id, sitting] of tables) {
      if (sitting.opened > at && both.every((account) => sitting.accounts.includes(account)))
        day.fault(`${who.name} and ${whom.name} sit together at ${id}`);
    }
  }
}
