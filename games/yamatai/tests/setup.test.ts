import { NONE, rngFrom, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { COLOURS, CULTURES } from '../data/index.ts';
import yamatai from '../index.ts';
import { EMPTY } from '../rules/state.ts';

const seatCounts = [2, 3, 4];
const open = (seats: number, seed = 'set-up') => scene(yamatai, seats, seed).s;

describe('T-4 Set-up', () => {
  it('T-4.1 five specialists face up, thirteen in the deck', () => {
    const s = open(3);
    expect([s.specialistRow.length, s.specialistDeck.length]).toEqual([5, 13]);
    expect(sum(s.coinsOn)).toBe(0);
  });

  it('T-4.2 five buildings face up, 23 in the deck', () => {
    const s = open(3);
    expect([s.buildingRow.length, s.buildingDeck.length]).toEqual([5, 23]);
  });

  it('T-4.3 five fleets face up, five face down', () => {
    const s = open(3);
    expect([s.fleetsUp.length, s.fleetsDown.length]).toEqual([5, 5]);
    expect(new Set([...s.fleetsUp.items(), ...s.fleetsDown.items()]).size).toBe(10);
  });

  it('T-4.4 thirty tokens, four empty islands, seven mountains: six under a token, one empty', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = open(4, seed);
      for (let c = 0; c < CULTURES.length; c++) expect(s.on.filter((on) => on === c)).toHaveLength(5);
      expect(s.on.filter((on) => on === EMPTY)).toHaveLength(4);
      expect(sum(s.mountain)).toBe(7);
      expect(s.on.filter((on, i) => on === EMPTY && s.mountain[i] === 1)).toHaveLength(1);
    }
  });

  it('T-4.5 blue, orange, violet, grey in the order of the seats', () => {
    expect(COLOURS).toEqual(['blue', 'orange', 'violet', 'grey']);
    expect(yamatai.words.en.names.seat.map((word) => String(word).toLowerCase())).toEqual(COLOURS);
  });

  it('T-4.6 ten coins each, and ten, eight or six standard buildings', () => {
    for (const [i, left] of [10, 8, 6].entries()) {
      const s = open(seatCounts[i]);
      for (const me of s.seat.slice(0, s.seats)) expect([me.coins, me.left]).toEqual([10, left]);
    }
  });

  it('T-4.7 one meeple each at random; with two players X, Y, X, Y', () => {
    for (const seed of ['a', 'b', 'c']) {
      const two = open(2, seed);
      expect(two.order[0]).not.toBe(two.order[1]);
      expect([two.order[2], two.order[3]]).toEqual([two.order[0], two.order[1]]);
      expect(new Set(open(4, seed).order).size).toBe(4);
      expect(new Set(open(3, seed).order.subarray(0, 3)).size).toBe(3);
    }
    const firsts = new Set(Array.from({ length: 30 }, (_, i) => open(2, `${i}`).order[0]));
    expect(firsts.size).toBe(2);
  });

  it('T-4.8 all boats and Sanctuary tokens in the supply', () => {
    const s = open(2);
    expect(Array.from(s.supply)).toEqual([22, 19, 16, 13, 10]);
    expect(s.sanctuaries).toBe(8);
    expect(s.boat.every((boat) => boat === NONE)).toBe(true);
  });

  it('T-4.9 nobody owns anything else', () => {
    const s = open(4);
    for (const me of s.seat) {
      expect(sum(me.hand) + sum(me.port) + sum(me.aside) + sum(me.culture) + me.prestige + me.reserved.length).toBe(0);
    }
    expect(s.builtBy.every((seat) => seat === NONE) && s.specialistOwner.every((seat) => seat === NONE)).toBe(true);
  });

  it('T-14.4 the same seed gives the same set-up, another seed another', () => {
    const hash = (seed: string) => yamatai.layout.hash(yamatai.setup(3, {}, rngFrom(seed)));
    expect(hash('one')).toBe(hash('one'));
    expect(hash('one')).not.toBe(hash('two'));
  });
});
