import { NONE, rngFrom, shuffle, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, AREAS, CANAL, layoutFor, ORDERS, SITES, TOKENS, tableFor } from '../data/index.ts';
import yokohama from '../index.ts';
import { hold, offerAt, showAt, stock, table, teach, turn, visit } from './kit.ts';

const fresh = (seats: number, seed = 'fresh') => yokohama.setup(seats, {}, rngFrom(seed));
const inPlay = (cells: ArrayLike<number>) => Array.from(cells).filter((x) => x !== NONE).length;

describe('Y-5 set-up', () => {
  it.each([
    [
      2,
      10,
      [
        'laboratory-b',
        'port-b',
        'chinatown',
        'canal',
        'copper-mine-2',
        'silk-factory-2',
        'tea-plantation-2',
        'fishing-port-2',
      ],
    ],
    [3, 14, ['laboratory-b', 'copper-mine-2', 'silk-factory-2', 'tea-plantation-2']],
    [4, 18, []],
  ] as [number, number, string[]][])('Y-5.1 Y-18.37 with %i players %i areas are in play', (seats, n, removed) => {
    const s = fresh(seats);
    expect(inPlay(s.areaAt)).toBe(n);
    for (const [area, { id }] of AREAS.entries()) expect(s.cellOf[area] === NONE).toBe(removed.includes(id));
    expect(inPlay(s.ports)).toBe(seats === 2 ? 6 : 12);
    expect(inPlay(s.laboratories)).toBe(seats === 4 ? 12 : 6);
    expect(inPlay(s.church) + inPlay(s.customs)).toBe(0);
  });

  it('Y-5.2 Y-18.1 the map is dealt to rows of 4-3-2-1, 5-4-3-2, 6-5-4-3', () => {
    expect([2, 3, 4].map((seats) => layoutFor(seats).rows)).toEqual([
      [4, 3, 2, 1],
      [5, 4, 3, 2],
      [6, 5, 4, 3],
    ]);
    const layouts = new Set([1, 2, 3, 4].map((n) => fresh(4, `map ${n}`).areaAt.join()));
    expect(layouts.size).toBe(4);
  });

  it('Y-5.4 Port A and Port B have boards of their own', () => {
    const t = table();
    stock(t.s, 0);
    hold(t.s, 0);
    visit(t, 0, 'port-b', 3);
    expect(t.legalTo('take')).toEqual(Array.from(t.s.ports.subarray(6, 12), (order) => `take ${ORDERS[order].id}`));
  });

  it('Y-5.5 Y-5.6 Y-18.2 a site card and a five-power token on every area but the Canal', () => {
    for (const [seats, n] of [
      [2, 10],
      [3, 13],
      [4, 17],
    ]) {
      const s = fresh(seats);
      expect([inPlay(s.site), inPlay(s.token)]).toEqual([n, n]);
      expect([s.site[CANAL], s.token[CANAL]]).toEqual([NONE, NONE]);
      expect(new Set(s.site.filter((x) => x !== NONE)).size).toBe(n);
    }
  });

  it('Y-5.7 the first player is drawn and stays', () => {
    expect(new Set(Array.from({ length: 20 }, (_, i) => fresh(3, `first ${i}`).first)).size).toBe(3);
    const t = table(2);
    turn(t, 0, 'C').play('end');
    turn(t, 1, 'C').play('end');
    expect(t.s.first).toBe(0);
  });

  it('Y-5.8 what a player starts with', () => {
    const s = fresh(4);
    for (let seat = 0; seat < 4; seat++) {
      const me = s.seat[seat];
      expect(me).toMatchObject({
        yen: seat === s.first ? 3 : 4,
        imports: 0,
        assistants: 8,
        storedAssistants: 12,
        shophouses: 2,
        storedShophouses: 6,
        tradingHouses: 0,
        storedTradingHouses: 4,
        president: NONE,
      });
      expect(Array.from(me.goods)).toEqual([1, 1, 1, 1]);
      expect(yokohama.score(s, seat)).toBe(0);
    }
  });

  it('Y-5.9 one achievement of each letter is shown', () => {
    const { achievements } = fresh(3);
    expect(Array.from(achievements, (card) => ACHIEVEMENTS[card].letter)).toEqual(['A', 'B', 'C']);
    const t = table(3);
    const hidden = ACHIEVEMENTS.findIndex((_, card) => !t.s.achievements.includes(card));
    expect(t.why(`claim ${ACHIEVEMENTS[hidden].id}`)).toBe('Y-5.9');
  });

  it('Y-5.10 technologies: 6 in each laboratory, the rest in the deck', () => {
    expect([2, 3, 4].map((seats) => fresh(seats).technologyDeck.length)).toEqual([24, 24, 18]);
  });

  it('Y-5.11 Y-5.12 orders: two each, one is kept secretly, the game starts when all have chosen', () => {
    for (const [seats, deck] of [
      [2, 10],
      [3, 13],
      [4, 16],
    ]) {
      const t = scene(yokohama, seats);
      expect(t.s.orderDeck.length).toBe(deck);
      for (let seat = seats - 1; seat >= 0; seat--) {
        expect(t.step()).toBe('keepOrder');
        expect(t.legal(seat)).toHaveLength(2);
        const [kept, other] = t.legal(seat).map((text) => text.split(' ')[1]);
        const strange = ORDERS.find((o) => o.id !== kept && o.id !== other)!;
        expect(t.why(`keep ${strange.id}`, seat)).toBe('Y-5.11');
        t.playAs(seat, `keep ${kept}`);
        const me = t.s.seat[seat];
        expect(Array.from(me.orders.items(), (order) => ORDERS[order].id)).toEqual([kept]);
        expect(ORDERS[me.returned].id).toBe(other);
      }
      expect([t.step(), t.turn()]).toEqual(['additional', t.s.first]);
      expect(Array.from(t.s.agents)).toEqual([3, 2, 2, 2, 1]);
      expect(t.s.station).toBe(NONE);
    }
  });

  it('Y-16.4 draws happen in set-up only, in a fixed order', () => {
    const rng = rngFrom('order of draws');
    const s = yokohama.setup(4, {}, rng);
    const again = rngFrom('order of draws');
    expect(s.first).toBe(again.below(4));
    const areas = [...tableFor(4).areas];
    shuffle(areas, again);
    expect(Array.from(s.areaAt)).toEqual(areas);
    const pile = (n: number) => {
      const items = Array.from({ length: n }, (_, i) => i);
      shuffle(items, again);
      return items;
    };
    const sites = pile(SITES.length);
    const tokens = pile(TOKENS.length);
    const ground = areas.filter((area) => area !== CANAL);
    expect(ground.map((area) => s.site[area])).toEqual(sites.reverse().slice(0, 17));
    expect(ground.map((area) => s.token[area])).toEqual(tokens.reverse().slice(0, 17));
    expect(Array.from(s.achievements)).toEqual([again.below(4), 4 + again.below(4), 8 + again.below(4)]);
    expect(Array.from(s.laboratories)).toEqual(pile(30).reverse().slice(0, 12));
    expect(Array.from(s.ports)).toEqual(pile(36).reverse().slice(0, 12));
    expect(rng.position).toBe(again.position);
  });
});

