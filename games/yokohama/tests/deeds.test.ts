import { eventFor, type GameEvent, NONE, sayEvent } from 'engawa';
import { scene } from 'engawa/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { AREA, CHURCH_SLOTS } from '../data/index.ts';
import yokohama from '../index.ts';
import { did } from '../rules/deeds.ts';
import { STEPS, type YokohamaState } from '../rules/state.ts';
import {
  fulfilledAlready,
  hireAgent,
  hold,
  house,
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
} from './kit.ts';

type Position = ReturnType<typeof table>;

const NAMES = ['Red', 'Blue', 'Yellow', 'Green'];
const met = new Set<string>();

/** Plays moves for whoever is asked and gives all that is told of the last of them: in English, with its clause. */
function told(t: Position, ...moves: string[]): string[] {
  const last = moves.pop()!;
  t.play(...moves);
  const events: GameEvent[] = [];
  yokohama.play(t.s, t.turn(), yokohama.lexicon.parse(last), (event) => events.push(event));
  for (const { deed } of events) met.add(deed!);
  const said = events.filter(({ deed }) => deed !== 'turnEnded');
  return said.map((event) => `${sayEvent(yokohama, event, (seat) => NAMES[seat], 'en')} ${event.clause}`);
}

/** Seat 0 acts at an area with so many assistants, its president out of the hand. */
function acting(t: Position, area: string, assistants: number): string[] {
  post(t.s, 0, area, assistants);
  president(t.s, 0);
  return told(turn(t, 0, 'movement'), `put ${area}`);
}

/** The last turn of a round, with seat 3 about to end it. */
function endOfRound(t: Position, change: (s: YokohamaState) => void): string[] {
  change(t.s);
  for (let seat = 0; seat < 3; seat++) t.s.seat[seat].turns = t.s.round;
  return told(turn(t, 3, 'C'), 'end');
}

describe('orders are told', () => {
  it('Y-5.11 Y-2.9 Y-5.7 when one is kept: which, to its owner only; then the first round and who begins', () => {
    const t = scene(yokohama, 2);
    const { first } = t.s;
    const event = did.kept({ seat: 1, what: 'order:ord-01', clause: 'Y-5.11', only: 1 });
    const seenBy = (viewer: number) => sayEvent(yokohama, eventFor(event, viewer), (seat) => NAMES[seat], 'en');
    expect([seenBy(1), seenBy(0)]).toEqual([
      'Blue keeps the English order for 3 copper, 2 silk, 3 tea and 2 seafood.',
      'Blue keeps one of two orders.',
    ]);
    expect(told(t, t.legal(0)[0])).toEqual([expect.stringMatching(/^Red keeps the \w+ order for .*\. Y-5\.11$/)]);
    expect(told(t, t.legal(1)[0]).slice(1)).toEqual(['Round 1. Y-2.9', `${NAMES[first]} begins. Y-5.7`]);
  });

  it('Y-10.6.2 Y-10.6.4 when they are taken, paid for and replaced', () => {
    const t = table();
    stock(t.s, 0, { yen: 3 });
    hold(t.s, 0);
    offerAt(t.s, 0, 1, 'ord-01');
    offerAt(t.s, 0, 2, 'ord-26');
    visit(t, 0, 'port-a', 2);
    expect(told(t, 'take ord-01')).toEqual([
      'Red takes the English order for 3 copper, 2 silk, 3 tea and 2 seafood. Y-10.6.2',
    ]);
    const [paid, taken, ...shown] = told(t, 'buy ord-26 yen');
    expect([paid, taken]).toEqual([
      'Red pays 2 yen for a second order. Y-10.6.2',
      'Red takes the German order for 7 copper and 2 seafood. Y-10.6.2',
    ]);
    expect(shown[0]).toMatch(/^New in Port A: an? \w+ order for .*\. Y-10\.6\.4$/);
  });

  it('Y-10.6.1 Y-10.6.2 when a port scores, and when the second is paid for with an import', () => {
    const t = table();
    stock(t.s, 0, { imports: 1 });
    hold(t.s, 0);
    offerAt(t.s, 0, 1, 'ord-01');
    offerAt(t.s, 0, 2, 'ord-26');
    expect(acting(t, 'port-a', 4)).toContain('Red scores 3 VP for full power in Port A. Y-10.6.1');
    expect(told(t, 'take ord-01', 'buy ord-26 import')[0]).toBe('Red pays 1 import for a second order. Y-10.6.2');
  });

  it('Y-9.3.1 Y-9.3.2 Y-12.7 Y-12.8 Y-9.4.2 when one is fulfilled: what is delivered, received and won', () => {
    const t = table();
    hold(t.s, 0, 'ord-03');
    teach(t.s, 0, 'ball', 'language-school');
    t.s.seat[0].icons.fill(0);
    fulfilledAlready(t.s, 0, 'ord-01');
    stock(t.s, 0, { copper: 3, silk: 3, tea: 2, fish: 3 });
    expect(told(turn(t, 0), 'fulfil ord-03')).toEqual([
      'Red fulfils the English order for 3 copper, 3 silk, 2 tea and 3 seafood. Y-9.3.1',
      'Red delivers 3 copper. Y-9.3.1',
      'Red delivers 3 silk. Y-9.3.1',
      'Red delivers 2 tea. Y-9.3.1',
      'Red delivers 3 seafood. Y-9.3.1',
      'Red receives 1 import. Y-9.3.1',
      'Red scores 2 VP for Ball. Y-12.7',
      'Red receives 1 yen thanks to Language School. Y-12.8',
      'Red gains an English agent. Y-9.4.2',
    ]);
  });
});

