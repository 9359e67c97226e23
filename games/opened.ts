import type { Game } from '#kernel';

/** How many editions are kept ready; who plays one holds it anyway. */
const MOST = 24;

/** Editions that have been made here, by game and figures, the one asked for last at the end. */
const opened = new Map<string, Promise<Game>>();
const ready = new Map<string, Game>();

const keyOf = (id: string, figures: string): string => `${id} ${figures}`;

/** An edition that is ready: for who cannot wait, and has opened it before. */
export const readyEdition = (id: string, figures: string): Game | undefined => ready.get(keyOf(id, figures));

/** Equal figures are one game, whoever asks for it. */
export function once(id: string, figures: string, make: () => Promise<Game>): Promise<Game> {
  const key = keyOf(id, figures);
  const made = opened.get(key) ?? make();
  opened.delete(key);
  opened.set(key, made);
  for (const old of [...opened.keys()].slice(0, -MOST)) {
    opened.delete(old);
    ready.delete(old);
  }
  made.then(
    (game) => opened.get(key) === made && ready.set(key, game),
    () => opened.get(key) === made && opened.delete(key),
  );
  return made;
}
