import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../data/index.ts';
import yamatai from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { bench, built, deal, employ, hand, houses, offer, pass, reserved, row, specialist, tile } from './kit.ts';

/** Seat 2 of three is the last to act this round, with one boat left to store. */
function lastTurn() {
  const here = bench(STEPS.chooseFleet);
  const { s, t } = here;
  s.turn = 2;
  s.taken.set([0, 1, NONE, NONE]);
  deal(s, [3, 4, 5], [6, 7, 8, 9, 10]);
  t.stage(2, STEPS.chooseFleet);
  offer(s, 'riu', 'tomoe', 'ebisu', 'fu_hi', 'yasoma');
  row(s, 'b01', 'b02', 'b03', 'b04', 'b05');
  const end = () => {
    t.play('take 4');
    if (!yamatai.over(s)) pass(t);
  };
  return { ...here, end };
}

describe('T-13.1 End of the round', () => {
  it('T-13.1.1 2 coins on each specialist still face up, then new ones without coins', () => {
    const { s, end } = lastTurn();
    s.coinsOn[specialist('riu')] = 4;
    employ(s, 1, 'tomoe', 'ebisu');
    end();
    expect(s.specialistRow.length).toBe(5);
    expect(['riu', 'fu_hi', 'yasoma'].map((id) => s.coinsOn[specialist(id)])).toEqual([6, 2, 2]);
    expect(s.coinsOn.reduce((a, b) => a + b, 0)).toBe(10);
    expect(s.specialistDeck.length).toBe(11);
  });

  it('T-13.1.2 the row of buildings is filled to five', () => {
    const { s, end } = lastTurn();
    reserved(s, 1, 'b01', 'b02');
    end();
    expect([s.buildingRow.length, s.buildingDeck.length]).toEqual([5, 21]);
  });

  it('T-13.1.3 the next order is ascending by fleet number', () => {
    const { s, t, end } = lastTurn();
    s.taken.set([4, 1, NONE, NONE]);
    deal(s, [1, 4, 3], [6, 7, 8, 9, 10]);
    end();
    expect([Array.from(s.order.subarray(0, 3)), t.turn(), s.turn, s.round]).toEqual([[1, 2, 0], 1, 0, 2]);
  });

  it('T-13.1.4 tiles slide left, five are face up, the returned ones lie face down on the right', () => {
    const { s, end } = lastTurn();
    end();
    expect(Array.from(s.fleetsUp.items(), (f) => f + 1)).toEqual([3, 5, 6, 7, 8]);
    const down = Array.from(s.fleetsDown.items(), (f) => f + 1);
    expect(down.slice(0, 2)).toEqual([9, 10]);
    expect(down.slice(2).sort()).toEqual([1, 2, 4]);
    expect(Array.from(s.returned)).toEqual([1, 1, 0, 1, 0, 0, 0, 0, 0, 0]);
    expect(s.taken.every((fleet) => fleet === NONE)).toBe(true);
  });

  it('T-1.3 T-13.2 T-16.24 the last standard building ends the game at the end of the round', () => {
    const { s, end } = lastTurn();
    houses(s, 0, 'i20', 'i21', 'i22', 'i23', 'i24', 'i25', 'i26', 'i27');
    row(s, 'b01', 'b02', 'b03', 'b04', 'b05');
    expect(s.seat[0].left).toBe(0);
    end();
    expect(yamatai.over(s)).toBe(true);
    expect(s.coinsOn.every((coins) => coins === 0)).toBe(true); // no further preparation
  });

  it('T-13.2 T-16.23 an empty colour ends the game only between rounds', () => {
    const { t, s } = lastTurn();
    s.seat[0].aside[4] = 10;
    s.supply[4] = 0;
    t.play('take 4');
    expect(yamatai.over(s)).toBe(false);
    pass(t);
    expect(yamatai.over(s)).toBe(true);
  });

  it('T-13.2 T-16.23 a stock refilled in time does not end the game', () => {
    const { t, s } = lastTurn();
    s.seat[0].aside[3] = 13;
    s.supply[3] = 0;
    employ(s, 2, 'izanagi');
    s.seat[0].aside[3]--;
    s.seat[2].port[3]++;
    t.play('take 3', 'sell clay');
    pass(t);
    expect(yamatai.over(s)).toBe(false);
  });

  it('T-13.2 fewer than five specialists end the game', () => {
    const { s, end } = lastTurn();
    for (const id of Array.from(s.specialistDeck.items())) s.specialistOwner[id] = 0;
    s.specialistDeck.clear();
    employ(s, 1, 'riu');
    end();
    expect(yamatai.over(s)).toBe(true);
  });

  it('T-13.3 the 14th recruitment ends the game, the 13th does not', () => {
    for (const [recruited, over] of [
      [13, false],
      [14, true],
    ] as const) {
      const { s, end } = lastTurn();
      const owned = Array.from({ length: recruited }, (_, i) => i);
      s.specialistOwner.fill(NONE);
      for (const i of owned) s.specialistOwner[i] = 0;
      const face = [14, 15, 16, 17, 13].slice(0, 18 - recruited);
      s.specialistRow.clear();
      s.specialistDeck.clear();
      for (const i of face) s.specialistRow.push(i);
      end();
      expect([yamatai.over(s), s.specialistRow.length]).toEqual([over, over ? 4 : 5]);
    }
  });

  it('T-13.3 the 24th building tile taken ends the game, the 23rd does not', () => {
    for (const [taken, over] of [
      [23, false],
      [24, true],
    ] as const) {
      const { s, end } = lastTurn();
      s.buildingRow.clear();
      const ids = BUILDINGS.map((b) => b.id).reverse();
      reserved(s, 0, ...ids.slice(0, taken));
      row(s);
      end();
      expect([yamatai.over(s), s.buildingRow.length]).toEqual([over, over ? 4 : 5]);
    }
  });

  it('T-6.1 at least two fleets are left to choose from', () => {
    const { t, s } = bench(STEPS.chooseFleet, { seats: 4 });
    for (const fleet of [1, 2, 3]) {
      t.play(`take ${fleet}`);
      pass(t);
    }
    expect([s.turn, t.legalTo('take').length]).toEqual([3, 2]);
  });
});

