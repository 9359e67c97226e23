import { describe, expect, it } from 'vitest';
import { type Options, Refusal } from '#kernel';
import { defineState, list, num, nums, unseen } from '../layout.ts';
import { defineReadings } from '../readings.ts';
import { defineSteps } from '../step.ts';

const steps = defineSteps({ turn: { clause: 'X-1' } });
const fields = { steps, maxSeats: 2, table: { stones: num(0, 99), row: nums(5, -1, 9) }, seat: { coins: num(0, 99) } };
const before = defineState(fields);
const after = defineState({ ...fields, added: { readings: num(0, 7), marks: nums(9, 0, 3) } });

describe('fields that were added to a layout', () => {
  const old = before.create(2);
  const s = after.create(2);
  for (const each of [old, s]) {
    each.stones = 12;
    each.row.set([1, 2, 3, 4, 5]);
    each.seat[1].coins = 7;
  }

  it('leave hash and JSON of a position that does not use them as they were', () => {
    expect(after.hash(s)).toBe(before.hash(old));
    expect(after.toJSON(s)).toEqual(before.toJSON(old));
    expect(after.equal(after.fromJSON(before.toJSON(old)), s)).toBe(true);
  });

  it('count as soon as they are used', () => {
    const hashes = new Set([after.hash(s)]);
    for (const use of [
      () => (s.readings = 1),
      () => (s.readings = 2),
      () => (s.marks[8] = 1),
      () => (s.marks[0] = 1),
    ]) {
      const copy = after.clone(s);
      use();
      expect(after.equal(copy, s)).toBe(false);
      expect(after.equal(after.fromJSON(after.toJSON(s)), s)).toBe(true);
      hashes.add(after.hash(s));
    }
    expect(hashes.size).toBe(5);
    expect(after.diff(s, after.fromJSON(before.toJSON(old)))).toEqual(['readings', 'marks']);
    expect(after.toJSON(s)).toMatchObject({ readings: 2, marks: [1, 0, 0, 0, 0, 0, 0, 0, 1] });
  });

  it('are refused outside their range, and where they could not start at nothing', () => {
    expect(() => after.fromJSON({ ...before.toJSON(old), readings: 8 })).toThrow(Refusal);
    for (const field of [num(1, 2), list(3, 0, 1), unseen(num(0, 1))])
      expect(() => defineState({ ...fields, added: { bad: field } })).toThrow('bad: what is added');
    expect(() => defineState({ ...fields, added: { stones: num(0, 1) } })).toThrow('stones');
  });
});

describe('readings', () => {
  const readings = defineReadings({
    harvest: { values: ['whole', 'mayStop'], clause: 'X-2' },
    pairs: { values: ['no', 'yes'], clause: 'X-3', seats: [2, 2] },
  });

  it('are options, and bits of a number', () => {
    expect(readings.options).toEqual([
      { id: 'harvest', values: ['whole', 'mayStop'], clause: 'X-2' },
      { id: 'pairs', values: ['no', 'yes'], clause: 'X-3', seats: [2, 2] },
    ]);
    expect([readings.bit, readings.all]).toEqual([{ harvest: 1, pairs: 2 }, 3]);
    const tables: Options[] = [{}, { harvest: 'whole' }, { harvest: 'mayStop' }, { harvest: 'mayStop', pairs: 'yes' }];
    expect(tables.map((each) => readings.chosen(each))).toEqual([0, 0, 1, 3]);
  });
});
