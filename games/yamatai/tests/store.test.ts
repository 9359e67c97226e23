import { NOT_NOW } from 'engawa';
import { describe, expect, it } from 'vitest';
import yamatai from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { bench, cultureOf, employ, hand, handOf, holds, island, offer, portOf, sanctuary, specialist } from './kit.ts';

describe('T-9 Store boats', () => {
  it('T-9.1 T-16.12 one boat stays in port, chosen freely, and the port is filled', () => {
    const { t, s } = bench(STEPS.store);
    hand(s, 0, 'gold', 'bamboo', 'bamboo');
    expect(t.legal()).toEqual(['keep bamboo', 'keep gold']);
    expect([t.why('stop'), t.why('keep clay')]).toEqual(['T-9.1 port', 'T-9.1 hand']);
    t.play('keep gold');
    expect([portOf(s, 0), handOf(s, 0), t.turn()]).toEqual([{ gold: 1 }, {}, 1]);
  });

  it('T-9.1 T-12.14 with Riu three boats stay', () => {
    const { t, s, me } = bench(STEPS.store);
    employ(s, 0, 'riu');
    hand(s, 0, 'gold', 'bamboo', 'wood', 'wood', 'clay');
    t.play('keep gold', 'keep wood');
    expect(t.step()).toBe('keep');
    t.play('keep wood');
    expect([portOf(s, 0), Array.from(me.aside)]).toEqual([{ gold: 1, wood: 2 }, [1, 0, 0, 1, 0]]);
  });

  it('T-9.1 with room for all, all are kept without asking', () => {
    const { t, s } = bench(STEPS.place);
    employ(s, 0, 'riu');
    hand(s, 0, 'gold', 'bamboo', 'wood');
    t.play('stop');
    expect([portOf(s, 0), t.turn()]).toEqual([{ gold: 1, bamboo: 1, wood: 1 }, 1]);
    const { t: u, s: w } = bench(STEPS.store);
    employ(w, 0, 'raijin');
    hand(w, 0, 'gold');
    expect(u.why('keep gold')).toBe('T-9.1 all');
  });

  it('T-9.2 boats set aside are out of play', () => {
    const { t, s, me } = bench(STEPS.store);
    hand(s, 0, 'gold', 'bamboo');
    const supply = Array.from(s.supply);
    t.play('keep gold');
    expect([Array.from(me.aside), Array.from(s.supply)]).toEqual([[1, 0, 0, 0, 0], supply]);
  });

  it('T-9.3 T-9.4 T-16.25 1 VP for each pair set aside; the port costs nothing', () => {
    const { s, me } = bench(STEPS.store);
    const before = yamatai.score(s, 0);
    me.port[4] = 1;
    for (const [aside, lost] of [
      [1, 0],
      [2, -1],
      [3, -1],
      [4, -2],
    ]) {
      me.aside[0] = aside;
      expect(yamatai.score(s, 0) - before).toBe(lost);
    }
  });

  it('T-5.5 T-12.11 with room for all, the point still comes up for a boat exchange', () => {
    const { t, s, me } = bench(STEPS.place);
    employ(s, 0, 'michimata');
    holds(s, 0, 'red');
    t.play('stop');
    expect([t.step(), t.legal()]).toEqual(['store', ['stop', 'michimata red']]);
    t.play('michimata red');
    expect([portOf(s, 0), cultureOf(s, 0), me.coins]).toEqual([{ gold: 1 }, 0, 10]);
  });
});

