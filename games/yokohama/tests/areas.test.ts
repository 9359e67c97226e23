import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import { AREAS, CARDS, ORDERS, TECHNOLOGY } from '../data/index.ts';
import yokohama from '../index.ts';
import { STEPS } from '../rules/state.ts';
import {
  area,
  goods,
  hireAgent,
  hold,
  inHand,
  offerAt,
  post,
  president,
  showAt,
  stock,
  table,
  takeOut,
  teach,
  turn,
  visit,
} from './kit.ts';

const score = (t: { s: Parameters<typeof yokohama.score>[0] }, seat = 0) => yokohama.score(t.s, seat);

/** Pieces gained by a visit with power 2 to 5, and by an agent with power 1. */
function output(id: string, count: (t: ReturnType<typeof table>) => number): number[] {
  const agent = table();
  post(agent.s, 0, id);
  hireAgent(agent.s, 0, 'english');
  const before = count(agent);
  agent.play(`agent english ${id}`);
  const powers = [1, 2, 3, 4].map((assistants) => {
    const t = table();
    const start = count(t);
    return count(visit(t, 0, id, assistants)) - start;
  });
  return [count(agent) - before, ...powers];
}

describe('Y-10 areas', () => {
  it('Y-10.1 Copper Mine', () => {
    expect(output('copper-mine-2', (t) => goods(t.s, 0)[0])).toEqual([0, 0, 1, 2, 3]);
  });

  it('Y-10.2 Silk Factory', () => {
    expect(output('silk-factory-1', (t) => goods(t.s, 0)[1])).toEqual([0, 1, 2, 3, 4]);
  });

  it('Y-10.3 Tea Plantation', () => {
    expect(output('tea-plantation-1', (t) => goods(t.s, 0)[2])).toEqual([1, 2, 3, 4, 5]);
  });

  it('Y-10.4 Fishing Port', () => {
    expect(output('fishing-port-1', (t) => goods(t.s, 0)[3])).toEqual([1, 2, 3, 4, 5]);
  });

  it('Y-10.5 Bank', () => {
    expect(output('bank', (t) => t.s.seat[0].yen)).toEqual([1, 2, 3, 4, 5]);
  });
});

const atPort = (assistants: number, held: string[] = [], amounts = {}) => {
  const t = table();
  hold(t.s, 0, ...held);
  stock(t.s, 0, amounts);
  for (const [i, id] of ['ord-01', 'ord-12', 'ord-19', 'ord-26', 'ord-33', 'ord-02'].entries())
    offerAt(t.s, 0, i + 1, id);
  return visit(t, 0, 'port-a', assistants);
};

describe('Y-10.6 ports', () => {
  it('Y-10.6.1 Y-18.16 power opens the tiers; power 5 also scores 3, card or not', () => {
    expect(atPort(1).legalTo('take')).toEqual(['take ord-01', 'take ord-12']);
    expect(atPort(2).legalTo('take')).toEqual(['take ord-01', 'take ord-12', 'take ord-19', 'take ord-26']);
    expect(atPort(2).why('take ord-33')).toBe('Y-10.6.1');
    expect(atPort(3).legalTo('take')).toHaveLength(6);
    const five = atPort(4);
    expect(score(five)).toBe(3);
    expect(five.legalTo('take')).toHaveLength(6);
    five.play('pass');
    expect([score(five), five.s.seat[0].orders.length]).toEqual([3, 0]);
    expect(score(atPort(3))).toBe(0);
  });

  it('Y-10.6.1 at power 1 no card can be taken', () => {
    const t = table();
    hold(t.s, 0);
    hireAgent(t.s, 0, 'dutch');
    post(t.s, 0, 'port-a');
    t.play('agent dutch port-a');
    expect(t.step()).toBe('additional');
  });

  it('Y-10.6.2 Y-10.6.5 one card is free, the second costs 2 yen or 1 import, paid when it is chosen', () => {
    const t = atPort(1, [], { yen: 2, imports: 1 });
    expect(t.why('buy ord-01 yen')).toBe('Y-10.6.2 first');
    t.play('take ord-01');
    expect(t.s.seat[0]).toMatchObject({ yen: 2, imports: 1 });
    expect(t.why('take ord-12')).toBe('Y-10.6.2 second');
    expect(t.legal()).toEqual(['buy ord-12 yen', 'buy ord-12 import', 'pass']);
    t.play('buy ord-12 import');
    expect(t.s.seat[0]).toMatchObject({ yen: 2, imports: 0 });
    expect(t.s.seat[0].orders.length).toBe(2);
    const poor = atPort(1, [], { yen: 1 }).play('take ord-01');
    expect(poor.step()).toBe('additional');
  });

  it('Y-10.6.3 Y-18.14 Y-18.15 both cards may be of one tier, from the display before any refill', () => {
    const t = atPort(2, [], { yen: 2 });
    const waiting = t.s.orderDeck.at(t.s.orderDeck.length - 1);
    t.play('take ord-12');
    expect(t.s.ports[1]).toBe(NONE);
    expect(t.why(`buy ${ORDERS[waiting].id} yen`)).toBe('Y-10.6.3');
    expect(t.legalTo('buy')).toEqual(['buy ord-01 yen', 'buy ord-19 yen', 'buy ord-26 yen']);
    t.play('buy ord-01 yen');
    expect(t.s.seat[0].orders.length).toBe(2);
  });

  it('Y-10.6.4 the board slides left and is filled from the deck; the other port is not touched', () => {
    const t = atPort(3);
    const [next] = [t.s.orderDeck.at(t.s.orderDeck.length - 1)];
    const other = Array.from(t.s.ports.subarray(6));
    t.play('take ord-19');
    expect(Array.from(t.s.ports.subarray(0, 6), (o) => ORDERS[o].id)).toEqual([
      'ord-01',
      'ord-12',
      'ord-26',
      'ord-33',
      'ord-02',
      ORDERS[next].id,
    ]);
    expect(Array.from(t.s.ports.subarray(6))).toEqual(other);
    const last = atPort(3);
    last.s.orderDeck.clear();
    last.play('take ord-19');
    expect(last.s.ports[5]).toBe(NONE);
    expect(ORDERS[last.s.ports[2]].id).toBe('ord-26');
  });
});

