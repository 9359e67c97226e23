import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import {
  type AttemptNote,
  compareNotes,
  compareSights,
  type Fairness,
  type Notes,
  readNotes,
  sightOf,
  Table,
  WATCHER,
} from '#kernel';

const hex = (digit: string): string => digit.repeat(64);
const PROMISES = [hex('1'), hex('2')];

/** Two people; the second did not answer the first beginning. */
const failedOnce: Fairness = {
  format: 'engawa-fair/2',
  table: 't',
  contributions: 'sealed',
  attempts: [
    {
      commitment: PROMISES[0],
      secret: hex('0'),
      seats: [
        { seat: 0, commitment: hex('a'), part: hex('b') },
        { seat: 1, commitment: hex('c'), part: null },
      ],
      without: [1],
    },
    {
      commitment: PROMISES[1],
      secret: hex('0'),
      seats: [{ seat: 0, commitment: hex('d'), part: hex('e') }],
      without: [],
    },
  ],
  bots: [],
};

const note = (attempt: number, more: Partial<AttemptNote> = {}): AttemptNote => ({
  attempt,
  promise: PROMISES[attempt - 1],
  contributions: 'sealed',
  ...more,
});
const notesOf = (...attempts: AttemptNote[]): Notes => ({ format: 'engawa-notes/1', table: 't', attempts });
const wrongIn = (noted: Notes, fairness: Fairness | undefined = failedOnce) =>
  compareNotes(noted, fairness).flatMap(({ about, ok }) => (ok ? [] : [about]));

const ownFirst = { seat: 0, part: hex('b'), commitment: hex('a'), sent: true, listed: true } as const;
const ownSecond = { seat: 0, part: hex('e'), commitment: hex('d'), sent: true, listed: true } as const;
const sealedFirst = [hex('a'), hex('c')];
const sealedSecond = [hex('d'), null];

describe('notes of a table', () => {
  it('fit an honest game that failed once, for who answered and for who did not', () => {
    const first = note(1, { ...ownFirst, sealed: sealedFirst, revealed: [hex('b'), null], told: true, without: [1] });
    const second = note(2, {
      ...ownSecond,
      sealed: sealedSecond,
      revealed: [hex('e'), null],
      told: true,
      settled: true,
    });
    expect(wrongIn(notesOf(first, second))).toEqual([]);
    const silent = note(1, {
      seat: 1,
      part: hex('f'),
      commitment: hex('c'),
      sent: true,
      listed: true,
      sealed: sealedFirst,
    });
    expect(wrongIn(notesOf(silent))).toEqual([]);
    // A phone that slept: it tried, and the server was not reached.
    expect(wrongIn(notesOf({ ...silent, told: true, unheard: true }))).toEqual([]);
  });

  it('do not fit a game that was begun again after it had been seen to begin', () => {
    expect(wrongIn(notesOf(note(1, { settled: true })))).toEqual(['seen-begun']);
    // Whoever saw every part opened saw the game begin.
    const all = note(1, { sealed: [hex('a'), null], revealed: [hex('b'), null] });
    expect(wrongIn(notesOf(all))).toContain('seen-begun');
    expect(wrongIn(notesOf(note(2, { settled: true })))).toEqual([]);
  });

  it('do not fit others who were silent than was said, nor a silence of who told the part', () => {
    expect(wrongIn(notesOf(note(1, { without: [0] })))).toEqual(['seen-without']);
    expect(wrongIn(notesOf(note(2, { without: [0] })))).toEqual(['seen-without']);
    const told = note(1, { seat: 1, part: hex('f'), commitment: hex('c'), sealed: sealedFirst, told: true });
    expect(wrongIn(notesOf(told))).toEqual(['seen-silent']);
    expect(wrongIn(notesOf(note(1, { sealed: sealedFirst, revealed: [hex('b'), hex('f')] })))).toContain('seen-list');
  });

  it('miss a part that was sent, listed or not, in the attempt it was drawn for', () => {
    const { listed: _, ...unlisted } = ownSecond;
    const gone = { ...unlisted, part: hex('9') };
    expect(wrongIn(notesOf(note(2, { ...gone, sealed: sealedSecond })))).toEqual(['noted-part']);
    expect(wrongIn(notesOf(note(2, { ...gone, sealed: sealedSecond, unheard: true })))).toEqual([]);
    // The part of the first beginning is not looked for in the second.
    expect(wrongIn(notesOf(note(1, { ...ownFirst, sealed: sealedFirst })))).toEqual([]);
    // From another device of the same player, or of a seat that was given back.
    for (const more of [{ given: true }, { left: true }] as const) {
      expect(wrongIn(notesOf(note(2, { ...gone, sealed: sealedSecond, ...more })))).toEqual([]);
    }
    expect(wrongIn(notesOf(note(2, gone)))).toEqual([]);
  });

  it('do not fit a record whose evidence is missing or of another table', () => {
    expect(compareNotes(notesOf(note(1)), undefined).map(({ about, ok }) => [about, ok])).toEqual([
      ['seen-table', false],
    ]);
    expect(wrongIn(notesOf(note(1)), { ...failedOnce, table: 'u' })).toEqual(['seen-table']);
    expect(wrongIn(notesOf(), { ...failedOnce, table: 'u' })).toEqual([]);
  });

  it.each(GAMES.map(({ id }) => id))('tell the game that was seen from another one: %s', (id) => {
    const game = gameById(id);
    const seats = game.seats[0];
    const open = (seed: string) => Table.open(game, { seats, seed, options: {} });
    const [seen, other] = [open('seen'), open('another')];
    for (const viewer of [0, WATCHER]) {
      const view = game.layout.viewFromJSON(JSON.parse(JSON.stringify(game.layout.toJSON(seen.view(viewer)))));
      const sight = { viewer, view: sightOf(game, view) };
      const scores = Array.from({ length: seats }, (_, seat) => game.score(seen.state, seat));
      const noted = { ...notesOf(), first: sight, last: { ...sight, scores } };
      expect(compareSights(noted, seen).map(({ ok }) => ok)).toEqual([true, true, true]);
      expect(
        compareSights(noted, other)
          .slice(0, 2)
          .map(({ ok }) => ok),
      ).toEqual([false, false]);
      const better = { ...noted, last: { ...sight, scores: scores.map((score) => score + 1) } };
      expect(compareSights(better, seen).map(({ ok }) => ok)).toEqual([true, true, false]);
      expect(compareSights({ ...noted, last: { ...sight, scores: scores.map(() => null) } }, seen)[2].ok).toBe(true);
    }
  });

  it('are read from a file, and nothing else is', () => {
    const noted = notesOf(note(1, { ...ownFirst, sealed: sealedFirst }));
    expect(readNotes(JSON.parse(JSON.stringify(noted)))).toEqual(noted);
    const { promise: _, ...without } = note(1);
    for (const bad of [
      null,
      {},
      { ...noted, format: 'engawa-notes/9' },
      { ...noted, attempts: [without] },
      { ...noted, attempts: [note(1, { part: 'short' })] },
      { ...noted, first: { viewer: 0, view: 3 } },
      { ...noted, last: { viewer: 0, view: hex('a') } },
    ]) {
      expect(() => readNotes(bad)).toThrow('not notes of a table');
    }
  });
});
