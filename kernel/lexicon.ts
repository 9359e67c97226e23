import { Refusal } from './refusal.ts';

/**
 * The lexicon of a game declares every verb once, with the domains of its arguments. From that one declaration come the
 * packed integer used in search, the text notation of logs and records (`take 3 red`), its parser, the JSON schema of
 * the wire, and the references (`slot:3`) that a screen highlights.
 *
 * Packing: verb in 6 bits, then up to three arguments of 8 bits each. 30 bits stay a small integer everywhere.
 */
export interface Domain {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The notation of each value from `min` to `max`. */
  readonly ids: readonly string[];
}

/** A domain of things, whose name the type checker knows: every language has words for them. */
export interface Named<N extends string> extends Domain {
  readonly name: N;
  readonly things: true;
}

/** Things with names: the value is the position in the list. */
export function domain<const N extends string>(name: N, ids: readonly string[]): Named<N> {
  return { name, min: 0, max: ids.length - 1, ids, things: true };
}

/** Numbers: the value is the number itself. */
export function numbers(name: string, min: number, max: number): Domain {
  return { name, min, max, ids: Array.from({ length: max - min + 1 }, (_, i) => String(min + i)) };
}

/** Where each thing of a list stands in it, by its id: the value that stands for it in its domain. */
export const indexById = (things: readonly { readonly id: string }[]): Readonly<Record<string, number>> =>
  Object.fromEntries(things.map(({ id }, i) => [id, i]));

/** The same domain under another argument name, for verbs that take two of a kind. */
export function renamed<const N extends string>(name: N, of: Named<string>): Named<N> {
  return { ...of, name };
}

export const idOf = (d: Domain, value: number): string => d.ids[value - d.min];

export type Verbs = Record<string, readonly Domain[]>;
export type Args<D extends readonly Domain[]> = { [K in keyof D]: number };

export interface Lexicon {
  readonly verbs: Verbs;
  readonly names: readonly string[];
  /** Is there such a sentence? */
  says(move: number): boolean;
  text(move: number): string;
  /** Reads notation; throws a Refusal that says what was expected. */
  parse(text: string): number;
  /** `['slot:3', 'worker:red']`: what the screen rings for this move. */
  refs(move: number): string[];
  /** JSON schema of the notation on the wire. */
  schema(): object;
  /** Every sentence the lexicon can say, legal or not. */
  all(): Iterable<number>;
}

/** A lexicon whose verbs the type checker knows. */
export interface LexiconOf<V extends Verbs> extends Lexicon {
  readonly verbs: V;
  /** `move.take(slot, worker)` gives the packed move. */
  readonly move: { readonly [K in keyof V]: (...args: Args<V[K]>) => number };
  /** Is this the verb of the packed move? `is.take(move)` */
  readonly is: { readonly [K in keyof V]: (move: number) => boolean };
}

const VERB_BITS = 6;
const ARG_BITS = 8;
const VERB_MASK = (1 << VERB_BITS) - 1;
const ARG_MASK = (1 << ARG_BITS) - 1;

export const verbOf = (move: number): number => move & VERB_MASK;
export const argOf = (move: number, i: number): number => (move >>> (VERB_BITS + ARG_BITS * i)) & ARG_MASK;
export const packMove = (verb: number, a = 0, b = 0, c = 0): number =>
  verb | (a << VERB_BITS) | (b << (VERB_BITS + ARG_BITS)) | (c << (VERB_BITS + 2 * ARG_BITS));

