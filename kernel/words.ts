import type { GameEvent } from './events.ts';
import type { Language } from './language.ts';
import { argOf, type Domain, idOf, type Lexicon, type Verbs, verbOf } from './lexicon.ts';
import { clauseOf, type Reason } from './rules.ts';
import { common } from './words/index.ts';
import { Word } from './words/word.ts';

/** What an option of a game is called, and each of its values. */
export interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Everything a game says in one language. */
export interface Words {
  readonly title: string;
  /** The values of each domain, in order. Numbers need none. */
  readonly names: Readonly<Record<string, readonly Entry[]>>;
  /** The sentence of each verb, given its arguments. */
  readonly verbs: Readonly<Record<string, (...names: never[]) => string>>;
  /** What is asked at each step. */
  readonly steps: Readonly<Record<string, string>>;
  /** Why something is not allowed. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Things that events speak of and that are in no domain. */
  readonly things: Readonly<Record<string, Entry | Counted>>;
  /** Categories of the score. */
  readonly categories: Readonly<Record<string, string>>;
  /** What the boards say besides: headings, counts, remarks. The game's own drawings read them. */
  readonly phrases?: object;
  readonly options?: Readonly<Record<string, OptionWords>>;
}

type Entry = string | Word;
type Counted = (n: number) => string;
type NamesOf<D extends readonly Domain[], N> = { -readonly [I in keyof D]: N };

/** Words that the type checker knows to be complete for a game. */
export type WordsFor<
  V extends Verbs,
  Step extends string,
  R extends string,
  Named extends string,
  Category extends string,
  Phrases extends object = object,
  N extends Entry = string,
> = Omit<Words, 'names' | 'phrases'> & {
  readonly names: Readonly<Record<string, readonly N[]>>;
  readonly verbs: { readonly [K in keyof V]: (...names: NamesOf<V[K], N>) => string };
  readonly steps: Readonly<Record<Step, string>>;
  readonly reasons: Readonly<Record<R, string>>;
  readonly things: Readonly<Record<Named, N | (N extends string ? Counted : never)>>;
  readonly categories: Readonly<Record<Category, string>>;
} & (N extends string ? { readonly phrases?: never } : { readonly phrases: Phrases });

interface Speaker {
  readonly lexicon: Lexicon;
  readonly words: Readonly<Record<Language, Words>>;
}

const entryIn = (words: Words, d: Domain, value: number): Entry =>
  words.names[d.name]?.[value - d.min] ?? new Word(idOf(d, value));

const entriesOf = (game: Speaker, words: Words, move: number): Entry[] =>
  game.lexicon.verbs[game.lexicon.names[verbOf(move)]].map((d, i) => entryIn(words, d, argOf(move, i)));

/** A move as a sentence. */
export function sayMove(game: Speaker, move: number, language: Language): string {
  const words = game.words[language];
  const say = words.verbs[game.lexicon.names[verbOf(move)]] as (...names: Entry[]) => string;
  return say(...entriesOf(game, words, move));
}

/** A move as somebody who chooses wants to read it: with what the things it names do. */
export function sayChoice(game: Speaker, move: number, language: Language): string {
  const effects = entriesOf(game, game.words[language], move).flatMap((entry) =>
    typeof entry === 'string' || entry.effect === undefined ? [] : [entry.effect],
  );
  const sentence = sayMove(game, move, language);
  return effects.length === 0 ? sentence : common[language].explained(sentence, effects);
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
  if (n === undefined) return `${thing}`;
  return common[language].counted(typeof thing === 'string' ? new Word(thing) : thing, n);
}

/** What a reference names, with all its language knows of it; nothing where the game has no word for it. */
export function wordOf(game: Speaker, ref: string, language: Language): Word | undefined {
  const thing = thingOf(game, ref, language);
  return thing instanceof Word ? thing : undefined;
}

function thingOf(game: Speaker, ref: string, language: Language): Entry | Counted {
  const words = game.words[language];
  const [kind, id] = ref.split(':');
  if (id === undefined) return words.things[ref] ?? common[language].things[ref] ?? ref;
  for (const domains of Object.values(game.lexicon.verbs)) {
    const d = domains.find((candidate) => candidate.name === kind);
    if (d?.ids.includes(id)) return entryIn(words, d, d.ids.indexOf(id) + d.min);
  }
  return words.names[kind]?.[Number(id)] ?? id;
}

/** A thing inside a sentence: with its article where the language has one, or so many of it. */
function inSentence(game: Speaker, ref: string, language: Language, n?: number): string {
  const thing = thingOf(game, ref, language);
  return n === undefined && thing instanceof Word ? common[language].the(thing) : sayThing(game, ref, language, n);
}

/** What is told of by its name alone, as a heading is. */
const BARE: readonly GameEvent['kind'][] = ['reveal', 'phase', 'score'];

/** An event as a sentence. `who` is the name of the seat. */
export function sayEvent(game: Speaker, event: GameEvent, who: string, language: Language): string {
  const { kind, n } = event;
  // Points are told apart from what they are for.
  const what = BARE.includes(kind)
    ? sayThing(game, event.what, language, kind === 'score' ? undefined : n)
    : inSentence(game, event.what, language, n);
  const name = (ref: string | undefined) => ref && inSentence(game, ref, language);
  return common[language].events[kind]({ who, what, n, from: name(event.from), to: name(event.to) });
}
