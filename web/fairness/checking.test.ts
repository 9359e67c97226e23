import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { type GameRecord, type Notes, partCommitment, recordOf, secretCommitment, seedFrom, Table } from '#kernel';
import { examine, type Moves, playAgain, recordIn } from './checking.ts';
import { notes } from './notes.ts';

const game = gameById('machi');
const SECRET = '1'.repeat(64);
const PARTS = ['2'.repeat(64), '3'.repeat(64)];

/** A short game at a table of its own, with everything a server tells afterwards. */
function played(table: string) {
  const terms = { table, attempt: 1, game: game.id, seats: 2, options: {} };
  const seats = PARTS.map((part, seat) => ({ seat, commitment: partCommitment(terms, seat, part), part }));
  const seed = seedFrom(terms, SECRET, seats);
  const now = Table.open(game, { seats: 2, seed });
  for (let n = 0; n < 12; n++) {
    const seat = Math.log2(now.turn & -now.turn);
    now.play(seat, now.moves(seat)[0]);
  }
  const attempt = { commitment: secretCommitment(terms, SECRET), secret: SECRET, seats, without: [] };
  const fairness = { format: 'engawa-fair/2', table, contributions: 'sealed', attempts: [attempt], bots: [] } as const;
  return { ...recordOf(now), fairness, players: [{ name: 'Aki' }, { name: 'Bo' }] };
}

async function movesOf(record: unknown): Promise<Moves> {
  let last: Moves | undefined;
  for await (const now of playAgain(game, record)) last = now;
  return last!;
}

const wrongIn = (record: unknown, typed?: string) =>
  examine(record, { promise: typed }).findings.flatMap(({ about, ok, code }) =>
    ok ? [] : [code ? `${about} code` : about],
  );

