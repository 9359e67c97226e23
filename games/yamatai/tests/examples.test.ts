import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import yamatai from '../index.ts';
import { STANDARD, STEPS } from '../rules/state.ts';
import {
  bench,
  boatAt,
  boats,
  built,
  cultureOf,
  deal,
  employ,
  figure,
  hand,
  handOf,
  holds,
  houses,
  island,
  laid,
  mountain,
  offer,
  pass,
  reserved,
  row,
  specialist,
  tile,
  tokens,
} from './kit.ts';

describe('T-17 Worked examples', () => {
  it('T-17.1 fleet 5: a gold boat and a Sanctuary', () => {
    const { t, s } = bench(STEPS.chooseFleet);
    row(s, 'b01', 'b10', 'b11', 'b12', 'b13');
    boats(s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
    t.play('take 5');
    expect([handOf(s, 0), s.supply[4]]).toEqual([{ gold: 1 }, 9]);
    t.play('power', 'sanctify i04', 'stop', 'place gold s03');
    expect(t.why('power')).toBe('T-11.1');
    expect(t.why('build b01 i04')).toBe('T-11.5 sanctuary');
  });

  it('T-17.2 buying wood for 2 coins, and no second transaction', () => {
    const { t, s, me } = bench(STEPS.trade);
    t.play('buy wood');
    expect([me.coins, handOf(s, 0), t.step()]).toEqual([8, { wood: 1 }, 'place']);
    expect(t.why('buy wood')).toBe('not-now');
  });

  it('T-17.3 a chain from entry C, and another from its wood', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'stone', 'wood');
    t.play('place stone s01', 'place wood s07', 'skip');
    expect([boatAt(s, 's01'), boatAt(s, 's07')]).toEqual(['stone', 'wood']);
    t.stage(1, STEPS.place);
    s.taken[1] = s.fleetsUp.at(0);
    s.fleetsUp.removeAt(0);
    hand(s, 1, 'wood', 'bamboo', 'gold');
    expect(t.why('place bamboo s10')).toBe('T-8.1.2');
    t.play('place wood s10', 'place bamboo s09');
    expect(t.why('place gold s16')).toBe('T-8.1.3');
  });

  it('T-17.4 two boats, two tokens, not fewer and not elsewhere', () => {
    const { t, s } = bench(STEPS.act);
    tokens(s, { i02: 'green', i03: 'blue', i05: 'red' });
    laid(s, { s01: 'stone', s07: 'wood' });
    expect(t.why('gather i05')).toBe('T-8.3.1 boat');
    t.play('gather i02');
    expect([cultureOf(s, 0), s.on[island('i05')], t.turn()]).toEqual([2, 5, 1]);
  });

  it('T-17.5 building with one’s own boats and an older one', () => {
    const { t, s, me } = bench(STEPS.place);
    row(s, 'b16');
    boats(s, { s17: 'wood' });
    hand(s, 0, 'clay', 'bamboo', 'bamboo');
    t.play('place clay s14', 'place bamboo s08', 'place bamboo s15', 'build b16 i04');
    expect([s.on[island('i04')], s.builtBy[tile('b16')], me.left]).toEqual([STANDARD, 0, 7]);
    expect(['s14', 's08', 's15', 's17'].map((id) => boatAt(s, id))).toEqual(['clay', 'bamboo', 'bamboo', 'wood']);
  });

  it('T-17.6 a group of three: 3 coins, 6 with a shop', () => {
    for (const [id, coins] of [
      ['b01', 13],
      ['b20', 16],
    ] as const) {
      const { t, s, me } = bench(STEPS.act);
      houses(s, 0, 'i05', 'i09');
      row(s, id);
      laid(s, { s33: 'bamboo', s38: 'bamboo', s29: 'wood', s24: 'wood' });
      t.play(`build ${id} i10`);
      expect(me.coins).toBe(coins);
    }
  });

  it('T-17.7 a mountain next to a torii: 2 prestige tokens', () => {
    const { t, s, me } = bench(STEPS.act);
    mountain(s, 'i24');
    figure(s, 'torii', 'i20');
    row(s, 'b01');
    laid(s, { s55: 'bamboo', s66: 'bamboo', s67: 'wood' });
    t.play('build b01 i24');
    expect(me.prestige).toBe(2);
  });

  it('T-17.8 keeping gold, setting bamboo aside', () => {
    const { t, s, me } = bench(STEPS.store);
    hand(s, 0, 'gold', 'bamboo');
    t.play('keep gold');
    expect([me.aside[0], yamatai.breakdown(s, 0).setAside]).toEqual([1, 0]);
    me.aside[1]++;
    expect(yamatai.breakdown(s, 0).setAside).toBe(-1);
  });

  it('T-17.9 recruiting with three different tokens, or a pair', () => {
    const { t, s, me } = bench(STEPS.recruit);
    offer(s, ['riu', 4]);
    holds(s, 0, 'orange', 'blue', 'red');
    t.play('recruit riu');
    expect([s.specialistOwner[specialist('riu')], me.coins, cultureOf(s, 0)]).toEqual([0, 14, 0]);
    const pair = bench(STEPS.recruitCost);
    offer(pair.s, 'riu');
    holds(pair.s, 0, 'orange', 'orange', 'blue');
    expect(pair.t.legal()).toEqual(['pair orange']);
  });

  it('T-17.10 two boats, one token', () => {
    const { t, s } = bench(STEPS.act);
    tokens(s, { i02: 'green' });
    laid(s, { s01: 'stone', s06: 'wood' });
    t.play('gather i02');
    expect(cultureOf(s, 0)).toBe(1);
  });

  it('T-17.11 islands that meet at a node only form no group', () => {
    const { t, s, me } = bench(STEPS.act);
    houses(s, 0, 'i02');
    row(s, 'b01');
    laid(s, { s24: 'bamboo', s25: 'bamboo', s21: 'wood' });
    t.play('build b01 i06');
    expect(me.coins).toBe(10);
  });

  it('T-17.12 one building joins two others: a group of three', () => {
    const { t, s, me } = bench(STEPS.act);
    houses(s, 0, 'i04', 'i10');
    row(s, 'b01');
    laid(s, { s27: 'bamboo', s32: 'bamboo', s28: 'wood' });
    t.play('build b01 i09');
    expect(me.coins).toBe(13);
  });

  it('T-17.13 the discount of fleet 9', () => {
    for (const [fleet, legal] of [
      [9, ['build b13 i05']],
      [1, []],
    ] as const) {
      const { t, s } = bench(STEPS.act, { fleet });
      row(s, 'b13');
      boats(s, { s15: 'bamboo', s19: 'bamboo', s16: 'wood' });
      laid(s, { s20: 'stone' });
      expect(t.legalTo('build')).toEqual(legal);
    }
  });

  it('T-17.14 Ananda’s toll', () => {
    for (const [coins, after] of [
      [1, undefined],
      [2, [0, 12]],
    ] as const) {
      const { t, s, me } = bench(STEPS.act);
      houses(s, 1, 'i15');
      employ(s, 1, 'ananda');
      row(s, 'b01');
      laid(s, { s56: 'bamboo', s57: 'bamboo', s48: 'wood' });
      me.coins = coins;
      if (after === undefined) {
        expect(t.legalTo('build')).toEqual([]);
        continue;
      }
      t.play('build b01 i20');
      expect([me.coins, s.seat[1].coins]).toEqual(after);
    }
  });

  it('T-17.15 the fleet track at the end of a round', () => {
    const { t, s } = bench(STEPS.chooseFleet, { seats: 4 });
    deal(s, [4, 9, 1, 7, 2], [10, 3, 5, 8, 6]);
    offer(s, 'riu', 'tomoe', 'ebisu', 'fu_hi', 'yasoma');
    for (const fleet of [7, 2, 4, 1]) {
      t.play(`take ${fleet}`);
      pass(t);
    }
    expect(Array.from(s.order)).toEqual([3, 1, 2, 0]);
    expect(Array.from(s.fleetsUp.items(), (f) => f + 1)).toEqual([9, 10, 3, 5, 8]);
    const down = Array.from(s.fleetsDown.items(), (f) => f + 1);
    expect(down[0]).toBe(6);
    expect(down.slice(1).sort()).toEqual([1, 2, 4, 7]);
  });

  it('T-17.16 a final score', () => {
    const { s, me } = bench(STEPS.place);
    row(s, 'b03');
    me.coins = 23;
    me.prestige = 3;
    built(s, 0, 'b01', 'b07', 'b23'); // 3 + 5 + 9
    employ(s, 0, 'ananda', 'kagutsuchi'); // 2 + 1
    reserved(s, 0, 'b03');
    me.aside[0] = 3;
    expect(yamatai.score(s, 0)).toBe(25);
    s.specialistOwner[specialist('kagutsuchi')] = NONE;
    employ(s, 0, 'fu_hi');
    expect(yamatai.score(s, 0)).toBe(28);
  });

  it('T-17.17 thirteen recruits, then fourteen', () => {
    const { t, s } = bench(STEPS.recruit, { seats: 2 });
    for (let i = 0; i < 12; i++) s.specialistOwner[i] = 1;
    offer(s, 'raijin', 'riu', 'susanoo', 'tomoe', 'toyo_tama');
    s.turn = 3;
    s.order.set([1, 1, 0, 0]);
    s.taken.set([1, 2, 3, 0]);
    deal(s, [5], [6, 7, 8, 9, 10]);
    holds(s, 0, 'red', 'red', 'blue', 'blue');
    t.play('recruit raijin', 'pair red');
    expect([yamatai.over(s), s.specialistRow.length, s.specialistDeck.length]).toEqual([false, 5, 0]);
    t.play('take 5');
    pass(t);
    expect(s.round).toBe(2);
    t.stage(0, STEPS.recruit);
    s.turn = 3;
    s.order.set([1, 1, 0, 0]);
    s.taken.set([0, 1, 2, 3]);
    deal(s, [5], [6, 7, 8, 9, 10]);
    for (const me of s.seat) {
      for (let boat = 0; boat < 5; boat++) {
        s.supply[boat] += me.hand[boat];
        me.hand[boat] = 0;
      }
    }
    t.play('recruit riu');
    while (!yamatai.over(s)) pass(t);
    expect([s.round, s.specialistRow.length]).toEqual([2, 4]);
  });

  it('T-17.18 the sixth building of four players: the round is played to its end', () => {
    const { t, s, me } = bench(STEPS.act, { seats: 4 });
    houses(s, 0, 'i20', 'i21', 'i22', 'i23', 'i24');
    row(s, 'b01', 'b28');
    laid(s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
    t.play('build b01 i04');
    expect([me.left, t.turn(), yamatai.over(s)]).toEqual([0, 1, false]);
    for (const seat of [1, 2, 3]) {
      expect(t.turn()).toBe(seat);
      t.play(t.legalTo('take')[0]);
      pass(t);
    }
    expect([yamatai.over(s), s.round]).toEqual([true, 1]);
  });

  it('T-17.19 Tomoe: gold for 5, and no other transaction', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'tomoe');
    me.coins = 6;
    t.play('buy gold');
    expect([me.coins, handOf(s, 0), t.step()]).toEqual([1, { gold: 1 }, 'place']);
  });

  it('T-17.20 a lone shop earns nothing, and doubles nothing later', () => {
    const { t, s, me } = bench(STEPS.act);
    row(s, 'b15', 'b01');
    laid(s, { s22: 'bamboo', s30: 'bamboo', s26: 'stone' });
    t.play('build b15 i12');
    expect(me.coins).toBe(10);
    t.stage(0, STEPS.act);
    s.turn = 0;
    s.taken[0] = 0;
    laid(s, { s34: 'bamboo', s40: 'wood' });
    t.play('build b01 i17');
    expect(me.coins).toBe(12);
  });
});
