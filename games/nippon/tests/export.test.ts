import { NOT_NOW } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { MONEY } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { goodsOf, stock, takeFrom } from './kit.ts';

const exporting = (goods: Record<string, number>) => {
  const t = scene(nippon, 2).stage(0, STEPS.export);
  stock(t.s, 0, goods);
  return { t, s: t.s, me: t.s.seat[0] };
};
const contracts = (t: ReturnType<typeof exporting>['t']) => t.legalTo('fulfil').map((move) => move.split(' ')[1]);

describe('N-6.8 Export', () => {
  it('N-6.8.1 a different good for each number of the pattern', () => {
    expect(contracts(exporting({ silk: 2 }).t)).toEqual(['c1']);
    expect(contracts(exporting({ silk: 4 }).t)).toEqual(['c1', 'c2']);
    expect(contracts(exporting({ silk: 1, paper: 1, bento: 1 }).t)).toEqual(['c4']);
    expect(contracts(exporting({ silk: 3, paper: 2 }).t)).toEqual(['c1', 'c2', 'c3', 'c6']);
    expect(contracts(exporting({ silk: 2, paper: 2, bento: 1, lenses: 1 }).t)).toEqual([
      'c1',
      'c3',
      'c4',
      'c5',
      'c7',
      'c8',
    ]);
    expect(exporting({ silk: 4 }).t.why('fulfil c3')).toBe('N-6.8.1 kinds');
  });

  it('N-6.8.1 the player chooses the goods, all at once and without part payments', () => {
    const { t, s } = exporting({ silk: 2, paper: 3, bento: 1 });
    t.play('fulfil c3');
    expect(t.step()).toBe('exportGoods');
    expect(t.legal()).toEqual(['deliver silk', 'deliver paper']);
    expect(t.why('deliver bento')).toBe('N-6.8.1 few');
    expect(t.why('stop')).toBe(NOT_NOW);
    t.play('deliver paper');
    expect(t.why('deliver paper')).toBe('N-6.8.1 different');
    expect(t.legal()).toEqual(['deliver silk', 'deliver bento']);
    t.play('deliver bento');
    expect(['silk', 'paper', 'bento'].map((good) => goodsOf(s, 0, good))).toEqual([2, 1, 0]);
  });

  it('N-6.8.1 the numbers of a pattern are served one after another, the largest first', () => {
    const { t, s } = exporting({ silk: 4, paper: 3, bento: 2 });
    t.play('fulfil c6');
    expect(t.legal()).toEqual(['deliver silk', 'deliver paper']);
    t.play('deliver silk', 'deliver bento');
    expect(['silk', 'paper', 'bento'].map((good) => goodsOf(s, 0, good))).toEqual([1, 3, 0]);
    const { t: other } = exporting({ silk: 3, paper: 1 });
    expect(other.why('fulfil c6')).toBe('N-6.8.1 goods');
  });

  it('N-6.8.2 the bonus, then the Money steps, and the contract is face down', () => {
    const yen = exporting({ silk: 2, paper: 1 });
    yen.t.play('fulfil c3');
    expect([yen.me.yen, yen.me.tracks[MONEY], yen.me.fulfilled[2]]).toEqual([22, 3, 1]);
    const vp = exporting({ silk: 3, paper: 2 });
    const before = nippon.score(vp.s, 0);
    vp.t.play('fulfil c6');
    expect([nippon.score(vp.s, 0) - before, vp.me.yen, vp.me.tracks[MONEY]]).toEqual([12, 12, 1]);
  });

  it('N-6.8.2 every contract pays what it shows', () => {
    const paid = Array.from({ length: 8 }, (_, contract) => {
      const { t, s, me } = exporting({ silk: 4, paper: 4, bento: 4, lenses: 4 });
      const before = nippon.score(s, 0);
      t.play(`fulfil c${contract + 1}`);
      for (const good of ['silk', 'paper', 'bento', 'lenses'])
        if (t.step() === 'exportGoods') t.play(`deliver ${good}`);
      return [me.yen - 12, nippon.score(s, 0) - before, me.tracks[MONEY]];
    });
    expect(paid).toEqual([
      [10, 0, 1],
      [0, 10, 1],
      [10, 0, 3],
      [0, 9, 2],
      [0, 12, 1],
      [0, 12, 1],
      [0, 17, 0],
      [0, 26, 0],
    ]);
  });

  it('N-6.8.3 up to three in the action', () => {
    const { t, me } = exporting({ silk: 4, paper: 4, bento: 4, lenses: 4 });
    t.play('fulfil c1', 'deliver silk', 'fulfil c2', 'deliver paper');
    expect(t.why('stop')).toBeUndefined();
    t.play('fulfil c3', 'deliver bento', 'deliver lenses');
    expect(Array.from(me.fulfilled)).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
    expect(t.turn()).toBe(-1);
  });

  it('N-6.8.3 each contract once a game', () => {
    const t = scene(nippon, 2).stage(0, STEPS.turnStart);
    stock(t.s, 0, { silk: 4 });
    t.play(takeFrom(t, 2), 'act export', 'fulfil c1');
    expect(t.step()).toBe('turnStart');
    t.stage(0, STEPS.export);
    stock(t.s, 0, { silk: 4 });
    expect(t.why('fulfil c1')).toBe('N-6.8.3');
  });

  it('N-13 A42 the bonus is there before the next contract is chosen', () => {
    const { t, me } = exporting({ silk: 4, paper: 2 });
    me.yen = 0;
    t.play('fulfil c1', 'deliver silk');
    expect([t.step(), me.yen, me.tracks[MONEY]]).toEqual(['export', 10, 1]);
    t.play('fulfil c3', 'deliver silk');
    expect([me.yen, me.tracks[MONEY]]).toEqual([20, 4]);
  });
});
