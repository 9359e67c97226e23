import type { ForeseenPosition, PreparedTurn, SupposedMove } from '#wire';
import { ask } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { settings } from '../settings/settings.ts';

interface Listed {
  readonly prepared: readonly PreparedTurn[];
}

const asSeat = <T>(method: string, table: string, path: string, body?: object): Promise<T> =>
  ask<T>(method, `/api/tables/${table}/${path}`, body, seatKeys.of(table)?.key);

export const preparedAt = async (table: string): Promise<readonly PreparedTurn[]> =>
  (await asSeat<Listed>('GET', table, 'prepared')).prepared;

export const foreseen = (table: string, line: readonly SupposedMove[]): Promise<ForeseenPosition> =>
  asSeat('POST', table, 'foresee', { line, lang: settings.peek().language });

export const prepare = async (
  table: string,
  line: readonly SupposedMove[],
  answer: readonly string[],
): Promise<readonly PreparedTurn[]> =>
  (await asSeat<Listed>('POST', table, 'prepared', { line, answer, lang: settings.peek().language })).prepared;

export const dropPrepared = async (table: string, prepared: string): Promise<readonly PreparedTurn[]> =>
  (await asSeat<Listed>('DELETE', table, `prepared/${prepared}`)).prepared;
