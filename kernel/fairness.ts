import type { Options } from './game.ts';
import { hkdf } from './hkdf.ts';
import { Refusal } from './refusal.ts';
import { sha256, utf8 } from './sha256.ts';

/**
 * Draws that nobody chose: docs/fairness.md is the protocol, and what it proves. The server promises a secret, every person commits to
 * a part of their own, the seed follows from all of them. Everything is told when the game is over; this checks it.
 */
export const FAIRNESS_FORMAT = 'engawa-fair/2';
const SECRET = 'engawa fair/2 secret';
const PART = 'engawa fair/2 part';
const SEED = 'engawa fair/2 seed';
const SEED_BYTES = 32;

/** What a promise is about. It is part of everything that is derived, so that nothing fits another table or another attempt. */
export interface Terms {
  readonly table: string;
  /** 1, and one more for each beginning that failed. */
  readonly attempt: number;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The hash of the figures, where they are of an edition. */
  readonly figures?: string;
}

export interface Part {
  readonly seat: number;
  readonly part: string;
}

/** What a seat put in: a commitment, and the part behind it unless it was withheld. */
export interface Contribution {
  readonly seat: number;
  readonly commitment: string;
  readonly part: string | null;
}

/** One beginning of a table, with everything that was secret. */
export interface Attempt {
  readonly commitment: string;
  readonly secret: string;
  readonly seats: readonly Contribution[];
  /** Seats that did not answer: why it failed. Empty for the one that was played. */
  readonly without: readonly number[];
}

/** What a record of a table on a server holds besides the game: the last attempt is the one that was played. */
export interface Fairness {
  readonly format: typeof FAIRNESS_FORMAT;
  readonly table: string;
  readonly contributions: 'sealed' | 'open';
  readonly attempts: readonly Attempt[];
  /** Seats of bots: they put nothing in. */
  readonly bots: readonly number[];
}

function termsText({ table, attempt, game, seats, options, figures }: Terms): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return [table, attempt, game, seats, JSON.stringify(sorted), ...(figures === undefined ? [] : [figures])].join('\n');
}

/** What the server tells of its secret before anybody sits down. */
export const secretCommitment = (terms: Terms, secret: string): string =>
  sha256([SECRET, termsText(terms), secret].join('\n'));

/** What a seat tells of its part before anybody reveals one. */
export const partCommitment = (terms: Terms, seat: number, part: string): string =>
  sha256([PART, termsText(terms), seat, part].join('\n'));

/** The inputs of HKDF-SHA-256 that give the seed, for whoever derives it. */
export function seedInputs(terms: Terms, secret: string, parts: readonly Part[]) {
  const inOrder = parts.toSorted((a, b) => a.seat - b.seat);
  return {
    material: [...bytesOf(secret), ...inOrder.flatMap(({ seat, part }) => [seat, ...bytesOf(part)])],
    salt: [...utf8(termsText(terms))],
    info: [...utf8(SEED)],
    length: SEED_BYTES,
  };
}

/** The seed of a table. */
export function seedFrom(terms: Terms, secret: string, parts: readonly Part[]): string {
  const { material, salt, info, length } = seedInputs(terms, secret, parts);
  return hexOf(hkdf(material, salt, info, length));
}

const bytesOf = (hex: string): number[] =>
  Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.substr(i * 2, 2), 16));

const hexOf = (bytes: readonly number[]): string => bytes.map((x) => x.toString(16).padStart(2, '0')).join('');

// --- the check ------------------------------------------------------------------------------------------------------

/** `parts`: this protocol. `seed`: the server alone settled it, and told SHA-256 of it, which was the key of the draws. `own`: one device. */
export type FairKind = 'parts' | 'seed' | 'own';

/** One thing that was compared: what the record says, and what follows from the rest of it (or was noted). */
export interface FairStep {
  readonly about:
    | 'structure'
    | 'promise'
    | 'part'
    | 'withheld'
    | 'seed'
    | 'seed-promise'
    | 'noted-promise'
    | 'noted-part'
    | 'own-seed'
    | 'given-position';
  /** In which attempt, from 1. */
  readonly attempt?: number;
  readonly seat?: number;
  readonly ok: boolean;
  readonly told: string;
  readonly found: string;
}

/** What somebody kept from before the game, to hold against the record. */
export interface Noted {
  readonly commitment?: string;
  readonly part?: Part;
}

/**
 * Checks what a record says about its seed, in the order in which it came about; whether moves and draws follow from the seed is for `replay`.
 * The first step that is not ok names what is wrong.
 */
