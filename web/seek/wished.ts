import { signal } from '@preact/signals';
import type { Wish } from '#wire';
import { isPace } from './pace.ts';

/** What shows that a wish is ours, and will open the seat. */
export interface Noted {
  readonly seek: string;
  readonly key: string;
  readonly phrase: string;
}

const SEEK = 'engawa.seek';
const WISH = 'engawa.wish';

function kept<T>(key: string): Partial<T> | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && found !== null ? (found as Partial<T>) : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It then holds for as long as the page is open.
  }
}

const isNoted = (found: Partial<Noted> | undefined): found is Noted =>
  [found?.seek, found?.key, found?.phrase].every((part) => typeof part === 'string');

const found = kept<Noted>(SEEK);

/** The wish this browser waits with, if it does. */
export const noted = signal<Noted | undefined>(isNoted(found) ? found : undefined);

export function note(seek: Noted | undefined): void {
  noted.value = seek;
  keep(SEEK, seek);
}

/** What is wished for when nobody has said anything yet. */
const USUAL: Omit<Wish, 'games'> = { seats: [2, 3, 4], pace: 'live', rated: false, wait: 120 };

/** The last wish, or a usual one: of games that are there, with numbers they are played with. */
export function lastWish(games: readonly string[]): Wish {
  const { seats, pace, rated, wait, ...old } = kept<Wish>(WISH) ?? {};
  const liked = Array.isArray(old.games) ? old.games.filter((game) => games.includes(game)) : [];
  const numbers = Array.isArray(seats) ? seats.filter((n) => Number.isInteger(n) && n >= 2 && n <= 8) : [];
  return {
    games: liked.length > 0 ? liked : games.slice(0, 1),
    seats: numbers.length > 0 ? numbers : USUAL.seats,
    pace: isPace(pace) ? pace : USUAL.pace,
    rated: rated === true,
    wait: wait === null || typeof wait === 'number' ? wait : USUAL.wait,
  };
}

export const keepWish = (wish: Wish): void => keep(WISH, wish);
