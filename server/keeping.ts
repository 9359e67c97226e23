import path from 'node:path';
import type { Config } from './config.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export { AccountDesk } from './admin/account-desk.ts';
export { AnnouncementDesk } from './admin/announcement-desk.ts';
export { TableDesk } from './admin/table-desk.ts';
export { type Actor, Audit } from './audit/audit.ts';
export { readConfig } from './config.ts';
export { backup, restore } from './ops/backup.ts';
export { checkTables, replayed } from './ops/check-tables.ts';
export { prune } from './ops/pruning.ts';
export { Ratings } from './ratings/ratings.ts';
export { type Belief, rate, UNRATED } from './ratings/weng-lin.ts';
export { Statistics } from './statistics/statistics.ts';
export type { FinishedGameRow, FinishedSeatRow, RatingRow, TallyRow } from './store/schema.ts';
export type { Store } from './store/store.ts';
export { type Entry, fromRow } from './tables/entry.ts';
export { readyToFollow } from './tables/hall.ts';
export { pushText, viewFor } from './tables/push.ts';
export { Sitting } from './tables/sitting.ts';
export { linesFor } from './tables/written-log.ts';

/** What looks after a store without serving it: no web framework is loaded for that. */
export const openStoreOf = ({ databaseUrl, data }: Config): Promise<Store> =>
  openStore({ databaseUrl, file: path.join(data, 'engawa.sqlite') });
