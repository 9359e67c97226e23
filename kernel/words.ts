import type { GameEvent } from './events.ts';
import type { Language } from './language.ts';
import { argOf, type Domain, idOf, type Lexicon, type Named, type Verbs, verbOf } from './lexicon.ts';
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
  readonly names: Readonly<Record<string, readonly Word[]>>;
  /** The sentence of each verb, given its arguments. */
  readonly verbs: Readonly<Record<string, (...names: never[]) => string>>;
  /** What is asked at each step. */
  readonly steps: Readonly<Record<string, string>>;
  /** Why something is not allowed. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Things that events speak of and that are in no domain. */
  readonly things: Readonly<Record<string, Word>>;
  /** Categories of the score. */
  readonly categories: Readonly<Record<string, string>>;
  /** What the boards say besides: headings, counts, remarks. The game's own drawings read them. */
  readonly phrases?: object;
  readonly options?: Readonly<Record<string, OptionWords>>;
}

type WordsOf<D extends readonly Domain[]> = { -readonly [I in keyof D]: Word };

/** The domains of a lexicon that are lists of things: each language names them. */
type NamedIn<V extends Verbs> = {
  [K in keyof V]: V[K][number] extends infer D ? (D extends Named<infer N> ? N : never) : never;
}[keyof V];

/** Words that the type checker knows to be complete for a game. */
export type WordsFor<
  V extends Verbs,
  Step extends string,
  R extends string,
  Thing extends string,
  Category extends string,
  Phrases extends object,
> = Words & {
  readonly names: Readonly<Record<NamedIn<V>, readonly Word[]>>;
  readonly verbs: { readonly [K in keyof V]: (...words: WordsOf<V[K]>) => string };
  readonly steps: Readonly<Record<Step, string>>;
  readonly reasons: Readonly<Record<R, string>>;
  readonly things: Readonly<Record<Thing, Word>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly phrases: Phrases;
};

interface Speaker {
  readonly lexicon: Lexicon;
  readonly words: Readonly<Record<Language, Words>>;
}

const wordIn = (words: Words, d: Domain, value: number): Word =>
  words.names[d.name]?.[value - d.min] ?? new Word(idOf(d, value));

const wordsIn = (game: Speaker, words: Words, move: number): Word[] =>
  game.lexicon.verbs[game.lexicon.names[verbOf(move)]].map((d, i) => wordIn(words, d, argOf(move, i)));

/** A move as a sentence. */
export function sayMove(game: Speaker, move: number, language: Language): string {
  const words = game.words[language];
  const say = words.verbs[game.lexicon.names[verbOf(move)]] as (...words: Word[]) => string;
  return say(...wordsIn(game, words, move));
}

/** A move as somebody who chooses wants to read it: with what the things it names do. */
export function sayChoice(game: Speaker, move: number, language: Language): string {
  const effects = wordsIn(game, game.words[language], move).flatMap(({ effect }) => effect ?? []);
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
  const word = wordOf(game, ref, language);
  if (word === undefined) return ref.split(':').at(-1)!;
  return n === undefined ? word.name : common[language].counted(word, n);
}

/** What a reference names, with all its language knows of it; nothing where the game has no word for it. */
export function wordOf(game: Speaker, ref: string, language: Language): Word | undefined {
  const words = game.words[language];
  const [kind, id] = ref.split(':');
  if (id === undefined) return words.things[ref] ?? common[language].things[ref];
  for (const domains of Object.values(game.lexicon.verbs)) {
    const d = domains.find((candidate) => candidate.name === kind);
    if (d?.ids.includes(id)) return wordIn(words, d, d.ids.indexOf(id) + d.min);
  }
  return words.names[kind]?.[Number(id)];
}

/** A thing inside a sentence: with its article where the language has one, or so many of it. */
function inSentence(game: Speaker, ref: string, language: Language, n?: number): string {
  const word = n === undefined ? wordOf(game, ref, language) : undefined;
  return word ? common[language].the(word) : sayThing(game, ref, language, n);
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
