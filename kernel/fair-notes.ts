import type { Fairness } from './fairness.ts';
import type { Game } from './game.ts';
import { type State, WATCHER } from './layout.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './sha256.ts';
import { Table } from './table.ts';

/** What somebody wrote down at a table, and how it is held against the record. docs/fairness.md says what that is good for. */

export const NOTES_FORMAT = 'engawa-notes/1';

/** What was seen of one beginning of a table, written down before anybody could know what would follow. */
export interface AttemptNote {
  readonly attempt: number;
  /** The server's commitment as it was first seen. */
  readonly promise: string;
  /** Whether parts are opened at once or after the seal, as it was first said. */
  readonly contributions: 'sealed' | 'open';
  /** Our seat, the part drawn for it, and its commitment. */
  readonly seat?: number;
  readonly part?: string;
  readonly commitment?: string;
  /** Our commitment was sent, and our part was. Written down before it is done. */
  readonly sent?: true;
  readonly told?: true;
  /** What was sent last may not have arrived: the connection failed, or the server did not take it. */
  readonly unheard?: true;
  /** Our commitment was seen in the table's list. */
  readonly listed?: true;
  /** After so many entries in the table's log. */
  readonly listedAt?: number;
  /** The player says that the part in our place is theirs as well, from another device. */
  readonly given?: true;
  /** We do not sit there any more. */
  readonly left?: true;
  /** Every seat's commitment, as the list was when it was sealed. */
  readonly sealed?: readonly (string | null)[];
  /** Every seat's part, as far as they were seen revealed. */
  readonly revealed?: readonly (string | null)[];
  /** The game was seen to begin with it. */
  readonly settled?: true;
  /** It was seen to fail, because of these seats. */
  readonly without?: readonly number[];
}

/** A position as somebody saw it: who, and a hash of everything they were shown. */
export interface Sight {
  readonly viewer: number;
  readonly view: string;
}

export interface Notes {
  readonly format: typeof NOTES_FORMAT;
  readonly table: string;
  readonly attempts: readonly AttemptNote[];
  /** The position before the first move, and the one at the end with its points. */
  readonly first?: Sight;
  readonly last?: Sight & { readonly scores: readonly (number | null)[] };
}

/** One thing that was compared: what was noted, and what the record says. */
export interface NoteStep {
  readonly about:
    | 'seen-table'
    | 'seen-promise'
    | 'seen-list'
    | 'seen-without'
    | 'seen-begun'
    | 'seen-silent'
    | 'noted-part'
    | 'seen-first'
    | 'seen-last'
    | 'seen-scores';
  readonly attempt?: number;
  readonly seat?: number;
  readonly ok: boolean;
  readonly told: string;
  readonly found: string;
}

/** It went out, and nothing says that it did not arrive. */
export const wasSent = ({ sent, listed, unheard }: AttemptNote): boolean =>
  listed === true || (sent === true && !unheard);

/** The same of the part: or it was seen at the table. */
export const wasTold = ({ told, unheard, seat, part, revealed }: AttemptNote): boolean =>
  (told === true && !unheard) || (part !== undefined && revealed?.[seat ?? -1] === part);

const NOTHING = '–';

/** What was seen at the table against what a record of it says; `fairness` is undefined where the record has none. */
export function compareNotes({ table, attempts: noted }: Notes, fairness: Fairness | undefined): NoteStep[] {
  if (noted.length === 0) return [];
  // Without its evidence, or with that of another table, a record would escape every comparison.
  if (fairness?.table !== table) {
    return [{ about: 'seen-table', ok: false, told: table, found: fairness?.table ?? NOTHING }];
  }
  return noted.flatMap((note) => [...compareAttempt(fairness, note), ...compareOwn(fairness, note)]);
}

function compareAttempt({ attempts, contributions }: Fairness, note: AttemptNote): NoteStep[] {
  const { attempt, promise, sealed = [], revealed = [], without } = note;
  const told = attempts.at(attempt - 1);
  const step = (about: NoteStep['about'], was: string, is: string): NoteStep => ({
    about,
    attempt,
    ok: was === is,
    told: was,
    found: is,
  });
  const steps = [step('seen-promise', promise, told?.commitment ?? NOTHING)];
  if (!told) return steps;
  const put = (seat: number) => told.seats.find((one) => one.seat === seat);
  if (sealed.length + revealed.length > 0) {
    const is = [
      ...sealed.map((_, seat) => put(seat)?.commitment ?? null),
      // A part that was not seen then may have come later.
      ...revealed.map((part, seat) => part && (put(seat)?.part ?? null)),
      contributions,
    ];
    steps.push(step('seen-list', text([...sealed, ...revealed, note.contributions]), text(is)));
  }
  if (without) steps.push(step('seen-without', seatsText(without), seatsText(told.without)));
  // Whoever saw every part opened saw the game begin, whatever is said later.
  const whole = sealed.length > 0 && sealed.every((code, seat) => code === null || (revealed[seat] ?? null) !== null);
  if (note.settled || whole) steps.push(step('seen-begun', String(attempt), String(attempts.length)));
  return steps;
}