describe('the check of a record', () => {
  const record = played('honest');
  const [attempt] = record.fairness.attempts;
  const withAttempt = (change: object) => ({
    ...record,
    fairness: { ...record.fairness, attempts: [{ ...attempt, ...change }] },
  });

  it('finds nothing wrong in an honest game', async () => {
    expect(wrongIn(record)).toEqual([]);
    expect(examine(record)).toMatchObject({ kind: 'parts', players: [{ name: 'Aki' }, { name: 'Bo' }], noted: false });
    expect(await movesOf(record)).toEqual({ compared: record.moves.length, total: record.moves.length, done: true });
  });

  it('tells a wrong secret from a wrong promise, and a wrong part from a wrong code', () => {
    expect(wrongIn(withAttempt({ secret: '9'.repeat(64) }))[0]).toBe('promise');
    expect(wrongIn(withAttempt({ commitment: '9'.repeat(64) }))[0]).toBe('promise code');
    const [first, second] = attempt.seats;
    expect(wrongIn(withAttempt({ seats: [first, { ...second, part: '9'.repeat(64) }] }))[0]).toBe('part');
    expect(wrongIn(withAttempt({ seats: [first, { ...second, commitment: '9'.repeat(64) }] }))[0]).toBe('part code');
    expect(wrongIn({ ...record, seed: '9'.repeat(64) })[0]).toBe('seed');
  });

  it('names the first wrong move, the first position, and an edited text', async () => {
    const hashes = record.hashes.map((hash, i) => (i === 5 ? record.hashes[4] : hash));
    expect(await movesOf({ ...record, hashes })).toMatchObject({ wrong: 'move', compared: 5 });
    const moves = record.moves.map((move, i) => (i === 7 ? '0 nonsense' : move));
    expect(await movesOf({ ...record, moves })).toMatchObject({ wrong: 'move', compared: 7 });
    expect(await movesOf({ ...record, seed: '9'.repeat(64) })).toMatchObject({ wrong: 'start' });
    expect(await movesOf({ ...record, digest: '' })).toMatchObject({ wrong: 'edited' });
    expect(await movesOf({ ...record, version: 99 })).toMatchObject({ wrong: 'version' });
    expect(await movesOf({ ...record, moves: [3] })).toMatchObject({ wrong: 'unreadable' });
  });

  it('holds it against what this browser noted at the table', () => {
    const seen = played('seen');
    const [{ commitment, seats }] = seen.fairness.attempts;
    const note = {
      attempt: 1,
      promise: commitment,
      contributions: 'sealed',
      seat: 1,
      part: PARTS[1],
      commitment: seats[1].commitment,
    } as const;
    const lists = { sealed: seats.map((seat) => seat.commitment), revealed: PARTS };
    notes.keep('seen', { ...note, listed: true, ...lists });
    expect(wrongIn(seen)).toEqual([]);
    expect(examine(seen)).toMatchObject({ noted: true });
    notes.keep('seen', { ...note, listed: true, ...lists, promise: SECRET });
    expect(wrongIn(seen)).toEqual(['seen-promise']);
    notes.keep('seen', { ...note, listed: true, ...lists, part: SECRET });
    expect(wrongIn(seen)).toEqual(['noted-part']);
    notes.keep('seen', { ...note, listed: true, ...lists, revealed: [SECRET, PARTS[1]] });
    expect(wrongIn(seen)).toEqual(['seen-list']);
    notes.keep('seen', { ...note, listed: true, ...lists, sealed: [null, seats[1].commitment] });
    expect(wrongIn(seen)).toEqual(['seen-list']);
    notes.keep('seen', { ...note, listed: true, ...lists, contributions: 'open' });
    expect(wrongIn(seen)).toEqual(['seen-list']);
    notes.keep('seen', { ...note, listed: true, ...lists, revealed: [null, PARTS[1]] });
    expect(wrongIn(seen)).toEqual([]);
    // A part that came too late was never in the list.
    notes.keep('seen', {
      attempt: 1,
      promise: commitment,
      contributions: 'sealed',
      seat: 1,
      part: SECRET,
      commitment: SECRET,
    });
    expect(wrongIn(seen)).toEqual([]);
  });

  it('does not take an attempt that was added after the game had been seen to begin', () => {
    const honest = played('begun');
    const [one] = honest.fairness.attempts;
    const lists = { sealed: one.seats.map((seat) => seat.commitment), revealed: PARTS };
    notes.keep('begun', { attempt: 1, promise: one.commitment, contributions: 'sealed', ...lists, settled: true });
    expect(wrongIn(honest)).toEqual([]);
    const secret = '8'.repeat(64);
    const terms = { table: 'begun', attempt: 2, game: game.id, seats: 2, options: {} };
    const first = { seat: 0, commitment: partCommitment(terms, 0, PARTS[0]), part: PARTS[0] };
    const again = { commitment: secretCommitment(terms, secret), secret, seats: [first], without: [] };
    const failed = { ...one, seats: [one.seats[0], { ...one.seats[1], part: null }], without: [1] };
    const seed = seedFrom(terms, secret, [first]);
    const forged = { ...honest, seed, fairness: { ...honest.fairness, attempts: [failed, again] } };
    expect(wrongIn(forged)).toEqual(['seen-list', 'seen-begun']);
  });

  it('misses a record’s evidence where this browser was at the table', () => {
    const { fairness, ...bare } = played('stripped');
    notes.keep('stripped', {
      attempt: 1,
      promise: fairness.attempts[0].commitment,
      contributions: 'sealed',
    });
    const wrong = (json: object, table?: string) =>
      examine(json, { table }).findings.flatMap(({ about, ok }) => (ok ? [] : [about]));
    expect(wrong(bare, 'stripped')).toEqual(['seen-table']);
    expect(wrong({ ...bare, table: 'stripped' })).toEqual(['seen-table']);
    expect(wrong(played('elsewhere'), 'stripped')).toEqual(['seen-table']);
    expect(wrong(bare)).toEqual([]);
  });

  it('names who added no part', () => {
    const alone = played('alone');
    const [one] = alone.fairness.attempts;
    const fairness = { ...alone.fairness, attempts: [{ ...one, seats: one.seats.slice(0, 1) }] };
    expect(examine({ ...alone, fairness }).lacking).toEqual([1]);
    expect(examine({ ...alone, fairness: { ...fairness, bots: [1] }, players: undefined }).lacking).toEqual([]);
  });

  it('tells a game that was played from one that this browser saw', async () => {
    const sight = { viewer: 0, view: SECRET };
    const seen: Notes = { format: 'engawa-notes/1', table: 'honest', attempts: [], first: sight };
    let last: Moves | undefined;
    for await (const now of playAgain(game, record, seen)) last = now;
    expect(last).toMatchObject({ done: true, seen: [{ about: 'seen-first', ok: false }] });
  });

  it('holds it against a promise somebody typed', () => {
    expect(wrongIn(record, attempt.commitment)).toEqual([]);
    expect(wrongIn(record, SECRET)).toEqual(['noted-promise']);
  });

  it('reads a record, a game as the browser keeps it, and nothing else', () => {
    const plain = record as unknown as GameRecord;
    expect(recordIn(JSON.stringify(plain))).toEqual(plain);
    expect(recordIn(JSON.stringify({ record: plain, seats: [] }))).toEqual(plain);
    expect(recordIn('not JSON')).toBeUndefined();
    expect(recordIn('null')).toBeUndefined();
    expect(() => examine({ game: 3 })).toThrow();
    expect(examine({ ...record, players: [null] }).players).toEqual([]);
  });
});
