import { Refusal } from '#kernel';

/** What SQLite and its drivers, PostgreSQL (its codes) and file systems say when there is no room. */
const FULL = /SQLITE_FULL|disk is full|ENOSPC|EDQUOT|^53100$/;
/** And when the store cannot work at the moment for another reason: the disk, the server or the way to it. */
const AWAY = new RegExp(
  [
    'SQLITE_(IOERR|READONLY|BUSY|CANTOPEN)|disk I/O error|readonly database|database is locked|the store is closed',
    'Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|Cannot use a pool after',
    'ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH',
    // Classes of PostgreSQL's codes: connections, resources, intervention of its operator, its system; a standby; a deadlock.
    '^(08|53|57|58)\\w{3}$|^(25006|40001|40P01)$',
  ].join('|'),
);

/** And when what it keeps was changed behind its back. */
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|is malformed|file is not a database|^XX00[12]$/;

/** PostgreSQL keeps no zero characters. */
const NOT_TEXT = /^22021$/;

/** The refusal for a request that failed because the store could not do its part; nothing where the fault is ours. */
export function storeTrouble(error: unknown): Refusal | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const said = [code, message].filter((part) => typeof part === 'string');
  if (said.some((part) => FULL.test(part))) {
    return new Refusal('no-room', 'There is no room left to keep this; nothing has changed. Try again later.');
  }
  if (said.some((part) => AWAY.test(part))) {
    return new Refusal('store-away', 'The store does not answer. Send it again, with the same action, in a moment.');
  }
  if (said.some((part) => DAMAGED.test(part))) {
    return new Refusal('store-damaged', 'The store is damaged; whoever runs this server has to mend it.');
  }
  if (said.some((part) => NOT_TEXT.test(part))) {
    return new Refusal('bad-request', 'A text holds a character that cannot be kept.');
  }
  return undefined;
}
