import { rngFrom, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { COLOURS, tableFor } from '../data/index.ts';
import nippon from '../index.ts';
import { type NipponState, STEPS } from '../rules/state.ts';
import { beginWith, counts, put, spread, takeFrom, watch } from './kit.ts';

type Layout = Parameters<typeof spread>[1];

const at = (seats: number, layout: Layout) => {
  const t = scene(nippon, seats).stage(0, STEPS.turnStart);
  beginWith(t.s, 0);
  spread(t.s, layout);
  return { t, s: t.s };
};
/** One turn that takes a worker from slot 3. */
const mine = ({ t, s }: ReturnType<typeof at>): NipponState => {
  t.play(takeFrom(t, 3), 'act mines', 'climb 1');
  return s;
};

describe('N-8 workers and the scoring marker', () => {
  it('N-8.1 nothing happens while the slot is not empty', () => {
    const s = mine(at(3, { slots: [3, 3, 2, 3, 3], rows: [3, 3, 3] }));
    expect(counts(s.slots)).toEqual([3, 3, 1, 3, 3]);
    expect(counts(s.rows)).toEqual([3, 3, 3, 0]);
    expect(s.marker).toBe(1);
  });

  it('N-8.2 an emptied slot gets the topmost row that is not empty', () => {
    const table = at(3, { slots: [3, 2, 1, 3, 3], rows: [0, 3, 3] });
    const second = Array.from(table.s.rows.subarray(6, 12));
    const s = mine(table);
    expect(counts(s.slots)).toEqual([3, 2, 3, 3, 3]);
    expect(Array.from(s.slots.subarray(12, 18))).toEqual(second);
    expect(counts(s.rows)).toEqual([0, 0, 3, 0]);
    expect(s.marker).toBe(1);
  });

  it('N-8.2 with two players the slot then has two workers', () => {
    const s = mine(at(2, { slots: [3, 3, 1, 3, 3], rows: [2, 2] }));
    expect(counts(s.slots)).toEqual([3, 3, 2, 3, 3]);
    expect(counts(s.rows)).toEqual([0, 2, 0, 0]);
  });

  it('N-8.3 no rows left: slots up to three, rows filled, marker on', () => {
    for (const [seats, rows] of [
      [2, [2, 2, 0, 0]],
      [3, [3, 3, 3, 0]],
      [4, [3, 3, 3, 3]],
    ] as const) {
      const table = at(seats, { slots: [1, 2, 1, 3, 1] });
      const s = mine(table);
      expect(counts(s.slots)).toEqual([3, 3, 3, 3, 3]);
      expect(counts(s.rows)).toEqual(rows);
      expect([s.marker, s.openPlaces]).toEqual([2, 0]);
      nippon.check(s);
    }
  });

  it('N-8.3 N-13 A39 slot 1 first, then 2 to 5, then the rows from the top', () => {
    const { s } = at(2, { slots: [1, 2, 0, 3, 1] });
    const expected = nippon.layout.clone(s);
    const rng = rngFrom('order');
    const draw = (cells: Int16Array, place: number, upTo: number) => {
      while (counts(cells)[place] < upTo) {
        const bag = COLOURS.flatMap((_, colour) => Array.from({ length: expected.bag[colour] }, () => colour));
        const colour = bag[rng.below(bag.length)];
        expected.bag[colour]--;
        cells[place * 6 + colour]++;
      }
    };
    for (const slot of [0, 1, 2, 3, 4]) draw(expected.slots, slot, 3);
    for (const row of [0, 1]) draw(expected.rows, row, 2);
    const t = scene(nippon, 2);
    nippon.layout.copy(s, t.s);
    t.stage(0, STEPS.nextTurn).above(0, STEPS.refill);
    nippon.chance(t.s, rngFrom('order'));
    for (const field of ['bag', 'slots', 'rows'] as const) expect(t.s[field]).toEqual(expected[field]);
  });

  it('N-8.4 leaving slots 2 and 4 scores the regions once, other moves do not', () => {
    for (const [marker, before, after] of [
      [1, 0, 0],
      [2, 0, 1],
      [3, 1, 1],
      [4, 1, 2],
      [5, 2, 2],
    ]) {
      const table = at(2, { slots: [3, 3, 1, 3, 3] });
      table.s.marker = marker;
      table.s.scorings = before;
      put(table.s, 1, 'sendai-n', 5);
      put(table.s, 1, 'sendai-e', 7);
      const vp = nippon.score(table.s, 1);
      const s = mine(table);
      expect([s.marker, s.scorings, nippon.score(s, 1) - vp]).toEqual([
        marker + 1,
        after,
        after > before ? [10, 15][before] : 0,
      ]);
      expect(counts(s.slots)).toEqual([3, 3, 3, 3, 3]);
    }
  });

  it('N-8.4 reaching slot 6 starts the golden phase', () => {
    const table = at(2, { slots: [3, 3, 1, 3, 3] });
    table.s.marker = 5;
    table.s.scorings = 2;
    const s = mine(table);
    expect([s.marker, s.last, s.goldenTurns]).toEqual([6, 0, 6]);
  });

  it('N-8.5 N-8.6 with four players and 22 or more workers on the boards the last row stays short', () => {
    for (const [mineBefore, open, last] of [
      [2, 0, 3],
      [3, 1, 2],
      [4, 2, 1],
      [5, 3, 0],
    ]) {
      const s = mine(at(4, { boards: [mineBefore, 6, 6, 6], slots: [3, 3, 1, 3, 3] }));
      expect(counts(s.slots)).toEqual([3, 3, 3, 3, 3]);
      expect(counts(s.rows)).toEqual([3, 3, 3, last]);
      expect([s.openPlaces, s.marker]).toEqual([open, 2]);
      if (open > 0) expect(sum(s.bag)).toBe(0);
    }
  });

  it('N-8.6 with two or three players a refill never falls short', () => {
    for (const boards of [
      [5, 6],
      [5, 6, 6],
    ]) {
      const s = mine(at(boards.length, { boards, slots: [3, 3, 1, 3, 3] }));
      expect(s.openPlaces).toBe(0);
    }
  });

  it('N-7.4 N-8.5 the open places are filled from the top as soon as workers return to the bag', () => {
    const table = at(4, { boards: [4, 6, 6, 6], slots: [3, 3, 1, 3, 3] });
    const s = mine(table);
    expect(counts(s.rows)).toEqual([3, 3, 3, 1]);
    expect([s.openPlaces, s.marker]).toEqual([2, 2]);
    nippon.check(s);
    // The next player has six workers and had to consolidate.
    expect([table.t.turn(), table.t.step()]).toEqual([1, 'reward']);
    table.t.play('reward 2 coal', 'cover yen');
    expect(counts(s.rows)).toEqual([3, 3, 3, 3]);
    expect([s.openPlaces, sum(s.bag)]).toEqual([0, 4]);
    nippon.check(s);
  });

  it('N-7.4 only the open places are filled, not a row that was used since', () => {
    const { t, s } = at(4, { boards: [6, 6, 6, 1], slots: [3, 3, 3, 3, 3], rows: [0, 3, 3, 1] });
    s.seat[3].workers.set(s.bag.map((n, colour) => n + s.seat[3].workers[colour]));
    s.bag.fill(0);
    s.openPlaces = 2;
    t.play('consolidate', 'reward 2 coal', 'cover yen');
    expect([counts(s.rows), s.openPlaces, sum(s.bag)]).toEqual([[0, 3, 3, 3], 0, 4]);
  });

  it('N-7.4 two small consolidations may be needed to complete the row', () => {
    const { t, s } = at(4, { boards: [1, 1, 6, 6], slots: [3, 3, 3, 3, 3], rows: [3, 3, 3, 0] });
    const rest = sum(s.bag);
    s.seat[3].workers.set(s.bag.map((n, colour) => n + s.seat[3].workers[colour]));
    s.bag.fill(0);
    s.openPlaces = 3;
    expect(rest).toBe(10);
    t.play('consolidate');
    expect([counts(s.rows), s.openPlaces]).toEqual([[3, 3, 3, 1], 2]);
    t.play('consolidate');
    expect([counts(s.rows), s.openPlaces]).toEqual([[3, 3, 3, 2], 1]);
  });

  it('N-8.6 between two refills 7–15, 12–20 or 15–23 workers are taken', () => {
    for (const [seats, least, most] of [
      [2, 7, 15],
      [3, 12, 20],
      [4, 15, 23],
    ]) {
      for (const seed of ['a', 'b', 'c']) {
        let taken = 0;
        watch(seats, `between ${seed}`, ({ before, after, move }) => {
          if (move.startsWith('take')) taken++;
          if (after.marker === before.marker || before.marker >= 6) return;
          expect(taken).toBeGreaterThanOrEqual(least);
          expect(taken).toBeLessThanOrEqual(most);
          taken = 0;
        });
        expect(taken).toBeLessThanOrEqual(3 * seats);
      }
    }
  });

  it('N-8.6 no refill happens in the golden phase', () => {
    for (const seats of [2, 3, 4]) {
      watch(seats, 'golden', ({ before, after }) => {
        if (before.marker >= 6 && before.openPlaces === 0) {
          expect(sum(after.bag)).toBeGreaterThanOrEqual(sum(before.bag));
        }
      });
    }
  });

  it('N-13 A29 a refill in the golden phase would fill the board and leave the marker', () => {
    const table = at(2, { slots: [3, 3, 1, 3, 3] });
    Object.assign(table.s, { marker: 7, scorings: 2, last: 1, goldenTurns: 4 });
    const s = mine(table);
    expect(counts(s.slots)).toEqual([3, 3, 3, 3, 3]);
    expect(counts(s.rows).slice(0, tableFor(2).rows)).toEqual([2, 2]);
    expect([s.marker, s.scorings, s.goldenTurns]).toEqual([7, 2, 3]);
  });
});
