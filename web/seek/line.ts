import { effect, signal } from '@preact/signals';
import type { OwnSeek, Seeking, Wish } from '#wire';
import { title } from '../home/turns.ts';
import { ApiError, ask } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { go } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { isTouched } from '../sound/touched.ts';
import { keepWish, type Noted, note, noted } from './wished.ts';

const RETRY_MS = 1000;
/** Whoever clicked or typed so lately is there, and need not say so. */
const THERE_MS = 10_000;

/** Who waits and how it stands with us, as the server last said. */
export const seeking = signal<Seeking | undefined>(undefined);
/** We were not there when a table was ready, and are not waited for any more. */
export const dropped = signal(false);
/** How much the server's clock is ahead of ours. */
let ahead = 0;
let touchedAt = Number.NEGATIVE_INFINITY;
/** The offer that was answered, or told of. */
let answered = '';
let told = '';
let socket: WebSocket | undefined;
let holders = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server's time. */
export const serverNow = (): number => Date.now() + ahead;

const noteTouch = ({ isTrusted }: Event): void => {
  if (isTrusted) touchedAt = performance.now();
};

/** Follows who waits, for as long as somebody wants to know. */
export function follow(): () => void {
  if (holders++ === 0) {
    addEventListener('pointerdown', noteTouch, true);
    addEventListener('keydown', noteTouch, true);
    connect();
  }
  return () => {
    if (--holders > 0) return;
    removeEventListener('pointerdown', noteTouch, true);
    removeEventListener('keydown', noteTouch, true);
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
  };
}

function connect(): void {
  const url = new URL('/api/seeks/live', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const line = new WebSocket(url);
  socket = line;
  line.addEventListener('open', greet);
  line.addEventListener('message', ({ data }) => line === socket && hear(String(data)));
  line.addEventListener('close', () => {
    if (line === socket && holders > 0) timer = setTimeout(connect, RETRY_MS);
  });
}

function greet(): void {
  const own = noted.peek();
  if (own && socket?.readyState === WebSocket.OPEN)
    socket.send(JSON.stringify({ id: 1, do: 'hello', seek: own.seek, key: own.key }));
}

function hear(text: string): void {
  const message = JSON.parse(text) as { seeking?: Seeking; error?: { code: string } };
  if (message.error?.code === 'no-seek') drop();
  if (message.seeking) take(message.seeking);
}

function drop(): void {
  if (!noted.peek()) return;
  note(undefined);
  dropped.value = true;
}

function take(now: Seeking): void {
  const own = noted.peek();
  const before = seeking.peek()?.own;
  // Before our hello was heard the server does not know that we are among them.
  const stands = own && now.own === null && before?.seek !== own.seek ? { ...now, own: before ?? null } : now;
  ahead = now.now - Date.now();
  seeking.value = stands;
  if (!own) return;
  if (now.own === null) {
    if (before?.seek === own.seek) drop();
    return;
  }
  if (now.own.seek !== own.seek) return;
  if (now.own.seated) sitDown(own, now.own.seated);
  else if (now.own.offer) void answer(now.own);
}

function sitDown({ key, phrase }: Noted, { table, seat }: NonNullable<OwnSeek['seated']>): void {
  seatKeys.keep(table, { seat, key, phrase });
  note(undefined);
  seeking.value = undefined;
  go(`/t/${table}`);
}

/** Whoever has just clicked is there; whoever has not is called, and asked. */
async function answer({ offer, since, wish }: OwnSeek): Promise<void> {
  if (!offer || offer.yes || offer.table === answered) return;
  const wantsBots = offer.bots === 0 || (wish.wait !== null && since + wish.wait * 1000 <= serverNow());
  if (wantsBots && !document.hidden && performance.now() - touchedAt < THERE_MS) {
    await accept(offer.table).catch(() => undefined);
  } else if (told !== offer.table) {
    told = offer.table;
    if (settings.peek().sound && isTouched()) (await import('../sound/player.ts')).sound('turn');
  }
}

const asOwner = <T>(method: string, { seek, key }: Noted, path = '', body?: object): Promise<T> =>
  ask<T>(method, `/api/seeks/${seek}${path}`, body, key);

/** Waits from now on. */
export async function seek(name: string, wish: Wish): Promise<void> {
  touchedAt = performance.now();
  dropped.value = false;
  keepWish(wish);
  const begun = await ask<Noted & { seeking: Seeking }>('POST', '/api/seeks', { name, ...wish });
  note({ seek: begun.seek, key: begun.key, phrase: begun.phrase });
  take(begun.seeking);
  greet();
}

/** Another wish, at the same place in line. */
export async function change(wish: Partial<Wish>): Promise<void> {
  const own = noted.peek();
  if (!own) return;
  take(await gone(asOwner<Seeking>('PATCH', own, '', wish)));
}

/** "I am there." */
export async function accept(table: string): Promise<void> {
  const own = noted.peek();
  if (!own) return;
  answered = table;
  take(await gone(asOwner<Seeking>('POST', own, '/accept', { table })));
}

export async function stop(): Promise<void> {
  const own = noted.peek();
  if (!own) return;
  note(undefined);
  await asOwner<Seeking>('DELETE', own).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  const now = seeking.peek();
  if (now) seeking.value = { ...now, own: null };
}

/** A wish that has ended meanwhile is told as such. */
function gone<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'no-seek') drop();
    throw error;
  });
}

/** The tab tells that a table is ready. */
export const callInTitle = (say: string): (() => void) =>
  effect(() => {
    if (!seeking.value?.own?.offer || seeking.value.own.offer.yes) return undefined;
    return title(`● ${say}`);
  });
