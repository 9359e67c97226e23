import type { Game, Language, PackageMark, Words } from '#kernel';
import { LANGUAGES } from '#kernel/language.ts';
import type { InstalledGame } from '#wire';
import type { Face } from './face.ts';

/** A game and what belongs to it, each part fetched when it is needed. */
interface Volume {
  game(): Promise<Game>;
  /** A text or a component file by its name in the folder of the game; nothing where there is none. */
  text(name: string): Promise<string | undefined>;
  json(name: string): Promise<unknown>;
  /** The names of all such files. */
  files(): Promise<readonly string[]>;
  /** Where its key picture is, if it has one. */
  readonly picture?: string;
  /** The look of its board, where it is not in the client's own style. */
  readonly style?: string;
  /** The pictures of its board in one style sheet, where they are not files that its look names. */
  readonly art?: string | undefined;
}

const GAMES: Readonly<Partial<Record<string, () => Promise<Game>>>> = import.meta.glob<Game>('../games/*/index.ts', {
  import: 'default',
});
/** What a game says, in each language. */
const TONGUES = import.meta.glob<Partial<Record<Language, Words>>>('../games/*/words/{en,fr,ja}.ts');
const PICTURES = import.meta.glob<string>('../games/*/view/key-picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Everything else of them. */
const leaves = () => import('./leaves.ts');

/** A game of the house: its parts are parts of the client. */
function ofTheHouse(id: string): Volume | undefined {
  const folder = `../games/${id}/`;
  const game = GAMES[`${folder}index.ts`];
  return (
    game && {
      game,
      text: async (name) => (await leaves()).TEXTS[folder + name]?.(),
      json: async (name) => (await leaves()).DATA[folder + name]?.(),
      files: async () => {
        const { TEXTS, DATA } = await leaves();
        const paths = [...Object.keys(TEXTS), ...Object.keys(DATA)];
        return paths.flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []));
      },
      picture: PICTURES[folder + PICTURE],
      art: art[id],
    }
  );
}

/** Somebody's game: its parts lie on the server. */
function ofOthers({ at, files, package: mark }: InstalledGame): Volume {
  const read = async (name: string): Promise<Response | undefined> => {
    const answer = files.includes(name) ? await fetch(at + name) : undefined;
    return answer?.ok ? answer : undefined;
  };
  return {
    game: () => marked(at, mark),
    text: async (name) => (await read(name))?.text(),
    json: async (name) => (await read(name))?.json(),
    files: async () => files,
    ...(files.includes(PICTURE) ? { picture: at + PICTURE } : {}),
    ...(files.includes(STYLE) ? { style: at + STYLE } : {}),
  };
}

/** A copy, as what somebody exports may be frozen; one for all who ask. */
async function marked(at: string, mark: PackageMark): Promise<Game> {
  const { default: game } = await import(/* @vite-ignore */ `${at}game.js`);
  if (!copies.has(game)) copies.set(game, { ...game, package: mark });
  return copies.get(game)!;
}

const copies = new WeakMap<object, Game>();

const STYLE = 'view/style.css';
const PICTURE = 'view/key-picture.svg';

/** Pictures of the boards of the house. A worker draws nothing, and knows of none. */
let art: Readonly<Partial<Record<string, string>>> = {};

export function takeArtFrom(sheets: typeof art): void {
  art = sheets;
}

let others: Promise<readonly InstalledGame[]> = Promise.resolve([]);

/** Where games are looked for that are not of the house. */
export function takeOthersFrom(list: Promise<readonly InstalledGame[]>): void {
  others = list;
}

/** Somebody's game by its id, for a worker that has to load it too. */
export const otherGame = async (id: string): Promise<InstalledGame | undefined> =>
  (await others).find(({ card }) => card.id === id);

async function volume(id: string): Promise<Volume | undefined> {
  const house = ofTheHouse(id);
  if (house) return house;
  const other = await otherGame(id);
  return other && ofOthers(other);
}

/** Where the key picture of a game is; nothing where it has none. Only the address: the picture is fetched when it is in sight. */
export const keyPictureOf = (id: string, installed: readonly InstalledGame[]): string | undefined => {
  const other = installed.find(({ card }) => card.id === id);
  return (ofTheHouse(id) ?? (other && ofOthers(other)))?.picture;
};

/** In which language things are read here; a bot reads nothing. */
let reader: () => Language | undefined = () => undefined;
/** The games that have been loaded, with the languages they speak: who changes the language reads all of them in it. */
const loaded = new Map<Game, Set<Language>>();

export function takeReaderFrom(language: () => Language): void {
  reader = language;
}

/** What all games say alike, in each language, and the languages in which it is known. */
const COMMON = import.meta.glob<Partial<Record<Language, object>>>('../kernel/words/{en,fr,ja}.ts');
const common = new Set<Language>();

async function learnCommon(language: Language): Promise<void> {
  if (common.has(language)) return;
  const [kernel, words] = await Promise.all([
    import('#kernel/words/index.ts'),
    COMMON[`../kernel/words/${language}.ts`](),
  ]);
  const silent = LANGUAGES.filter((other) => !common.has(other));
  for (const each of silent) Object.assign(kernel.common, { [each]: words[language] });
  common.add(language);
}

