import { computed, effect, signal } from '@preact/signals';
import { go, path } from '../router.tsx';
import { settings } from '../settings/settings.ts';

/** A table that waits for us. */
export interface Turn {
  readonly table: string;
  /** When our clock is at zero; null where none runs. */
  readonly until: number | null;
  /** Since when it is our turn. */
  readonly since: number;
}

/** The tables on servers where it is our turn: least time left first, then the longest waiting. */
export const turns = signal<readonly Turn[]>([]);
/** Those that were passed over in this visit come last. */
const skipped = signal<readonly string[]>([]);
/** What the tab says besides the count. */
const titled = signal('Engawa');

export const byTimeLeft = (a: Turn, b: Turn): number =>
  (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY) || a.since - b.since;

const addressOf = (table: string): string => `/t/${table}`;

/** Where to go from here, if anybody waits elsewhere. */
export const nextTable = computed((): string | undefined => {
  const elsewhere = turns.value.filter(({ table }) => addressOf(table) !== path.value);
  const next = elsewhere.find(({ table }) => !skipped.value.includes(table)) ?? elsewhere[0];
  return next && addressOf(next.table);
});

/** How many wait elsewhere. */
export const waitingElsewhere = computed(
  () => turns.value.filter(({ table }) => addressOf(table) !== path.value).length,
);

/** Goes to the next table; the one here, if it still waits, comes later. */
export function goToNext(): void {
  const next = nextTable.peek();
  if (!next) return;
  const here = turns.peek().find(({ table }) => addressOf(table) === path.peek());
  if (here) skipped.value = [...skipped.peek().filter((table) => table !== here.table), here.table];
  go(next);
}

/** What the tab says; it returns to the name of the house. */
export function title(text: string): () => void {
  titled.value = text;
  return () => {
    titled.value = 'Engawa';
  };
}

const ICON = '/icon.svg';

/** The icon with a dot, drawn here: a page may have no other. */
const marked = (n: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 12 16 4l13 8v2H3zM7 15h3v12H7zm15 0h3v12h-3zM4 27h24v2H4z" fill="#8a6d3b"/><circle cx="22" cy="10" r="10" fill="#006385"/><text x="22" y="15" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="#fff">${Math.min(n, 9)}</text></svg>`,
  )}`;

/** Shows how many tables wait in the tab's title and icon, and on the icon of the installed client; N goes to the next. */
export function showTurns(): void {
  effect(() => {
    const n = turns.value.length;
    document.title = n > 0 ? `(${n}) ${titled.value}` : titled.value;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon) icon.href = n > 0 ? marked(n) : ICON;
    void (n > 0 ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.())?.catch(() => undefined);
  });
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    const writing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
    if (key.toLowerCase() === 'n' && settings.peek().keys && !ctrlKey && !metaKey && !altKey && !writing) goToNext();
  });
}
