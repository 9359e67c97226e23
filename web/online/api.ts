import type { GameRecord, Options } from '#kernel';
import type { ClockSpec, Contributions, ErrorBody, Summary, TimeoutRule } from '#wire';
import type { Seat } from '../table/source.ts';
import { houseWording } from '../words/house/index.ts';
import { seatKeys } from './keys.ts';
import { seatsOf } from './seats.ts';
import { signedIn } from './signed-in.ts';

/** The server's "no", or that it does not answer. */
export class ApiError extends Error {
  readonly code: string;
  readonly clause: string | undefined;

  constructor(code: string, message: string, clause?: string) {
    super(message);
    this.code = code;
    this.clause = clause;
  }
}

export const UNREACHABLE = 'unreachable';

/** The server's refusal in the player's language; what the rules say is in it already. */
export const refusal = ({ code, message, clause }: ErrorBody): ApiError =>
  new ApiError(
    code,
    clause === undefined
      ? ((houseWording.peek().refusals as Readonly<Record<string, string>>)[code] ?? message)
      : message,
    clause,
  );

export async function ask<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (key) headers.authorization = `Seat ${key}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new ApiError(UNREACHABLE, houseWording.peek().lobby.unreachable);
  }
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && json !== undefined) return json as T;
  const error = (json as { error?: ErrorBody } | undefined)?.error;
  if (error) throw refusal(error);
  // Something between us and the server answered in its place.
  throw new ApiError(UNREACHABLE, houseWording.peek().lobby.unreachable);
}

export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly name: string;
  readonly clock?: ClockSpec;
  readonly timeout?: TimeoutRule;
  readonly rated?: boolean;
  readonly language?: string;
  /** Programs may sit down. */
  readonly programs?: boolean;
  readonly chances?: boolean;
  /** Clocks stand still while their player is on vacation. */
  readonly vacations?: boolean;
  readonly listed?: boolean;
  readonly contributions?: Contributions;
  readonly bots?: readonly string[];
  readonly options?: Options;
  readonly edition?: unknown;
}

interface Seated {
  readonly seat: number;
  readonly key: string;
  readonly phrase: string;
  readonly summary: Summary;
}

export async function openTable(opening: Opening): Promise<string> {
  const made = await ask<Seated & { table: string }>('POST', '/api/tables', opening);
  seatKeys.keep(made.table, made);
  return made.table;
}

/** What somebody is rated at a table that waits. */
export interface SeatRating {
  readonly table: string;
  readonly seat: number;
  readonly mu: number;
  readonly sigma: number;
}

/** Tables everybody may see: those that wait, with who is rated how, or those under way. */
export const listedTables = (status: 'waiting' | 'playing') =>
  ask<{
    readonly tables: readonly Summary[];
    readonly ratings: readonly SeatRating[];
    readonly followed: readonly string[];
    readonly watching: readonly { readonly table: string; readonly watchers: number }[];
  }>('GET', `/api/tables?status=${status}&limit=100`);

/** A table of ours, and our seat at it; none where we are only asked to it. */
export interface MyTable {
  readonly summary: Summary;
  readonly seat: number | undefined;
}

/** As many tables are asked for at one go. */
const LOT = 50;

/** The tables at which this browser or the account that is signed in has a seat or is asked to, the latest first. */
export async function myTables(keys = seatKeys.tables()): Promise<readonly MyTable[]> {
  const lots = Array.from({ length: Math.ceil(keys.length / LOT) }, (_, i) => keys.slice(i * LOT, (i + 1) * LOT));
  const asked = [
    ...(signedIn.get() ? ['mine=true&limit=100'] : []),
    ...lots.map((some) => `limit=${LOT}&tables=${some.join()}`),
  ];
  const answers = await Promise.all(asked.map((what) => ask<Listed>('GET', `/api/tables?${what}`).catch(unlessCut)));
  const seats = new Map(answers.flatMap(({ seated }) => seated.map(({ table, seat }) => [table, seat] as const)));
  const each = new Map(answers.flatMap(({ tables }) => tables.map((summary) => [summary.table, summary] as const)));
  return [...each.values()]
    .sort((a, b) => b.updated - a.updated)
    .map((summary) => ({ summary, seat: seatKeys.of(summary.table)?.seat ?? seats.get(summary.table) }));
}

interface Listed {
  readonly tables: readonly Summary[];
  readonly seated: readonly { readonly table: string; readonly seat: number }[];
}

/** Somebody who is signed out has no tables of an account; a server that does not answer is another matter. */
function unlessCut(error: unknown): Listed {
  if (error instanceof ApiError && error.code !== UNREACHABLE) return { tables: [], seated: [] };
  throw error;
}

/** What the others did since we last chose, a sentence for each turn. */
export const recapOf = async (table: string, language: string): Promise<readonly string[]> =>
  (
    await ask<{ recap: readonly { readonly sentence: string }[] }>(
      'GET',
      `/api/tables/${table}/recap?lang=${language}`,
      undefined,
      seatKeys.of(table)?.key,
    )
  ).recap.map(({ sentence }) => sentence);

export const declineInvitation = (table: string): Promise<unknown> => ask('DELETE', `/api/tables/${table}/invite`);

export const tableSummary = async (table: string): Promise<Summary> =>
  (await ask<{ summary: Summary }>('GET', `/api/tables/${table}`)).summary;

export async function join(table: string, name: string): Promise<void> {
  seatKeys.keep(table, await ask<Seated>('POST', `/api/tables/${table}/join`, { name }));
}

export async function recover(table: string, phrase: string): Promise<void> {
  const { seat, key } = await ask<Seated>('POST', `/api/tables/${table}/recover`, { phrase });
  seatKeys.keep(table, { seat, key, phrase });
}

const asSeat = <T>(table: string, path: string, body: object = {}): Promise<T> =>
  ask<T>('POST', `/api/tables/${table}/${path}`, body, seatKeys.of(table)?.key);

/** The link that opens a seat: the phrase is behind the #, so that it never reaches a log. */
const seatLink = (table: string, phrase: string): string =>
  `${location.origin}/t/${table}#seat=${phrase.replaceAll(' ', '-')}`;

