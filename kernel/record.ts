import type { Edition } from './edition/edition.ts';
import { shortHash } from './figures.ts';
import type { Game, Options, PackageMark } from './game.ts';
import type { State } from './layout.ts';
import type { Lexicon } from './lexicon.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './sha256.ts';
import { type Entry, Table } from './table.ts';

export const RECORD_FORMAT = 'engawa-record/1';

/** A game as it was played. Replaying it gives the same hashes, or says at which move it differs. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** Version of the rules. */
  readonly version: number;
  /** The package it was played with; nothing where the game is of the house. */
  readonly package?: PackageMark;
  /** The hash of the figures it was played with; records from before there were editions do not name them. */
  readonly figures?: string;
  /** The edition those figures are of, where they are not the game's own. */
  readonly edition?: Edition;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** The first position, when it did not come from the rules' own set-up. */
  readonly state?: unknown;
  /** Hash of the first position. */
  readonly start: string;
  /** `0 take 3 red`; a forced move is marked `0! stop`. */
  readonly moves: readonly string[];
  readonly hashes: readonly string[];
  readonly over: boolean;
  readonly scores: readonly number[];
  /** SHA-256 of everything above: tells a damaged file from a played one. */
  readonly digest: string;
}

const who = ({ seat, forced }: Entry): string => `${seat}${forced ? '!' : ''} `;

const line = (lexicon: Lexicon, entry: Entry): string => who(entry) + lexicon.text(entry.move);

/** The same question as `line(…) === said`, without making the line: it is asked for every move of a record. */
function isLine(said: string, lexicon: Lexicon, entry: Entry): boolean {
  const seat = who(entry);
  const move = lexicon.text(entry.move);
  return said.length === seat.length + move.length && said.startsWith(seat) && said.endsWith(move);
}

export function recordOf(table: Table): GameRecord {
  const { game, state } = table;
  const body = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    ...(game.package === undefined ? {} : { package: game.package }),
    ...(game.figures === undefined ? {} : { figures: game.figures }),
    ...(game.edition === undefined ? {} : { edition: game.edition }),
    seats: table.seats,
    options: table.options,
    seed: table.seed,
    ...(table.startState === undefined ? {} : { state: table.startState }),
    start: table.startHash,
    moves: table.history.map((entry) => line(game.lexicon, entry)),
    hashes: table.history.map((entry) => entry.hash),
    over: table.over,
    scores: Array.from({ length: table.seats }, (_, seat) => game.score(state, seat)),
  } as const;
  return { ...body, digest: digestOf(body) };
}

const digestOf = (body: Omit<GameRecord, 'digest'>): string => sha256(JSON.stringify(body));

interface Replaying {
  /** Moves to play at most. */
  readonly to?: number;
  /** As of a table. */
  readonly attentive?: boolean;
  readonly counting?: boolean;
  readonly telling?: boolean;
}

/** Plays a record again. Throws a Refusal that names the first move that does not fit. */
export function replay<S extends State>(game: Game<S>, json: unknown, how: Replaying = {}): Table<S> {
  const moves = replaying(game, json, how);
  let move = moves.next();
  while (!move.done) move = moves.next();
  return move.value;
}

