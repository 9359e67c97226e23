import { NONE } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { FACTORY, GOOD, KNOWLEDGE } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { own, takeFrom, watch } from './kit.ts';

const investing = () => {
  const t = scene(nippon, 2).stage(0, STEPS.invest);
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('N-6.1 Invest', () => {
  it('N-6.1.1 any tile beside the board, of a good without an own factory', () => {
    const { t, s, me } = investing();
    me.tracks[KNOWLEDGE] = 9;
    expect(t.legalTo('build')).toHaveLength(24);
    own(s, 0, 'silk-a');
    own(s, 1, 'paper-c');
    expect(t.legalTo('build')).toHaveLength(19);
    expect(t.why('build silk-b')).toBe('N-6.1.1');
    expect(t.why('build paper-c')).toBe('N-4.4');
    expect(t.why('build paper-a')).toBeUndefined();
  });

  it('N-6.1.2 6,000 Yen, and blueprints for the Knowledge that is missing', () => {
    const { t, s, me } = investing();
    me.tracks[KNOWLEDGE] = 3;
    me.blueprints = 4;
    t.play('build clocks-a');
    expect([me.yen, me.blueprints, me.tracks[KNOWLEDGE]]).toEqual([6, 1, 3]);
    t.stage(0, STEPS.invest).play('build silk-b');
    expect([me.yen, me.blueprints]).toEqual([0, 1]);
    expect(s.factoryOwner[FACTORY['silk-b']]).toBe(0);
  });

  it('N-6.1.2 too few blueprints or Yen', () => {
    const { t, me } = investing();
    expect(t.why('build silk-a')).toBeUndefined();
    expect(t.why('build bento-a')).toBe('N-6.1.2');
    me.blueprints = 2;
    expect(t.why('build bento-a')).toBe('N-6.1.2');
    me.blueprints = 3;
    expect(t.why('build bento-a')).toBeUndefined();
    expect(t.why('build bulbs-a')).toBe('N-6.1.2');
    me.yen = 5;
    expect(t.why('build silk-a')).toBe('N-5.6 yen');
  });

  it('N-6.1.3 the new factory has an empty storage and no machine', () => {
    const { t, me } = investing();
    t.play('build paper-a');
    expect(me.factory[GOOD.paper]).toBe(FACTORY['paper-a']);
    expect([me.goods[GOOD.paper], me.machine[GOOD.paper]]).toEqual([0, 0]);
  });

  it('N-6.1.4 machines in the supply must be installed, at most two', () => {
    for (const [spares, machine, left] of [
      [0, 0, 0],
      [1, 1, 0],
      [2, 2, 0],
      [5, 2, 3],
    ]) {
      const { t, me } = investing();
      me.spareMachines = spares;
      t.play('build silk-a');
      expect([me.machine[GOOD.silk], me.spareMachines]).toEqual([machine, left]);
    }
  });

  it('N-6.1.5 N-13 A8 machines first, then the once effect', () => {
    const { t, s, me } = investing();
    me.tracks[KNOWLEDGE] = 8;
    me.spareMachines = 2;
    own(s, 0, 'silk-a', { machine: 2 });
    own(s, 0, 'paper-a');
    t.play('build bulbs-b');
    expect([me.machine[GOOD.bulbs], me.spareMachines]).toEqual([2, 0]);
    expect(t.legal()).toEqual(['improve paper', 'stop']);
    t.play('improve paper', 'improve paper');
    expect(me.machine[GOOD.paper]).toBe(2);
  });

  it('N-6.1.5 an ongoing effect works from now on', () => {
    const t = scene(nippon, 2).stage(0, STEPS.turnStart);
    t.play(takeFrom(t, 2), 'build silk-a');
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect(t.s.seat[0].yen).toBe(14 - 3);
  });

  it('N-6.1.6 a factory is never lost, moved or sold', () => {
    watch(3, 'kept', ({ before, after }) => {
      for (const [tile, owner] of before.factoryOwner.entries()) {
        if (owner !== NONE) expect(after.factoryOwner[tile]).toBe(owner);
      }
    });
  });
});
