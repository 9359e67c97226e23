import type { Game, Language } from '#kernel';
import type { Face } from './face.ts';

const GAMES = import.meta.glob<Game>('../games/*/index.ts', { import: 'default' });
const RULEBOOKS = import.meta.glob<string>('../games/*/rulebook*.md', { query: '?raw', import: 'default' });
const SUMMARIES = import.meta.glob<string>('../games/*/summary.*.md', { query: '?raw', import: 'default' });
const DATA = import.meta.glob<unknown>('../games/*/data/*.json', { import: 'default' });

/** The rules of one game, fetched when they are needed. */
export const loadGame = async (id: string): Promise<Game | undefined> => GAMES[`../games/${id}/index.ts`]?.();

/** The face of a game; a game without one is played in text. */
export const loadFace = async (id: string): Promise<Face | undefined> =>
  (await (await loadGame(id))?.face?.()) as Face | undefined;

/** The rulebook in the reader's language where it is translated. */
export async function loadRulebook(id: string, language: Language): Promise<string | undefined> {
  const translated = RULEBOOKS[`../games/${id}/rulebook.${language}.md`];
  return (translated ?? RULEBOOKS[`../games/${id}/rulebook.md`])?.();
}

/** The rules on one page, for readers whose language the rulebook does not have yet. */
export const loadSummary = async (id: string, language: Language): Promise<string | undefined> =>
  SUMMARIES[`../games/${id}/summary.${language}.md`]?.();

/** The component files of a game by name. */
export async function loadData(id: string): Promise<ReadonlyMap<string, unknown>> {
  const prefix = `../games/${id}/data/`;
  const files = Object.keys(DATA).filter((path) => path.startsWith(prefix));
  const loaded = await Promise.all(files.map((path) => DATA[path]()));
  return new Map(files.map((path, i) => [path.slice(prefix.length, -'.json'.length), loaded[i]]));
}
