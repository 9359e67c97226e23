import { NOT_NOW, NOT_YOUR_TURN } from 'engawa';
import { describe, expect, it } from 'vitest';
import { ORDER, ORDERS } from '../data/index.ts';
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
  post,
  president,
  shop,
  stock,
  table,
  takeOut,
  teach,
  turn,
  visit,
} from './kit.ts';

describe('Y-7 the turn', () => {
  it('Y-7.1 Phase A, the main action, Phase C', () => {
    const t = table();
    post(t.s, 0, 'bank');
    const steps = [t.step()];
    t.play('end');
    steps.push(t.step());
    t.play('place church', 'pass');
    steps.push(t.step());
    t.play('put bank');
    steps.push(t.step());
    t.play('end');
    expect(steps).toEqual(['additional', 'placement', 'movement', 'additional']);
    expect(t.turn()).toBe(1);
  });

  it('Y-7.2 the flags of the turn are reset when it begins', () => {
    const t = turn(table(2), 0, 'C');
    Object.assign(t.s, { agentUsed: 1, millUsed: 1, universityUsed: 1, churchPaid: 63 });
    t.play('end');
    expect(t.s).toMatchObject({ agentUsed: 0, millUsed: 0, universityUsed: 0, churchPaid: 0 });
  });

  it('Y-7.3 placement, movement, area action, five-power bonus, construction, recovery', () => {
    const t = table();
    const { s } = t;
    post(s, 0, 'employment-agency', 3);
    const steps: (string | undefined)[] = [];
    t.play('end', 'place employment-agency', 'pass');
    steps.push(t.step());
    t.play('recruit assistant', 'pass');
    steps.push(t.step());
    t.play('pass');
    steps.push(t.step());
    t.play('pass');
    expect(steps).toEqual(['recruit', 'takeToken', 'build']);
    expect(s.seat[0].assistantsIn[area('employment-agency')]).toBe(0);
    expect(s.seat[0].assistants).toBe(9);
  });

  it('Y-7.5 the next player in turn order follows', () => {
    const t = turn(table(3), 2, 'C').play('end');
    expect(t.turn()).toBe(0);
    expect(t.s.seat[2].turns).toBe(1);
  });

  it('Y-7.6 Phase B is not interrupted by additional actions, only by the free ones', () => {
    const t = table();
    hold(t.s, 0, 'ord-01');
    stock(t.s, 0, { tea: 4, silk: 1, yen: 1 });
    teach(t.s, 0, 'spinning-mill', 'university');
    turn(t, 0, 'placement');
    expect(t.why('fulfil ord-01')).toBe(NOT_NOW);
    expect(t.why('end')).toBe(NOT_NOW);
    expect(t.why('mill')).toBeUndefined();
    expect(t.why('university')).toBeUndefined();
  });
});

