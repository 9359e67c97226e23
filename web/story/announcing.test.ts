import { describe, expect, it } from 'vitest';
import type { LogLine } from '../table/source.ts';
import { untold } from './announcing.ts';

const line = (seat: number): LogLine => ({ seat, move: 0, forced: false, events: [], points: [] });
const log = (...seats: number[]) => seats.map(line);
const ME = { viewer: 0, turn: [0], every: false };
const told = (turns: readonly { seat: number; lines: readonly { index: number }[] }[]) =>
  turns.map(({ seat, lines }) => [seat, ...lines.map(({ index }) => index)]);

describe('announcements', () => {
  it('tell each finished turn of the others once, and never one’s own', () => {
    const first = untold(log(0, 0, 1, 1, 2), 0, ME);
    expect(told(first.turns)).toEqual([
      [1, 2, 3],
      [2, 4],
    ]);
    const second = untold(log(0, 0, 1, 1, 2, 0, 1), first.told, ME);
    expect(told(second.turns)).toEqual([[1, 6]]);
    expect(untold(log(0, 0, 1, 1, 2, 0, 1), second.told, ME).turns).toEqual([]);
  });

  it('wait for the end of a turn in brief', () => {
    const during = untold(log(0, 1, 1), 1, { ...ME, turn: [1] });
    expect(during.turns).toEqual([]);
    expect(told(untold(log(0, 1, 1, 1), during.told, ME).turns)).toEqual([[1, 1, 2, 3]]);
  });

  it('tell every step as it comes where that is wanted', () => {
    const listener = { ...ME, turn: [1], every: true };
    const first = untold(log(0, 1), 1, listener);
    expect(told(first.turns)).toEqual([[1, 1]]);
    expect(told(untold(log(0, 1, 1), first.told, listener).turns)).toEqual([[1, 2]]);
  });

  it('start afresh from what is left when something was taken back', () => {
    const { told: dealt } = untold(log(0, 1, 0, 0), 0, ME);
    const back = untold(log(0, 1), dealt, ME);
    expect(back).toEqual({ turns: [], told: 2 });
  });
});
