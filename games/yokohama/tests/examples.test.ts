import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import { ORDERS, TECHNOLOGY } from '../data/index.ts';
import yokohama from '../index.ts';
import {
  area,
  asked,
  fulfilledAlready,
  goods,
  hireAgent,
  hold,
  house,
  inHand,
  lay,
  offerAt,
  post,
  president,
  shop,
  showAt,
  siteOn,
  stock,
  table,
  takeOut,
  teach,
  tokenOn,
  turn,
  visit,
  yenOf,
} from './kit.ts';

/** Red is seat 0, Blue 1, Green 2, Yellow 3, as in the examples. */

/** Y-19.3: president, three assistants and a shophouse in the Silk Factory. */
function silkFactory() {
  const t = table();
  stock(t.s, 0);
  shop(t.s, 0, 'silk-factory-1', 1);
  siteOn(t.s, 'silk-factory-1', 'site-13'); // trading house 9 VP
  tokenOn(t.s, 'silk-factory-1', 'fp-01'); // 1 import
  return t;
}

describe('Y-19 worked examples', () => {
  it('Y-19.1 placement and fees', () => {
    const t = table();
    president(t.s, 1, 'employment-agency');
    president(t.s, 2, 'laboratory-a');
    president(t.s, 3, 'laboratory-a');
    stock(t.s, 0, { yen: 2 });
    turn(t, 0, 'placement').play('place copper-mine-1');
    expect(yenOf(t.s)).toEqual([2, 4, 4, 4]);
    t.play('place employment-agency');
    expect(yenOf(t.s)).toEqual([1, 5, 4, 4]);
    expect(t.why('place laboratory-a')).toBe('Y-8.1.4');
    expect(t.legalTo('place')).not.toContain('place laboratory-a');
    t.play('place silk-factory-1');
    expect(yenOf(t.s)).toEqual([1, 5, 4, 4]);
  });

  it('Y-19.2 movement through the agency', () => {
    const t = table();
    const { s } = t;
    lay(s, { B2: 'tea-plantation-1', B3: 'employment-agency', B4: 'silk-factory-1', A3: 'laboratory-a' });
    president(s, 0, 'tea-plantation-1');
    president(s, 1, 'employment-agency');
    post(s, 0, 'employment-agency');
    post(s, 0, 'silk-factory-1');
    stock(s, 0);
    turn(t, 0, 'movement');
    expect(t.why('enter laboratory-a')).toBe('Y-8.2.3 assistant');
    expect(t.why('enter employment-agency')).toBe('Y-8.2.5');
    stock(s, 0, { yen: 1, silk: 1 });
    teach(s, 0, 'spinning-mill');
    t.play('enter employment-agency');
    expect(yenOf(s)).toEqual([0, 5, 4, 4]);
    expect(t.why('stop')).toBe('Y-8.2.4');
    t.play('enter silk-factory-1', 'stop');
    expect(s.seat[0].president).toBe(area('silk-factory-1'));
    expect(goods(s, 0)[1]).toBe(2);
  });

  it('Y-19.3 Y-19.7 power 5 in the Silk Factory gives 4 silk, and the three assistants come back', () => {
    const t = visit(silkFactory(), 0, 'silk-factory-1', 3);
    expect(goods(t.s, 0)).toEqual([0, 4, 0, 0]);
    while (t.step() !== 'additional') t.play('pass');
    expect(t.s.seat[0]).toMatchObject({ assistants: 8, president: area('silk-factory-1') });
    expect(t.s.seat[0].assistantsIn[area('silk-factory-1')]).toBe(0);
  });

  it('Y-19.4 the five-power token with 1 import', () => {
    const t = visit(silkFactory(), 0, 'silk-factory-1', 3).play('token');
    expect(t.s.seat[0]).toMatchObject({ imports: 1, tokens: 1 });
    expect(t.s.token[area('silk-factory-1')]).toBe(NONE);
  });

  it('Y-19.5 a trading house beside the own shophouse', () => {
    const t = silkFactory();
    takeOut(t.s, 0, 1);
    visit(t, 0, 'silk-factory-1', 3).play('pass');
    expect(t.legal()).toEqual(['house', 'pass']);
    expect(t.why('shop 2')).toBe('Y-8.5.2 own');
    t.play('house');
    expect(yokohama.score(t.s, 0)).toBe(9);
  });

  it('Y-19.6 nothing to build without a building in hand', () => {
    const t = table();
    t.s.seat[0].storedShophouses += t.s.seat[0].shophouses;
    t.s.seat[0].shophouses = 0;
    visit(t, 0, 'church', 3);
    t.play('pass');
    expect(t.step()).toBe('additional');
  });

  it('Y-19.8 an agent in the Copper Mine', () => {
    const t = table();
    const { s } = t;
    stock(s, 0);
    post(s, 0, 'copper-mine-1', 2);
    house(s, 0, 'copper-mine-1');
    president(s, 0, 'bank');
    hireAgent(s, 0, 'english');
    hireAgent(s, 0, 'french');
    t.play('agent english copper-mine-1');
    expect(goods(s, 0)[0]).toBe(1);
    expect([t.step(), s.seat[0].assistants]).toEqual(['additional', 8]);
    post(s, 0, 'copper-mine-1');
    expect(t.why('agent french copper-mine-1')).toBe('Y-9.1');
  });

  it('Y-19.9 an achievement that others have claimed', () => {
    const t = table();
    const { s } = t;
    s.achievements[0] = 0;
    s.seat[1].claimed[0] = 1;
    s.seat[2].claimed[0] = 1;
    stock(s, 0, { copper: 5 });
    inHand(s, 0, 1);
    t.play('claim ach-a1');
    expect([yokohama.score(s, 0), s.seat[0].assistants, goods(s, 0)[0]]).toEqual([6, 0, 5]);
    expect(t.why('claim ach-a1')).toBe('Y-9.2.1 claimed');
  });

  it('Y-19.10 the second English icon brings an English agent', () => {
    const t = table();
    const { s } = t;
    fulfilledAlready(s, 0, 'ord-01');
    teach(s, 0, 'spinning-mill'); // French
    hold(s, 0, 'ord-02');
    stock(s, 0, asked('ord-02'));
    t.play('fulfil ord-02');
    expect(Array.from(s.seat[0].icons)).toEqual([2, 0, 1, 0, 0]);
    expect(Array.from(s.seat[0].agents)).toEqual([1, 0, 0, 0, 0]);
  });

  it('Y-19.11 two orders from the port at power 3', () => {
    const t = table();
    const { s } = t;
    hold(s, 0, 'ord-36');
    for (const [i, id] of ['ord-01', 'ord-12', 'ord-19', 'ord-26', 'ord-33', 'ord-02'].entries())
      offerAt(s, 0, i + 1, id);
    stock(s, 0, { yen: 2 });
    visit(t, 0, 'port-a', 2);
    expect(t.legalTo('take')).toEqual(['take ord-01', 'take ord-12', 'take ord-19', 'take ord-26']);
    t.play('take ord-12', 'buy ord-26 yen');
    expect([s.seat[0].yen, s.seat[0].orders.length]).toEqual([0, 3]);
    expect(Array.from(s.ports.subarray(0, 4), (o) => ORDERS[o].id)).toEqual(['ord-01', 'ord-19', 'ord-33', 'ord-02']);
    expect(s.ports.subarray(4, 6).includes(NONE)).toBe(false);
  });

  it('Y-19.12 the Tram in slot 3 costs 6', () => {
    const t = table();
    const { s } = t;
    stock(s, 0, { yen: 2 });
    const tram = showAt(s, 0, 3, 'tram');
    shop(s, 0, 'laboratory-a', 1);
    visit(t, 0, 'laboratory-a', 3);
    expect(t.legalTo('learn').filter((text) => text.includes(tram))).toEqual([`learn ${tram} 0 none`]);
    t.play(`learn ${tram} 0 none`);
    expect(s.seat[0].yen).toBe(0);
    expect(s.seat[0].technologies[TECHNOLOGY.tram]).not.toBe(NONE);
  });

  it('Y-19.13 faith 6 in the church', () => {
    const t = table();
    const { s } = t;
    stock(s, 0, { copper: 1, silk: 1, yen: 1, tea: 1 });
    visit(t, 0, 'church', 2).play('church 3');
    t.play('offer copper_silk_yen', 'send area');
    expect([s.church[2], yokohama.score(s, 0), s.seat[0].yen]).toEqual([0, 5, 0]);
    expect(goods(s, 0)).toEqual([0, 0, 1, 0]);
    expect(t.step()).toBe('moveAssistant');
    t.play('move hand bank', 'move hand bank');
    expect(t.step()).toBe('additional');
  });

  it('Y-19.14 one import at customs', () => {
    const t = table();
    stock(t.s, 0, { imports: 1 });
    visit(t, 0, 'customs', 1).play('customs 2', 'send area');
    expect(t.s.seat[0]).toMatchObject({ imports: 0, yen: 2 });
    expect(yokohama.score(t.s, 0)).toBe(4);
  });

  it('Y-19.15 Mining Technology in the Copper Mine', () => {
    const t = table();
    stock(t.s, 0);
    teach(t.s, 0, 'mining-technology');
    visit(t, 0, 'copper-mine-1', 3);
    expect(goods(t.s, 0)[0]).toBe(3);
  });

  it('Y-19.22 an order, an agent, another order in one phase', () => {
    const t = table();
    const { s } = t;
    hold(s, 0, 'ord-26', 'ord-33');
    // The agent brings the last fish of those that both together ask for.
    const both = asked('ord-26', 'ord-33');
    stock(s, 0, { ...both, fish: both.fish! - 1 });
    post(s, 0, 'fishing-port-1');
    hireAgent(s, 0, 'dutch');
    t.play('fulfil ord-26', 'agent dutch fishing-port-1', 'fulfil ord-33');
    expect(yokohama.score(s, 0)).toBe(23 + 20);
  });
});
