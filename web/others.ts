import { signal } from '@preact/signals';
import type { InstalledGame } from '#wire';

/** Where the list is kept for when there is no network. */
const KEY = 'engawa.packages';

function kept(): readonly InstalledGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

async function ask(): Promise<readonly InstalledGame[]> {
  try {
    const answer = await fetch('/api/packages');
    if (!answer.ok) return kept();
    const { packages } = (await answer.json()) as { packages: readonly InstalledGame[] };
    localStorage.setItem(KEY, JSON.stringify(packages));
    return packages;
  } catch {
    // No network, or a browser that keeps nothing: what was there last time is as good a guess as any.
    return kept();
  }
}

/** Games of others that this server has, once it has said so. */
export const others = signal<readonly InstalledGame[] | undefined>(undefined);
export const othersKnown: Promise<readonly InstalledGame[]> = ask().then((list) => {
  others.value = list;
  return list;
});
