import { sum } from 'engawa';
import { describe, expect, it } from 'vitest';
import { STEPS, type YamataiState } from '../rules/state.ts';
import { bench, boats, deal, employ, hand, handOf, island, pass, portOf } from './kit.ts';

/** Somebody else has acted first in this round and taken this fleet. */
function secondTurn(s: YamataiState, fleet: number): void {
  s.order.set([1, 0, 2]);
  s.taken[0] = fleet - 1;
  s.turn = 1;
}

describe('T-6 Choose a fleet', () => {
  it('T-6.1 only face-up tiles, and none is revealed during a round', () => {
    const { t, s } = bench(STEPS.chooseFleet);
    expect(t.legal()).toEqual(['take 1', 'take 2', 'take 3', 'take 4', 'take 5']);
    expect(t.why('take 6')).toBe('T-6.1 down');
    t.play('take 1', 'stop', 'stop');
    expect(t.turn()).toBe(1);
    expect(t.legal()).toEqual(['take 2', 'take 3', 'take 4', 'take 5']);
    expect(t.why('take 1')).toBe('T-6.1 taken');
    expect([s.fleetsUp.length, s.fleetsDown.length]).toEqual([4, 5]);
  });

  it('T-6.2 the port joins the hand, then the boats of the tile; a colour out of stock is not replaced', () => {
    const { t, s, me } = bench(STEPS.chooseFleet);
    secondTurn(s, 5);
    deal(s, [6, 2, 3, 4], [1, 7, 8, 9, 10]);
    me.port[4] = 1;
    s.supply[4]--;
    s.seat[2].aside[0] = 22;
    s.supply[0] = 0;
    t.play('take 6');
    expect(handOf(s, 0)).toEqual({ wood: 1, gold: 1 });
    expect(portOf(s, 0)).toEqual({});
  });

  it('T-6.3 T-16.11 tile 10 gives a third boat of a colour in stock, gold too, and it must be taken', () => {
    const { t, s } = bench(STEPS.chooseFleet);
    secondTurn(s, 5);
    deal(s, [10, 2, 3, 4], [1, 6, 7, 8, 9]);
    s.seat[2].aside[2] = 16;
    s.supply[2] = 0;
    t.play('take 10');
    expect(t.legal()).toEqual(['load bamboo', 'load wood', 'load clay', 'load gold']);
    expect(t.why('load stone')).toBe('T-6.3');
    t.play('load gold');
    expect(handOf(s, 0)).toEqual({ wood: 1, clay: 1, gold: 1 });
    expect(t.step()).toBe('trade');
  });

  it('T-6.4 no hand limit during the turn', () => {
    const { t, s } = bench(STEPS.trade);
    hand(s, 0, 'wood', 'wood', 'wood', 'wood', 'stone', 'stone', 'gold', 'clay', 'bamboo');
    t.play('buy bamboo');
    expect(sum(s.seat[0].hand)).toBe(10);
  });

  it('T-6.5 the number of the tile is the place in the next round', () => {
    const { t, s } = bench(STEPS.chooseFleet);
    for (const fleet of [5, 2, 4]) {
      t.play(`take ${fleet}`);
      pass(t);
    }
    expect(Array.from(s.order.subarray(0, 3))).toEqual([1, 2, 0]);
  });
});

describe('T-7 Trade', () => {
  it('T-7.1 one transaction: buy or sell one boat, never gold', () => {
    const { t, s, me } = bench(STEPS.trade);
    hand(s, 0, 'stone', 'gold');
    me.coins = 3;
    s.seat[2].aside[1] = 19;
    s.supply[1] = 0;
    expect(t.legal()).toEqual(['buy bamboo', 'buy stone', 'sell stone', 'stop']);
    expect(['buy wood', 'buy clay', 'buy gold', 'sell gold', 'sell clay'].map((move) => t.why(move))).toEqual([
      'T-7.1 stock',
      'T-7.1 coins',
      'T-7.1 gold',
      'T-7.1 gold',
      'T-7.1 hand',
    ]);
    t.play('sell stone');
    expect([me.coins, s.supply[2], t.step()]).toEqual([6, 16, 'place']);
  });

  it('T-7.2 T-12.7 Izanagi: a second transaction, with what the first brought; reselling is legal', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'izanagi');
    me.coins = 2;
    t.play('buy wood');
    expect([me.coins, t.step()]).toEqual([0, 'trade']);
    expect(t.legal()).toEqual(['sell wood', 'stop']);
    t.play('sell wood');
    expect(me.coins).toBe(2);
    expect(s.transactions).toBe(0); // nothing left to do: the turn went on to the next meeple
    expect(t.turn()).toBe(1);
  });

  it('T-7.3 boats from the port can be sold; those set aside or on the board cannot', () => {
    const { t, s, me } = bench(STEPS.chooseFleet);
    me.port[2] = 1;
    s.supply[2]--;
    me.aside[3] = 1;
    s.supply[3]--;
    boats(s, { s01: 'gold' });
    t.play('take 1');
    expect(t.legalTo('sell')).toEqual(['sell bamboo', 'sell stone']);
  });

  it('T-7.4 no trade once boats are being placed', () => {
    const { t, s } = bench(STEPS.trade);
    hand(s, 0, 'stone');
    t.play('stop');
    expect(t.step()).toBe('place');
    expect(t.why('buy bamboo')).toBe('not-now');
  });

  it('T-12.15 T-16.14 Susanoo sells stone for 6 and clay for 7, nothing else changes', () => {
    for (const [boat, price] of [
      ['bamboo', 1],
      ['wood', 2],
      ['stone', 6],
      ['clay', 7],
    ] as const) {
      const { t, s, me } = bench(STEPS.trade);
      employ(s, 0, 'susanoo');
      hand(s, 0, boat, boat);
      t.play(`sell ${boat}`);
      expect(me.coins).toBe(10 + price);
    }
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'susanoo');
    hand(s, 0, 'wood');
    t.play('buy stone');
    expect([me.coins, t.step()]).toEqual([7, 'place']);
  });

  it('T-12.16 T-16.13 Tomoe buys or sells gold for 5, once per turn', () => {
    const { t, s, me } = bench(STEPS.trade, { seats: 2 });
    employ(s, 0, 'tomoe');
    hand(s, 0, 'gold');
    expect(t.legal()).toContain('buy gold');
    t.play('sell gold');
    expect([me.coins, t.turn()]).toEqual([15, 1]);
    t.play('take 2', 'stop', 'stop', 'stop');
    t.play('take 3');
    expect([t.turn(), t.legal().includes('buy gold')]).toEqual([0, true]);
  });

  it('T-3.8 an island with nothing on it is empty, mountain or not', () => {
    const { t, s } = bench(STEPS.trade, { fleet: 5 });
    s.on[island('i01')] = 0;
    s.spentCulture[0]--;
    t.play('power');
    expect(t.legalTo('sanctify')).toHaveLength(33);
    expect(t.why('sanctify i01')).toBe('T-11.5 empty');
    expect(t.why('sanctify i34')).toBe(undefined); // a mountain
  });
});
