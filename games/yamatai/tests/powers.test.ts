import { describe, expect, it } from 'vitest';
import { FLEETS } from '../data/index.ts';
import { STEPS } from '../rules/state.ts';
import {
  bench,
  boatAt,
  boats,
  deckFromTop,
  deckTop,
  employ,
  hand,
  holds,
  houses,
  island,
  laid,
  mountain,
  offer,
  row,
  sanctuary,
  space,
  tile,
  tokens,
} from './kit.ts';

describe('T-11 Fleet powers', () => {
  it('T-11.1 optional, once, lost when the turn ends', () => {
    const { t, s } = bench(STEPS.endTurn, { fleet: 5 });
    expect(t.legal()).toEqual(['stop', 'power']);
    t.play('stop', 'take 1', 'stop', 'stop');
    expect(s.sanctuaries).toBe(8);
    const used = bench(STEPS.place, { fleet: 5 });
    hand(used.s, 0, 'gold');
    used.t.play('power', 'sanctify i20');
    expect(used.t.why('power')).toBe('T-11.1');
  });

  it('T-11.2 reserve: one face-up tile, for oneself only, any number, −1 VP each', () => {
    const { t, s, me } = bench(STEPS.place, { fleet: 2 });
    row(s, 'b01', 'b22', 'b03');
    hand(s, 0, 'gold');
    t.play('power');
    expect([t.legal(), t.why('reserve b05')]).toEqual([['reserve b01', 'reserve b03', 'reserve b22'], 'T-11.2 row']);
    t.play('reserve b22');
    expect([Array.from(me.reserved.items()), s.buildingRow.length]).toEqual([[tile('b22')], 2]);
  });

  it('T-11.2 not usable with an empty row', () => {
    const { t, s } = bench(STEPS.place, { fleet: 2 });
    row(s);
    hand(s, 0, 'gold');
    expect(t.why('power')).toBe('T-11.2');
  });

  it('T-11.3 peek: three tiles, each back on top or under the deck, in any order', () => {
    const { t, s } = bench(STEPS.place, { fleet: 3 });
    row(s, 'b01', 'b02');
    hand(s, 0, 'gold');
    deckTop(s, 'b10', 'b11', 'b12', 'b13');
    const rest = deckFromTop(s).slice(3);
    t.play('power');
    expect(t.legalTo('top').sort()).toEqual(['top b10', 'top b11', 'top b12']);
    expect(t.why('under b13')).toBe('T-11.3 tile');
    t.play('under b11', 'top b10', 'top b12');
    expect(deckFromTop(s)).toEqual(['b12', 'b10', ...rest, 'b11']);
    const under = bench(STEPS.place, { fleet: 3 });
    hand(under.s, 0, 'gold');
    deckTop(under.s, 'b10', 'b11', 'b12');
    under.t.play('power', 'under b10', 'under b12', 'under b11');
    expect(deckFromTop(under.s).slice(-3)).toEqual(['b10', 'b12', 'b11']);
  });

  it('T-11.3 T-16.32 with fewer tiles one looks at what is there; with none it cannot be used', () => {
    const { t, s } = bench(STEPS.place, { fleet: 3 });
    hand(s, 0, 'gold');
    row(s, 'b01', 'b02');
    while (s.buildingDeck.length > 2) {
      s.seat[2].reserved.push(s.buildingDeck.pop());
      for (const me of s.seat.slice(0, 3)) me.memo.pop();
    }
    t.play('power');
    expect(t.legal()).toHaveLength(4);
    const none = bench(STEPS.place, { fleet: 3 });
    hand(none.s, 0, 'gold');
    while (none.s.buildingDeck.length > 0) {
      none.s.seat[2].reserved.push(none.s.buildingDeck.pop());
      for (const me of none.s.seat.slice(0, 3)) me.memo.pop();
    }
    expect(none.t.why('power')).toBe('T-11.3');
  });

  it('T-11.4 slide: any boat, one step, to a free connected space', () => {
    const { t, s } = bench(STEPS.place, { fleet: 4 });
    hand(s, 0, 'gold');
    boats(s, { s01: 'clay', s07: 'wood' });
    t.play('power');
    const from = (id: string) => t.legalTo('slide').filter((move) => move.startsWith(`slide ${id}`));
    expect(from('s01')).toEqual(['slide s01 s02', 'slide s01 s03', 'slide s01 s06']);
    expect(['slide s01 s07', 'slide s01 s40', 'slide s40 s41'].map((move) => t.why(move))).toEqual([
      'T-11.4 free',
      'T-11.4 connected',
      'T-11.4 boat',
    ]);
    t.play('slide s01 s06');
    expect([boatAt(s, 's01'), boatAt(s, 's06')]).toEqual([undefined, 'clay']);
    const none = bench(STEPS.place, { fleet: 4 });
    hand(none.s, 0, 'gold');
    expect(none.t.why('power')).toBe('T-11.4');
  });

  it('T-11.5 Sanctuary: on an empty island, not where one lies', () => {
    const { t, s } = bench(STEPS.place, { fleet: 5 });
    hand(s, 0, 'gold');
    tokens(s, { i01: 'red' });
    houses(s, 1, 'i02');
    sanctuary(s, 'i03');
    t.play('power');
    expect(['i01', 'i02', 'i03'].map((id) => t.why(`sanctify ${id}`))).toEqual(Array(3).fill('T-11.5 empty'));
    t.play('sanctify i04');
    expect(s.sanctuaries).toBe(6);
  });

  it('T-11.5 T-16.21 not usable without a token or without an empty island', () => {
    const { t, s } = bench(STEPS.place, { fleet: 5 });
    hand(s, 0, 'gold');
    sanctuary(s, 'i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08');
    expect(t.why('power')).toBe('T-11.5 supply');
    const full = bench(STEPS.place, { fleet: 5 });
    hand(full.s, 0, 'gold');
    full.s.on.fill(0);
    expect(full.t.why('power')).toBe('T-11.5 empty');
  });

  it('T-11.6 T-16.8 swap two tokens of different kinds; mountains stay', () => {
    const { t, s } = bench(STEPS.place, { fleet: 6 });
    hand(s, 0, 'gold');
    tokens(s, { i01: 'red', i20: 'blue', i21: 'red', i22: 'blue' });
    mountain(s, 'i01');
    t.play('power');
    expect(t.why('swapCulture i02')).toBe('T-11.6 token');
    t.play('swapCulture i01');
    expect([t.legal(), t.why('swapCulture i21')]).toEqual([['swapCulture i20', 'swapCulture i22'], 'T-11.6 alike']);
    t.play('swapCulture i20');
    expect([s.on[island('i01')], s.on[island('i20')], s.mountain[island('i01')], s.mountain[island('i20')]]).toEqual([
      3, 5, 1, 0,
    ]);
  });

  it('T-11.6 not usable when all tokens are alike', () => {
    const { t, s } = bench(STEPS.place, { fleet: 6 });
    hand(s, 0, 'gold');
    tokens(s, { i01: 'red', i20: 'red' });
    expect(t.why('power')).toBe('T-11.6');
  });

  it('T-11.7 T-16.34 remove one or two boats; buildings are unaffected', () => {
    for (const moves of [
      ['remove s15', 'stop'],
      ['remove s15', 'remove s14'],
    ]) {
      const { t, s } = bench(STEPS.place, { fleet: 7 });
      hand(s, 0, 'gold');
      boats(s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
      houses(s, 1, 'i04');
      t.play('power');
      expect([t.why('stop'), t.why('remove s01')]).toEqual(['T-11.7 one', 'T-11.7 none']);
      t.play(...moves);
      expect(s.supply[1]).toBe(19);
      expect(s.boat.filter((boat) => boat !== -1)).toHaveLength(moves[1] === 'stop' ? 2 : 1);
      expect(s.on[island('i04')]).toBe(10);
    }
  });

  it('T-11.8 swap two boats anywhere, if it changes anything', () => {
    const { t, s } = bench(STEPS.place, { fleet: 8 });
    hand(s, 0, 'gold');
    boats(s, { s20: 'clay', s40: 'wood', s70: 'wood' });
    t.play('power');
    expect(t.why('swapBoat s01')).toBe('T-11.8 boat');
    t.play('swapBoat s40');
    // Only the clay differs, so it was taken by itself.
    expect([boatAt(s, 's40'), boatAt(s, 's20')]).toEqual(['clay', 'wood']);
  });

  it('T-11.8 boats of one colour: only when one is marked, or is the last one', () => {
    const plain = bench(STEPS.place, { fleet: 8 });
    hand(plain.s, 0, 'gold');
    boats(plain.s, { s20: 'wood', s40: 'wood' });
    expect(plain.t.why('power')).toBe('T-11.8');
    const marked = bench(STEPS.place, { fleet: 8 });
    hand(marked.s, 0, 'gold');
    boats(marked.s, { s40: 'wood' });
    laid(marked.s, { s01: 'wood', s02: 'wood', s04: 'wood' });
    marked.t.play('power', 'swapBoat s01');
    // s02 is marked like s01 and not the last: nothing would change.
    expect(marked.t.why('swapBoat s02')).toBe('T-11.8');
    expect(marked.t.legal()).toEqual(['swapBoat s04', 'swapBoat s40']);
    marked.t.play('swapBoat s04');
    expect(marked.s.last).toBe(space('s01'));
  });

  it('T-11.10 tiles 1 and 10 have no power; the holder of tile 1 is first next round', () => {
    for (const fleet of [1, 10]) {
      const { t, s } = bench(STEPS.place, { fleet });
      hand(s, 0, 'gold');
      expect(t.why('power')).toBe('T-11.10');
    }
    expect(FLEETS.filter((f) => f.power === null).map((f) => f.number)).toEqual([1, 10]);
    const { t, s } = bench(STEPS.place, { fleet: 1 });
    s.order.set([1, 2, 0]);
    s.turn = 2;
    s.taken.set([3, 4, 0]);
    s.fleetsUp.clear();
    s.fleetsUp.push(1);
    s.fleetsUp.push(2);
    s.fleetsDown.clear();
    for (const fleet of [5, 6, 7, 8, 9]) s.fleetsDown.push(fleet);
    hand(s, 0, 'gold');
    t.play('stop');
    expect([s.round, t.turn(), Array.from(s.order.subarray(0, 3))]).toEqual([2, 0, [0, 1, 2]]);
  });
});

describe('T-12 Specialists used once per turn', () => {
  it('T-12.6 T-16.22 Hetsuka: a token for 4 coins, once, and the token is gone', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'hetsuka');
    holds(s, 0, 'red', 'blue');
    expect(t.why('hetsuka green')).toBe('T-12.6');
    t.play('hetsuka red');
    expect([me.coins, me.culture[5], s.spentCulture[5], t.why('hetsuka blue')]).toEqual([14, 0, 5, 'T-5.4']);
    expect(t.why('michimata blue')).toBe('T-5.3 specialist');
  });

  it('T-12.9 T-16.36 Kachiko: 2 coins return a Sanctuary to the supply', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'kachiko');
    sanctuary(s, 'i20', 'i21');
    expect(t.why('kachiko i22')).toBe('T-12.9 sanctuary');
    t.play('kachiko i20');
    expect([me.coins, s.sanctuaries, s.on[island('i20')], t.why('kachiko i21')]).toEqual([8, 7, -1, 'T-5.4']);
    const poor = bench(STEPS.trade);
    employ(poor.s, 0, 'kachiko');
    sanctuary(poor.s, 'i20');
    poor.me.coins = 1;
    expect(poor.t.why('kachiko i20')).toBe('T-12.9 coins');
  });

  it('T-12.11 Michimata: a token for a gold boat in stock', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'michimata');
    holds(s, 0, 'red', 'red');
    expect(t.why('michimata blue')).toBe('T-12.11 token');
    t.play('michimata red');
    expect([me.hand[4], s.supply[4], me.culture[5], t.why('michimata red')]).toEqual([1, 9, 1, 'T-5.4']);
    const none = bench(STEPS.trade);
    employ(none.s, 0, 'michimata');
    holds(none.s, 0, 'red');
    none.s.seat[1].aside[4] = 10;
    none.s.supply[4] = 0;
    expect(none.t.why('michimata red')).toBe('T-12.11 gold');
  });

  it('T-12.12 Nakatsu: a gold boat for two others in stock', () => {
    const { t, s } = bench(STEPS.trade);
    employ(s, 0, 'nakatsu');
    expect(t.why('nakatsu wood stone')).toBe('T-12.12 hand');
    hand(s, 0, 'gold');
    s.seat[1].aside[3] = 12;
    s.supply[3] = 1;
    expect(t.legalTo('nakatsu')).toHaveLength(9); // all pairs but clay and clay
    expect(['nakatsu clay clay', 'nakatsu wood gold', 'nakatsu stone wood'].map((move) => t.why(move))).toEqual([
      'T-12.12 stock',
      'T-12.12 stock',
      'T-12.12 order',
    ]);
    t.play('nakatsu wood wood');
    expect([s.seat[0].hand[1], s.seat[0].hand[4], s.supply[4]]).toEqual([2, 0, 10]);
  });

  it('T-12.13 T-16.31 Raijin: any two boats for a gold one, gold among them allowed', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'raijin');
    hand(s, 0, 'wood', 'gold', 'gold');
    expect(t.legalTo('raijin')).toEqual(['raijin wood gold', 'raijin gold gold']);
    expect(['raijin wood wood', 'raijin gold wood'].map((move) => t.why(move))).toEqual([
      'T-12.13 hand',
      'T-12.13 order',
    ]);
    s.seat[1].aside[4] = 8;
    s.supply[4] = 0;
    expect(t.legalTo('raijin')).toHaveLength(2); // the gold returned can be taken
    t.play('raijin wood gold');
    expect([me.hand[1], me.hand[4], s.supply[4]]).toEqual([0, 2, 0]);
    const none = bench(STEPS.trade);
    employ(none.s, 0, 'raijin');
    hand(none.s, 0, 'wood', 'clay');
    none.s.seat[1].aside[4] = 10;
    none.s.supply[4] = 0;
    expect(none.t.why('raijin wood clay')).toBe('T-12.13 gold');
  });

  it('T-12.19 Michimata, Raijin and Nakatsu can follow each other in one turn', () => {
    const { t, s, me } = bench(STEPS.trade);
    employ(s, 0, 'michimata', 'raijin', 'nakatsu', 'tomoe');
    offer(s, 'riu');
    holds(s, 0, 'red');
    hand(s, 0, 'wood', 'wood');
    t.play('michimata red', 'raijin wood wood', 'nakatsu clay clay', 'sell gold');
    expect([me.hand[3], me.hand[4], me.coins]).toEqual([2, 0, 15]);
  });

  it('T-5.3 exchanges are still possible after the harvest or build', () => {
    const { t, s } = bench(STEPS.act);
    employ(s, 0, 'raijin');
    hand(s, 0, 'wood', 'clay');
    laid(s, { s01: 'stone' });
    tokens(s, { i02: 'red' });
    t.play('gather i02');
    expect([t.step(), t.legal()]).toEqual(['store', ['keep wood', 'keep clay', 'raijin wood clay']]);
    t.play('raijin wood clay');
    expect(s.seat[0].port[4]).toBe(1);
  });
});
