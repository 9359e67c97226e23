import { sum } from 'engawa';
import { describe, expect, it } from 'vitest';
import boatsJson from '../data/boats.json' with { type: 'json' };
import {
  BOATS,
  BUILDINGS,
  CULTURE_TOKENS,
  CULTURES,
  contains,
  FIGURES,
  FLEETS,
  KINDS,
  MOUNTAINS,
  SANCTUARIES,
  SPECIALISTS,
  SUSANOO_SELL,
  TOMOE_PRICE,
} from '../data/index.ts';
import playersJson from '../data/players.json' with { type: 'json' };
import tokensJson from '../data/tokens.json' with { type: 'json' };
import yamatai from '../index.ts';

describe('T-2 Components', () => {
  it('T-1.1 T-18.1 2 to 4 players, 40 to 80 minutes', () => {
    expect(yamatai.seats).toEqual([2, 4]);
    expect(playersJson.players).toMatchObject({ min: 2, max: 4, age: 13, minutes: [40, 80] });
  });

  it('T-2.1 one price for buying and selling, gold only through Tomoe', () => {
    expect(BOATS.map((b) => [b.id, b.count, b.buy, b.sell])).toEqual([
      ['bamboo', 22, 1, 1],
      ['wood', 19, 2, 2],
      ['stone', 16, 3, 3],
      ['clay', 13, 4, 4],
      ['gold', 10, null, null],
    ]);
    expect(sum(BOATS.map((b) => b.count))).toBe(80);
    expect(SUSANOO_SELL).toEqual([1, 2, 6, 7, null]);
    expect(TOMOE_PRICE).toBe(5);
  });

  it('T-2.2 ten fleets', () => {
    const table = FLEETS.map((f) => [f.number, f.boats.map((b) => BOATS[b].id).join('+'), f.wild, f.power]);
    expect(table).toEqual([
      [1, 'bamboo', 0, null],
      [2, 'wood', 0, 'reserve_building'],
      [3, 'stone', 0, 'peek_buildings'],
      [4, 'clay', 0, 'slide_boat'],
      [5, 'gold', 0, 'place_sanctuary'],
      [6, 'wood+bamboo', 0, 'swap_culture'],
      [7, 'stone+bamboo', 0, 'remove_boats'],
      [8, 'clay+bamboo', 0, 'swap_boats'],
      [9, 'stone+wood', 0, 'build_discount'],
      [10, 'clay+wood', 1, null],
    ]);
  });

  it('T-2.3 28 buildings: 14 houses, 7 shops, 3 torii, 4 palaces, and their scale', () => {
    const of = (kind: string) => BUILDINGS.filter((b) => b.kind === kind).length;
    expect(KINDS.map(of)).toEqual([14, 7, FIGURES.torii, FIGURES.palace]);
    expect(BUILDINGS.map((b) => b.boats.length).filter((n) => n === 5)).toHaveLength(5);
    const letters = BUILDINGS.map((b) => `${b.boats.map((boat) => 'bwscg'[boat]).join('')} ${b.prestige}`);
    expect(letters.join(', ')).toBe(
      'bbw 3, bww 3, bws 4, bbc 4, wws 4, bsc 4, wcg 5, bbws 5, bwwc 5, bwss 5, bscc 6, wscg 7, bbwsc 7, bwscg 8, ' +
        'bbs 2, bwc 3, wss 3, bbg 3, wcc 4, bbww 3, bwsc 5, bbwg 7, wwcg 9, sscg 9, bbwsg 9, bwccg 10, wsscg 11, bsgg 10',
    );
  });

  it('T-2.3 the packed cost contains colour by colour, with multiplicity', () => {
    const cost = (id: string) => BUILDINGS.find((b) => b.id === id)!.cost;
    expect(contains(cost('b08'), cost('b01'))).toBe(true); // bbws has bbw
    expect(contains(cost('b01'), cost('b02'))).toBe(false); // bbw has only one w
    expect(contains(cost('b12'), cost('b07'))).toBe(true); // wscg has wcg
    expect(contains(0, cost('b01'))).toBe(false);
  });

  it('T-2.4 T-12.18 the specialists’ VP; Yasoma has no power and the most', () => {
    const table = SPECIALISTS.map((s) => `${s.id} ${s.prestige}`).join(', ');
    expect(table).toBe(
      'amateratsu 1, ananda 2, awashima 2, ebisu 2, fu_hi 1, hetsuka 2, izanagi 2, izanami 3, kachiko 4, kagutsuchi 1, ' +
        'michimata 2, nakatsu 3, raijin 2, riu 3, susanoo 3, tomoe 2, toyo_tama 2, yasoma 5',
    );
    expect(Math.max(...SPECIALISTS.map((s) => s.prestige))).toBe(5);
  });

  it('T-16.30 names as in the French edition', () => {
    const names = yamatai.words.fr.names.specialist.map(String);
    expect(names).toEqual(expect.arrayContaining(['Amateratsu', 'Fu Hi', 'Toyo Tama']));
  });

  it('T-2.5 six cultures of five tokens and four blanks, one mountain of each kind', () => {
    expect(CULTURES.map((c) => [c.id, c.tokens])).toEqual(
      ['orange', 'green', 'violet', 'blue', 'beige', 'red'].map((id) => [id, 5]),
    );
    expect(CULTURE_TOKENS.filter((t) => t.culture === CULTURES.length)).toHaveLength(4);
    const mountains = CULTURE_TOKENS.filter((t) => t.mountain).map((t) => t.culture);
    expect(new Set(mountains).size).toBe(7);
    expect(mountains).toHaveLength(MOUNTAINS);
  });

  it('T-2 limited pieces, and a provenance mark on every record', () => {
    expect(SANCTUARIES).toBe(8);
    expect(sum(tokensJson.coins.map((c) => c.count))).toBe(73);
    expect(sum(playersJson.playerColours.map((c) => c.standardBuildings))).toBe(34);
    expect(sum(playersJson.playerColours.map((c) => c.meeples))).toBe(6);
    for (const record of [...boatsJson.boats, ...playersJson.byPlayers, ...tokensJson.coins]) {
      expect(record.src).toMatch(/^[SPR]$/);
    }
  });
});
