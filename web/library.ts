import type { Drawn, House } from '#drawing';
import type { Game, Language, State } from '#kernel';

/** What `games/<game>/view/index.ts` exports. It only draws; the shell knows what is legal. */
export interface GameView {
  draw(view: State, viewer: number, language: Language, names?: readonly string[]): Drawn;
  /** The house of each seat, where the rulebook fixes the colours. */
  readonly HOUSES?: readonly House[];
  /** The few numbers of a seat that opponents watch; without it the shell takes them from the state. */
  stats?(view: State, seat: number, language: Language): readonly Stat[];
}

export interface Stat {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

const RULES = import.meta.glob<Game>('../games/*/index.ts', { import: 'default' });
const VIEWS = import.meta.glob<GameView>('../games/*/view/index.ts');
const RULEBOOKS = import.meta.glob<string>('../games/*/rulebook*.md', { query: '?raw', import: 'default' });
const SUMMARIES = import.meta.glob<string>('../games/*/summary.*.md', { query: '?raw', import: 'default' });
const DATA = import.meta.glob<unknown>('../games/*/data/*.json', { import: 'default' });

/** The rules of one game, fetched when they are needed. */
export const loadGame = async (id: string): Promise<Game | undefined> => RULES[`../games/${id}/index.ts`]?.();

/** The drawing of one game; a game without one is played in text. */
export const loadView = async (id: string): Promise<GameView | undefined> => VIEWS[`../games/${id}/view/index.ts`]?.();

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
