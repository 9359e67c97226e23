import type { Game, Language } from '#kernel';

/**
 * What belongs to the games of the house and is wanted late, if at all: texts, figures of components, what is told to who asks. By the path of
 * its file. Not even the list of it is needed before (library.ts fetches this one).
 */

export const TEXTS = import.meta.glob<string>(['../games/*/*.md', '../games/*/guide/*.md'], {
  query: '?raw',
  import: 'default',
});

export const DATA = import.meta.glob<unknown>(['../games/*/data/*.json', '../games/*/guide/*.json'], {
  import: 'default',
});

/** What a game tells of its things, besides their names. */
const ABOUT = import.meta.glob<Game['about']>('../games/*/view/about.ts', { query: '?late', import: 'about' });
/** The position in a terminal, and in text mode. */
const BOARDS = import.meta.glob<Game['board']>('../games/*/view/text.ts', { query: '?late', import: 'board' });

/** The words that nobody reads before he asks: a page has empty ones in their place (scripts/vite/later.ts), which these fill. */
type Asked = Readonly<Record<string, object>>;
const EMPTY = import.meta.glob<Asked>('../games/*/words/{reasons,remarks}/{en,fr,ja}.ts');
const ASKED = import.meta.glob<Asked>('../games/*/words/{reasons,remarks}/{en,fr,ja}.ts', { query: '?late' });

interface Checking {
  readonly takeCheck?: (check: unknown) => void;
}
const UNCHECKED = import.meta.glob<Checking>('../games/*/rules/check.ts');
const CHECKS = import.meta.glob('../games/*/rules/check.ts', { query: '?late', import: 'check' });

/** Teaches a game what to tell of a thing, and how its table reads. */
export async function learnAbout(game: Game): Promise<void> {
  const folder = `../games/${game.id}/view`;
  const [about, board] = await Promise.all([ABOUT[`${folder}/about.ts`]?.(), BOARDS[`${folder}/text.ts`]?.()]);
  Object.assign(game, { about, board });
}

/** Teaches it the words for that, and for why something is refused. */
export async function learnAsked(id: string, language: Language): Promise<void> {
  const files = ['reasons', 'remarks'].map((what) => `../games/${id}/words/${what}/${language}.ts`);
  const learned = files.map(async (file) => {
    const [empty, full] = await Promise.all([EMPTY[file]?.(), ASKED[file]?.()]);
    for (const name of Object.keys(empty ?? {})) Object.assign(empty![name], full?.[name]);
  });
  await Promise.all(learned);
}

/** Teaches it to tell a position that cannot be. */
export async function learnInvariants(id: string): Promise<void> {
  const file = `../games/${id}/rules/check.ts`;
  const [unchecked, check] = await Promise.all([UNCHECKED[file]?.(), CHECKS[file]?.()]);
  unchecked?.takeCheck?.(check);
}