/** The same, move by move, for whoever has to draw breath in between: yields how many moves have been compared, first 0. */
export function* replaying<S extends State>(
  game: Game<S>,
  json: unknown,
  {
    to = Number.POSITIVE_INFINITY,
    attentive = false,
    counting = false,
    telling = attentive || counting,
  }: Replaying = {},
): Generator<number, Table<S>, void> {
  const record = readRecord(json);
  if (record.game !== game.id) throw new Refusal('wrong-game', `The record is of ${record.game}, not of ${game.id}.`);
  if (record.package?.name !== game.package?.name) {
    throw new Refusal(
      'wrong-package',
      `The record was played with ${sayPackage(record.package)}; this is the game of ${sayPackage(game.package)}.`,
    );
  }
  if (record.version !== game.version) {
    throw new Refusal(
      'wrong-version',
      `The record was played with version ${record.version} of the rules; these are version ${game.version}.`,
    );
  }
  // What names no figures was played before there were editions: whoever looked for the game has looked for those figures.
  if (record.figures !== undefined && record.figures !== game.figures) {
    throw new Refusal(
      'wrong-figures',
      `The record was played with ${sayFigures(record)}; these are ${sayFigures(game)}.`,
    );
  }
  const { seats, seed, options } = record;
  const { lexicon } = game;
  const table =
    record.state === undefined
      ? Table.open(game, { seats, seed, options, attentive, counting, telling })
      : Table.from(game, record.state, { seed, options, attentive, counting, telling });
  if (table.startHash !== record.start) throw differs(0, 'the first position is another one');

  yield 0;

  function* compare(from: number): Generator<number, void, void> {
    for (let i = from; i < table.history.length && i < to; i++) {
      const entry = table.history[i];
      if (i >= record.moves.length) throw differs(i, `it ends, but "${line(lexicon, entry)}" must follow`);
      if (!isLine(record.moves[i], lexicon, entry))
        throw differs(i, `it says "${record.moves[i]}", the rules give "${line(lexicon, entry)}"`);
      if (record.hashes[i] !== entry.hash) throw differs(i, 'the position after it is another one');
      yield i + 1;
    }
  }
  yield* compare(0);
  while (table.history.length < Math.min(to, record.moves.length)) {
    const at = table.history.length;
    const found = /^(\d+) (.+)$/.exec(record.moves[at]);
    if (!found) throw differs(at, `"${record.moves[at]}" is not the form "seat move"`);
    try {
      table.play(Number(found[1]), lexicon.parse(found[2]));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw differs(at, error.message, error.clause);
    }
    yield* compare(at);
  }
  if (to < record.moves.length) return table;
  const { state } = table;
  if (record.seats !== table.seats)
    throw new Refusal('bad-record', `The record says ${record.seats} seats, its first position has ${table.seats}.`);
  if (record.over !== table.over) throw differs(record.moves.length, 'the game does not end there');
  if (record.hashes.length !== record.moves.length) throw differs(record.moves.length, 'it has more hashes than moves');
  const scores = Array.from({ length: table.seats }, (_, seat) => game.score(state, seat));
  if (scores.join() !== record.scores.join()) throw differs(record.moves.length, `the scores are ${scores.join(', ')}`);
  const { digest, ...body } = record;
  if (digest !== digestOf(body))
    throw new Refusal('damaged-record', 'The moves replay, but the digest does not fit: the record was edited.');
  return table;
}

const sayPackage = (mark: PackageMark | undefined): string => (mark ? `${mark.name} ${mark.version}` : 'the house');

const sayFigures = ({ figures, edition }: Pick<GameRecord, 'figures' | 'edition'>): string =>
  `${edition ? `the edition "${edition.name}", ` : ''}figures ${figures === undefined ? 'without a name' : shortHash(figures)}`;

const differs = (index: number, how: string, clause?: string): Refusal =>
  new Refusal('record-differs', `The record differs at move ${index + 1}: ${how}`.replace(/\.?$/, '.'), clause);

const SHAPE: Readonly<Record<keyof GameRecord, (x: unknown) => boolean>> = {
  format: (x) => x === RECORD_FORMAT,
  game: isText,
  version: Number.isInteger,
  package: (x) => x === undefined || isMark(x),
  figures: (x) => x === undefined || isText(x),
  edition: (x) => x === undefined || isObject(x),
  seats: Number.isInteger,
  options: isObject,
  seed: isText,
  state: (x) => x === undefined || isObject(x),
  start: isText,
  moves: isTexts,
  hashes: isTexts,
  over: (x) => typeof x === 'boolean',
  scores: (x) => Array.isArray(x) && x.every(Number.isInteger),
  digest: isText,
};

function readRecord(json: unknown): GameRecord {
  if (!isObject(json)) throw new Refusal('bad-record', 'A record is a JSON object.');
  const source = json as Record<string, unknown>;
  for (const [key, fits] of Object.entries(SHAPE)) {
    if (!fits(source[key])) throw new Refusal('bad-record', `The record's "${key}" is missing or not of its kind.`);
  }
  // A fresh object in the order of the digest, whatever the order in the file.
  const ordered = Object.fromEntries(
    Object.keys(SHAPE).flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])),
  );
  return ordered as unknown as GameRecord;
}

function isMark(x: unknown): boolean {
  return isObject(x) && isText((x as PackageMark).name) && isText((x as PackageMark).version);
}

function isText(x: unknown): boolean {
  return typeof x === 'string';
}

function isTexts(x: unknown): boolean {
  return Array.isArray(x) && x.every(isText);
}

function isObject(x: unknown): boolean {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
