import type { Store } from '#server/keeping.ts';
import type { Day } from './day.ts';
import { arrivalsOf, mailed } from './notices.ts';

/** What was filed arrived once, at its owner's; and nothing else arrived. */
export async function inspectNotices(day: Day, { db }: Store): Promise<void> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('channels', 'channels.id', 'notices.channel_id')
    .select(['notices.id', 'notices.payload', 'notices.attempts', 'channels.kind', 'channels.owner'])
    .execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'name']).execute();
  const seats = await db.selectFrom('seats').selectAll().execute();
  const invited = await db.selectFrom('invitations').selectAll().execute();
  const arrivals = arrivalsOf(day);
  const known = new Set<string>();
  for (const { id, payload, attempts, kind, owner } of rows) {
    const account = owner.replace(/^account:/, '');
    const name = accounts.find((one) => one.id === account)?.name;
    const told = kind === 'mail' ? mailed(id) : id;
    known.add(told);
    const came = arrivals.filter((one) => one.id === told);
    const address = day.members.find((member) => member.name === name)?.channel?.address;
    // One that was refused at first may be past by the time it is tried again.
    if (came.length !== 1 && !(came.length === 0 && attempts > 1))
      day.fault(`notice ${id} arrived ${came.length} times`);
    if (came.some(({ at }) => at !== address)) day.fault(`notice ${id} arrived at somebody else's`);
    const { table } = JSON.parse(payload) as { table: string };
    const theirs = [...seats, ...invited].some((one) => one.table_id === table && one.account_id === account);
    if (!theirs) day.fault(`notice ${id} tells ${name} of a table that is not theirs`);
    day.counts.add('checked: notices');
  }
  for (const { id } of arrivals) if (!known.has(id)) day.fault(`notice ${id} arrived and is not filed`);
}