export function checkFairness(json: unknown, noted: Noted = {}): { kind: FairKind; steps: FairStep[] } {
  const record = readBody(json);
  const { fairness, commitment } = record;
  if (fairness !== undefined) return { kind: 'parts', steps: checkParts(record, readFairness(fairness), noted) };
  const kind = commitment === undefined ? 'own' : 'seed';
  return { kind, steps: [...(kind === 'own' ? ownSteps(record) : seedSteps(record)), ...notedApart(record, noted)] };
}

/** One device chose the seed, or even the first position. */
function ownSteps({ seed, state }: Body): FairStep[] {
  const steps: FairStep[] = [{ about: 'own-seed', ok: true, told: seed, found: seed }];
  return state === undefined ? steps : [...steps, { about: 'given-position', ok: true, told: '', found: '' }];
}

/** The server alone settled the seed. */
function seedSteps({ seed, commitment, state }: Body): FairStep[] {
  const found = sha256(seed);
  const steps: FairStep[] = [{ about: 'seed-promise', ok: commitment === found, told: String(commitment), found }];
  return state === undefined ? steps : [wrongStructure('first-position'), ...steps];
}

/** What was noted of promises and parts is not to be found in a record that has none. */
function notedApart({ seed, commitment }: Body, noted: Noted): FairStep[] {
  const steps: FairStep[] = [];
  if (noted.commitment !== undefined) steps.push(notedPromise(noted.commitment, String(commitment ?? sha256(seed))));
  if (noted.part) {
    steps.push({ about: 'noted-part', seat: noted.part.seat, ok: false, told: noted.part.part, found: '–' });
  }
  return steps;
}

interface Body {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly figures?: string;
  readonly edition?: unknown;
  readonly seed: string;
  /** The first position, where it did not come from the rules' own set-up. */
  readonly state?: unknown;
  readonly table?: unknown;
  readonly players?: unknown;
  readonly commitment?: unknown;
  readonly fairness?: unknown;
}

function checkParts(record: Body, fairness: Fairness, noted: Noted): FairStep[] {
  const { game, seats, options, seed } = record;
  const { table, attempts } = fairness;
  const about = { table, game, seats, options, ...(record.edition === undefined ? {} : { figures: record.figures }) };
  const last = attempts.length;
  const fault = faultOf(record, fairness);
  if (fault !== undefined) return [wrongStructure(fault)];
  const steps = attempts.flatMap((one, i): FairStep[] => {
    const terms: Terms = { ...about, attempt: i + 1 };
    const found = secretCommitment(terms, one.secret);
    return [
      { about: 'promise', attempt: i + 1, ok: found === one.commitment, told: one.commitment, found },
      ...one.seats.map((put) => checkPart(terms, put, one.without.includes(put.seat), i + 1 === last)),
    ];
  });
  const { secret, seats: put } = attempts[last - 1];
  const parts = put.flatMap(({ seat, part }) => (part === null ? [] : [{ seat, part }]));
  const derived = seedFrom({ ...about, attempt: last }, secret, parts);
  steps.push({ about: 'seed', attempt: last, ok: derived === seed, told: seed, found: derived });
  if (noted.commitment !== undefined) steps.push(notedPromise(noted.commitment, attempts[last - 1].commitment));
  if (noted.part) {
    const { seat, part } = noted.part;
    const found = put.find((one) => one.seat === seat)?.part ?? '–';
    steps.push({ about: 'noted-part', seat, ok: found === part, told: part, found });
  }
  return steps;
}

/** A part fits its commitment; one that was withheld is named as the reason of a beginning that failed. */
function checkPart(
  terms: Terms,
  { seat, commitment, part }: Contribution,
  without: boolean,
  played: boolean,
): FairStep {
  const { attempt } = terms;
  if (part === null) {
    // In a beginning that failed because of another seat, a part may have been on its way.
    return { about: 'withheld', attempt, seat, ok: !played, told: commitment, found: without ? commitment : '–' };
  }
  const found = partCommitment(terms, seat, part);
  return { about: 'part', attempt, seat, ok: found === commitment, told: commitment, found };
}

/** The promise of the beginning that was played: an earlier one would fit a game that was dealt anew behind everybody's back. */
const notedPromise = (noted: string, found: string): FairStep => ({
  about: 'noted-promise',
  ok: noted === found,
  told: noted,
  found,
});