const atLaboratory = (assistants: number, amounts = {}, owned: string[] = []) => {
  const t = table();
  stock(t.s, 0, amounts);
  teach(t.s, 0, ...owned);
  return { t, at: () => visit(t, 0, 'laboratory-a', assistants) };
};

describe('Y-10.7 laboratories', () => {
  it('Y-10.7.1 Y-18.19 one technology per action, of this board and of a new name', () => {
    const { t, at } = atLaboratory(4, { yen: 20 });
    const ball = showAt(t.s, 0, 1, 'ball');
    const far = CARDS[t.s.laboratories[6]].id;
    at();
    expect(t.why(`learn ${far} 0 none`)).toBe('Y-10.7.1');
    t.play(`learn ${ball} 0 none`);
    expect(t.s.seat[0].technologies[TECHNOLOGY.ball]).not.toBe(NONE);
    expect(t.step()).toBe('takeToken');
  });

  it('Y-10.7.2 Y-18.47 Y-18.48 Y-19.27 power pays first; only the shortfall is paid, by 2 yen or 1 import a point', () => {
    const { t, at } = atLaboratory(1, { yen: 4, imports: 3 });
    const tram = showAt(t.s, 0, 1, 'tram'); // 5 against power 2
    at();
    expect(t.legalTo('learn').filter((text) => text.includes(tram))).toEqual([
      `learn ${tram} 1 none`,
      `learn ${tram} 2 none`,
      `learn ${tram} 3 none`,
    ]);
    expect(t.why(`learn ${tram} 0 none`)).toBe('Y-6.2 yen');
    expect(t.why(`learn ${tram} 4 none`)).toBe('Y-10.7.2');
    t.play(`learn ${tram} 1 none`);
    expect(t.s.seat[0]).toMatchObject({ yen: 0, imports: 2 });

    const cheap = atLaboratory(4, { yen: 9, imports: 9 });
    const winery = showAt(cheap.t.s, 0, 2, 'winery'); // 4 against power 5
    cheap.at();
    expect(cheap.t.legalTo('learn').filter((text) => text.includes(winery))).toEqual([`learn ${winery} 0 none`]);
    cheap.t.play(`learn ${winery} 0 none`);
    expect(cheap.t.s.seat[0]).toMatchObject({ yen: 9, imports: 9 });
  });

  it('Y-10.7.3 Y-19.25 from the fifth technology on 2 yen or 1 import more, not payable by power', () => {
    const four = ['ball', 'winery', 'brickyard', 'gaslight'];
    const { t, at } = atLaboratory(4, { yen: 2, imports: 1 }, four);
    const card = showAt(t.s, 0, 1, 'university'); // 5
    const light = showAt(t.s, 0, 2, 'electrical-light'); // 5
    at();
    expect(t.why(`learn ${light} 0 none`)).toBe('Y-10.7.3');
    expect(t.legalTo('learn').filter((text) => text.includes(light))).toEqual([
      `learn ${light} 0 yen`,
      `learn ${light} 0 import`,
    ]);
    t.play(`learn ${card} 0 import`);
    expect(t.s.seat[0]).toMatchObject({ yen: 2, imports: 0 });
    const early = atLaboratory(4, { yen: 2 }, four.slice(1));
    const first = showAt(early.t.s, 0, 1, 'university');
    early.at();
    expect(early.t.why(`learn ${first} 0 yen`)).toBe('Y-10.7.3 early');
    const poor = atLaboratory(4, { yen: 1 }, four);
    showAt(poor.t.s, 0, 1, 'university');
    poor.at();
    expect(poor.t.step()).toBe('takeToken');
  });

  it('Y-10.7.4 Y-12.9 Y-12.19 pay, card, earlier technologies, its own effect, nation icon, refill', () => {
    const { t, at } = atLaboratory(4, { yen: 2 }, ['letterpress-printing', 'patent-system']);
    const card = showAt(t.s, 0, 1, 'station'); // 6 against power 5, English
    t.s.seat[0].icons.fill(0);
    t.s.seat[0].icons[0] = 1;
    at();
    const [next] = [t.s.technologyDeck.at(t.s.technologyDeck.length - 1)];
    const rest = Array.from(t.s.laboratories.subarray(1, 6));
    t.play(`learn ${card} 0 none`);
    expect(t.step()).toBe('stationPlace');
    expect([t.s.seat[0].yen, score(t)]).toEqual([1, 2]);
    expect([t.s.laboratories[0], t.s.seat[0].agents[0]]).toEqual([NONE, 0]);
    t.play('erect church');
    expect(t.s.seat[0].agents[0]).toBe(1);
    expect(Array.from(t.s.laboratories.subarray(0, 6))).toEqual([...rest, next]);
    const last = atLaboratory(4);
    const winery = showAt(last.t.s, 0, 3, 'winery');
    last.t.s.technologyDeck.clear();
    last.at();
    last.t.play(`learn ${winery} 0 none`);
    expect(last.t.s.laboratories[5]).toBe(NONE);
  });

  it('Y-10.7.4 the first copy of Letterpress Printing and Patent System does not reward itself', () => {
    const { t, at } = atLaboratory(4);
    const card = showAt(t.s, 0, 1, 'patent-system');
    at();
    t.play(`learn ${card} 0 none`);
    expect(score(t)).toBe(0);
  });

  it('Y-10.7.5 Y-12.1 Y-12.13 Y-18.32 a new technology works at once, in the same action', () => {
    for (const [technology, build, vp] of [
      ['gaslight', 'shop 1', 2],
      ['electrical-light', 'house', 3],
    ] as const) {
      const { t, at } = atLaboratory(4, { yen: 2 });
      takeOut(t.s, 0, 1);
      const card = showAt(t.s, 0, 1, technology);
      t.s.site[area('laboratory-a')] = 20; // site-21: 1 VP and 10 VP
      at();
      t.play(`learn ${card} 0 none`, 'pass', build);
      expect(score(t)).toBe((build === 'house' ? 10 : 1) + vp);
    }
  });
});