describe('T-13.4 Final scoring', () => {
  it('T-13.4 T-1.4 coins, prestige tokens, buildings, specialists, less reserved tiles and pairs set aside', () => {
    const { s, me } = bench(STEPS.place);
    row(s, 'b01');
    me.coins = 14;
    me.prestige = 2;
    built(s, 0, 'b02', 'b28');
    employ(s, 0, 'yasoma');
    reserved(s, 0, 'b03', 'b04');
    me.aside[0] = 5;
    expect(yamatai.breakdown(s, 0)).toEqual({
      coins: 2,
      prestigeTokens: 2,
      buildings: 13,
      specialists: 5,
      unbuilt: -2,
      setAside: -2,
    });
    expect(yamatai.score(s, 0)).toBe(18);
    expect(s.builtBy[tile('b28')]).toBe(0);
  });

  it('T-13.4 totals may be negative; tokens, port and unplaced buildings count nothing', () => {
    const { s, me } = bench(STEPS.place);
    me.coins = 0;
    me.culture[0] = 5;
    hand(s, 0, 'gold');
    reserved(s, 0, 'b28');
    expect(yamatai.score(s, 0)).toBe(-1);
  });

  it('T-12.1 Amateratsu doubles prestige tokens, also those from before', () => {
    const { s, me } = bench(STEPS.place);
    me.prestige = 4;
    employ(s, 0, 'amateratsu');
    expect(yamatai.breakdown(s, 0).prestigeTokens).toBe(8);
    expect(yamatai.breakdown(s, 1).prestigeTokens).toBe(0);
  });

  it('T-12.5 Fu Hi: a point for every 3 coins', () => {
    const { s, me } = bench(STEPS.place);
    me.coins = 14;
    employ(s, 0, 'fu_hi');
    expect([yamatai.breakdown(s, 0).coins, yamatai.breakdown(s, 1).coins]).toEqual([4, 2]);
  });

  it('T-13.5 ties go to whoever acted first in the last round', () => {
    const { s } = bench(STEPS.place, { seats: 4 });
    s.order.set([2, 0, 3, 1]);
    expect(yamatai.ranking(s)).toEqual([[2], [0], [3], [1]]);
    s.seat[1].coins = 15;
    expect(yamatai.ranking(s)).toEqual([[1], [2], [0], [3]]);
  });

  it('T-13.5 T-16.27 with two players the earlier meeple decides', () => {
    const { s } = bench(STEPS.place, { seats: 2 });
    s.order.set([1, 0, 0, 1]);
    expect(yamatai.ranking(s)).toEqual([[1], [0]]);
    s.order.set([0, 1, 1, 0]);
    expect(yamatai.ranking(s)).toEqual([[0], [1]]);
  });
});
