import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { rngFrom } from '#kernel';
import { folderOf } from '#library';
import { TurnBeam } from '../beam.ts';
import { netsOnDisk } from '../node/nets.ts';
import { judgeFor } from '../trained.ts';
import { Comparison } from '../training/comparison.ts';
import { positions } from './positions.ts';

netsOnDisk(folderOf);

const SETTINGS = { compared: 1, rivals: 6, looks: 3, ahead: 2 };

describe('turns compared in training', () => {
  const game = gameById('machi');
  const judge = judgeFor(game, 2)!;

  const samplesOf = (s: Parameters<typeof game.conceal>[0], seat: number, luck: string) => {
    const beam = new TurnBeam(game, 2, judge, { width: 4, advice: 30 });
    const world = game.imagine(game.conceal(s, seat), seat, rngFrom(luck));
    return new Comparison(game, 2, judge, beam, SETTINGS).samples(world, seat, rngFrom('worlds'));
  };

  it('are shares of the win and margins, the same for the same luck, whatever the truth is', () => {
    let samples = 0;
    for (const { s, seat } of positions(game, 2, 'shares', 12, 4)) {
      const found = samplesOf(s, seat, 'one');
      const other = game.imagine(game.conceal(s, seat), seat, rngFrom('another truth'));
      expect(samplesOf(other, seat, 'one')).toEqual(found);
      for (const { win, margin, points } of found) {
        expect(win[0] + win[1]).toBeCloseTo(1, 6);
        expect(Math.max(...margin.map(Math.abs))).toBeLessThanOrEqual(1);
        expect(points).toHaveLength(0);
        samples++;
      }
    }
    expect(samples).toBeGreaterThan(20);
  });
});