describe('Y-10.8 Employment Agency', () => {
  it('Y-10.8 up to 0 / 1 / 2 / 3 / 4 tokens at their prices', () => {
    for (const [assistants, most] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]) {
      const t = visit(table(), 0, 'employment-agency', assistants);
      for (let n = 0; n < most; n++) {
        expect(t.step()).toBe('recruit');
        t.play('recruit assistant');
      }
      expect(t.step()).not.toBe('recruit');
      expect(t.s.seat[0].storedAssistants).toBe(12 - most);
    }
    const agent = table();
    post(agent.s, 0, 'employment-agency');
    hireAgent(agent.s, 0, 'dutch');
    expect(agent.play('agent dutch employment-agency').step()).toBe('additional');
  });

  it('Y-10.8 Y-21.15 shophouses cost 2, trading houses 4, 5, 6, 7', () => {
    const t = table();
    stock(t.s, 0, { yen: 24 });
    visit(t, 0, 'employment-agency', 4).play('recruit shophouse');
    expect(t.s.seat[0].yen).toBe(22);
    const paid: number[] = [];
    for (let n = 0; n < 4; n++) {
      if (t.step() !== 'recruit') visit(t, 0, 'employment-agency', 4);
      const before = t.s.seat[0].yen;
      t.play('recruit trading-house');
      paid.push(before - t.s.seat[0].yen);
      if (n === 2) while (t.step() !== 'additional') t.play('pass');
    }
    expect(paid).toEqual([4, 5, 6, 7]);
    expect(t.why('recruit trading-house')).toBe('Y-10.8 warehouse');
  });
});

