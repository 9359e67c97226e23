import type { Game } from './game.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import { Word } from './words/word.ts';
import { sayThing, wordOf } from './words.ts';

/** What whoever looks at a thing is told of it. */
export interface Look {
  readonly ref: string;
  /** What sort of thing it is: "technology". */
  readonly kind?: string;
  readonly name: string;
  /** What it does or is for, in a sentence. */
  readonly effect?: string;
  /** What a player at this seat would like to know of it right now, a line each. */
  readonly remarks: readonly string[];
  /** Where the rulebook speaks of it. */
  readonly clause?: string;
}

/** The reference of a category of the score: `category:buildings`. */
const CATEGORY = 'category';

/**
 * What a reference on the board means: a thing of a domain (`fleet:7`), a thing by itself (`coins`) or a category of the score
 * (`category:buildings`). `view` is the position as the viewer may know it, so nothing can leak. A thing the game has no word
 * for is called by its id.
 */
export function look<S extends State>(game: Game<S>, view: S, viewer: number, ref: string, language: Language): Look {
  const { clauses, categories } = game;
  const words = game.words[language];
  const [domain, id] = ref.split(':');
  const counted = domain === CATEGORY ? words.categories[id] : undefined;
  const kind = id === undefined ? undefined : words.kinds?.[domain];
  const clause = clauses[ref] ?? clauses[domain] ?? (counted === undefined ? undefined : categories[id]?.clause);
  const effect = wordOf(game, ref, language)?.effect;
  return {
    ref,
    ...(kind === undefined ? {} : { kind }),
    name: counted ?? sayThing(game, ref, language),
    ...(effect === undefined ? {} : { effect }),
    remarks: game.about?.(view, viewer, ref, language) ?? [],
    ...(clause === undefined ? {} : { clause }),
  };
}

/**
 * The things whose names contain all these words, in any order; those named exactly so if there are any. Accents and capitals do not matter.
 * A reference finds itself.
 */
export function thingsNamed(game: Game, text: string, language: Language): string[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  if (isReference(game, text.trim(), language)) return [text.trim()];
  const things = vocabulary(game, language);
  const exact = things.filter(({ names }) => names.includes(wanted));
  const parts = wanted.split(' ');
  const found = exact.length > 0 ? exact : things.filter(({ names }) => parts.every((part) => names[0].includes(part)));
  return found.map(({ ref }) => ref);
}

function isReference(game: Game, text: string, language: Language): boolean {
  const [domain, id] = text.split(':');
  return domain === CATEGORY && id !== undefined
    ? Object.hasOwn(game.words[language].categories, id)
    : wordOf(game, text, language) instanceof Word;
}

interface Known {
  readonly ref: string;
  /** Ready to be compared, the full name first. */
  readonly names: readonly string[];
}

/** Everything a game has a name for, once: what two domains call alike and describe alike is one thing. */
function vocabulary({ lexicon, words }: Game, language: Language): readonly Known[] {
  const { names, things, categories } = words[language];
  const ids = new Map(
    Object.values(lexicon.verbs)
      .flat()
      .map((d) => [d.name, d.ids]),
  );
  const met = new Set<string>();
  const known: Known[] = [];
  const learn = (ref: string, forms: readonly string[], effect = ''): void => {
    const entry = `${forms[0]}\n${effect}`;
    if (met.has(entry)) return;
    met.add(entry);
    known.push({ ref, names: forms.map(plain) });
  };
  // Domains of the lexicon first: their things can be chosen.
  const domains = Object.entries(names).sort(([a], [b]) => Number(ids.has(b)) - Number(ids.has(a)));
  for (const [domain, entries] of domains) {
    for (const [place, { name, many, short, effect }] of entries.entries()) {
      learn(`${domain}:${ids.get(domain)?.[place] ?? place}`, [name, many, short], effect);
    }
  }
  for (const [ref, { name, many, short, effect }] of Object.entries(things)) learn(ref, [name, many, short], effect);
  for (const [id, name] of Object.entries(categories)) learn(`${CATEGORY}:${id}`, [name]);
  return known;
}

/** Without accents, capitals and doubled spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, "'")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
