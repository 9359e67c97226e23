import { expect, it } from 'vitest';
import { gameById } from '#games';
import { Refusal, Table } from '#kernel';
import { tableOptions } from '../options.ts';

it('options of a table are said as id=value, and what the rules do not know is refused', () => {
  const machi = gameById('machi');
  const options = tableOptions(machi, ['years=6', 'outside=stay']);
  expect(options).toEqual({ years: 6, outside: 'stay' });
  expect(Table.open(machi, { seats: 2, seed: 'terminal', options }).options).toEqual(options);
  for (const wrong of ['years=7', 'outside', 'weather=fine']) {
    const chosen = tableOptions(machi, [wrong]);
    expect(() => Table.open(machi, { seats: 2, seed: 'terminal', options: chosen })).toThrow(Refusal);
  }
});
