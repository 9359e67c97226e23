import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { GOOD } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { own, watch } from './kit.ts';

const improving = (yen = 15) => {
  const t = scene(nippon, 2).stage(0, STEPS.machinery, 0, 3);
  t.s.seat[0].yen = yen;
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('N-6.2 Machinery', () => {
  it('N-6.2.1 5,000 Yen each: install, then upgrade', () => {
    const { t, s, me } = improving();
    own(s, 0, 'silk-a');
    own(s, 0, 'bento-a', { machine: 1 });
    t.play('improve silk');
    expect([me.yen, me.machine[GOOD.silk], me.machine[GOOD.bento]]).toEqual([10, 1, 1]);
    t.play('improve bento');
    expect([me.yen, me.machine[GOOD.bento]]).toEqual([5, 2]);
    expect(t.legal()).toEqual(['improve silk', 'stop']);
  });

  it('N-6.2.1 N-13 A37 with bulbs-d 2,000 for the first, 5,000 for each further one', () => {
    const { t, s, me } = improving();
    own(s, 0, 'bulbs-d');
    t.play('improve bulbs');
    expect(me.yen).toBe(13);
    t.play('improve bulbs');
    expect(me.yen).toBe(8);
    t.play('spare');
    expect([me.yen, me.spareMachines]).toEqual([3, 1]);
  });

  it('N-6.2.1 what cannot be improved or paid', () => {
    const { t, s, me } = improving(5);
    own(s, 0, 'silk-a', { machine: 2 });
    own(s, 0, 'paper-a');
    expect(t.why('improve silk')).toBe('N-6.2.1 full');
    expect(t.why('improve clocks')).toBe('N-6.2.1 none');
    me.yen = 4;
    expect(t.why('improve paper')).toBe('N-5.6 yen');
  });

  it('N-6.2.2 N-13 A26 the machine goes to a factory while one has room', () => {
    const { t, s, me } = improving();
    own(s, 0, 'silk-a', { machine: 1 });
    expect(t.why('spare')).toBe('N-6.2.2');
    expect(t.legal()).toEqual(['improve silk']);
    t.play('improve silk');
    expect([me.machine[GOOD.silk], me.yen, me.spareMachines]).toEqual([2, 10, 0]);
    expect(t.legal()).toEqual(['spare', 'stop']);
  });

  it('N-6.2.2 a machine installed in this action may be upgraded in it', () => {
    const { t, s, me } = improving();
    own(s, 0, 'silk-a');
    own(s, 0, 'paper-a');
    t.play('improve paper', 'improve paper');
    expect([me.machine[GOOD.paper], me.machine[GOOD.silk]]).toEqual([2, 0]);
    expect(t.why('improve paper')).toBe('N-6.2.1 full');
  });

  it('N-6.2.2 an installed machine is never removed', () => {
    watch(2, 'machines', ({ before, after }) => {
      for (const seat of [0, 1]) {
        for (const [good, machine] of before.seat[seat].machine.entries()) {
          expect(after.seat[seat].machine[good]).toBeGreaterThanOrEqual(machine);
        }
      }
    });
  });

  it('N-6.2.3 N-13 A27 without a factory all tiles go to the supply, which has no limit', () => {
    const { t, me } = improving();
    me.spareMachines = 10;
    expect(t.legal()).toEqual(['spare']);
    t.play('spare', 'spare', 'spare');
    expect([me.spareMachines, me.yen]).toEqual([13, 0]);
  });
});
