import { Refusal } from '../refusal.ts';

/** What an edition says instead of the figures it starts from: by file, by pointer. Null takes a field away. */
export type Differences = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The same game with some figures corrected: only what differs, and the figures it differs from. */
export interface Edition {
  readonly engawa: 'edition';
  readonly game: string;
  readonly name: string;
  readonly author?: string;
  /** The hash of the figures it starts from. */
  readonly base: string;
  readonly differences: Differences;
}

/** As JSON, in characters: it travels with every record. */
const LONGEST_EDITION = 65_536;
const LONGEST_NAME = 60;

const HASH = /^[0-9a-f]{64}$/;

const isText = (x: unknown, longest: number): x is string =>
  typeof x === 'string' && x.trim() !== '' && x.length <= longest;

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const bad = (what: string): Refusal => new Refusal('bad-edition', what);

/** Reads an edition from anywhere; whether its figures can be played is another question. */
export function readEdition(json: unknown): Edition {
  if (!isObject(json) || json.engawa !== 'edition') {
    throw bad('This is not an edition: a JSON object with "engawa": "edition".');
  }
  const { game, name, author, base, differences } = json;
  if (!isText(game, LONGEST_NAME)) throw bad('An edition names its "game".');
  if (!isText(name, LONGEST_NAME)) throw bad(`An edition has a "name" of 1 to ${LONGEST_NAME} characters.`);
  if (author !== undefined && !isText(author, LONGEST_NAME)) {
    throw bad(`The "author" of an edition is a name of 1 to ${LONGEST_NAME} characters.`);
  }
  if (typeof base !== 'string' || !HASH.test(base)) {
    throw bad('An edition says in "base" from which figures it starts: a hash of 64 hexadecimal digits.');
  }
  if (!isObject(differences) || !Object.values(differences).every(isObject)) {
    throw bad('The "differences" of an edition are objects of pointers and values, one for each file.');
  }
  const edition = {
    engawa: 'edition',
    game,
    name: name.trim(),
    ...(author === undefined ? {} : { author: author.trim() }),
    base,
    differences: differences as Differences,
  } as const;
  if (JSON.stringify(edition).length > LONGEST_EDITION) {
    throw bad(`An edition has at most ${LONGEST_EDITION} characters: it holds differences only.`);
  }
  return edition;
}
