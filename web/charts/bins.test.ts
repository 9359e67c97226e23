import { expect, it } from 'vitest';
import { binned, scaleOf } from './bins.ts';

const counted = (...values: readonly number[]) => values.map((value) => ({ value, n: 1 }));

it('puts a part in the bins of the whole, however much narrower it is', () => {
  const bins = binned([counted(3, 12, 38, 44, 57, 75), counted(44, 57, 75)]);
  for (const { shares } of bins) expect(shares[1] > 0 && shares[0] === 0).toBe(false);
  expect(bins.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  expect(bins[4]).toEqual({ from: 40, label: '40–49', shares: [1 / 6, 1 / 3] });
  for (const row of [0, 1]) expect(bins.reduce((sum, { shares }) => sum + shares[row], 0)).toBeCloseTo(1);
});

it('leaves no value out between the first and the last', () => {
  expect(binned([counted(5, 6, 9, 11, 13)]).map(({ label }) => label)).toEqual([
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
  ]);
  expect(binned([counted(-3, 20)]).map(({ from }) => from)).toEqual([-4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
});

it('has no bars where nothing was counted, and none of a row without counts', () => {
  expect(binned([[], []])).toEqual([]);
  expect(binned([counted(2), []])).toEqual([{ from: 2, label: '2', shares: [1, 0] }]);
});

it('a scale of shares goes from nothing beyond the highest in even steps', () => {
  expect(scaleOf(0.37).map((share) => Math.round(100 * share))).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf(0.2).map((share) => Math.round(100 * share))).toEqual([0, 5, 10, 15, 20]);
  expect(scaleOf(1).map((share) => Math.round(100 * share))).toEqual([0, 20, 40, 60, 80, 100]);
  expect(scaleOf(0)).toEqual([0, 0.01]);
});