const wrongStructure = (found: string): FairStep => ({ about: 'structure', ok: false, told: '', found });

/**
 * What a table never writes, whatever its players do, by a short name. Whoever could add a seat, a part or a beginning afterwards could
 * choose the seed with it.
 */
function faultOf({ seats, state, table, players }: Body, fairness: Fairness): string | undefined {
  const { attempts, bots } = fairness;
  if (state !== undefined) return 'first-position';
  if (table !== undefined && table !== fairness.table) return 'other-table';
  if (Array.isArray(players)) {
    const named = players.flatMap((player, seat) => ((player as { kind?: unknown })?.kind === 'bot' ? [seat] : []));
    if (named.join() !== bots.join()) return 'bots';
  }
  const withouts = attempts.slice(0, -1).map(({ without }) => without);
  if (attempts[attempts.length - 1].without.length > 0) return 'last-failed';
  return faultOfFailures(withouts, seats, bots) ?? faultOfSeats(attempts, seats, bots);
}

/** Can the beginnings of a table have failed like this? Each for the silence of somebody who was still asked. */
export const soundFailures = (
  withouts: readonly (readonly number[])[],
  seats: number,
  bots: readonly number[],
): boolean => faultOfFailures(withouts, seats, bots) === undefined;

function faultOfFailures(
  withouts: readonly (readonly number[])[],
  seats: number,
  bots: readonly number[],
): string | undefined {
  const silent = withouts.flat();
  if (withouts.some(({ length }) => length === 0)) return 'nobody-silent';
  if (new Set(silent).size !== silent.length) return 'silent-twice';
  if (silent.some((seat) => seat >= seats || bots.includes(seat))) return 'unknown-seat';
  return undefined;
}

function faultOfSeats(attempts: readonly Attempt[], seats: number, bots: readonly number[]): string | undefined {
  let asked: readonly number[] | undefined;
  for (const { seats: puts, without } of attempts) {
    const own = puts.map(({ seat }) => seat);
    if (own.some((seat) => seat >= seats)) return 'unknown-seat';
    if (own.some((seat, i) => i > 0 && seat <= own[i - 1])) return 'seat-twice';
    if (own.some((seat) => bots.includes(seat))) return 'bot-part';
    if (puts.some(({ seat, part }) => part !== null && without.includes(seat))) return 'silent-part';
    // After a beginning that failed only those who answered it are asked again.
    if (asked && own.some((seat) => !asked!.includes(seat))) return 'late-part';
    asked = own.filter((seat) => !without.includes(seat));
  }
  return undefined;
}

const HEX = /^[0-9a-f]{64}$/;
const isHex = (x: unknown): boolean => typeof x === 'string' && HEX.test(x);
const isSeat = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0 && (x as number) < 16;
const isList = (x: unknown, fits: (item: never) => boolean): boolean =>
  Array.isArray(x) && x.every((item) => item !== null && item !== undefined && fits(item as never));

function readBody(json: unknown): Body {
  const body = (typeof json === 'object' && json !== null ? json : {}) as Record<keyof Body, unknown>;
  const { game, seats, options, seed } = body;
  const sound =
    typeof game === 'string' &&
    Number.isInteger(seats) &&
    typeof seed === 'string' &&
    typeof options === 'object' &&
    options !== null;
  if (!sound) throw new Refusal('bad-record', 'This is not the record of a game.');
  return body as Body;
}

function readFairness(json: unknown): Fairness {
  const { format, table, contributions, attempts, bots } = (json ?? {}) as Record<keyof Fairness, unknown>;
  if (format !== FAIRNESS_FORMAT) {
    throw new Refusal(
      'bad-record',
      `The record’s "fairness" is not of a kind this program knows (${FAIRNESS_FORMAT}).`,
    );
  }
  const isPut = ({ seat, commitment, part }: Contribution): boolean =>
    isSeat(seat) && isHex(commitment) && (part === null || isHex(part));
  const isAttempt = ({ commitment, secret, seats, without }: Attempt): boolean =>
    isHex(commitment) && isHex(secret) && isList(seats, isPut) && isList(without, isSeat);
  const sound =
    typeof table === 'string' &&
    (contributions === 'sealed' || contributions === 'open') &&
    isList(attempts, isAttempt) &&
    (attempts as unknown[]).length > 0 &&
    isList(bots, isSeat);
  if (!sound) throw new Refusal('bad-record', 'The record’s "fairness" is not of its kind.');
  return json as Fairness;
}
