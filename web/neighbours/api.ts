import type { ModerationAct, NeighbourLists, Reason, Report } from '#wire';
import { ask } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';

export const neighbours = (): Promise<NeighbourLists> => ask('GET', '/api/account/neighbours');

/** Puts somebody on one of the own lists, or takes them off it. */
export const setNeighbour = (list: 'following' | 'blocked', name: string, on: boolean): Promise<NeighbourLists> =>
  ask(on ? 'PUT' : 'DELETE', `/api/account/${list}/${encodeURIComponent(name)}`);

/** Whom a report is about: an account, or a seat of a table. */
export interface Accused {
  readonly account?: string;
  readonly table?: string;
  readonly seat?: number;
}

/** Who plays shows the key of the seat: guests may report, too. */
export const report = (about: Accused, reason: Reason, text: string): Promise<unknown> =>
  ask('POST', '/api/reports', { ...about, reason, text }, about.table ? seatKeys.of(about.table)?.key : undefined);

export const reports = async (closed: boolean): Promise<readonly Report[]> =>
  (await ask<{ reports: readonly Report[] }>('GET', `/api/moderation/reports?closed=${closed}`)).reports;

export const decide = (method: 'POST' | 'DELETE', { report: id }: Report, what: string, body: object = {}) =>
  ask(method, `/api/moderation/reports/${id}/${what}`, body);

export const acts = async (): Promise<readonly ModerationAct[]> =>
  (await ask<{ acts: readonly ModerationAct[] }>('GET', '/api/moderation/audit')).acts;
