import { type RawBuilder, sql } from 'kysely';

/** Kinds of entries that say whose a seat is; as SQL, because an index that covers only some rows is found by its very words. */
export const NAMING = "'join', 'claim'";

/** The account such an entry names: what it is looked up by when somebody wants to be forgotten. */
export const accountInBody = (kind: 'sqlite' | 'postgres'): RawBuilder<string | null> =>
  kind === 'postgres' ? sql`((body::jsonb) ->> 'account')` : sql`json_extract(body, '$.account')`;
