import type { GameEvent } from './events.ts';
import { argOf, type Domain, idOf, type Lexicon, type Verbs, verbOf } from './lexicon.ts';
import { clauseOf, type Reason } from './rules.ts';
import { common } from './words/index.ts';

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (x: unknown): x is Language => LANGUAGES.includes(x as Language);

/** A name, or a way to say so many of it: `(n) => (n === 1 ? '1 ship' : `${n} ships`)`. */
export type Thing = string | ((n: number) => string);

/** Everything a game says in one language. */
export interface Words {
  readonly title: string;
  /** Names of the values of each domain, in order. Numbers need none. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The sentence of each verb, given the names of its arguments. */
  readonly verbs: Readonly<Record<string, (...names: string[]) => string>>;
  /** What is asked at each step. */
  readonly steps: Readonly<Record<string, string>>;
  /** Why something is not allowed. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Things that events speak of and that are in no domain; those that are counted inflect with their number. */
  readonly things: Readonly<Record<string, Thing>>;
  /** Categories of the score. */
  readonly categories: Readonly<Record<string, string>>;
}

type NamesOf<D extends readonly Domain[]> = { -readonly [I in keyof D]: string };

/** Words that the type checker knows to be complete for a game. */
export type WordsFor<
  V extends Verbs,
  Step extends string,
  R extends string,
  Named extends string,
  Category extends string,
> = Words & {
  readonly verbs: { readonly [K in keyof V]: (...names: NamesOf<V[K]>) => string };
  readonly steps: Readonly<Record<Step, string>>;
  readonly reasons: Readonly<Record<R, string>>;
  readonly things: Readonly<Record<Named, Thing>>;
  readonly categories: Readonly<Record<Category, string>>;
};

interface Speaker {
  readonly lexicon: Lexicon;
  readonly words: Readonly<Record<Language, Words>>;
}

const nameIn = (words: Words, d: Domain, value: number): string =>
  words.names[d.name]?.[value - d.min] ?? idOf(d, value);

/** A move as a sentence. */
export function sayMove(game: Speaker, move: number, language: Language): string {
  const verb = game.lexicon.names[verbOf(move)];
  const words = game.words[language];
  return words.verbs[verb](...game.lexicon.verbs[verb].map((d, i) => nameIn(words, d, argOf(move, i))));
}

/** A reason as a sentence, with its clause where the rulebook has one. */
export function sayReason(game: Speaker, reason: Reason, language: Language): { sentence: string; clause?: string } {
  const general = common[language].reasons[reason];
  if (general) return { sentence: general };
  return { sentence: game.words[language].reasons[reason] ?? reason, clause: clauseOf(reason) };
}

/** A thing or a reference (`region:kansai`) by name; with a number, so many of it. */
export function sayThing(game: Speaker, ref: string, language: Language, n?: number): string {
  const thing = thingOf(game, ref, language);
  if (typeof thing === 'function') return thing(n ?? 1);
  return n === undefined ? thing : common[language].counted(thing, n);
}

function thingOf(game: Speaker, ref: string, language: Language): Thing {
  const words = game.words[language];
  const [kind, id] = ref.split(':');
  if (id === undefined) return words.things[ref] ?? common[language].things[ref] ?? ref;
  for (const domains of Object.values(game.lexicon.verbs)) {
    const d = domains.find((candidate) => candidate.name === kind);
    if (d?.ids.includes(id)) return nameIn(words, d, d.ids.indexOf(id) + d.min);
  }
  return words.names[kind]?.[Number(id)] ?? id;
}

/** An event as a sentence. `who` is the name of the seat. */
export function sayEvent(game: Speaker, event: GameEvent, who: string, language: Language): string {
  const { kind, n } = event;
  // Points are told apart from what they are for.
  const what = sayThing(game, event.what, language, kind === 'score' ? undefined : n);
  const name = (ref: string | undefined) => ref && sayThing(game, ref, language);
  return common[language].events[kind]({ who, what, n, from: name(event.from), to: name(event.to) });
}
