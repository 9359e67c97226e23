import type { Language } from '#kernel';
import { botNameAt } from '#wire';
import type { Chair } from './chair.ts';

/** Who sits at a table, as it is told in a language; nothing for an empty seat. */
export function namesAt(chairs: readonly Chair[], language: Language): (string | undefined)[] {
  const met = new Map<string, number>();
  return chairs.map(({ holder }) => {
    if (holder?.as !== 'bot' || holder.level === undefined) return holder?.name;
    const nth = (met.get(holder.level) ?? 0) + 1;
    met.set(holder.level, nth);
    return botNameAt(holder.level, nth, language);
  });
}