/** Teaches a game of the house a language; in those it has not learned it says the same. */
async function learn(game: Game, language: Language): Promise<void> {
  const spoken = loaded.get(game) ?? new Set();
  loaded.set(game, spoken);
  const fetch = TONGUES[`../games/${game.id}/words/${language}.ts`];
  if (game.package || !fetch || spoken.has(language)) return;
  const words = (await fetch())[language];
  const silent = LANGUAGES.filter((other) => !spoken.has(other));
  for (const each of silent) Object.assign(game.words, { [each]: words });
  spoken.add(language);
  if (telling.has(game)) await learnToTell(game, language);
}

/** Teaches all games that are open a language, before anybody reads them in it. */
export const learnToSpeak = async (language: Language): Promise<void> => {
  if (loaded.size === 0) return;
  await Promise.all([learnCommon(language), ...Array.from(loaded.keys(), (game) => learn(game, language))]);
};

/** The games that are asked, and not only played. */
const telling = new Set<Game>();

/** Teaches a game of the house what to answer to who looks at a thing, asks why not, or reads the table as text. */
export async function learnToTell(game: Game, language = reader()): Promise<void> {
  // Somebody's game, and one with other figures, came with everything.
  if (!loaded.has(game) || game.package) return;
  telling.add(game);
  const { learnAbout, learnAsked } = await leaves();
  await Promise.all([learnAbout(game), language && learnAsked(game.id, language)]);
}

/** Teaches it to refuse a position that cannot be, for who goes on from one. */
export async function learnToCheck(game: Game): Promise<void> {
  if (game.package) return;
  const { learnInvariants } = await leaves();
  await learnInvariants(game.id);
}

/** The rules of one game, in the words of the reader. */
export async function loadGame(id: string, language = reader()): Promise<Game | undefined> {
  const [game] = await Promise.all([
    (await volume(id))?.game(),
    language && learnCommon(language),
    // On their way beside the game, so that nobody waits for one after the other.
    language && TONGUES[`../games/${id}/words/${language}.ts`]?.(),
  ]);
  if (game && language) await learn(game, language);
  return game;
}

/** What is kept of a game: its id, and with which figures it was played. */
export interface KeptGame {
  readonly game: string;
  /** The position it began with, where that was not the set-up. */
  readonly state?: unknown;
  readonly figures?: string;
  readonly edition?: unknown;
}

/** A game with the figures something was played with. Who plays with those of today fetches nothing for it. */
export async function loadPlayed(kept: KeptGame, language = reader()): Promise<Game | undefined> {
  const game = await loadGame(kept.game, language);
  if (game && kept.state !== undefined) await learnToCheck(game);
  if (!game || (!kept.edition && kept.figures === game.figures)) return game;
  const { addPress, playedWith } = await import('#games/editions.ts');
  const other = await otherGame(kept.game);
  if (other) addPress(kept.game, async () => (await import(/* @vite-ignore */ `${other.at}press.js`)).default);
  return playedWith(game, kept);
}

/** The same with its face. */
export async function loadPlayedWithFace(
  kept: KeptGame,
): Promise<{ readonly game: Game | undefined; readonly view: Face | undefined }> {
  const [game, ordinary, view] = await Promise.all([loadPlayed(kept), loadGame(kept.game), loadFace(kept.game)]);
  return { game, view: game === ordinary ? view : ((await game?.face?.()) as Face | undefined) };
}

/** The face of a game, in its own style; a game without one is played in text. */
export async function loadFace(id: string): Promise<Face | undefined> {
  const found = await volume(id);
  if (!found) return undefined;
  const [game] = await Promise.all([loadGame(id), found.style === undefined ? undefined : wear(found.style)]);
  // Nobody waits for pictures.
  if (found.art) void wear(found.art);
  return (await game?.face?.()) as Face | undefined;
}

/** Puts a style on the page, once, and waits until it is there; without it the board is drawn plainly. */
function wear(href: string): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** The clauses as they were written, or a translation where there is one. */
export const loadClauses = async (id: string, translated?: Language): Promise<string | undefined> =>
  (await volume(id))?.text(translated === undefined ? 'rulebook.md' : `rulebook.${translated}.md`);

/** The chapters of the rulebook for players, in one language. */
export const loadGuideText = async (id: string, language: Language): Promise<string | undefined> =>
  (await volume(id))?.text(`guide/${language}.md`);

/** What its chapters share in all languages: games, positions and pictures. */
export const loadPlan = async (id: string): Promise<unknown> => (await volume(id))?.json('guide/guide.json');

/** The page of reference, in the reader's language where there is one. */
export async function loadSheet(id: string, language: Language): Promise<string | undefined> {
  const found = await volume(id);
  return (await found?.text(`guide/sheet.${language}.md`)) ?? found?.text('guide/sheet.en.md');
}

/** The component files of a game by name. */
export async function loadData(id: string): Promise<ReadonlyMap<string, unknown>> {
  const found = await volume(id);
  const names = ((await found?.files()) ?? []).filter((name) => name.startsWith('data/'));
  const loaded = await Promise.all(names.map((name) => found!.json(name)));
  return new Map(names.map((name, i) => [name.slice('data/'.length, -'.json'.length), loaded[i]]));
}

/** A net that somebody's game brings. Those of the house are for the bots' worker alone (play/nets.ts). */
export const loadOthersNet = async (id: string, seats: number): Promise<unknown> =>
  (await volume(id))?.json(`bot/nets/${seats}.json`);
