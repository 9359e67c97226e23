import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { influenceOf, overseasIn, scoreRegions } from '../rules/scoring.ts';
import type { NipponState } from '../rules/state.ts';
import { put, region, send } from './kit.ts';

/** Kyushu: Nagasaki n1 e3 s0 w2, Hiroshima n2 e0 s3 w1. */
const KYUSHU = region('kyushu');

const board = (tiles: readonly (readonly [number, string, number])[], seats = 4): NipponState => {
  const { s } = scene(nippon, seats);
  for (const [seat, at, value] of tiles) put(s, seat, at, value);
  return s;
};
/** What each seat gets from the n-th scoring. */
const points = (s: NipponState, scoring = 1): number[] => {
  s.scorings = scoring - 1;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const before = seats.map((seat) => nippon.score(s, seat));
  scoreRegions(s);
  expect(s.scorings).toBe(scoring);
  return seats.map((seat) => nippon.score(s, seat) - before[seat]);
};
/** Fills the slots with numbers 3, 3, 2, 2 so that overseas has 2 left. */
const BUSY = ['nagasaki-e', 'hiroshima-s', 'nagasaki-w', 'hiroshima-n'] as const;

describe('N-9 region scoring', () => {
  it('N-9.1 tiles count, and trains only beside an own tile', () => {
    const s = board([
      [0, 'nagasaki-e', 4],
      [0, 'hiroshima-s', 2],
      [1, 'osaka-n', 7],
    ]);
    send(s, 0, TRAINS, 'kyushu');
    s.seat[0].transportValue[TRAINS] = 3;
    send(s, 0, TRAINS, 'kyushu');
    send(s, 1, TRAINS, 'kyushu', 3);
    expect([0, 1, 2].map((seat) => influenceOf(s, seat, KYUSHU))).toEqual([4 + 2 + 2 + 3, 0, 0]);
    expect(influenceOf(s, 1, region('kansai'))).toBe(7);
  });

  it('N-9.2 overseas has the numbers of the slots without a tile', () => {
    const s = board([]);
    expect(overseasIn(s, KYUSHU)).toBe(12);
    put(s, 0, 'nagasaki-e', 1);
    put(s, 1, 'hiroshima-n', 1);
    expect([overseasIn(s, KYUSHU), overseasIn(s, region('kansai'))]).toEqual([7, 12]);
  });

  it('N-9.3 without influence nothing is scored and no place is taken', () => {
    const s = board([
      [0, 'nagasaki-e', 7],
      [0, 'hiroshima-s', 6],
    ]);
    send(s, 1, TRAINS, 'kyushu', 2);
    send(s, 2, SHIPS, 'kyushu', 2);
    expect(points(s)).toEqual([10, 0, 0, 0]);
  });

  it('N-9.3 overseas takes no place without influence', () => {
    const s = board([
      [0, 'nagasaki-n', 7],
      [0, 'nagasaki-e', 6],
      [1, 'nagasaki-w', 5],
      [1, 'hiroshima-n', 3],
      [1, 'hiroshima-s', 3],
      [2, 'hiroshima-w', 1],
    ]);
    expect(overseasIn(s, KYUSHU)).toBe(0);
    expect(points(s)).toEqual([10, 7, 5, 0]);
  });

  it('N-9.4 first, second and third get the row, the fourth nothing; overseas takes a place', () => {
    const s = board([
      [0, 'nagasaki-e', 7],
      [1, 'hiroshima-s', 6],
      [2, 'nagasaki-w', 5],
      [3, 'hiroshima-n', 4],
    ]);
    expect(overseasIn(s, KYUSHU)).toBe(2);
    expect(points(s, 1)).toEqual([10, 7, 5, 0]);
    expect(points(s, 2)).toEqual([15, 11, 8, 0]);
    expect(points(s, 3)).toEqual([19, 14, 11, 0]);
    const behind = board([
      [0, 'nagasaki-e', 4],
      [1, 'nagasaki-w', 3],
    ]);
    expect(overseasIn(behind, KYUSHU)).toBe(7);
    expect(points(behind)).toEqual([7, 5, 0, 0]);
  });

  it('N-9.5 a tie shares the places it occupies, rounded down; the next place follows after them', () => {
    const s = board(BUSY.map((at, seat) => [seat, at, [6, 6, 4, 3][seat]] as const));
    expect(points(s, 1)).toEqual([8, 8, 5, 0]);
    const second = board(BUSY.map((at, seat) => [seat, at, [6, 5, 5, 3][seat]] as const));
    expect(points(second, 1)).toEqual([10, 6, 6, 0]);
    const four = board(BUSY.map((at, seat) => [seat, at, 5] as const));
    expect(points(four, 1)).toEqual([5, 5, 5, 5]);
  });

  it('N-9.5 N-13 A14 overseas is a tied party and its share is lost', () => {
    const first = board([
      [0, 'nagasaki-e', 7],
      [1, 'nagasaki-w', 5],
    ]);
    expect(overseasIn(first, KYUSHU)).toBe(7);
    expect(points(first, 1)).toEqual([8, 5, 0, 0]);
    const all = board([
      [0, 'nagasaki-e', 5],
      [1, 'hiroshima-s', 5],
      [2, 'nagasaki-n', 1],
    ]);
    expect(overseasIn(all, KYUSHU)).toBe(5);
    expect(points(all, 2)).toEqual([11, 11, 0, 0]);
  });

  it('N-13 A15 a tie for third shares the third place alone', () => {
    const s = board(BUSY.map((at, seat) => [seat, at, [7, 6, 4, 4][seat]] as const));
    expect(points(s, 1)).toEqual([10, 7, 2, 2]);
    expect(points(s, 2)).toEqual([15, 11, 4, 4]);
    expect(points(s, 3)).toEqual([19, 14, 5, 5]);
  });

  it('N-13 A16 behind overseas a player is second: second VP and ships', () => {
    const s = board([[0, 'nagasaki-e', 5]]);
    send(s, 0, SHIPS, 'kyushu', 2);
    expect(points(s, 1)).toEqual([7 + 4, 0, 0, 0]);
  });

  it('N-13 A17 trains alone: no influence, no place, no ships', () => {
    const s = board([[1, 'nagasaki-e', 1]]);
    send(s, 0, TRAINS, 'kyushu', 4);
    send(s, 0, SHIPS, 'kyushu', 2);
    expect(points(s, 1)).toEqual([0, 7, 0, 0]);
  });

  it('N-13 A18 places nobody takes are not given', () => {
    const s = board([
      [0, 'nagasaki-e', 7],
      [0, 'hiroshima-s', 7],
      [0, 'nagasaki-w', 6],
    ]);
    expect(points(s, 3)).toEqual([19, 0, 0, 0]);
    expect(points(board([]), 3)).toEqual([0, 0, 0, 0]);
  });

  it('N-9.6 ships score for first and second place, tied ones by their best place, not for third', () => {
    const s = board(BUSY.map((at, seat) => [seat, at, [7, 6, 6, 3][seat]] as const));
    for (const seat of [0, 1, 2, 3]) send(s, seat, SHIPS, 'kyushu');
    s.seat[0].transportValue[SHIPS] = 3;
    send(s, 0, SHIPS, 'kyushu');
    expect(points(s, 1)).toEqual([10 + 5, 6 + 2, 6 + 2, 0]);
    const third = board(BUSY.map((at, seat) => [seat, at, [7, 6, 5, 3][seat]] as const));
    for (const seat of [2, 3]) send(third, seat, SHIPS, 'kyushu');
    expect(points(third, 1)).toEqual([10, 7, 5, 0]);
  });

  it('N-9.6 ships of other regions do not count here', () => {
    const s = board([[0, 'nagasaki-e', 5]]);
    send(s, 0, SHIPS, 'kanto', 3);
    expect(points(s, 1)).toEqual([7, 0, 0, 0]);
  });

  it('N-9.7 scoring removes nothing from the board', () => {
    const s = board(BUSY.map((at, seat) => [seat, at, 5] as const));
    send(s, 0, SHIPS, 'kyushu', 2);
    send(s, 1, TRAINS, 'kyushu', 2);
    const before = nippon.layout.clone(s);
    points(s, 1);
    expect(nippon.layout.diff(before, s).filter((field) => !field.endsWith('.points'))).toEqual(['scorings']);
  });

  it('N-16.17 a scoring without ships gives at most 22, 34 or 46 a region', () => {
    const values = [1, 2, 3, 4, 5, 6, 7];
    for (const [i, most] of [22, 34, 46].entries()) {
      for (const a of values) {
        for (const b of values) {
          const s = board([
            [0, 'nagasaki-e', a],
            [1, 'hiroshima-s', b],
            [2, 'nagasaki-w', 3],
            [3, 'hiroshima-n', 5],
          ]);
          expect(points(s, i + 1).reduce((x, y) => x + y, 0)).toBeLessThanOrEqual(most);
        }
      }
    }
  });
});
