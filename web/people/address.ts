import { cardOf } from '../cards.ts';
import { path, query } from '../router.tsx';
import { settings } from '../settings/settings.ts';

export const titleOf = (game: string): string => cardOf(game)?.titles[settings.value.language] ?? game;

/** Sets, or takes away, parts of the address; the page follows it. */
export function address(changes: Readonly<Record<string, string | undefined>>): string {
  const now = new URLSearchParams(query.value);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '') now.delete(key);
    else now.set(key, value);
  }
  const text = now.toString();
  return text === '' ? path.value : `${path.value}?${text}`;
}