const text = (values: readonly (string | null)[]): string => values.map((value) => value ?? NOTHING).join(' ');
const seatsText = (seats: readonly number[]): string => seats.toSorted((a, b) => a - b).join(' ') || NOTHING;

/** Our own part, in the attempt it was drawn for, if we still sat there when the list was closed. */
function compareOwn({ attempts }: Fairness, note: AttemptNote): NoteStep[] {
  const { attempt, seat, part, commitment, given, left, sealed } = note;
  const told = attempts.at(attempt - 1);
  if (!told || seat === undefined || part === undefined || given || left || !sealed) return [];
  if (told.without.includes(seat)) {
    return [{ about: 'seen-silent', attempt, seat, ok: !wasTold(note), told: part, found: NOTHING }];
  }
  if (!wasSent(note)) return [];
  const put = told.seats.find((one) => one.seat === seat);
  // In a beginning that failed because of others our part may have been on its way.
  const coming = attempt < attempts.length && put?.part === null && put.commitment === commitment;
  const ok = coming || put?.part === part;
  return [{ about: 'noted-part', attempt, seat, ok, told: part, found: coming ? part : (put?.part ?? NOTHING) }];
}

/** Everything a view shows, as a hash. */
export const sightOf = <S extends State>({ layout }: Game<S>, view: S): string =>
  sha256(JSON.stringify(layout.toJSON(view)));

/** The positions that were seen against those of the game as it was played again. */
export function compareSights<S extends State>({ first, last }: Notes, played: Table<S>): NoteStep[] {
  const { game, seats, seed, options } = played;
  const seen = (table: Table<S>, viewer: number): string =>
    sightOf(game, game.secrets ? table.view(viewer) : table.state);
  const step = (about: NoteStep['about'], told: string, found: string): NoteStep => ({
    about,
    ok: told === found,
    told,
    found,
  });
  const steps: NoteStep[] = [];
  if (first) steps.push(step('seen-first', first.view, seen(Table.open(game, { seats, seed, options }), first.viewer)));
  if (last) {
    steps.push(step('seen-last', last.view, seen(played, last.viewer)));
    const points = last.scores.map((score, seat) => score && game.score(played.state, seat));
    steps.push(step('seen-scores', last.scores.join(' '), points.join(' ')));
  }
  return steps;
}

const HEX = /^[0-9a-f]{64}$/;
const isHex = (x: unknown): boolean => typeof x === 'string' && HEX.test(x);
const isSeat = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0 && (x as number) < 16;
const isFlag = (x: unknown): boolean => x === true;
const isCodes = (x: unknown): boolean => Array.isArray(x) && x.every((one) => one === null || isHex(one));

const SHAPE: Readonly<Record<keyof AttemptNote, (x: unknown) => boolean>> = {
  attempt: (x) => Number.isInteger(x) && (x as number) > 0,
  promise: isHex,
  contributions: (x) => x === 'sealed' || x === 'open',
  seat: isSeat,
  part: isHex,
  commitment: isHex,
  sent: isFlag,
  told: isFlag,
  unheard: isFlag,
  listed: isFlag,
  listedAt: Number.isInteger,
  given: isFlag,
  left: isFlag,
  sealed: isCodes,
  revealed: isCodes,
  settled: isFlag,
  without: (x) => Array.isArray(x) && x.every(isSeat),
};
const NEEDED: readonly string[] = ['attempt', 'promise', 'contributions'];

const isNote = (x: unknown): boolean =>
  typeof x === 'object' &&
  x !== null &&
  Object.entries(SHAPE).every(([key, fits]) => {
    const value = (x as Record<string, unknown>)[key];
    return value === undefined ? !NEEDED.includes(key) : fits(value);
  });

const isSight = (x: unknown): boolean => {
  const { viewer, view } = (x ?? {}) as Partial<Sight>;
  return (isSeat(viewer) || viewer === WATCHER) && isHex(view);
};

const isEnd = (x: unknown): boolean => {
  const { scores } = (x ?? {}) as Partial<NonNullable<Notes['last']>>;
  return isSight(x) && Array.isArray(scores) && scores.every((score) => score === null || Number.isFinite(score));
};

/** Notes from a file. */
export function readNotes(json: unknown): Notes {
  const { format, table, attempts, first, last } = (json ?? {}) as Record<keyof Notes, unknown>;
  const sound =
    format === NOTES_FORMAT &&
    typeof table === 'string' &&
    Array.isArray(attempts) &&
    attempts.every(isNote) &&
    (first === undefined || isSight(first)) &&
    (last === undefined || isEnd(last));
  if (!sound) throw new Refusal('bad-notes', `These are not notes of a table (${NOTES_FORMAT}).`);
  return json as Notes;
}
