import { NONE, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { REGIONS, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { counts, own, send } from './kit.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);

describe.each([2, 3, 4])('N-4 set-up with %i players', (seats) => {
  const { s } = scene(nippon, seats);
  const players = s.seat.slice(0, seats);

  it('N-4.1 each player starts with a budget, a blueprint, contracts, tiles and markers at the bottom', () => {
    for (const me of players) {
      expect([me.yen, me.coal, me.blueprints]).toEqual([12, 2, 1]);
      expect(Array.from(me.fulfilled)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect(Array.from(me.tiles)).toEqual([0, 1, 1, 2, 1, 2, 1, 2]);
      expect(Array.from(me.taken)).toEqual([0, 0]);
      expect(Array.from(me.transportValue)).toEqual([2, 2]);
      expect(Array.from(me.tracks)).toEqual([0, 0, 0]);
    }
  });

  it('N-4.2 N-13 A32 VP 10 to 13 in turn order, from a first player drawn at random', () => {
    const firsts = new Set<number>();
    for (const seed of seeds) {
      const t = scene(nippon, seats, seed);
      firsts.add(t.turn());
      const vp = players.map((_, turn) => nippon.score(t.s, (t.turn() + turn) % seats));
      expect(vp).toEqual([10, 11, 12, 13].slice(0, seats));
    }
    expect(firsts.size).toBe(seats);
  });

  it('N-4.3 marker on slot 1 and four 2x tiles', () => {
    expect([s.marker, s.doubles]).toEqual([1, 4]);
  });

  it('N-4.4 all 24 factory tiles are beside the board', () => {
    expect(Array.from(s.factoryOwner)).toEqual(Array.from({ length: 24 }, () => NONE));
    const t = scene(nippon, seats).stage(0, STEPS.invest);
    t.s.seat[0].blueprints = 5;
    expect(t.legalTo('build')).toHaveLength(24);
    own(t.s, 1, 'silk-a');
    expect(t.why('build silk-a')).toBe('N-4.4');
  });

  it('N-4.5 reward tiles: 6, 5 or 4 of each level stay in play', () => {
    const left = { 2: 4, 3: 5, 4: 6 }[seats];
    for (const seed of seeds) {
      const { rewards, rewardsGone } = scene(nippon, seats, seed).s;
      for (const level of [0, 1, 2, 3]) expect(sum(rewards.subarray(level * 3, level * 3 + 3))).toBe(left);
      expect(sum(rewards)).toBe({ 2: 16, 3: 20, 4: 24 }[seats]);
      expect(rewardsGone).toBe({ 2: 8, 3: 4, 4: 0 }[seats]);
    }
  });

  it('N-4.6 eight of nine city tiles, turned at random', () => {
    const missing = new Set<number>();
    const rotations = new Set<number>();
    for (const seed of seeds) {
      const { cityTile, cityTurn } = scene(nippon, seats, seed).s;
      expect(new Set(cityTile).size).toBe(8);
      missing.add(36 - sum(cityTile));
      for (const rotation of cityTurn) rotations.add(rotation);
    }
    expect(missing.size).toBeGreaterThan(5);
    expect(rotations).toEqual(new Set([0, 1, 2, 3]));
  });

  it('N-4.7 48, 42 or 36 workers, evenly by colour', () => {
    const perColour = Array.from(s.bag, (_, colour) => {
      let n = s.bag[colour];
      for (let slot = 0; slot < 5; slot++) n += s.slots[slot * 6 + colour];
      for (let row = 0; row < 4; row++) n += s.rows[row * 6 + colour];
      return n;
    });
    expect(perColour).toEqual(Array.from({ length: 6 }, () => ({ 2: 6, 3: 7, 4: 8 })[seats]));
  });

  it('N-4.8 N-13 A1 three workers on each action slot, 2 rows of 2, 3 of 3 or 4 of 3', () => {
    expect(counts(s.slots)).toEqual([3, 3, 3, 3, 3]);
    expect(counts(s.rows)).toEqual({ 2: [2, 2, 0, 0], 3: [3, 3, 3, 0], 4: [3, 3, 3, 3] }[seats]);
    expect(sum(s.bag)).toBe({ 2: 17, 3: 18, 4: 21 }[seats]);
  });

  it('N-4.9 N-13 A36 4, 6 or 8 train/ship slots a region, shared by all', () => {
    const t = scene(nippon, seats).stage(0, STEPS.transport, SHIPS, 0, 3);
    const most = { 2: 4, 3: 6, 4: 8 }[seats]!;
    for (let n = 0; n < most; n++) {
      expect(t.why('place kanto')).toBeUndefined();
      send(t.s, n % seats, n % 3 === 0 ? SHIPS : TRAINS, 'kanto');
    }
    expect(t.why('place kanto')).toBe('N-4.9');
    expect(t.legalTo('place')).toEqual(REGIONS.map(({ id }) => `place ${id}`).filter((move) => move !== 'place kanto'));
  });

  it('N-4.10 nobody starts with a factory, a worker or a machine', () => {
    for (const me of players) {
      expect(me.factory.every((tile) => tile === NONE)).toBe(true);
      expect([sum(me.workers), sum(me.machine), me.spareMachines, sum(me.goods)]).toEqual([0, 0, 0, 0]);
    }
  });

  it('N-13 A31 one blueprint, not two', () => {
    for (const me of players) expect(me.blueprints).toBe(1);
  });
});
