import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { exactKey, nameKey } from './names.ts';

/** The account that goes by exactly this name, or else by one that is compared as equal. */
export async function accountByName({ db }: Store, name: string): Promise<AccountRow | undefined> {
  const keys = [exactKey(name), nameKey(name)];
  const found = await db.selectFrom('accounts').selectAll().where('name_key', 'in', keys).execute();
  return found.find(({ name_key }) => name_key === keys[0]) ?? found[0];
}
