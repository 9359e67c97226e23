import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { rngFrom } from '#kernel';
import { folderOf } from '#library';
import { WIN_WEIGHT } from '../evaluator.ts';
import { netsOnDisk } from '../node/nets.ts';
import { judgeFor } from '../trained.ts';
import { believe, Teacher } from '../training/teacher.ts';
import { positions } from './positions.ts';

netsOnDisk(folderOf);

const SETTINGS = { searched: 1, simulations: 24, believed: 0.5, width: 4, advice: 30, worlds: 4 };

describe('a teacher that searches in training', () => {
  it('moves an opinion to what was found, shares of the win still adding up to 1', () => {
    const opinion = { win: Float64Array.of(0.5, 0.3, 0.2), margin: Float64Array.of(0.1, -0.1, -0.3) };
    const expected = opinion.win.map((win, i) => WIN_WEIGHT * win + (1 - WIN_WEIGHT) * (0.5 + 0.5 * opinion.margin[i]));
    believe(opinion, [expected[0] + 0.1, expected[1] - 0.06, expected[2] - 0.04]);
    expect([...opinion.win].map((win) => win.toFixed(3))).toEqual(['0.600', '0.240', '0.160']);
    expect([...opinion.margin].map((margin) => margin.toFixed(2))).toEqual(['0.30', '-0.22', '-0.38']);
  });

  it('never says more than a sure win or a sure defeat', () => {
    const opinion = { win: Float64Array.of(0.9, 0.1), margin: Float64Array.of(0.8, -0.8) };
    believe(opinion, [1, 0]);
    expect([...opinion.win, ...opinion.margin].map((n) => n.toFixed(6))).toEqual([
      '1.000000',
      '0.000000',
      '1.000000',
      '-1.000000',
    ]);
  });

  for (const [id, seats] of [
    ['machi', 2],
    ['yokohama', 3],
  ] as const) {
    it(`${id}: finds the same for the same luck, whatever the truth is, and learns from turns that are not played`, () => {
      const game = gameById(id);
      const teacher = new Teacher(game, seats, judgeFor(game, seats)!, SETTINGS);
      let samples = 0;
      for (const { s, seat } of positions(game, seats, 'taught', 6, 8)) {
        const view = game.conceal(s, seat);
        const found = teacher.turns(view, seat, rngFrom('one'));
        const other = game.imagine(view, seat, rngFrom('another truth'));
        expect(teacher.turns(game.conceal(other, seat), seat, rngFrom('one'))).toEqual(found);
        const world = game.imagine(view, seat, rngFrom('world'));
        for (const { win, margin, points } of teacher.samples(world, seat, found, found[0])) {
          expect(win.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
          expect(Math.max(...margin.map(Math.abs))).toBeLessThanOrEqual(1);
          expect(points).toHaveLength(0);
          samples++;
        }
      }
      expect(samples).toBeGreaterThan(2);
    });
  }
});