describe('achievements and agents are told', () => {
  it('Y-9.2.1 whether one was the first to claim', () => {
    const t = table();
    t.s.achievements[0] = 0;
    for (const seat of [0, 1]) stock(t.s, seat, { copper: 5 });
    expect(told(turn(t, 0), 'claim ach-a1')).toEqual(['Red is the first to claim the achievement “5 copper”. Y-9.2.1']);
    expect(told(turn(t, 1), 'claim ach-a1')).toEqual(['Blue claims the achievement “5 copper”. Y-9.2.1']);
  });

  it('Y-9.1.1 Y-8.3.4 where an agent acts, and who is paid for the trading house there', () => {
    const t = table();
    fulfilledAlready(t.s, 0, 'ord-01', 'ord-02');
    hireAgent(t.s, 0, 'english');
    house(t.s, 1, 'bank');
    post(t.s, 0, 'bank', 2);
    president(t.s, 0);
    expect(told(turn(t, 0), 'agent english bank')).toEqual([
      'Red sends an English agent to the Bank. Y-9.1.1',
      'Red acts in the Bank with power 2. Y-8.3.2',
      'Blue receives 1 yen for the trading house in the Bank. Y-8.3.4',
      'Red takes 2 yen. Y-10.5',
      'Red takes back 2 assistants from the Bank. Y-8.6.1',
    ]);
  });
});

