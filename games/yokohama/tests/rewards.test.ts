import { describe, expect, it } from 'vitest';
import { SITES, TOKENS } from '../data/index.ts';
import yokohama from '../index.ts';
import {
  area,
  goods,
  inHand,
  post,
  president,
  showAt,
  stock,
  table,
  teach,
  tokenOn,
  turn,
  visit,
  yenOf,
} from './kit.ts';

/** A visit to the Bank at full power, with this token lying there. */
const withToken = (token: string, prepare: (t: ReturnType<typeof table>) => void = () => {}) => {
  const t = table();
  tokenOn(t.s, 'bank', token);
  stock(t.s, 0);
  prepare(t);
  return visit(t, 0, 'bank', 4).play('token');
};

describe('Y-11 rewards', () => {
  it('Y-11.1 points, yen, goods and imports first, then any goods, warehouse and movement icons', () => {
    const t = withToken('fp-12'); // 1 VP + 3 movement icons
    expect(yokohama.score(t.s, 0)).toBe(1);
    expect(t.step()).toBe('moveAssistant');
    const shop = table();
    shop.s.site[area('bank')] = 9; // site-10: shop 1 is 1 VP + 1 any good
    visit(shop, 0, 'bank', 3).play('shop 1');
    expect(shop.step()).toBe('anyGood');
    expect(yokohama.score(shop.s, 0)).toBe(1);
  });

  it('Y-11.2 Y-11.4 fixed tokens are taken at once', () => {
    expect(yokohama.score(withToken('fp-20').s, 0)).toBe(2);
    expect(withToken('fp-08').s.seat[0].yen).toBe(5 + 5);
    expect(goods(withToken('fp-16').s, 0)).toEqual([0, 0, 4, 0]);
    expect(withToken('fp-01').s.seat[0].imports).toBe(1);
  });

  it('Y-11.3 Y-18.38 any good: one at a time, different kinds allowed, never an import, not to be refused', () => {
    const t = withToken('fp-18'); // 2 any
    expect(t.legal()).toEqual(['choose copper', 'choose silk', 'choose tea', 'choose fish']);
    t.play('choose copper', 'choose fish');
    expect(goods(t.s, 0)).toEqual([1, 0, 0, 1]);
    expect(t.step()).toBe('build');
    const twos = [...SITES.flatMap((s) => s.shops), ...TOKENS.map((x) => x.reward)].filter((r) => r.anyGood > 1);
    expect(twos.length).toBeGreaterThan(0);
  });

  it('Y-11.5 icons that are declined or of no use are forfeited', () => {
    const t = withToken('fp-10'); // 2 warehouse icons
    t.play('pass');
    expect(t.step()).toBe('build');
    expect(t.s.seat[0].storedAssistants).toBe(12);
    const empty = withToken('fp-10', ({ s }) => {
      inHand(s, 0, 20);
      s.seat[0].shophouses = 8;
      s.seat[0].storedShophouses = 0;
      s.seat[0].tradingHouses = 4;
      s.seat[0].storedTradingHouses = 0;
    });
    expect(empty.step()).toBe('build');
  });

  it('Y-11.6 a warehouse icon brings one token at the agency’s price', () => {
    const t = withToken('fp-10', ({ s }) => stock(s, 0, { yen: 1 })); // 6 after the Bank
    expect(t.legal()).toEqual(['recruit assistant', 'recruit shophouse', 'recruit trading-house', 'pass']);
    t.play('recruit trading-house');
    expect(t.s.seat[0].yen).toBe(2);
    t.play('recruit shophouse');
    expect(t.s.seat[0]).toMatchObject({ yen: 0, shophouses: 3, tradingHouses: 1 });
    expect(t.step()).toBe('build');
  });

  it('Y-11.7 Y-18.42 a movement icon moves an assistant from the hand or an area to another area, without a fee', () => {
    const t = withToken('fp-12', ({ s }) => {
      post(s, 0, 'church', 1);
      president(s, 1, 'customs');
    });
    const paid = yenOf(t.s);
    expect(t.legalTo('move').filter((text) => text.startsWith('move hand'))).toHaveLength(17);
    expect(t.why('move hand canal')).toBe('Y-11.7 canal');
    expect(t.why('move church church')).toBe('Y-11.7 another');
    expect(t.why('move port-a customs')).toBe('Y-11.7 assistant');
    t.play('move church customs', 'move hand customs');
    expect(t.s.seat[0].assistantsIn[area('customs')]).toBe(2);
    expect(yenOf(t.s)).toEqual(paid);
    t.play('pass');
    expect(t.step()).toBe('build');
  });

  it('Y-11.8 what lies in the area of the action in step 6 is recovered', () => {
    const t = withToken('fp-12', ({ s }) => post(s, 0, 'church', 2));
    t.play('move church bank', 'move church bank', 'pass', 'pass');
    expect(t.s.seat[0].assistants).toBe(8);
  });
});

