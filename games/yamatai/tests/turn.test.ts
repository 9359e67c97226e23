import { NOT_NOW } from 'engawa';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../rules/state.ts';
import { bench, boats, deal, employ, hand, holds, laid, offer, pass, row, sanctuary, tokens } from './kit.ts';

describe('T-5 Rounds and turns', () => {
  it('T-5.1 T-1.2 every meeple acts once a round, in the order of the track', () => {
    const { t, s } = bench(STEPS.chooseFleet, { seats: 4 });
    s.order.set([2, 0, 3, 1]);
    t.stage(2, STEPS.chooseFleet);
    const seats: number[] = [];
    for (const fleet of [1, 2, 3, 4]) {
      seats.push(t.turn());
      t.play(`take ${fleet}`);
      pass(t);
    }
    expect(seats).toEqual([2, 0, 3, 1]);
    expect(s.round).toBe(2);
  });

  it('T-5.1 T-16.26 with two players each takes two turns a round, sharing one mat', () => {
    const { t, s } = bench(STEPS.chooseFleet, { seats: 2 });
    const seats: number[] = [];
    for (const fleet of [1, 2, 3, 4]) {
      seats.push(t.turn());
      t.play(`take ${fleet}`);
      pass(t);
    }
    expect(seats).toEqual([0, 1, 0, 1]);
    // The bamboo of the first turn was in the port for the second, with the stone of fleet 3; one of them had to go.
    expect(s.seat[0].aside[0] + s.seat[0].aside[2]).toBe(1);
  });

  it('T-5.2 the five steps come in order', () => {
    const { t, s } = bench(STEPS.chooseFleet);
    deal(s, [9, 1, 2, 3, 4], [5, 6, 7, 8, 10]);
    tokens(s, { i02: 'green' });
    row(s, 'b24', 'b25', 'b26', 'b27', 'b28');
    holds(s, 0, 'red', 'red');
    const steps = [t.step()];
    for (const move of ['take 9', 'stop', 'place stone s01', 'stop', 'gather i02', 'recruit', 'stop']) {
      if (move !== 'recruit') t.play(move);
      steps.push(t.step());
    }
    expect(steps).toEqual(['chooseFleet', 'trade', 'place', 'place', 'act', 'recruit', 'recruit', 'chooseFleet']);
    expect(s.seat[0].port[1]).toBe(1);
  });

  it('T-5.3 T-11.1 the power may be used in every step after the first', () => {
    for (const step of [STEPS.trade, STEPS.place, STEPS.act, STEPS.store, STEPS.recruit, STEPS.endTurn]) {
      const { t, s } = bench(step, { fleet: 5 });
      if (step === STEPS.trade) boats(s, { s01: 'bamboo' });
      else laid(s, { s01: 'bamboo' });
      hand(s, 0, 'wood', 'stone');
      holds(s, 0, 'red', 'red');
      if (step === STEPS.recruit || step === STEPS.endTurn) s.seat[0].hand.fill(0);
      if (step === STEPS.recruit || step === STEPS.endTurn) s.supply.set([21, 19, 16, 13, 10]);
      expect(t.legalTo('power'), step.name).toEqual(['power']);
      t.play('power', 'sanctify i20');
      expect(t.why('power', 0)).not.toBe(undefined);
    }
  });

  it('T-5.3 T-16.6 nothing interrupts a harvest', () => {
    const { t, s } = bench(STEPS.act, { fleet: 5 });
    employ(s, 0, 'hetsuka');
    holds(s, 0, 'red');
    tokens(s, { i02: 'green', i03: 'blue', i05: 'red' });
    laid(s, { s07: 'wood', s10: 'wood' });
    expect(t.legal()).toEqual(expect.arrayContaining(['power', 'hetsuka red']));
    t.play('gather i02');
    expect(t.step()).toBe('harvest');
    expect(['power', 'hetsuka red', 'stop'].map((move) => t.why(move))).toEqual([NOT_NOW, NOT_NOW, 'T-20.1']);
  });

  it('T-5.3 nothing is done in another player’s turn', () => {
    const { t, s } = bench(STEPS.place, { fleet: 5 });
    employ(s, 1, 'hetsuka');
    holds(s, 1, 'red');
    expect(t.legal(1)).toEqual([]);
    expect(t.why('hetsuka red', 1)).toBe('not-your-turn');
  });

  it('T-5.4 once per turn counts per meeple: twice a round with two players', () => {
    const { t, s, me } = bench(STEPS.endTurn, { seats: 2 });
    employ(s, 0, 'hetsuka');
    holds(s, 0, 'red', 'green');
    t.play('hetsuka red');
    expect(me.coins).toBe(14);
    expect(t.turn()).toBe(1);
    t.play('take 2', 'stop', 'stop', 'stop');
    expect(t.turn()).toBe(0);
    t.play('take 3', 'hetsuka green');
    expect(me.coins).toBe(18);
    expect(t.why('hetsuka green')).toBe('T-5.4');
  });

  it('T-5.5 each point offers what the table says', () => {
    const { t, s } = bench(STEPS.trade, { fleet: 7 });
    hand(s, 0, 'wood');
    boats(s, { s20: 'clay' });
    const verbs = () => [...new Set(t.legal().map((move) => move.split(' ')[0]))].sort();
    expect(verbs()).toEqual(['buy', 'power', 'sell', 'stop']);
    t.play('stop');
    expect(verbs()).toEqual(['place', 'power', 'stop']);
    t.play('place wood s01', 'stop');
    expect(t.step()).toBe('act');
    expect(verbs()).toEqual(['power', 'skip']);
    t.play('power');
    expect(verbs()).toEqual(['remove']);
    t.play('remove s20');
    expect(verbs()).toEqual(['remove', 'stop']);
    t.play('stop', 'skip');
    expect(t.turn()).toBe(1);
  });

  it('T-5.6 single answers are played at once, except at act', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'wood');
    row(s, 'b28');
    t.play('place wood s01');
    expect([t.step(), t.legal()]).toEqual(['act', ['skip']]);
    t.play('skip');
    expect([t.turn(), t.step()]).toEqual([1, 'chooseFleet']);
  });

  it('T-10.3 T-12.19 powers add up, and a new specialist helps in the rest of the turn', () => {
    const { t, s, me } = bench(STEPS.recruit);
    offer(s, 'hetsuka', 'kachiko');
    employ(s, 0, 'yasoma');
    sanctuary(s, 'i20');
    holds(s, 0, 'red', 'red', 'blue');
    t.play('recruit hetsuka');
    expect(t.step()).toBe('endTurn');
    t.play('hetsuka blue');
    expect([me.coins, t.turn()]).toEqual([14, 1]);
    const both = bench(STEPS.endTurn);
    employ(both.s, 0, 'hetsuka', 'kachiko');
    sanctuary(both.s, 'i20');
    holds(both.s, 0, 'red');
    both.t.play('hetsuka red', 'kachiko i20');
    expect(both.me.coins).toBe(12);
  });
});
