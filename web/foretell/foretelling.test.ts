import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Foretold, Refusal } from '#kernel';
import { Foretelling } from './foretelling.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listening(): { told: number[]; foretelling: Foretelling } {
  const told: number[] = [];
  const foretelling = new Foretelling((move) => {
    told.push(move);
    return { complete: true } as Foretold;
  });
  return { told, foretelling };
}

it('what is asked for comes later, in order, and is worked out once', () => {
  const { told, foretelling } = listening();
  const first = foretelling.of(7);
  foretelling.of(8);
  foretelling.of(7);
  expect(first.value).toBeUndefined();
  vi.runAllTimers();
  expect(told).toEqual([7, 8]);
  expect(first.value).toEqual({ complete: true });
  foretelling.now(8);
  expect(told).toEqual([7, 8]);
});

it('what is pointed at comes at once', () => {
  const { told, foretelling } = listening();
  foretelling.of(7);
  foretelling.now(9);
  expect(told).toEqual([9]);
});

it('another position forgets what was foretold, and what was still to come', () => {
  const { told, foretelling } = listening();
  foretelling.of(7);
  foretelling.forget();
  vi.runAllTimers();
  expect(told).toEqual([]);
  foretelling.now(7);
  foretelling.forget();
  foretelling.now(7);
  expect(told).toEqual([7, 7]);
});

it('a line that asks when its choice is none any more keeps nothing from the others', () => {
  const foretelling = new Foretelling((move) => {
    if (move === 7) throw new Refusal('not-your-turn', 'It is not your turn.');
    return { complete: true } as Foretold;
  });
  const gone = foretelling.of(7);
  const stands = foretelling.of(8);
  vi.runAllTimers();
  expect(gone.value).toBeUndefined();
  expect(stands.value).toEqual({ complete: true });
});
