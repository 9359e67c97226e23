import type { Game, Language, OptionSpec, OptionWords, PackageMark } from '#kernel';
import { type Apart, levelRatings } from './level-ratings.ts';

/** What can be known of a game without loading it. */
export interface GameCard {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: readonly (OptionSpec & { readonly words: Readonly<Record<Language, OptionWords | undefined>> })[];
  /** What is to be known of a number of players. */
  readonly players: Readonly<Record<Language, Readonly<Record<number, string>> | undefined>>;
  readonly clausePrefix: string;
  /** Does it hide anything from anybody? */
  readonly secrets: boolean;
  /** Have the levels of its bots been measured against each other? */
  readonly measured: boolean;
  /** About the rating of each level, from the lowest up, by number of players; as far as that was measured. */
  readonly ratings: Readonly<Record<number, readonly number[]>>;
  readonly titles: Readonly<Record<Language, string>>;
  /** The game in one sentence, where it has a face. */
  readonly introduction?: Readonly<Record<Language, string>>;
}

/** Somebody's game that a server has: the client fetches from there what it has of its own games. */
export interface InstalledGame {
  readonly card: GameCard;
  readonly package: PackageMark;
  /** The address under which its files lie; it changes with them. */
  readonly at: string;
  /** What lies there besides its code (`game.js`): `rulebook.md`, `data/cards.json`, `bot/nets/2.json`, `view/style.css`, `view/key-picture.svg`. */
  readonly files: readonly string[];
}

function inEach<T, U>(words: Readonly<Record<Language, T>>, say: (own: T) => U): Record<Language, U> {
  return { en: say(words.en), fr: say(words.fr), ja: say(words.ja) };
}

/** English is needed; whoever reads another language that it does not have reads English. */
type Spoken = Readonly<Record<'en', string> & Partial<Record<Language, string>>>;

export async function cardOf(game: Game): Promise<GameCard> {
  const { id, version, seats, options, clausePrefix, secrets, words } = game;
  const face = (await game.face?.()) as { readonly introduction: Spoken } | undefined;
  const { levels } = (game.mind ?? {}) as { readonly levels?: { readonly apart?: Apart } };
  return {
    id,
    version,
    seats,
    options: options.map((option) => ({ ...option, words: inEach(words, (own) => own.options?.[option.id]) })),
    players: inEach(words, (own) => own.players),
    clausePrefix,
    secrets,
    measured: levels !== undefined,
    ratings: levelRatings(levels?.apart ?? {}),
    titles: inEach(words, ({ title }) => title),
    introduction:
      face && inEach({ fr: face.introduction.en, ja: face.introduction.en, ...face.introduction }, (own) => own),
  };
}
