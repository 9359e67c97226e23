import { describe, expect, it } from 'vitest';
import type { LogLine } from '../table/source.ts';
import { type Audible, soundOf } from './heard.ts';
import { SOUNDS } from './set.ts';

const line = (rest: Partial<LogLine> = {}): LogLine => ({ seat: 1, forced: false, events: [], points: [], ...rest });
const at = (log: readonly LogLine[], rest: Partial<Audible> = {}): Audible => ({
  log,
  viewer: 0,
  turn: [1],
  over: false,
  ...rest,
});
const gain = { deed: 'takes', kind: 'gain', what: 'coins', n: 1, clause: 'X-1' } as const;
const scored = { seat: 1, category: 'houses', before: 3, after: 5, known: -1 } as unknown as LogLine['points'][number];

describe('what is heard at a table', () => {
  it('is the end, once', () => {
    expect(soundOf(at([]), at([line()], { over: true }))).toBe('end');
    expect(soundOf(at([line()], { over: true }), at([line()], { over: true }))).toBeUndefined();
  });

  it('is a bell when it is one’s own turn, and nothing while it stays so', () => {
    expect(soundOf(at([]), at([line()], { turn: [0] }))).toBe('turn');
    expect(soundOf(at([line()], { turn: [0] }), at([line()], { turn: [0] }))).toBeUndefined();
    expect(soundOf(at([]), at([line()], { viewer: -1, turn: [0] }))).toBe('place');
  });

  it('is points before gains, gains before a piece that is placed', () => {
    expect(soundOf(at([]), at([line({ points: [scored], events: [{ ...gain, seat: 0 }] })]))).toBe('score');
    expect(soundOf(at([]), at([line({ events: [{ ...gain, seat: 0 }] })]))).toBe('gain');
    expect(soundOf(at([]), at([line({ events: [{ ...gain, seat: 1 }] })]))).toBe('place');
  });

  it('is silence when something is taken back', () => {
    expect(soundOf(at([line(), line()]), at([line()]))).toBeUndefined();
  });

  it('is quiet and short, all of it', () => {
    for (const tones of Object.values(SOUNDS)) {
      for (const { at, lasts, level, hz } of tones) {
        expect(level).toBeLessThanOrEqual(0.12);
        expect(at + lasts).toBeLessThanOrEqual(2.5);
        expect(hz).toBeGreaterThan(100);
      }
    }
  });
});
