import { gameById } from '#games';
import { rngFrom } from '#kernel';
import { interleaved, microseconds } from './measure.ts';

/**
 * The trial behind the state layout: a slice of Nippon both ways. Plain objects with number arrays and a copy written
 * for the shape, against the named layout over one typed array.
 */

interface PlainSeat {
  yen: number;
  coal: number;
  goods: number[];
  [field: string]: number | number[];
}

interface PlainState {
  bag: number[];
  slots: number[];
  seat: PlainSeat[];
  [field: string]: unknown;
}

const GOOD = 0;
const COAL = 2;
const STORAGE = 4;

export function layoutTrial(): Record<string, number> {
  const game = gameById('nippon');
  const typed = game.setup(4, {}, rngFrom('layouts'));
  const spare = game.layout.create(4);
  const plain = game.layout.toJSON(typed) as unknown as PlainState;
  const typedSeat = (typed.seat as unknown as { coal: number; goods: Int16Array }[])[0];

  return interleaved({
    'plain objects: copy, µs': () => microseconds(() => void copyPlain(plain)),
    'plain objects: structuredClone, µs': () => microseconds(() => void structuredClone(plain), 2_000),
    'typed array: copy into a pooled state, µs': () => microseconds(() => void game.layout.copy(typed, spare), 200_000),
    'typed array: copy into a new state, µs': () => microseconds(() => void game.layout.clone(typed), 5_000),
    'plain objects: run a factory, µs': () => microseconds(() => runFactory(plain.seat[0]), 500_000),
    'typed array: run a factory, µs': () => microseconds(() => runFactory(typedSeat), 500_000),
    'plain objects: compare as JSON text, µs': () => microseconds(() => void (JSON.stringify(plain) === ''), 5_000),
    'typed array: compare, µs': () => microseconds(() => void game.layout.equal(typed, spare), 100_000),
    'typed array: hash, µs': () => microseconds(() => void game.layout.hash(typed), 20_000),
  });
}

/** N-6.3.1, and back again so that it can be repeated. */
function runFactory(me: { coal: number; goods: { [i: number]: number } }): void {
  me.coal += COAL;
  me.coal -= COAL;
  me.goods[GOOD] = Math.min(STORAGE, me.goods[GOOD] + 2);
  if (me.goods[GOOD] === STORAGE) me.goods[GOOD] = 0;
}

function copyPlain(s: PlainState): PlainState {
  const copy = { ...s };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value) && typeof value[0] === 'number') copy[key] = value.slice();
  }
  copy.seat = s.seat.map((me) => {
    const mine = { ...me };
    for (const key in mine) {
      const value = mine[key];
      if (typeof value !== 'number') mine[key] = value.slice();
    }
    return mine;
  });
  return copy;
}