describe('assistants and presidents are told', () => {
  it('Y-8.1.1 Y-8.1.4 where assistants are placed, and to whom a fee is paid', () => {
    const t = table();
    stock(t.s, 0, { yen: 2 });
    president(t.s, 1, 'bank');
    expect(told(turn(t, 0, 'placement'), 'place bank')).toEqual([
      'Red pays Blue 1 yen to place an assistant in the Bank. Y-8.1.4',
      'Red places an assistant in the Bank. Y-8.1.1',
    ]);
  });

  it('Y-8.2.3 Y-8.2.5 Y-8.2.6 every area walked into, and every fee', () => {
    const t = table();
    lay(t.s, { A1: 'bank', A2: 'canal', A3: 'customs' });
    stock(t.s, 0, { yen: 3 });
    post(t.s, 0, 'customs');
    post(t.s, 0, 'bank');
    president(t.s, 0, 'bank');
    turn(t, 0, 'movement');
    expect(told(t, 'enter canal')).toEqual([
      'Red pays 1 yen to pass through the Canal. Y-8.2.6',
      'Red walks to the Canal. Y-8.2.3',
    ]);
    const crowded = table();
    lay(crowded.s, { A1: 'bank', A2: 'customs', A3: 'church' });
    stock(crowded.s, 0, { yen: 1 });
    for (const area of ['customs', 'church']) post(crowded.s, 0, area);
    president(crowded.s, 0, 'bank');
    president(crowded.s, 2, 'customs');
    expect(told(turn(crowded, 0, 'movement'), 'enter customs')).toEqual([
      'Red pays Yellow 1 yen to enter Customs. Y-8.2.5',
      'Red walks to Customs. Y-8.2.3',
    ]);
  });

  it('Y-8.2.2 Y-8.2.9 Y-8.6.1 the president set down, recalled, and the assistants who come back', () => {
    const t = table();
    expect(acting(t, 'silk-factory-1', 2)).toEqual([
      'Red puts the president in Silk Factory 1. Y-8.2.2',
      'Red acts in Silk Factory 1 with power 3. Y-8.3.2',
      'Red produces 2 silk. Y-10.2',
      'Red takes back 2 assistants from Silk Factory 1. Y-8.6.1',
    ]);
    post(t.s, 0, 'bank', 2);
    expect(told(turn(t, 0, 'movement'), 'recall')).toEqual(['Red recalls the president from Silk Factory 1. Y-8.2.9']);
    expect(told(t, 'gather')).toEqual(['Red takes back 2 assistants from the Bank. Y-8.2.9']);
  });

  it('Y-12.2 Y-12.20 Y-12.11 the ways of technologies', () => {
    const t = table();
    teach(t.s, 0, 'tram', 'station', 'postal-system');
    t.s.station = AREA.bank;
    stock(t.s, 0, { yen: 1 });
    president(t.s, 0, 'church');
    expect(told(turn(t, 0, 'movement'), 'station')[0]).toBe('Red goes straight to the station in the Bank. Y-12.2');
    expect(told(turn(t, 0, 'movement'), 'tram customs')[0]).toBe('Red takes the tram to Customs. Y-12.20');
    president(t.s, 0);
    president(t.s, 1, 'church');
    stock(t.s, 0, { yen: 1 });
    post(t.s, 0, 'church');
    expect(told(turn(t, 0, 'movement'), 'put church').slice(0, 2)).toEqual([
      'Red pays Blue 1 yen to enter the Church. Y-12.11',
      'Red puts the president in the Church. Y-8.2.2',
    ]);
  });

  it('Y-11.7 an assistant moved by a reward', () => {
    const t = table();
    post(t.s, 0, 'bank');
    t.above(0, STEPS.moveAssistant, 2);
    expect(told(t, 'move bank church')).toEqual(['Red moves an assistant from the Bank to the Church. Y-11.7']);
    expect(told(t, 'move hand church')).toEqual(['Red places an assistant in the Church. Y-11.7']);
  });
});

