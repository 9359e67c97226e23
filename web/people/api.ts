import type { PlayedGame, Profile, Ranked, Statistics, Visibility } from '#wire';
import { ask } from '../online/api.ts';

const asked = (at: string, query: Readonly<Record<string, string | number | boolean | undefined>>): string => {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? at : `${at}?${new URLSearchParams(given)}`;
};

const at = (name: string): string => `/api/accounts/${encodeURIComponent(name)}`;

export const profileOf = (name: string, kind: { readonly game?: string; readonly seats?: number }): Promise<Profile> =>
  ask('GET', asked(at(name), kind));

/** Which games of a history are wanted. */
export interface Sought {
  readonly game?: string;
  readonly rated?: boolean;
  readonly people?: boolean;
  readonly won?: boolean;
  readonly search?: string;
  readonly before?: number;
}

/** Nothing where the history is closed. */
export const historyOf = async (name: string, sought: Sought): Promise<readonly PlayedGame[] | undefined> =>
  (await ask<{ games?: readonly PlayedGame[] }>('GET', asked(`${at(name)}/games`, { ...sought, limit: 20 }))).games;

export const showTo = (seen: Visibility): Promise<unknown> => ask('PUT', '/api/account/seen', seen);

export const bestOf = async (game: string, seats: number): Promise<readonly Ranked[]> =>
  (await ask<{ ratings: readonly Ranked[] }>('GET', asked(`/api/ratings/${game}`, { seats }))).ratings;

export const statisticsOf = (game: string, seats: number, company: string): Promise<Statistics> =>
  ask('GET', asked(`/api/games/${game}/statistics`, { seats, company }));