describe('Y-9 additional actions', () => {
  it('Y-9.1.1 an agent acts where an assistant is and the president is not; other presidents do not matter', () => {
    const t = table();
    const { s } = t;
    post(s, 0, 'bank');
    post(s, 0, 'church');
    president(s, 0, 'church');
    president(s, 1, 'bank');
    expect(t.why('agent dutch bank')).toBe('Y-9.1.1 agent');
    hireAgent(s, 0, 'dutch');
    expect(t.legalTo('agent')).toEqual(['agent dutch bank']);
    expect(t.why('agent dutch church')).toBe('Y-9.1.1 president');
    expect(t.why('agent dutch customs')).toBe('Y-9.1.1 assistant');
    t.play('agent dutch bank');
    expect([s.seat[0].yen, s.seat[1].yen]).toEqual([4, 4]);
    expect([s.seat[0].agents[4], s.seat[0].usedAgents[4]]).toEqual([0, 1]);
  });

  it('Y-9.1.2 Y-18.44 steps 3 to 6 without the president; the main action follows all the same', () => {
    const t = table();
    const { s } = t;
    post(s, 0, 'bank', 4);
    president(s, 0, 'church');
    hireAgent(s, 0, 'english');
    t.play('agent english bank');
    expect(s.seat[0].yen).toBe(3 + 4);
    expect(t.step()).toBe('build');
    t.play('pass');
    expect(s.seat[0].assistants).toBe(8);
    expect(s.seat[0].president).toBe(area('church'));
    t.play('end');
    expect(t.step()).toBe('placement');
  });

  it('Y-9.1 Y-9.1.4 once per turn, also with an agent gained in this turn', () => {
    const t = table();
    const { s } = t;
    for (const id of ['bank', 'customs']) post(s, 0, id);
    president(s, 0, 'church');
    fulfilledAlready(s, 0, 'ord-26');
    hold(s, 0, 'ord-27');
    stock(s, 0, asked('ord-27'));
    expect(t.legalTo('agent')).toEqual([]);
    t.play('fulfil ord-27');
    t.play('agent german bank');
    hireAgent(s, 0, 'english');
    expect(t.why('agent english customs')).toBe('Y-9.1');
    expect(turn(t, 0, 'C').why('agent english customs')).toBeUndefined();
  });

  it('Y-9.1.3 the nation of an agent does not matter', () => {
    for (const nation of ['english', 'dutch']) {
      const t = table();
      post(t.s, 0, 'bank');
      hireAgent(t.s, 0, nation);
      t.play(`agent ${nation} bank`);
      expect(t.s.seat[0].yen).toBe(4);
    }
  });

  it('Y-9.2.1 an achievement takes an assistant; the first scores more; nobody claims twice', () => {
    const t = table();
    const { s } = t;
    s.achievements[0] = 2; // 7 tea
    stock(s, 0, { tea: 7 });
    stock(s, 1, { tea: 8 });
    inHand(s, 0, 0);
    expect(t.why('claim ach-a3')).toBe('Y-9.2.1 assistant');
    inHand(s, 0, 1);
    t.play('claim ach-a3');
    expect([yokohama.score(s, 0), s.seat[0].assistants, s.seat[0].goods[2]]).toEqual([3, 0, 7]);
    expect(t.why('claim ach-a3')).toBe('Y-9.2.1 claimed');
    s.seat[0].turns = 1;
    turn(t, 1).play('claim ach-a3');
    expect(yokohama.score(s, 1)).toBe(2);
    yokohama.check(s);
  });

  it('Y-9.3.1 an order takes exactly its goods, never imports, and gives its reward', () => {
    const t = table();
    const { s } = t;
    hold(s, 0, 'ord-19', 'ord-22');
    stock(s, 0, { silk: 3, tea: 3, fish: 2, imports: 5 });
    expect(t.why('fulfil ord-22')).toBe('Y-9.3.1');
    expect(t.why('fulfil ord-03')).toBe('Y-9.3.1 card');
    t.play('fulfil ord-19');
    expect(goods(s, 0)).toEqual([0, 0, 1, 0]);
    expect([yokohama.score(s, 0), s.seat[0].imports]).toEqual([ORDERS[ORDER['ord-19']].reward.vp, 6]);
    expect(s.seat[0].orders.length).toBe(1);
  });

  it('Y-9.3.2 Y-12.7 Y-12.8 the printed reward comes before Ball and Language School', () => {
    const t = table();
    const { s } = t;
    hold(s, 0, 'ord-13'); // movement icons
    const { vp } = ORDERS[ORDER['ord-13']].reward;
    stock(s, 0, { ...asked('ord-13'), yen: 1 });
    teach(s, 0, 'ball', 'language-school');
    t.play('fulfil ord-13');
    expect(t.step()).toBe('moveAssistant');
    expect([yokohama.score(s, 0), s.seat[0].yen]).toEqual([vp, 1]);
    t.play('pass');
    expect([yokohama.score(s, 0), s.seat[0].yen]).toEqual([vp + 2, 2]);
  });

  it('Y-9.4.1 icons are on fulfilled orders and technologies, not on orders in hand', () => {
    const t = table();
    const { s } = t;
    hold(s, 0, 'ord-12', 'ord-13');
    expect(Array.from(s.seat[0].icons)).toEqual([0, 0, 0, 0, 0]);
    stock(s, 0, asked('ord-12'));
    t.play('fulfil ord-12');
    expect(Array.from(s.seat[0].icons)).toEqual([0, 1, 0, 0, 0]);
  });

  it('Y-9.4.2 Y-18.33 every second icon brings an agent, if one is left', () => {
    const t = table();
    const { s } = t;
    fulfilledAlready(s, 0, 'ord-33', 'ord-34', 'ord-35');
    hireAgent(s, 1, 'dutch');
    hold(s, 0, 'ord-36', 'ord-26');
    stock(s, 0, asked('ord-36', 'ord-26'));
    t.play('fulfil ord-36');
    expect(s.seat[0].icons[4]).toBe(4);
    expect(s.seat[0].agents[4]).toBe(0);
    fulfilledAlready(s, 0, 'ord-27');
    t.play('fulfil ord-26');
    expect(s.seat[0].agents[3]).toBe(1);
    expect(s.agents[3]).toBe(1);
  });
});