describe('the actions of areas are told', () => {
  it('Y-10.1 Y-12.3 copper, and the copper of Mining Technology', () => {
    const t = table();
    teach(t.s, 0, 'mining-technology');
    expect(acting(t, 'copper-mine-1', 3)).toEqual(
      expect.arrayContaining([
        'Red produces 2 copper. Y-10.1',
        'Red receives 1 copper thanks to Mining Technology. Y-12.3',
      ]),
    );
  });

  it('Y-10.7 Y-12.9 Y-12.19 Y-12.6 what a technology cost and brought, and what took its place', () => {
    const t = table();
    teach(t.s, 0, 'letterpress-printing', 'patent-system');
    t.s.seat[0].icons.fill(0);
    stock(t.s, 0, { yen: 20, imports: 1 });
    const card = showAt(t.s, 0, 1, 'exposition');
    visit(t, 0, 'laboratory-a', 1);
    const lines = told(t, `learn ${card} 1 none`);
    expect(lines.slice(0, 6)).toEqual([
      'Red pays 10 yen for a technology. Y-10.7.2',
      'Red pays 1 import for a technology. Y-10.7.2',
      'Red learns Exposition. Y-10.7.1',
      'Red receives 1 yen thanks to Letterpress Printing. Y-12.9',
      'Red scores 2 VP for Patent System. Y-12.19',
      'Red scores 10 VP for Exposition. Y-12.6',
    ]);
    expect(lines[6]).toMatch(/^New in Laboratory A: .*\. Y-10\.7\.4$/);
  });

  it('Y-12.2 the station put up', () => {
    const t = table();
    t.above(0, STEPS.stationPlace);
    expect(told(t, 'erect bank')).toEqual(['Red puts up the station in the Bank. Y-12.2']);
  });

  it('Y-10.8 pieces out of the warehouse, and their price', () => {
    const t = table();
    stock(t.s, 0, { yen: 9 });
    visit(t, 0, 'employment-agency', 4);
    expect(told(t, 'recruit assistant')).toEqual(['Red takes 1 assistant out of the warehouse. Y-10.8']);
    expect(told(t, 'recruit trading-house')).toEqual([
      'Red pays 4 yen for a trading house. Y-10.8',
      'Red takes 1 trading house out of the warehouse. Y-10.8',
    ]);
  });

  it('Y-10.9 both sides of an exchange', () => {
    const t = table();
    stock(t.s, 0, { silk: 1 });
    visit(t, 0, 'chinatown', 1);
    expect(told(t, 'exchange sell-silk')).toEqual([
      'Red gives 1 silk in Chinatown. Y-10.9',
      'Red gets 2 yen in return. Y-10.9',
    ]);
  });

  it('Y-10.10.1 Y-10.10.2 Y-12.10 offerings, the slot and the Winery', () => {
    const t = table();
    teach(t.s, 0, 'winery');
    stock(t.s, 0, { yen: 1, tea: 1, silk: 1, fish: 1 });
    visit(t, 0, 'church', 4);
    expect(told(t, 'church 2', 'offer tea_fish_yen')).toEqual([
      'Red offers 1 tea in the Church. Y-10.10.1',
      'Red offers 1 seafood in the Church. Y-10.10.1',
      'Red offers 1 yen in the Church. Y-10.10.1',
    ]);
    expect(CHURCH_SLOTS[1].faith).toBe(8);
    expect(told(t, 'send hand')).toEqual([
      'Red takes the faith-8 church slot. Y-10.10.2',
      'Red scores 3 VP for Winery. Y-12.10',
      'Red receives 3 yen. Y-10.10.2',
    ]);
  });

  it('Y-10.11.1 imports paid, and the slot', () => {
    const t = table();
    stock(t.s, 0, { imports: 1 });
    visit(t, 0, 'customs', 1);
    expect(told(t, 'customs 2')).toEqual(['Red pays 1 import at Customs. Y-10.11.1']);
    expect(told(t, 'send hand').slice(0, 2)).toEqual([
      'Red takes the 4-VP customs slot. Y-10.11.1',
      'Red receives 2 yen. Y-10.11.1',
    ]);
  });

  it('Y-8.4.1 Y-8.5.2 Y-8.5.3 the token and the buildings', () => {
    const t = table();
    tokenOn(t.s, 'bank', 'fp-01');
    siteOn(t.s, 'bank', 'site-05');
    takeOut(t.s, 0, 1);
    visit(t, 0, 'bank', 4);
    expect(told(t, 'token')).toEqual([
      'Red takes the five-power token of the Bank. Y-8.4.1',
      'Red receives 1 import. Y-8.4.1',
    ]);
    expect(told(t, 'shop 4').slice(0, 2)).toEqual([
      'Red builds a shophouse in the Bank. Y-8.5.2',
      'Red receives 3 seafood. Y-8.5.2',
    ]);
    t.stage(0, STEPS.turnEnd).above(0, STEPS.build, AREA.bank);
    expect(told(t, 'house')[0]).toBe('Red builds a trading house in the Bank. Y-8.5.3');
  });

  it('Y-12.4 Y-12.14 what is sold to the Spinning Mill and paid to the University', () => {
    const t = table();
    teach(t.s, 0, 'spinning-mill', 'university');
    stock(t.s, 0, { silk: 1 });
    turn(t, 0);
    expect(told(t, 'mill')).toEqual([
      'Red sells 1 silk to the Spinning Mill. Y-12.4',
      'Red receives 2 yen thanks to Spinning Mill. Y-12.4',
    ]);
    expect(told(t, 'university')).toEqual([
      'Red pays the University 1 yen. Y-12.14',
      'Red takes 1 assistant out of the warehouse. Y-12.14',
    ]);
  });

  it('Y-12.18 what the System of Stock brings before a turn', () => {
    const t = table();
    teach(t.s, 1, 'system-of-stock');
    stock(t.s, 1, { yen: 1 });
    expect(told(turn(t, 0, 'C'), 'end')).toEqual(['Blue receives 1 yen thanks to System of Stock. Y-12.18']);
  });
});

