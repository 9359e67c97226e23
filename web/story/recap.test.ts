import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { DeedLine, Passage, TurnTold } from '#kernel';
import type { LogLine, Position, TableSource } from '../table/source.ts';
import { Recap } from './recap.ts';

const deed = (seat: number, at: number): DeedLine => ({
  kind: 'deed',
  seat,
  at,
  events: [{ kind: 'move', seat, clause: 'X-1' }],
  clause: 'X-1',
  forced: false,
});

/** A turn with one deed a line of the history. */
const turn = (seat: number, from: number, to: number): TurnTold => ({
  kind: 'turn',
  seat,
  from,
  to,
  headline: [],
  lines: Array.from({ length: to - from + 1 }, (_, i) => deed(seat, from + i)),
  points: 0,
});

const lines = (...seats: number[]): LogLine[] => seats.map((seat) => ({ seat, forced: false, events: [], points: [] }));

/** Seat 0 has played, then seat 1 twice and seat 2 once, and it is the turn of seat 0 again. */
function opened() {
  const position = signal({ log: lines(0, 1, 1, 2), viewer: 0, turn: [0], view: { seats: 3 } } as unknown as Position);
  const passages = signal<readonly Passage[]>([turn(0, 0, 0), turn(1, 1, 2), turn(2, 3, 3)]);
  const source = { position, choose: () => undefined } as unknown as TableSource;
  return { position, passages, recap: new Recap(source, { passages, chapter: () => '' }, () => 100) };
}

describe('the recap', () => {
  it('has a card for each of the others, in the order in which they played', () => {
    expect(opened().recap.cards.value.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('is stepped through deed by deed, through all the turns and back', () => {
    const { recap } = opened();
    const shown = () => [recap.frame.value?.turn.seat, recap.frame.value?.n];
    recap.on();
    expect(shown()).toEqual([1, 1]);
    recap.on();
    recap.on();
    expect(shown()).toEqual([2, 1]);
    recap.on();
    expect(shown()).toEqual([2, 1]);
    recap.back();
    expect(shown()).toEqual([1, 2]);
    recap.next();
    expect(shown()).toEqual([2, 1]);
    recap.next();
    expect(shown()).toEqual([1, 1]);
  });

  it('plays by itself to the end, and begins again from there', () => {
    vi.useFakeTimers();
    const { recap } = opened();
    recap.play();
    vi.advanceTimersByTime(100);
    expect(recap.at.value).toBe(1);
    recap.play();
    vi.advanceTimersByTime(500);
    expect(recap.at.value).toBe(1);
    recap.play();
    vi.advanceTimersByTime(500);
    expect([recap.at.value, recap.playing.value]).toEqual([2, false]);
    recap.play();
    expect(recap.at.value).toBe(0);
    recap.close();
    vi.useRealTimers();
  });

  it('lets go of the board with the first choice of one’s own, and is still told', () => {
    const { recap, position, passages } = opened();
    recap.choose(recap.turns.value[0]);
    expect(recap.at.value).toBe(0);
    passages.value = [...passages.value, turn(0, 4, 4)];
    position.value = { ...position.value, log: lines(0, 1, 1, 2, 0) };
    expect(recap.at.value).toBe(-1);
    expect(recap.cards.value).toHaveLength(2);
    position.value = { ...position.value, turn: [1] };
    expect(recap.cards.value).toEqual([]);
  });

  it('tells a turn in which the reader acted too, as in a duel, and counts what the others did since', () => {
    const { position, passages, recap } = opened();
    position.value = { ...position.value, log: lines(0, 1, 0, 1, 0, 1), turn: [0] };
    passages.value = [turn(0, 0, 0), turn(1, 1, 5)];
    expect(recap.cards.value.map(({ seat }) => seat)).toEqual([1]);
    expect(recap.linesIn(turn(1, 1, 5))).toBe(1);
    passages.value = [turn(0, 0, 5)];
    expect(recap.turns.value.map(({ seat }) => seat)).toEqual([0]);
  });
});