describe('T-10 Recruit', () => {
  it('T-10.1 two alike or three different; the tokens leave the game', () => {
    const { t, s } = bench(STEPS.recruit);
    offer(s, 'riu', 'tomoe', 'ebisu');
    holds(s, 0, 'orange', 'orange', 'green', 'blue');
    expect(t.legal()).toEqual(['recruit ebisu', 'recruit riu', 'recruit tomoe', 'stop']);
    expect(t.why('recruit yasoma')).toBe('T-10.1 row');
    t.play('recruit riu');
    expect(t.legal()).toEqual(['pair orange', 'trio orange green blue']);
    expect(['pair green', 'trio orange green red', 'trio green orange blue'].map((move) => t.why(move))).toEqual([
      'T-10.1 pair',
      'T-10.1 trio',
      'T-10.1 different',
    ]);
    t.play('trio orange green blue');
    expect([cultureOf(s, 0), s.specialistOwner[specialist('riu')]]).toEqual([1, 0]);
    expect(s.spentCulture[0] + s.spentCulture[1] + s.spentCulture[3]).toBe(14);
  });

  it('T-10.1 without the tokens nothing is asked; one recruit a turn', () => {
    const { t, s } = bench(STEPS.place);
    offer(s, 'riu');
    holds(s, 0, 'orange', 'green');
    hand(s, 0, 'gold');
    t.play('stop');
    expect(t.turn()).toBe(1);
    const rich = bench(STEPS.recruit);
    offer(rich.s, 'riu', 'tomoe');
    holds(rich.s, 0, 'red', 'red', 'red', 'red');
    rich.t.play('recruit riu');
    expect([rich.t.turn(), cultureOf(rich.s, 0)]).toEqual([1, 2]);
  });

  it('T-10.1 a token spent in between can make it impossible', () => {
    const { t, s } = bench(STEPS.recruit);
    offer(s, 'riu');
    employ(s, 0, 'hetsuka');
    holds(s, 0, 'red', 'red');
    t.play('hetsuka red');
    expect(t.turn()).toBe(1);
    expect(s.seat[0].culture[5]).toBe(1);
  });

  it('T-10.2 T-12.8 the coins on the tile: all, or half when an opponent has Izanami', () => {
    for (const [owner, mine, theirs] of [
      [-1, 14, 10],
      [0, 14, 10],
      [1, 12, 12],
    ] as const) {
      const { t, s, me } = bench(STEPS.recruit);
      if (owner >= 0) employ(s, owner, 'izanami');
      offer(s, ['riu', 4]);
      holds(s, 0, 'red', 'red');
      t.play('recruit riu');
      expect([me.coins, s.seat[1].coins]).toEqual([mine, theirs]);
    }
  });

  it('T-10.2 T-12.8 no coins, nothing for Izanami', () => {
    const { t, s, me } = bench(STEPS.recruit);
    employ(s, 1, 'izanami');
    offer(s, 'riu');
    holds(s, 0, 'red', 'red');
    t.play('recruit riu');
    expect([me.coins, s.seat[1].coins]).toEqual([10, 10]);
  });

  it('T-10.3 a new specialist: Kachiko at once, boat exchanges and the port later', () => {
    const { t, s, me } = bench(STEPS.recruit);
    offer(s, 'kachiko');
    sanctuary(s, 'i20', 'i21');
    holds(s, 0, 'red', 'red');
    t.play('recruit kachiko');
    expect([t.step(), t.legal()]).toEqual(['endTurn', ['stop', 'kachiko i20', 'kachiko i21']]);
    t.play('kachiko i20');
    expect([me.coins, s.on[island('i20')]]).toEqual([8, -1]);
    const boats = bench(STEPS.recruit);
    offer(boats.s, 'michimata');
    holds(boats.s, 0, 'red', 'red', 'blue');
    boats.t.play('recruit michimata');
    expect(boats.t.turn()).toBe(1);
  });

  it('T-10.3 one’s own new Izanami takes nothing from the coins that come with her', () => {
    const { t, s, me } = bench(STEPS.recruit);
    offer(s, ['izanami', 6]);
    holds(s, 0, 'red', 'red');
    t.play('recruit izanami');
    expect(me.coins).toBe(16);
  });

  it('T-10.4 the row is not refilled during the round', () => {
    const { t, s } = bench(STEPS.recruit);
    offer(s, 'riu', 'tomoe', 'ebisu', 'fu_hi', 'yasoma');
    holds(s, 0, 'red', 'red');
    t.play('recruit riu');
    expect(s.specialistRow.length).toBe(4);
  });

  it('T-5.3 T-16.7 boat exchanges are over once the boats are stored', () => {
    const { t, s } = bench(STEPS.recruit);
    employ(s, 0, 'michimata', 'nakatsu', 'raijin', 'hetsuka');
    holds(s, 0, 'red', 'red');
    expect(t.why('michimata red')).toBe(NOT_NOW);
    expect(t.legal()).toContain('hetsuka red');
  });
});