interface Voted {
  readonly summary: Summary;
  /** The seats that agreed, and those whose agreement is needed. */
  readonly votes: readonly number[];
  readonly needed: readonly number[];
  readonly phrase?: string;
}

/** Votes for giving an absent guest's seat to somebody else; the last vote brings the link that opens it. */
export async function handOver(table: string, seat: number): Promise<{ votes: number; needed: number; link?: string }> {
  const { votes, needed, phrase } = await asSeat<Voted>(table, 'hand-over', { seat });
  const link = phrase === undefined ? undefined : seatLink(table, phrase);
  return { votes: votes.length, needed: needed.length, link };
}

/** How our part of the shuffle gets to a table. */
export const telling = (table: string) => ({
  commit: async (commitment: string) => (await asSeat<{ summary: Summary }>(table, 'commit', { commitment })).summary,
  reveal: async (part: string) => (await asSeat<{ summary: Summary }>(table, 'reveal', { part })).summary,
});

export const leaveTable = (table: string): Promise<unknown> => asSeat(table, 'leave');
export const seatBot = (table: string, level: string, seat: number): Promise<unknown> =>
  asSeat(table, 'bot', { level, seat });
export const freeSeat = (table: string, seat: number): Promise<unknown> => asSeat(table, 'remove', { seat });
export const startTable = (table: string): Promise<unknown> => asSeat(table, 'start');
export const goOn = (table: string): Promise<unknown> => asSeat(table, 'go-on');
export const sayReady = (table: string): Promise<unknown> => asSeat(table, 'ready');
export async function rematch(table: string): Promise<string> {
  const next = await asSeat<{ table: string; seat: number }>(table, 'rematch');
  const key = seatKeys.of(table);
  if (key) seatKeys.keep(next.table, { ...key, seat: next.seat });
  return next.table;
}

export async function onlineRecord(table: string): Promise<{ record: GameRecord; seats: readonly Seat[] }> {
  const summary = await tableSummary(table);
  const answer = await ask<GameRecord & Record<string, unknown>>('GET', `/api/tables/${table}/record`);
  return { record: answer, seats: seatsOf(summary.seats) };
}