describe('the course of the game is told', () => {
  it('Y-2.9 a new round', () => {
    expect(endOfRound(table(), () => undefined)).toEqual(['Round 2. Y-2.9']);
  });

  it('Y-14.1 Y-14.2 which condition ends the game, and the round that will be the last', () => {
    const last = 'Round 2, the last one. Y-14.2';
    expect(
      endOfRound(table(), (s) => {
        for (const area of ['bank', 'church', 'customs', 'chinatown']) house(s, 3, area);
      }),
    ).toEqual(['Green has built 4 trading houses: round 2 will be the last. Y-14.1', last]);
    expect(
      endOfRound(table(), (s) => {
        for (const area of [
          'bank',
          'church',
          'customs',
          'chinatown',
          'port-a',
          'port-b',
          'laboratory-a',
          'laboratory-b',
        ])
          shop(s, 3, area);
      }),
    ).toEqual(['Green has built 8 shophouses: round 2 will be the last. Y-14.1', last]);
    expect(endOfRound(table(), (s) => s.church.fill(2, 0, 6))).toEqual([
      'There are 6 assistants in the Church: round 2 will be the last. Y-14.1',
      last,
    ]);
    expect(endOfRound(table(), (s) => s.customs.fill(2, 0, 6))).toEqual([
      'There are 6 assistants at Customs: round 2 will be the last. Y-14.1',
      last,
    ]);
    expect(
      endOfRound(table(), (s) => {
        s.ports[11] = NONE;
      }),
    ).toEqual(['The orders have run out: round 2 will be the last. Y-14.1', last]);
  });

  it('Y-14.4 the guard', () => {
    expect(
      endOfRound(table(), (s) => {
        s.round = 100;
      }),
    ).toEqual(['100 rounds have been played: round 101 will be the last. Y-14.4', 'Round 101, the last one. Y-14.2']);
  });

  it('Y-15 every prize of the final scoring', () => {
    const lines = endOfRound(table(), (s) => {
      s.round = 8;
      s.lastRound = 8;
      s.church[0] = 0;
      s.church[1] = 1;
      s.church[2] = 0;
      s.customs[0] = 2;
      s.customs[1] = 3;
      teach(s, 1, 'ball');
      teach(s, 2, 'exposition');
      fulfilledAlready(s, 0, 'ord-01', 'ord-26');
      for (let seat = 0; seat < 4; seat++) stock(s, seat, seat === 3 ? { yen: 5, tea: 3 } : {});
    });
    expect(lines).toEqual([
      'Final scoring. Y-15',
      'Red scores 6 VP for first place in the Church (2 assistants). Y-15.1',
      'Blue scores 3 VP for second place in the Church (1 assistant). Y-15.1',
      'Green scores 8 VP for first place at Customs (1 assistant). Y-15.2',
      'Yellow scores 4 VP for second place at Customs (1 assistant). Y-15.2',
      'Yellow scores 10 VP for first place in technology (value 8). Y-15.3',
      'Blue scores 5 VP for second place in technology (value 6). Y-15.3',
      'Red scores 2 VP for the nations on 2 cards. Y-15.5',
      'Green scores 3 VP for leftovers. Y-15.6',
    ]);
  });
});

afterAll(() => {
  expect(Object.keys(did).filter((deed) => !met.has(deed))).toEqual([]);
});