describe('Y-10.9 Chinatown', () => {
  it('Y-10.9 so many exchanges as power, at the listed prices; imports are not sold', () => {
    const t = table();
    stock(t.s, 0, { yen: 2, copper: 1, silk: 1, tea: 1, fish: 1, imports: 1 });
    visit(t, 0, 'chinatown', 4);
    expect(t.why('exchange buy-import')).toBe('Y-6.2 yen');
    t.play(
      'exchange sell-copper',
      'exchange buy-import',
      'exchange sell-silk',
      'exchange sell-tea',
      'exchange sell-fish',
    );
    expect(t.s.seat[0]).toMatchObject({ yen: 2 + 2 - 4 + 2 + 1 + 1, imports: 2 });
    expect(goods(t.s, 0)).toEqual([0, 0, 0, 0]);
    expect(t.step()).toBe('takeToken');
    const buyer = table();
    stock(buyer.s, 0, { yen: 6 });
    visit(buyer, 0, 'chinatown', 3);
    expect(buyer.why('exchange sell-tea')).toBe('Y-6.2 goods');
    buyer.play('exchange buy-copper', 'exchange buy-silk', 'exchange buy-tea', 'exchange buy-fish');
    expect(goods(buyer.s, 0)).toEqual([1, 1, 1, 1]);
    expect(buyer.s.seat[0].yen).toBe(0);
    expect(() => yokohama.lexicon.parse('exchange sell-import')).toThrow();
  });
});

const atChurch = (assistants: number, amounts = {}) => {
  const t = table();
  stock(t.s, 0, amounts);
  return visit(t, 0, 'church', assistants);
};

describe('Y-10.10 Church', () => {
  it('Y-10.10.1 power and one of each kind make faith', () => {
    const t = atChurch(4, { copper: 9, silk: 9, tea: 9, fish: 9, yen: 9, imports: 9 });
    expect(t.legalTo('church')).toHaveLength(8);
    t.play('church 8');
    expect(t.s.churchPaid).toBe(63);
    expect(t.s.seat[0]).toMatchObject({ yen: 8, imports: 8 });
    expect(goods(t.s, 0)).toEqual([8, 8, 8, 8]);
    expect(atChurch(4, { tea: 5 }).legalTo('church')).toEqual(['church 3']);
    expect(atChurch(4, { tea: 5 }).why('church 1')).toBe('Y-10.10.1');
  });

  it('Y-10.10.1 Y-18.20 Y-21.11 the limit of one of each kind holds for the whole turn', () => {
    const t = atChurch(3, { tea: 5, fish: 5 });
    t.play('church 3', 'send hand', 'pass', 'pass');
    hireAgent(t.s, 0, 'dutch');
    post(t.s, 0, 'church', 5);
    president(t.s, 0, 'bank');
    stock(t.s, 0, { tea: 5, fish: 5, silk: 1, copper: 1 });
    t.play('agent dutch church');
    // Power 5, silk and copper make 7; with tea and fish slot 2 would be open as well.
    expect(t.legalTo('church')).toEqual(['church 1']);
    t.play('church 1');
    expect(t.step()).toBe('churchAssistant');
    expect(goods(t.s, 0)).toEqual([0, 0, 5, 5]);
  });

  it('Y-10.10.1 a kind offered before in this turn is refused', () => {
    const t = atChurch(4, { tea: 1, fish: 1, silk: 1 });
    t.s.churchPaid = 1 << 2;
    t.play('church 3');
    expect(t.step()).toBe('churchPay');
    expect(t.why('offer tea')).toBe('Y-10.10.1 turn');
    expect(t.why('offer copper')).toBe('Y-6.2');
    expect(t.why('offer silk_fish')).toBe('Y-10.10.3');
    expect(t.legal()).toEqual(['offer silk', 'offer fish']);
  });

  it('Y-10.10.2 an empty slot not above the faith; the assistant comes from the area or the hand and stays', () => {
    const t = atChurch(4, { silk: 1, tea: 1, fish: 1 });
    t.s.church[1] = 2;
    expect(t.why('church 2')).toBe('Y-10.10.2');
    expect(t.legalTo('church')).toEqual(['church 1', 'church 3']);
    t.play('church 1', 'offer tea_fish');
    expect(t.legal()).toEqual(['send area', 'send hand']);
    t.play('send area');
    expect(t.s.church[0]).toBe(0);
    expect(t.s.seat[0].assistantsIn[area('church')]).toBe(3);
    expect([score(t), goods(t.s, 0)]).toEqual([5, [0, 1, 0, 0]]);
    const other = atChurch(4, { tea: 1, fish: 1 }).play('church 1', 'send hand');
    expect(other.s.seat[0].assistantsIn[area('church')]).toBe(4);
  });

  it('Y-10.10.3 slot, then the kinds, then the assistant; free actions must leave enough to offer', () => {
    const t = table();
    teach(t.s, 0, 'spinning-mill', 'university');
    stock(t.s, 0, { silk: 1, yen: 1, tea: 1 });
    post(t.s, 0, 'church');
    // Slot 2 asks for faith 8; power 5 leaves 3 kinds to offer.
    turn(t, 0, 'C').above(0, STEPS.churchAssistant, 2).above(0, STEPS.churchPay, 2, 3);
    expect(t.legal()).toEqual(['offer silk_tea_yen']);
    expect(t.why('mill')).toBe('Y-10.10.3 rest');
    expect(t.why('university')).toBe('Y-10.10.3 rest');
    t.play('offer silk_tea_yen');
    expect(t.step()).toBe('churchAssistant');
    expect(t.s.church[1]).toBe(NONE);
    t.play('send hand');
    expect(t.s.church[1]).toBe(0);
  });

  it('Y-10.10.4 without any assistant the action has no effect', () => {
    const t = table();
    teach(t.s, 0, 'tram');
    post(t.s, 0, 'bank', 8);
    inHand(t.s, 0, 0);
    stock(t.s, 0, { copper: 1, silk: 1, tea: 1, fish: 1, yen: 1, imports: 1 });
    turn(t, 0, 'movement').play('tram church');
    expect(t.step()).toBe('additional');
    teach(t.s, 0, 'university');
    president(t.s, 0);
    turn(t, 0, 'movement').play('tram church');
    expect(t.why('church 3')).toBe('Y-10.10.4');
    t.play('university');
    expect(t.why('church 3')).toBeUndefined();
  });

  it('Y-12.10 Winery: 3 more for each assistant put into the church', () => {
    const t = table();
    teach(t.s, 0, 'winery');
    visit(t, 0, 'church', 4);
    t.play('church 1', 'offer tea_fish', 'send area');
    expect(score(t)).toBe(5 + 3);
  });
});

