import { describe, expect, it } from 'vitest';
import type { LogLine } from '../table/source.ts';
import { since } from './turns.ts';

const line = (seat: number, forced = false): LogLine => ({ seat, forced, events: [], points: [] });
const log = (...seats: number[]) => seats.map((seat) => line(seat));
const seats = (lines: readonly LogLine[], asked: boolean) =>
  since(lines, { viewer: 0, asked }).map(({ seat, lines: own }) => [seat, ...own.map(({ index }) => index)]);

describe('what the others did since one’s last turn', () => {
  it('is everything after it while they play', () => {
    expect(seats(log(0, 1, 1, 2), false)).toEqual([
      [1, 1, 2],
      [2, 3],
    ]);
  });

  it('stays while one plays oneself, and is gone when that turn is over', () => {
    expect(seats(log(0, 1, 1, 2, 0, 0), true)).toEqual([
      [1, 1, 2],
      [2, 3],
    ]);
    expect(seats(log(0, 1, 1, 2, 0, 0), false)).toEqual([]);
  });

  it('goes on past what one was forced to do in between', () => {
    expect(seats([...log(0, 1), line(0, true), ...log(2)], false)).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('is nothing before anybody else has played', () => {
    expect(seats(log(0, 0), true)).toEqual([]);
    expect(seats([], true)).toEqual([]);
  });
});
