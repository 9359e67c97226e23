import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { GOOD } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { goodsOf, lay, own, stock } from './kit.ts';

const producing = (coal: number) => {
  const t = scene(nippon, 2).stage(0, STEPS.produce);
  t.s.seat[0].coal = coal;
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('N-6.3 Produce', () => {
  it('N-6.3.1 a run costs the coal of the factory and makes 1 + machine goods', () => {
    const { t, s, me } = producing(9);
    own(s, 0, 'silk-a');
    own(s, 0, 'bento-c', { machine: 1 });
    own(s, 0, 'clocks-c', { machine: 2 });
    t.play('run silk');
    expect([me.coal, goodsOf(s, 0, 'silk')]).toEqual([7, 1]);
    t.play('run bento');
    expect([me.coal, goodsOf(s, 0, 'bento')]).toEqual([4, 2]);
    t.play('run clocks');
    expect([me.coal, goodsOf(s, 0, 'clocks')]).toEqual([0, 3]);
  });

  it('N-6.3.1 up to three different factories, none of them twice', () => {
    const { t, s, me } = producing(20);
    for (const tile of ['silk-a', 'paper-a', 'lenses-b', 'bulbs-b']) own(s, 0, tile);
    t.play('run silk');
    expect(t.why('run silk')).toBe('N-6.3.1 ran');
    expect(t.why('run clocks')).toBe('N-6.3.1 none');
    t.play('run paper', 'run lenses');
    expect(t.turn()).toBe(-1);
    expect([me.coal, goodsOf(s, 0, 'bulbs')]).toEqual([13, 0]);
  });

  it('N-6.3.1 N-13 A40 what does not fit is lost; one free storage slot is enough', () => {
    const { t, s, me } = producing(4);
    own(s, 0, 'silk-a', { goods: 3, machine: 2 });
    own(s, 0, 'paper-a', { goods: 4 });
    expect(t.why('run paper')).toBe('N-6.3.1 full');
    t.play('run silk');
    expect([me.coal, goodsOf(s, 0, 'silk')]).toEqual([2, 4]);
  });

  it('N-6.3.1 a factory whose coal is missing cannot run', () => {
    const { t, s } = producing(3);
    own(s, 0, 'clocks-d');
    own(s, 0, 'bulbs-a');
    expect(t.why('run clocks')).toBe('N-5.6 coal');
    expect(t.why('run bulbs')).toBeUndefined();
  });

  it('N-6.3.2 coal comes from the Budget only, also coal gained earlier', () => {
    const { t, s, me } = producing(0);
    own(s, 0, 'silk-d');
    expect(t.why('run silk')).toBe('N-5.6 coal');
    me.tracks[1] = 9;
    expect(t.why('run silk')).toBe('N-5.6 coal');
    stock(s, 0, { paper: 1 });
    lay(s, 'nagasaki', 't1');
    t.stage(0, STEPS.market).play('supply nagasaki-e');
    expect(me.coal).toBe(2);
    t.stage(0, STEPS.produce).play('run silk');
    expect([me.coal, me.goods[GOOD.silk]]).toEqual([0, 1]);
  });
});