describe('Y-12 technologies of income', () => {
  it('Y-12.3 Y-18.45 Mining Technology: one more copper for every effect that gives some', () => {
    const token = withToken('fp-14', ({ s }) => teach(s, 0, 'mining-technology')); // 2 copper
    expect(goods(token.s, 0)[0]).toBe(3);
    const any = withToken('fp-18', ({ s }) => teach(s, 0, 'mining-technology')).play('choose copper', 'choose copper');
    expect(goods(any.s, 0)[0]).toBe(3);
    const shop = table();
    teach(shop.s, 0, 'mining-technology');
    stock(shop.s, 0);
    shop.s.site[area('bank')] = 2; // site-03: shop 3 is 2 copper
    visit(shop, 0, 'bank', 3).play('shop 3');
    expect(goods(shop.s, 0)[0]).toBe(3);
    const none = table();
    teach(none.s, 0, 'mining-technology');
    visit(none, 0, 'copper-mine-1', 1);
    expect(goods(none.s, 0)[0]).toBe(1);
  });

  it('Y-12.3 Y-18.26 in Chinatown once per action', () => {
    const t = table();
    teach(t.s, 0, 'mining-technology');
    stock(t.s, 0, { yen: 8 });
    visit(t, 0, 'chinatown', 2).play('exchange buy-copper', 'exchange buy-copper', 'pass');
    expect([goods(t.s, 0)[0], t.s.seat[0].yen]).toEqual([3, 4]);
    visit(t, 0, 'chinatown', 2).play('exchange buy-copper', 'pass');
    expect(goods(t.s, 0)[0]).toBe(5);
  });

  it('Y-12.4 Y-18.27 Spinning Mill: once per turn, 1 silk for 2 yen, also silk of this turn', () => {
    const t = table();
    teach(t.s, 0, 'spinning-mill');
    stock(t.s, 0);
    expect(t.why('mill')).toBe('Y-12.4 silk');
    visit(t, 0, 'silk-factory-1', 1);
    expect(t.why('mill')).toBeUndefined();
    t.play('mill');
    expect([t.s.seat[0].yen, goods(t.s, 0)[1]]).toEqual([2, 0]);
    stock(t.s, 0, { silk: 3 });
    expect(t.why('mill')).toBe('Y-12.4 used');
    expect(turn(t, 1).why('mill')).toBe('Y-12.4 card');
  });

  it('Y-12.6 Exposition: 10 points at once', () => {
    const t = table();
    stock(t.s, 0, { yen: 6 }); // 8 against power 5
    const card = showAt(t.s, 0, 1, 'exposition');
    visit(t, 0, 'laboratory-a', 4).play(`learn ${card} 0 none`);
    expect([yokohama.score(t.s, 0), t.s.seat[0].yen]).toEqual([10, 0]);
  });

  it('Y-12.14 University: once per turn, 1 yen for an assistant of the warehouse', () => {
    const t = table();
    teach(t.s, 0, 'university');
    stock(t.s, 0);
    expect(t.why('university')).toBe('Y-6.2 yen');
    stock(t.s, 0, { yen: 2 });
    t.play('university');
    expect(t.s.seat[0]).toMatchObject({ yen: 1, assistants: 9, storedAssistants: 11 });
    expect(t.why('university')).toBe('Y-12.14 used');
    inHand(t.s, 0, 20);
    t.s.universityUsed = 0;
    expect(t.why('university')).toBe('Y-12.14 warehouse');
    expect(turn(t, 1).why('university')).toBe('Y-12.14 card');
  });

  it('Y-12.18 System of Stock: up to 2 yen at the start of the turn', () => {
    for (const [before, after] of [
      [0, 2],
      [1, 2],
      [2, 2],
      [5, 5],
    ]) {
      const t = table(2);
      teach(t.s, 1, 'system-of-stock');
      stock(t.s, 1, { yen: before });
      turn(t, 0, 'C').play('end');
      expect([t.turn(), t.s.seat[1].yen]).toEqual([1, after]);
    }
  });
});
