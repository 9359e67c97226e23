import { effect, signal } from '@preact/signals';
import { type MyTable, myTables } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { path } from '../router.tsx';
import { isAway } from '../vacation/away.ts';
import { byTimeLeft, type Turn, turns } from './turns.ts';

const AGAIN_MS = 20_000;
const OVER = 'engawa.over';

/** Our tables on the server, once it has been asked. */
export const mine = signal<readonly MyTable[] | undefined>(undefined);

/** Tables that are over, or gone: they are not asked for again. */
function over(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(OVER) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

function noteOver(tables: readonly string[]): void {
  try {
    localStorage.setItem(OVER, JSON.stringify(tables));
  } catch {
    // They are asked for again.
  }
}

export const isMyTurn = ({ summary, seat }: MyTable): boolean =>
  seat !== undefined &&
  ((summary.status === 'playing' &&
    !summary.paused &&
    summary.turn.includes(seat) &&
    summary.seats[seat]?.left === undefined &&
    summary.seats[seat]?.standIn === undefined &&
    // Who is on vacation is left alone.
    !(summary.clock && isAway(summary.seats[seat]))) ||
    (summary.status === 'waiting' && summary.shuffle.awaited.includes(seat)));

export const turnOf = ({ summary, seat }: MyTable): Turn => ({
  table: summary.table,
  until: seat === undefined ? null : (summary.until[seat] ?? null),
  since: summary.updated,
});

/** Asks how it stands at our tables. */
export async function lookAtMine(): Promise<void> {
  const done = over();
  const keys = seatKeys.tables();
  const asked = keys.filter((table) => !done.has(table));
  const found = await myTables(asked);
  const there = new Map(found.map((one) => [one.summary.table, one.summary]));
  noteOver(keys.filter((table) => done.has(table) || (there.get(table)?.status ?? 'over') === 'over'));
  mine.value = found.filter(({ summary }) => summary.status !== 'over');
  turns.value = mine.value.filter(isMyTurn).map(turnOf).sort(byTimeLeft);
}

const quietly = (): void => {
  if (!document.hidden && navigator.onLine) void lookAtMine().catch(() => undefined);
};

/** Looks now and then, when the page is looked at again, and when another page is opened. */
export function keepLooking(): void {
  setInterval(quietly, AGAIN_MS);
  document.addEventListener('visibilitychange', quietly);
  effect(() => {
    void path.value;
    quietly();
  });
}
