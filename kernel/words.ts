import type { Deeds, DeedWords, Tale } from './deeds.ts';
import { type GameEvent, HIDDEN } from './events.ts';
import type { Language } from './language.ts';
import { NONE } from './layout.ts';
import { argOf, type Domain, idOf, type Lexicon, type Named, type Verbs, verbOf } from './lexicon.ts';
import { clauseOf, type Reason } from './rules.ts';
import { common } from './words/index.ts';
import { capital, Word } from './words/word.ts';

/** What an option of a game is called, and each of its values. */
export interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** What is open, in a sentence: why somebody would choose otherwise. */
  readonly about?: string;
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
  /** So many points, in the rulebook's word for them: `5 VP`. */
  readonly points?: (n: number) => string;
  /** What each deed of the game is called when it happens: a predicate without its subject, or a whole clause where nobody does it. */
  readonly deeds: Readonly<Record<string, (tale: never) => string>>;
  /** What one thing of a domain is: `technology`, `ship space`. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** By step and verb, what a verb without arguments means at that step, where its own sentence would say too little. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the boards say besides: headings, counts, remarks. The game's own drawings read them. */
  readonly phrases?: object;
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** What is to be known of a number of players, by that number: that the printed game is not for so few. */
  readonly players?: Readonly<Record<number, string>>;
  /** What decides ties, as a thing that one can be equal in: `honour in the last year`. */
  readonly tieBreaks?: Readonly<Record<string, string>>;
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
  Did extends Deeds,
> = Words & {
  readonly names: Readonly<Record<NamedIn<V>, readonly Word[]>>;
  readonly verbs: { readonly [K in keyof V]: (...words: WordsOf<V[K]>) => string };
  readonly steps: Readonly<Record<Step, string>>;
  readonly reasons: Readonly<Record<R, string>>;
  readonly things: Readonly<Record<Thing, Word>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly phrases: Phrases;
  readonly answers?: { readonly [S in Step]?: { readonly [K in keyof V]?: string } };
  readonly deeds: DeedWords<Did>;
  readonly kinds: Readonly<Record<NamedIn<V>, string>>;
};

/** What can speak: a game, as far as words go. */
export interface Speaker {
  readonly lexicon: Lexicon;
  readonly words: Readonly<Record<Language, Words>>;
  readonly deeds: Deeds;
  readonly familiar?: readonly string[];
}

/** The name of whoever sits at a seat. */
export type NameOf = (seat: number) => string;

const wordIn = (words: Words, d: Domain, value: number): Word =>
  words.names[d.name]?.[value - d.min] ?? new Word(idOf(d, value));

const wordsIn = (game: Speaker, words: Words, move: number): Word[] =>
  game.lexicon.verbs[game.lexicon.names[verbOf(move)]].map((d, i) => wordIn(words, d, argOf(move, i)));

/** A move as a sentence; at a given step, what it means there. */
export function sayMove(game: Speaker, move: number, language: Language, step?: string): string {
  const words = game.words[language];
  const verb = game.lexicon.names[verbOf(move)];
  const answer = step === undefined ? undefined : words.answers?.[step]?.[verb];
  if (answer !== undefined) return answer;
  const say = words.verbs[verb] as (...words: Word[]) => string;
  return say(...wordsIn(game, words, move));
}

/** A move as somebody who chooses wants to read it: with what the things it names do. */
export function sayChoice(
  game: Speaker,
  move: number,
  language: Language,
  step?: string,
  sentence: string = sayMove(game, move, language, step),
): string {
  const domains = game.lexicon.verbs[game.lexicon.names[verbOf(move)]];
  const effects = wordsIn(game, game.words[language], move).flatMap(({ effect }, i) =>
    effect === undefined || game.familiar?.includes(domains[i].name) ? [] : effect,
  );
  return sayExplained(sentence, effects, language);
}

/** A sentence or a name, and what there is to explain of it. */
export const sayExplained = (sentence: string, effects: readonly string[], language: Language): string =>
  effects.length === 0 ? sentence : common[language].explained(sentence, effects);

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

/** What a sentence about an event is made of. */
function taleOf(game: Speaker, event: GameEvent, nameOf: NameOf, language: Language): Tale {
  const word = (ref: string | undefined) =>
    ref === undefined ? undefined : (wordOf(game, ref, language) ?? new Word(ref.split(':').at(-1)!));
  const { n, of, whom } = event;
  return {
    what: word(event.what),
    from: word(event.from),
    to: word(event.to),
    n,
    of,
    whom: whom === undefined ? undefined : nameOf(whom),
    hidden: event.what === HIDDEN,
  } as Tale;
}

/** A deed, or several that are told together, without who did it. */
export function sayDeed(game: Speaker, events: readonly GameEvent[], nameOf: NameOf, language: Language): string {
  const [first] = events;
  const say = game.words[language].deeds[first.deed];
  // The type checker and the checks for games see to it that there is a sentence; a log is no place to fail.
  if (!say) return first.deed;
  const tales = events.map((event) => taleOf(game, event, nameOf, language));
  return game.deeds[first.deed]?.spec.together
    ? say(tales as never)
    : tales.map((tale) => say(tale as never)).join('; ');
}

/** An event as a whole sentence, with the name of whoever did it. */
export function sayEvent(game: Speaker, event: GameEvent, nameOf: NameOf, language: Language): string {
  const said = sayDeed(game, [event], nameOf, language);
  return common[language].sentence(
    event.seat === NONE ? capital(said) : common[language].told(nameOf(event.seat), said),
  );
}

/** What something is called, and what is told of it: `Tea: 3`. */
export const sayOf = (what: string, told: string, language: Language): string => common[language].of(what, told);

/** So many points, in the word of the game. */
export const sayPoints = (game: Speaker, n: number, language: Language): string =>
  (game.words[language].points ?? common[language].points)(n);
