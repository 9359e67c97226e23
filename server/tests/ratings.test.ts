import { expect, it } from 'vitest';
import { ordinal, rate, UNRATED } from '../ratings/weng-lin.ts';

it('two newcomers: the figures of the paper’s formulas, worked out by hand', () => {
  // σ² + τ² = 69.4444 + 0.0069, β² = 17.3611, c² = 2 (69.4514 + 17.3611), p = 1/2 for both.
  const [winner, loser] = rate([UNRATED, UNRATED], [0, 1]);
  const variance = (25 / 3) ** 2 + (25 / 300) ** 2;
  const c = Math.sqrt(2 * (variance + (25 / 6) ** 2));
  expect(winner.mu).toBeCloseTo(25 + (variance / c) * 0.5, 9);
  expect(loser.mu).toBeCloseTo(25 - (variance / c) * 0.5, 9);
  const delta = (Math.sqrt(variance) / c) * (variance / c ** 2) * 0.25;
  expect(winner.sigma).toBeCloseTo(Math.sqrt(variance * (1 - delta)), 9);
});

it.each([2, 3, 4, 5])('with %i players: better places gain more, a game makes everybody surer, ties are equal', (n) => {
  const places = Array.from({ length: n }, (_, i) => i);
  const after = rate(Array(n).fill(UNRATED), places);
  for (let i = 1; i < n; i++) expect(after[i].mu).toBeLessThan(after[i - 1].mu);
  for (const { sigma } of after) expect(sigma).toBeLessThan(UNRATED.sigma);
  const tied = rate(Array(n).fill(UNRATED), Array(n).fill(0));
  for (const { mu } of tied) expect(mu).toBeCloseTo(25, 9);
});

it('an upset moves more than what was expected, and strength is found from results', () => {
  const strong = { mu: 35, sigma: 3 };
  const weak = { mu: 20, sigma: 3 };
  const expected = rate([strong, weak], [0, 1]);
  const upset = rate([strong, weak], [1, 0]);
  expect(strong.mu - upset[0].mu).toBeGreaterThan(expected[0].mu - strong.mu);
  let beliefs = Array(4).fill(UNRATED);
  for (let game = 0; game < 60; game++) beliefs = rate(beliefs, game % 5 === 0 ? [1, 0, 2, 3] : [0, 1, 2, 3]);
  const order = beliefs.map(ordinal);
  expect(order).toEqual([...order].sort((a, b) => b - a));
});
