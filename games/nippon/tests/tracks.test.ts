import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { COAL, KNOWLEDGE } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { own } from './kit.ts';

const climbing = (step: (typeof STEPS)['knowledge' | 'mines'], yen = 12) => {
  const t = scene(nippon, 2).stage(0, step);
  t.s.seat[0].yen = yen;
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('N-6.4 Knowledge', () => {
  it('N-6.4.1 1, 2 or 3 steps for 1,000, 3,000 or 6,000 Yen', () => {
    for (const [steps, left] of [
      [1, 11],
      [2, 9],
      [3, 6],
    ]) {
      const { t, me } = climbing(STEPS.knowledge);
      t.play(`climb ${steps}`);
      expect([me.tracks[KNOWLEDGE], me.yen]).toEqual([steps, left]);
    }
  });

  it('N-6.4.1 what the Yen allow, chosen at once', () => {
    const { t } = climbing(STEPS.knowledge, 5);
    expect(t.legal()).toEqual(['climb 1', 'climb 2']);
    expect(t.why('climb 3')).toBe('N-5.6 yen');
    t.play('climb 1');
    expect(t.turn()).toBe(-1);
  });

  it('N-6.4.1 with paper-b 0, 2,000 or 4,000', () => {
    for (const [steps, left] of [
      [1, 4],
      [2, 2],
      [3, 0],
    ]) {
      const { t, s, me } = climbing(STEPS.knowledge, 4);
      own(s, 0, 'paper-b');
      t.play(`climb ${steps}`);
      expect([me.tracks[KNOWLEDGE], me.yen]).toEqual([steps, left]);
    }
  });

  it('N-6.4.2 N-13 A4 not more steps than are left', () => {
    const { t, me } = climbing(STEPS.knowledge);
    me.tracks[KNOWLEDGE] = 7;
    expect(t.legal()).toEqual(['climb 1', 'climb 2']);
    expect(t.why('climb 3')).toBe('N-6.4.2');
  });

  it('N-6.4.3 with paper-a one step more, free', () => {
    const { t, s, me } = climbing(STEPS.knowledge);
    own(s, 0, 'paper-a');
    t.play('climb 2');
    expect([me.tracks[KNOWLEDGE], me.yen]).toEqual([3, 9]);
  });

  it('N-6.4.3 N-13 A5 the extra step is lost at the top', () => {
    const { t, s, me } = climbing(STEPS.knowledge);
    own(s, 0, 'paper-a');
    me.tracks[KNOWLEDGE] = 7;
    t.play('climb 2');
    expect([me.tracks[KNOWLEDGE], me.yen]).toEqual([9, 9]);
    t.stage(0, STEPS.chooseAction, 0);
    expect(t.why('act knowledge')).toBe('N-6.4.2 top');
  });

  it('N-13 A38 paper-b and bento-b: one step is feasible with 0 Yen', () => {
    for (const [tile, slot, action] of [
      ['paper-b', 0, 'knowledge'],
      ['bento-b', 2, 'mines'],
    ] as const) {
      const { t, s, me } = climbing(STEPS.knowledge, 0);
      t.stage(0, STEPS.chooseAction, slot);
      expect(t.why(`act ${action}`)).toBe('N-5.6 yen');
      own(s, 0, tile);
      t.play(`act ${action}`);
      expect(me.yen).toBe(0);
      expect(me.tracks[action === 'mines' ? COAL : KNOWLEDGE]).toBe(1);
    }
  });
});

describe('N-6.5 Mines', () => {
  it('N-6.5.1 the same on the Coal track; the Budget waits for the next consolidation', () => {
    const { t, me } = climbing(STEPS.mines);
    t.play('climb 3');
    expect([me.tracks[COAL], me.tracks[KNOWLEDGE], me.yen, me.coal]).toEqual([3, 0, 6, 2]);
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect(me.coal).toBe(5);
  });

  it('N-6.5.1 bento-b discounts, bento-c adds a step, the top is the top', () => {
    const { t, s, me } = climbing(STEPS.mines, 4);
    own(s, 0, 'bento-b');
    t.play('climb 3');
    expect([me.tracks[COAL], me.yen]).toEqual([3, 0]);
    const more = climbing(STEPS.mines, 1);
    own(more.s, 0, 'bento-c');
    more.t.play('climb 1');
    expect([more.me.tracks[COAL], more.me.yen]).toEqual([2, 0]);
    const top = climbing(STEPS.mines);
    top.me.tracks[COAL] = 8;
    expect(top.t.legal()).toEqual(['climb 1']);
    expect(top.t.why('climb 2')).toBe('N-6.5.1');
  });
});
