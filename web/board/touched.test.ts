import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#kernel';
import type { LogLine } from '../table/source.ts';
import { touched } from './touched.ts';

const moved = (seat: number, to: string): GameEvent => ({
  deed: 'placed',
  kind: 'move',
  seat,
  what: 'boat',
  to,
  clause: 'T-8.1',
});
const line = (seat: number, ...events: GameEvent[]): LogLine => ({ seat, forced: false, events, points: [] });

describe('what was touched', () => {
  const log = [
    line(1, moved(1, 'space:s01')),
    line(0, moved(0, 'space:s02')),
    line(1, moved(1, 'space:s03')),
    line(2, moved(2, 'space:s04'), moved(2, 'hand')),
    line(2, moved(2, 'space:s03')),
  ];

  it('is where the others put something after one’s own last turn, by whoever came last', () => {
    expect([...touched(log, 0)]).toEqual([
      ['space:s03', 2],
      ['space:s04', 2],
    ]);
  });

  it('is the last turn for whoever watches', () => {
    expect([...touched(log, -1)]).toEqual([
      ['space:s04', 2],
      ['space:s03', 2],
    ]);
  });

  it('is nothing once one has acted oneself', () => {
    expect(touched([...log, line(0)], 0).size).toBe(0);
  });
});