describe('Y-8.3 to Y-8.6 the action', () => {
  it('Y-8.3.1 the action is that of the area where the president stops', () => {
    const t = visit(table(), 0, 'fishing-port-2', 2);
    expect(goods(t.s, 0)).toEqual([1, 1, 1, 4]);
  });

  it('Y-8.3.2 power: president, assistants, own shophouse, own trading house, station; never above 5', () => {
    const t = table();
    const { s } = t;
    house(s, 0, 'bank');
    s.station = area('bank');
    teach(s, 1, 'station');
    visit(t, 0, 'bank', 1);
    expect(s.seat[0].yen).toBe(3 + 4);
    const many = table();
    visit(many, 0, 'bank', 7);
    expect(many.s.seat[0].yen).toBe(3 + 5);
    const others = table();
    house(others.s, 1, 'bank');
    visit(others, 0, 'bank', 1);
    expect(others.s.seat[0].yen).toBe(3 + 2);
  });

  it('Y-8.3.3 Y-18.13 Y-11.8 the power of the action stays, whatever happens to the pieces', () => {
    const t = table();
    const { s } = t;
    s.token[area('bank')] = 11; // 1 VP + 3 movement icons
    visit(t, 0, 'bank', 4);
    t.play('token', 'move bank church', 'move bank church', 'move hand bank');
    expect(t.step()).toBe('build');
    t.play('pass');
    expect(s.seat[0].assistantsIn[area('bank')]).toBe(0);
    expect(s.seat[0].assistantsIn[area('church')]).toBe(2);
    expect(s.seat[0].assistants).toBe(6);
  });

  it('Y-8.3.4 Y-18.12 the owner of the trading house gets 1 yen for every action of another player', () => {
    const t = table();
    const { s } = t;
    house(s, 1, 'customs');
    visit(t, 0, 'customs', 0 + 1);
    expect(s.seat[1].yen).toBe(5);
    post(s, 0, 'customs');
    president(s, 0, 'bank');
    hireAgent(s, 0, 'french');
    turn(t, 0).play('agent french customs');
    expect(s.seat[1].yen).toBe(6);
    visit(t, 1, 'customs', 1);
    expect(s.seat[1].yen).toBe(6);
  });

  it('Y-8.3.5 Y-18.11 production is automatic, the rest may be declined', () => {
    const t = visit(table(), 0, 'chinatown', 3);
    expect(t.step()).toBe('exchange');
    t.play('pass');
    expect(t.step()).toBe('build');
    const mine = visit(table(), 0, 'copper-mine-1', 2);
    expect(goods(mine.s, 0)).toEqual([2, 1, 1, 1]);
  });

  it('Y-8.4.1 Y-8.4.2 the token is offered at power 5 only, once, and kept face down', () => {
    const weak = table();
    hold(weak.s, 0);
    visit(weak, 0, 'bank', 3);
    expect(weak.step()).toBe('build');
    const t = table();
    t.s.token[area('bank')] = 0; // 1 import
    visit(t, 0, 'bank', 4);
    expect(t.step()).toBe('takeToken');
    expect(t.legal()).toEqual(['token', 'pass']);
    t.play('token', 'pass', 'end');
    expect(t.s.seat[0]).toMatchObject({ imports: 1, tokens: 1 });
    president(t.s, 0);
    visit(t, 1, 'bank', 4);
    expect(t.step()).toBe('build');
  });

  it('Y-8.5.1 building needs power 4 and is one building at most', () => {
    const weak = visit(table(), 0, 'bank', 2);
    expect(weak.step()).toBe('additional');
    const t = table();
    takeOut(t.s, 0, 1);
    visit(t, 0, 'bank', 3);
    expect(t.legal()).toEqual(['shop 1', 'shop 2', 'shop 3', 'shop 4', 'house', 'pass']);
    t.s.site[area('bank')] = 18; // site-19: 10 VP
    t.play('house');
    expect(t.step()).toBe('additional');
    expect(yokohama.score(t.s, 0)).toBe(10);
  });

  it('Y-8.5.2 a shophouse: one in hand, none on the card yet, an empty slot of choice, its reward', () => {
    const t = table();
    const { s } = t;
    s.site[area('bank')] = 0; // site-01
    visit(t, 0, 'bank', 3);
    expect(t.legalTo('shop')).toHaveLength(4);
    t.play('shop 2');
    expect(s.seat[0]).toMatchObject({ shophouses: 1, imports: 1, yen: 3 + 4 });
    visit(t, 0, 'bank', 2);
    expect(t.step()).toBe('additional');
    president(s, 0);
    visit(t, 1, 'bank', 3);
    expect(t.why('shop 2')).toBe('Y-8.5.2 taken');
    s.seat[1].storedShophouses += s.seat[1].shophouses;
    s.seat[1].shophouses = 0;
    expect(t.why('shop 1')).toBe('Y-8.5.2 hand');
  });

  it('Y-8.5.2 a second shophouse on the same card is refused', () => {
    const t = table();
    takeOut(t.s, 0, 1);
    shop(t.s, 0, 'bank', 1);
    visit(t, 0, 'bank', 2);
    expect(t.why('shop 2')).toBe('Y-8.5.2 own');
    expect(t.legal()).toEqual(['house', 'pass']);
  });

  it('Y-8.5.3 one trading house per area for all players', () => {
    const t = table();
    takeOut(t.s, 0, 1);
    house(t.s, 1, 'bank');
    visit(t, 0, 'bank', 3);
    expect(t.why('house')).toBe('Y-8.5.3 taken');
    const none = visit(table(), 0, 'bank', 3);
    expect(none.why('house')).toBe('Y-8.5.3 hand');
  });

  it('Y-8.5.4 building is free and adds power from the next action on', () => {
    const t = table();
    t.s.site[area('bank')] = 3; // site-04: shop 1 is 3 VP
    visit(t, 0, 'bank', 3).play('shop 1');
    expect(t.s.seat[0].yen).toBe(3 + 4);
    visit(t, 0, 'bank', 1);
    expect(t.s.seat[0].yen).toBe(7 + 3);
  });

  it('Y-8.6.1 all own assistants of the area come back, the president stays', () => {
    const t = table();
    post(t.s, 1, 'bank', 2);
    visit(t, 0, 'bank', 2);
    expect(t.s.seat[0]).toMatchObject({ president: area('bank'), assistants: 8 });
    expect(t.s.seat[1].assistantsIn[area('bank')]).toBe(2);
  });

  it('Y-12.16 Telephone: one assistant may stay, in main and agent actions', () => {
    const t = table();
    const { s } = t;
    teach(s, 0, 'telephone');
    visit(t, 0, 'bank', 2);
    expect(t.legal()).toEqual(['leave', 'pass']);
    t.play('leave');
    expect(s.seat[0].assistantsIn[area('bank')]).toBe(1);
    hireAgent(s, 0, 'english');
    post(s, 0, 'church');
    president(s, 0, 'church');
    turn(t, 0).play('agent english bank');
    expect(t.step()).toBe('telephone');
    t.play('pass');
    expect(s.seat[0].assistantsIn[area('bank')]).toBe(0);
  });

  it('Y-21.14 nobody decides in another player’s turn', () => {
    const t = table();
    lay(t.s, { A1: 'bank' });
    expect(t.why('end', 1)).toBe(NOT_YOUR_TURN);
    expect(t.legal(1)).toEqual([]);
  });
});
