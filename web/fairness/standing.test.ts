import { describe, expect, it } from 'vitest';
import type { AttemptNote } from '#kernel';
import { type Dealt, failuresOf, isAlarm, noteOf, standingOf } from './standing.ts';

const PROMISE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const CODE = 'c'.repeat(64);
const PART = 'd'.repeat(64);

const own: AttemptNote = {
  attempt: 1,
  promise: PROMISE,
  contributions: 'sealed',
  seat: 0,
  part: PART,
  commitment: CODE,
};
const listed: AttemptNote = { ...own, listed: true };

type Shuffle = Dealt['shuffle'];

function dealt(
  phase: Shuffle['phase'],
  mine: Partial<Shuffle['seats'][number]> = {},
  rest: Partial<Shuffle> = {},
): Dealt {
  const empty = { commitment: null, part: null, without: false };
  return {
    commitment: PROMISE,
    seats: [
      { seat: 0, kind: 'guest' },
      { seat: 1, kind: 'guest' },
      { seat: 2, kind: 'bot' },
    ],
    shuffle: {
      kind: 'parts',
      contributions: 'sealed',
      attempt: 1,
      phase,
      awaited: [],
      since: null,
      goOn: null,
      until: null,
      seats: [
        { seat: 0, ...empty, ...mine },
        { seat: 1, ...empty, commitment: OTHER },
      ],
      failed: [],
      ...rest,
    },
  };
}

describe('the part of a seat', () => {
  it('is to be added while the table waits, and stands once it is in the list', () => {
    expect(standingOf(dealt('open'), 0, [])).toBe('to-add');
    expect(standingOf(dealt('open'), 0, [own])).toBe('to-add');
    expect(standingOf(dealt('open', { commitment: CODE }), 0, [own])).toBe('added');
  });

  it('is revealed once the list is sealed, and not before', () => {
    expect(standingOf(dealt('sealed', { commitment: CODE }), 0, [listed])).toBe('to-reveal');
    expect(standingOf(dealt('sealed', { commitment: CODE, part: PART }), 0, [listed])).toBe('revealed');
    expect(standingOf(dealt('settled', { commitment: CODE, part: PART }), 0, [listed])).toBe('revealed');
  });

  it('is revealed at once where contributions are open', () => {
    const table = dealt('open', { commitment: CODE }, { contributions: 'open' });
    expect(standingOf(table, 0, [{ ...listed, contributions: 'open' }])).toBe('to-reveal');
  });

  it('that was drawn on another device is replaced while that can be done, and left to the other device afterwards', () => {
    expect(standingOf(dealt('open', { commitment: OTHER }), 0, [])).toBe('to-add');
    expect(standingOf(dealt('sealed', { commitment: OTHER }), 0, [])).toBe('elsewhere');
    expect(standingOf(dealt('sealed', { commitment: OTHER }), 0, [own])).toBe('elsewhere');
    // Two devices do not take turns for ever.
    expect(standingOf(dealt('open', { commitment: OTHER }), 0, [listed])).toBe('other-device');
  });

  it('that never arrived is late, not an alarm', () => {
    expect(standingOf(dealt('sealed'), 0, [own])).toBe('late');
    expect(standingOf(dealt('settled'), 0, [])).toBe('late');
    expect(standingOf(dealt('again'), 0, [])).toBe('late');
  });

  it('is drawn anew for a new attempt, by those who are asked', () => {
    const again = dealt(
      'again',
      {},
      { attempt: 2, awaited: [0], failed: [{ attempt: 1, commitment: PROMISE, without: [1] }] },
    );
    expect(standingOf({ ...again, commitment: OTHER }, 0, [listed])).toBe('to-add');
    const failed = [{ attempt: 1, commitment: PROMISE, without: [0] }];
    expect(standingOf(dealt('again', { without: true }, { attempt: 2, failed }), 0, [])).toBe('without');
  });

  it('is nothing to a watcher or at a table of the older kind', () => {
    expect(standingOf(dealt('open'), null, [])).toBe('idle');
    expect(standingOf({ ...dealt('settled', {}, { kind: 'seed' }), commitment: null }, 0, [])).toBe('idle');
  });
});

