import path from 'node:path';
import type { Config } from './config.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export { AccountKeeper } from './accounts/keeper.ts';
export { readConfig } from './config.ts';
export { backup, restore } from './ops/backup.ts';
export { checkTables, replayed } from './ops/check-tables.ts';
export { prune } from './ops/pruning.ts';

/** What looks after a store without serving it: no web framework is loaded for that. */
export const openStoreOf = ({ databaseUrl, data }: Config): Promise<Store> =>
  openStore({ databaseUrl, file: path.join(data, 'engawa.sqlite') });
