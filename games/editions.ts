/// <reference path="./house.d.ts" />
import { FORMER, PRESSES } from 'virtual:presses';
import { figuresHash, type Game, Refusal, type Words } from '#kernel';
import {
  type Edition,
  editionFigures,
  type Former,
  type Press,
  pressGame,
  readEdition,
  type Shared,
} from '#kernel/edition/index.ts';
import { once, readyEdition } from './opened.ts';

/** Presses of other people's games, by id. */
const others = new Map<string, () => Promise<Press>>();

/** Says where the press of somebody's game is found. */
export function addPress(id: string, load: () => Promise<Press>): void {
  others.set(id, load);
}

const formerOf = ({ id, package: mark }: Game): Former => (mark ? [] : (FORMER[id] ?? []));

function pressOf({ id, package: mark }: Game): Promise<Press> {
  const load = mark ? others.get(id) : PRESSES[id];
  if (!load) throw new Refusal('no-editions', `${id} was built without a press: build it again, and it has editions.`);
  return load();
}

/** What games import of this program, as plain objects: an edition reaches for it at every turn. */
async function sharedModules(): Promise<Shared> {
  const modules = {
    engawa: await import('engawa'),
    'engawa/drawing': await import('engawa/drawing'),
    'engawa/drawing/jsx-runtime': await import('engawa/drawing/jsx-runtime'),
    'engawa/columns': await import('engawa/columns'),
    'engawa/face': await import('engawa/face'),
    'engawa/mind': await import('engawa/mind'),
  };
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, { ...module }]));
}

/** The figures of an edition, and those it starts from, whatever they are worth. */
export const figuresOf = (game: Game, edition: Edition, former = formerOf(game)) =>
  editionFigures(game, edition, former);

/** A game with other figures than those of its folder. */
interface Wanted {
  readonly figures: string;
  /** How one comes to them. */
  readonly by: Edition;
  /** Figures of the past are no edition of anybody's: what is played with them looks as it did. */
  readonly named: boolean;
}

/** Two editions of equal figures are one game under two names; wherever its title is read, the edition is named. */
function under({ edition: _, ...made }: Game, { by, named }: Wanted): Game {
  if (!named) return made;
  const { en, fr, ja } = made.words;
  const called = (words: Words): Words => ({ ...words, title: `${words.title} · ${by.name}` });
  return { ...made, edition: by, words: { en: called(en), fr: called(fr), ja: called(ja) } };
}

async function open(game: Game, wanted: Wanted, former: Former): Promise<Game> {
  const made = await once(game.id, wanted.figures, async () => {
    const [press, shared] = await Promise.all([pressOf(game), sharedModules()]);
    return pressGame(game, press, shared, figuresOf(game, wanted.by, former).changed, wanted.by);
  });
  return under(made, wanted);
}

function wantedOf(game: Game, json: unknown, former: Former): Wanted {
  const by = readEdition(json);
  return { figures: figuresHash(figuresOf(game, by, former).changed), by, named: true };
}

/** A game with the figures of an edition; made once. It is not said that it can be played. */
export const openEdition = async (game: Game, json: unknown, former = formerOf(game)): Promise<Game> =>
  open(game, wantedOf(game, json, former), former);

/** What is kept of a game says with which figures it was played. */
export interface Played {
  readonly figures?: unknown;
  readonly edition?: unknown;
}

/** The figures a former edition leads back to, by their hash; asked for at every table that is read. */
const hashes = new WeakMap<Edition, string>();

function formerHash(game: Game, by: Edition, former: Former): string {
  let hash = hashes.get(by);
  if (hash === undefined) {
    hash = figuresHash(figuresOf(game, by, former).changed);
    hashes.set(by, hash);
  }
  return hash;
}

/** Which other figures something was played with; nothing where it was those of today, or nobody has them any more, as a replay then says. */
function wantedFor(game: Game, { figures, edition }: Played, former: Former): Wanted | undefined {
  if (edition !== undefined && edition !== null) return wantedOf(game, edition, former);
  if (former.length === 0 || figures === game.figures) return undefined;
  const all = former.map((by) => ({ figures: formerHash(game, by, former), by, named: false }));
  // What names no figures is from before there were editions.
  return figures === undefined ? all[0] : all.find((one) => one.figures === figures);
}

/** The game as it was when something was played with it: with the figures of an edition, of the past, or of today. */
export async function playedWith(game: Game, kept: Played, former = formerOf(game)): Promise<Game> {
  const wanted = wantedFor(game, kept, former);
  return wanted ? open(game, wanted, former) : game;
}

/** The same for who cannot wait, and has asked for it before. */
export function readyFor(game: Game, kept: Played): Game {
  const wanted = wantedFor(game, kept, formerOf(game));
  if (!wanted) return game;
  const made = readyEdition(game.id, wanted.figures);
  if (!made) throw new Refusal('edition-not-open', `The edition "${wanted.by.name}" of ${game.id} is not open here.`);
  return under(made, wanted);
}