describe('what was noted', () => {
  const alarm = (table: Dealt, ...noted: AttemptNote[]) => {
    const standing = standingOf(table, 0, noted);
    expect(isAlarm(standing), standing).toBe(true);
    return standing;
  };

  it('raises an alarm when the promise is another one, in every phase', () => {
    for (const phase of ['open', 'sealed', 'settled'] as const) {
      expect(alarm({ ...dealt(phase, { commitment: CODE }), commitment: OTHER }, listed)).toBe('promise-changed');
    }
  });

  it('raises an alarm when parts are suddenly to be opened at once', () => {
    expect(alarm(dealt('open', { commitment: CODE }, { contributions: 'open' }), listed)).toBe('terms-changed');
  });

  it('raises an alarm when our commitment was changed, or is missing, at the seal', () => {
    expect(alarm(dealt('sealed', { commitment: OTHER }), listed)).toBe('part-replaced');
    expect(alarm(dealt('sealed'), listed)).toBe('part-dropped');
  });

  it('raises an alarm when the list changes after the seal', () => {
    const sealed = { ...listed, sealed: [CODE, 'e'.repeat(64)] };
    expect(alarm(dealt('sealed', { commitment: CODE }), sealed)).toBe('list-changed');
  });

  it('raises an alarm when the game begins with another part than ours, or without it', () => {
    expect(alarm(dealt('settled', { commitment: CODE, part: OTHER }), listed)).toBe('part-left-out');
    expect(alarm(dealt('settled', { commitment: CODE }), listed)).toBe('part-left-out');
  });

  it('raises an alarm when an attempt it saw is no longer told of, or is told differently', () => {
    expect(alarm(dealt('open', {}, { attempt: 2 }), listed)).toBe('past-changed');
    const failed = [{ attempt: 1, commitment: OTHER, without: [] }];
    expect(alarm(dealt('open', {}, { attempt: 2, failed }), listed)).toBe('past-changed');
    expect(alarm(dealt('open'), own, { attempt: 2, promise: OTHER, contributions: 'sealed' })).toBe('past-changed');
  });

  it('raises an alarm when the server calls us silent although our part was seen to arrive', () => {
    const failed = [{ attempt: 1, commitment: PROMISE, without: [0] }];
    const again = { ...dealt('again', { without: true }, { attempt: 2, failed }), commitment: OTHER };
    expect(alarm(again, { ...listed, revealed: [PART, null] })).toBe('called-silent');
    expect(standingOf(again, 0, [listed])).toBe('without');
  });

  it('raises an alarm when a part that was sent was never listed, and another one is in its place or none', () => {
    const sent: AttemptNote = { ...own, sent: true };
    expect(alarm(dealt('sealed', { commitment: OTHER }), sent)).toBe('part-replaced');
    expect(alarm(dealt('settled', { commitment: OTHER, part: OTHER }), sent)).toBe('part-replaced');
    expect(alarm(dealt('sealed'), sent)).toBe('part-dropped');
    expect(alarm(dealt('settled'), sent)).toBe('part-dropped');
    // While the table waits the two devices do not take turns for ever.
    expect(standingOf(dealt('open', { commitment: OTHER }), 0, [sent])).toBe('other-device');
  });

  it('stays calm about a part that may not have arrived, and about one that the player put in on another device', () => {
    const unheard: AttemptNote = { ...own, sent: true, unheard: true };
    expect(standingOf(dealt('sealed'), 0, [unheard])).toBe('late');
    expect(standingOf(dealt('sealed', { commitment: OTHER }), 0, [unheard])).toBe('elsewhere');
    const given: AttemptNote = { ...listed, given: true };
    expect(standingOf(dealt('sealed', { commitment: OTHER }), 0, [given])).toBe('elsewhere');
    expect(standingOf(dealt('open', { commitment: OTHER }), 0, [given])).toBe('elsewhere');
  });

  it('raises an alarm when the server calls us silent although our part was sent', () => {
    const failed = [{ attempt: 1, commitment: PROMISE, without: [0] }];
    const again = { ...dealt('again', { without: true }, { attempt: 2, failed }), commitment: OTHER };
    expect(alarm(again, { ...listed, told: true })).toBe('called-silent');
    expect(standingOf(again, 0, [{ ...listed, told: true, unheard: true }])).toBe('unheard');
  });

  it('raises an alarm when beginnings fail though nobody new was silent', () => {
    const again = (...withouts: number[][]): Dealt => {
      const failed = withouts.map((without, i) => ({ attempt: i + 1, commitment: PROMISE, without }));
      return dealt('again', {}, { attempt: withouts.length + 1, awaited: [0], failed });
    };
    expect(standingOf(again([1]), 0, [])).toBe('to-add');
    expect(alarm(again([]))).toBe('failed-wrongly');
    expect(alarm(again([1], [1]))).toBe('failed-wrongly');
    expect(alarm(again([2]))).toBe('failed-wrongly');
    expect(alarm(dealt('again', {}, { attempt: 3, awaited: [0] }))).toBe('failed-wrongly');
  });

  it('raises an alarm when a game that was seen to begin is begun again', () => {
    const failed = [{ attempt: 1, commitment: PROMISE, without: [1] }];
    const again = { ...dealt('again', {}, { attempt: 2, awaited: [0], failed }), commitment: OTHER };
    expect(alarm(again, { ...listed, settled: true })).toBe('begun-anew');
  });

  it('raises an alarm when somebody is called silent whose part was seen, or others than at first', () => {
    const again = (without: number[]): Dealt => {
      const failed = [{ attempt: 1, commitment: PROMISE, without }];
      return { ...dealt('again', {}, { attempt: 2, awaited: [0], failed }), commitment: OTHER };
    };
    expect(alarm(again([1]), { ...listed, revealed: [PART, OTHER] })).toBe('past-changed');
    expect(alarm(again([0, 1]), { ...listed, without: [1] })).toBe('past-changed');
    expect(standingOf(again([1]), 0, [{ ...listed, without: [1] }])).toBe('to-add');
  });

  it('asks nobody for a part when nobody’s is left', () => {
    const failed = [{ attempt: 1, commitment: PROMISE, without: [1] }];
    expect(standingOf(dealt('open', {}, { attempt: 2, failed }), 0, [])).toBe('late');
  });

  it('keeps who did not answer as it was first said, also of beginnings it did not see', () => {
    const failed = [{ attempt: 1, commitment: PROMISE, without: [1] }];
    const again = { ...dealt('again', {}, { attempt: 2, failed }), commitment: OTHER };
    expect(failuresOf(again, [listed])).toEqual([{ ...listed, without: [1] }]);
    expect(failuresOf(again, [])).toEqual([{ attempt: 1, promise: PROMISE, contributions: 'sealed', without: [1] }]);
    expect(failuresOf(again, [{ ...listed, without: [0] }])).toEqual([]);
  });

  it('keeps that a seat was given back, and forgets it when the player turns out to sit there after all', () => {
    const left: AttemptNote = { ...listed, left: true };
    expect(noteOf(dealt('open'), [listed], 0)).toEqual(left);
    expect(noteOf(dealt('open', { commitment: OTHER }), [listed], null)).toEqual(left);
    expect(noteOf(dealt('open'), [left], 0)).toBeUndefined();
    expect(noteOf(dealt('sealed', { commitment: OTHER }), [left], 0)).toEqual({ ...listed, sealed: [OTHER, OTHER] });
    // An older view of the table, in another window, tells nothing.
    const known: AttemptNote = { ...listed, listedAt: 7 };
    expect(noteOf({ ...dealt('open'), seq: 6 }, [known], 0)).toBeUndefined();
    expect(noteOf({ ...dealt('open'), seq: 8 }, [known], 0)).toEqual({ ...known, left: true });
    // Who has only signed out keeps everything.
    expect(noteOf(dealt('open', { commitment: CODE }), [listed], null)).toBeUndefined();
  });

  it('keeps the first promise, the list at the seal, and parts as they were first seen', () => {
    const first = noteOf(dealt('open'), []);
    expect(first).toEqual({ attempt: 1, promise: PROMISE, contributions: 'sealed' });
    expect(noteOf({ ...dealt('open'), commitment: OTHER }, [first!])).toBeUndefined();
    const sealed = noteOf(dealt('sealed', { commitment: CODE }), [own]);
    expect(sealed).toEqual({ ...listed, sealed: [CODE, OTHER] });
    const revealed = noteOf(dealt('sealed', { commitment: CODE, part: PART }), [sealed!]);
    expect(revealed).toEqual({ ...sealed, revealed: [PART, null] });
    const begun = noteOf(dealt('settled', { commitment: CODE, part: OTHER }), [revealed!]);
    expect(begun).toEqual({ ...revealed, settled: true });
    expect(noteOf(dealt('settled', { commitment: CODE, part: OTHER }), [begun!])).toBeUndefined();
  });
});
