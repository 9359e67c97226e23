import { signal } from '@preact/signals';
import type { Announcement } from '#wire';

/** The page is there first; then it listens again now and then. */
const FIRST_MS = 2500;
const AGAIN_MS = 5 * 60_000;
const KEY = 'engawa.announcements-read';

/** What who runs the house announces and this browser has not closed. */
export const announced = signal<readonly Announcement[]>([]);

const read = (): readonly string[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
};

async function hear(): Promise<void> {
  if (document.hidden || !navigator.onLine) return;
  // Pages that lie on a plain file server have nobody to ask.
  const told = await fetch('/api/announcements').then((answer) => answer.json());
  const closed = read();
  announced.value = (told.announcements as readonly Announcement[]).filter(({ id }) => !closed.includes(id));
}

export function hearAnnouncements(): void {
  const quietly = () => void hear().catch(() => undefined);
  setTimeout(quietly, FIRST_MS);
  setInterval(quietly, AGAIN_MS);
}

/** It is not shown again in this browser. */
export function closeAnnouncement(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), id].slice(-50)));
  } catch {
    // It comes back with the next page.
  }
  announced.value = announced.value.filter((one) => one.id !== id);
}