export function defineLexicon<const V extends Verbs>(verbs: V): LexiconOf<V> {
  const names = Object.keys(verbs);
  if (names.length > VERB_MASK + 1) throw new Error(`a lexicon holds at most ${VERB_MASK + 1} verbs`);
  for (const name of names) {
    mustBeWords([name]);
    for (const d of verbs[name]) mustBeWords(d.ids);
    if (verbs[name].length > 3) throw new Error(`${name}: a move has at most three arguments; ask twice instead`);
    for (const d of verbs[name]) if (d.min < 0 || d.max > ARG_MASK) throw new Error(`${name}: ${d.name} is too wide`);
  }

  const move = {} as Record<string, (...args: number[]) => number>;
  const is = {} as Record<string, (move: number) => boolean>;
  for (const [verb, name] of names.entries()) {
    move[name] = (a = 0, b = 0, c = 0) => packMove(verb, a, b, c);
    is[name] = (m) => verbOf(m) === verb;
  }

  const domains = (m: number): readonly Domain[] => verbs[names[verbOf(m)]];

  // Records and lists say the same sentences again and again; a lexicon has some thousands of them at most.
  const said = new Map<number, string>();
  const heard = new Map<string, number>();
  const text = (m: number): string => {
    let sentence = said.get(m);
    if (sentence === undefined) {
      sentence = [names[verbOf(m)], ...domains(m).map((d, i) => idOf(d, argOf(m, i)))].join(' ');
      said.set(m, sentence);
      heard.set(sentence, m);
    }
    return sentence;
  };

  return {
    verbs,
    names,
    move: move as LexiconOf<V>['move'],
    is: is as LexiconOf<V>['is'],

    says(m) {
      if (verbOf(m) >= names.length) return false;
      const expected = domains(m);
      let packed = verbOf(m);
      for (let i = 0; i < expected.length; i++) {
        const value = argOf(m, i);
        if (value < expected[i].min || value > expected[i].max) return false;
        packed |= value << (VERB_BITS + ARG_BITS * i);
      }
      return m === packed;
    },

    text,

    refs: (m) => domains(m).map((d, i) => `${d.name}:${idOf(d, argOf(m, i))}`),

    parse(sentence) {
      const known = heard.get(sentence);
      if (known !== undefined) return known;
      const [name, ...words] = sentence.trim().split(/\s+/);
      const verb = names.indexOf(name);
      if (verb < 0)
        throw new Refusal('unknown-verb', `"${name}" is not a verb here; the verbs are ${names.join(', ')}.`);
      const expected = verbs[name];
      if (words.length !== expected.length) {
        const form = [name, ...expected.map((d) => `<${d.name}>`)].join(' ');
        throw new Refusal('bad-arguments', `"${sentence.trim()}" does not fit the form "${form}".`);
      }
      const args = expected.map((d, i) => {
        const found = d.ids.indexOf(words[i]);
        if (found < 0) {
          throw new Refusal('bad-argument', `"${words[i]}" is not a ${d.name}; expected one of ${d.ids.join(', ')}.`);
        }
        return found + d.min;
      });
      const move = packMove(verb, args[0], args[1], args[2]);
      text(move);
      return move;
    },

    schema: () => ({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'string',
      anyOf: names.map((name) => ({
        title: name,
        pattern: `^${[name, ...verbs[name].map((d) => `(${d.ids.join('|')})`)].join(' ')}$`,
      })),
    }),

    *all() {
      for (const [verb, name] of names.entries()) {
        for (const args of combinations(verbs[name])) yield packMove(verb, args[0], args[1], args[2]);
      }
    },
  };
}

/** Notation is split at spaces and matched by the schema, so its words are plain and no two are alike. */
function mustBeWords(ids: readonly string[]): void {
  const odd = ids.find((id, i) => !/^[A-Za-z0-9_-]+$/.test(id) || ids.indexOf(id) !== i);
  if (odd !== undefined) throw new Error(`"${odd}" is no word of a notation`);
}

function* combinations(domains: readonly Domain[]): Iterable<number[]> {
  if (domains.length === 0) {
    yield [];
    return;
  }
  const [first, ...rest] = domains;
  for (let value = first.min; value <= first.max; value++) {
    for (const tail of combinations(rest)) yield [value, ...tail];
  }
}