describe('Y-6 general rules', () => {
  it('Y-6.2 a cost that cannot be paid in full cannot be chosen', () => {
    const t = table();
    stock(t.s, 0, { yen: 1 });
    visit(t, 0, 'employment-agency', 3);
    expect(t.why('recruit shophouse')).toBe('Y-6.2 yen');
    expect(t.why('recruit trading-house')).toBe('Y-6.2 yen');
    expect(t.why('recruit assistant')).toBeUndefined();
  });

  it('Y-6.3 Y-19.28 at most three orders in hand; with three, a port at power 5 gives its points only', () => {
    const t = table();
    hold(t.s, 0, 'ord-01', 'ord-02', 'ord-03');
    visit(t, 0, 'port-a', 4);
    expect(t.step()).toBe('takeToken');
    expect(yokohama.score(t.s, 0)).toBe(3);
    const two = table();
    hold(two.s, 0, 'ord-01', 'ord-02');
    stock(two.s, 0, { yen: 2 });
    offerAt(two.s, 0, 1, 'ord-05');
    visit(two, 0, 'port-a', 2);
    two.play('take ord-05');
    expect(two.s.seat[0].orders.length).toBe(3);
    expect(two.step()).toBe('additional');
  });

  it('Y-6.4 never two technologies of one name', () => {
    const t = table();
    stock(t.s, 0, { yen: 20 });
    teach(t.s, 0, 'ball');
    const other = showAt(t.s, 0, 1, 'ball');
    visit(t, 0, 'laboratory-a', 4);
    expect(t.why(`learn ${other} 0 none`)).toBe('Y-6.4');
  });

  it('Y-6.5 Y-18.39 the score is a plain number beyond 100', () => {
    const t = table();
    t.s.seat[0].points[0] = 250;
    expect(yokohama.score(t.s, 0)).toBe(250);
    yokohama.layout.checkRanges(t.s);
  });

  it('Y-6.6 Y-18.46 assistants on boards and achievement cards are not taken back', () => {
    const t = table();
    t.s.church[0] = 0;
    t.s.customs[0] = 0;
    t.s.seat[0].claimed[0] = 1;
    t.s.seat[0].assistants -= 3;
    t.s.seat[0].president = AREAS.findIndex((a) => a.id === 'bank');
    turn(t, 0, 'movement').play('recall');
    expect(t.step()).toBe('additional');
    expect(sum(t.s.seat[0].assistantsIn)).toBe(0);
    expect(t.s.seat[0].assistants).toBe(5);
    expect([t.s.church[0], t.s.customs[0], t.s.seat[0].claimed[0]]).toEqual([0, 0, 1]);
  });
});