describe('Y-10.11 Customs', () => {
  const atCustoms = (assistants: number, imports: number) => {
    const t = table();
    stock(t.s, 0, { imports });
    return visit(t, 0, 'customs', assistants);
  };

  it('Y-10.11.1 Y-18.22 the slot’s imports, within power and possession; one slot per action', () => {
    const ofOne = [1, 2, 3, 4, 5, 6].map((slot) => `customs ${slot}`);
    expect(atCustoms(1, 9).legalTo('customs')).toEqual(ofOne);
    expect(atCustoms(2, 9).legalTo('customs')).toHaveLength(8);
    expect(atCustoms(4, 1).legalTo('customs')).toEqual(ofOne);
    expect(atCustoms(1, 9).why('customs 7')).toBe('Y-10.11.1 power');
    expect(atCustoms(4, 1).why('customs 7')).toBe('Y-6.2 imports');
    const t = atCustoms(4, 3);
    t.s.customs[0] = 1;
    expect(t.why('customs 1')).toBe('Y-10.11.1 taken');
    t.play('customs 7', 'send hand');
    expect(t.s.seat[0].imports).toBe(1);
    expect([score(t), t.s.customs[6]]).toEqual([24, 0]);
    expect(t.step()).toBe('takeToken');
  });

  it('Y-10.11.1 at power 1 nothing can be declared', () => {
    const t = table();
    stock(t.s, 0, { imports: 3 });
    post(t.s, 0, 'customs');
    hireAgent(t.s, 0, 'dutch');
    expect(t.play('agent dutch customs').step()).toBe('additional');
  });

  it('Y-10.11.2 Y-12.17 the assistant comes from the area or the hand; Brickyard adds 4', () => {
    const t = table();
    teach(t.s, 0, 'brickyard');
    stock(t.s, 0, { imports: 1 });
    visit(t, 0, 'customs', 1).play('customs 1');
    expect(t.legal()).toEqual(['send area', 'send hand']);
    t.play('send area');
    expect(score(t)).toBe(13 + 4);
    expect(t.s.seat[0].assistants).toBe(7);
    yokohama.check(t.s);
  });

  it('Y-10.12 the Canal takes no piece and has no action', () => {
    const t = turn(table(), 0, 'placement');
    expect(t.why('place canal')).toBe('Y-8.1.5 canal');
    expect(AREAS[area('canal')]).toMatchObject({ production: false, commercial: false });
  });
});
