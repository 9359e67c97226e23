import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { MONEY, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { transportIn } from '../rules/transport.ts';
import { own, region, send, watch } from './kit.ts';

const building = (kind: number, yen = 15) => {
  const t = scene(nippon, 2).stage(0, STEPS.transport, kind, 0, 3);
  t.s.seat[0].yen = yen;
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('N-6.6 Trains', () => {
  it('N-6.6.1 5,000 Yen each, in different regions', () => {
    const { t, s, me } = building(TRAINS);
    t.play('place kyushu');
    expect([me.yen, me.taken[TRAINS], me.transport[4], me.transportSum[4]]).toEqual([10, 1, 1, 2]);
    expect(t.why('place kyushu')).toBe('N-6.6.1 region');
    expect(t.legalTo('place')).toEqual(['place kansai', 'place kanto', 'place hokkaido']);
    t.play('place hokkaido', 'place kansai');
    expect([me.yen, me.taken[TRAINS], me.taken[SHIPS]]).toEqual([0, 3, 0]);
    expect(transportIn(s, region('hokkaido'))).toBe(1);
  });

  it('N-6.6.1 with clocks-d 2,000 for the first, 5,000 for each further one', () => {
    const { t, s, me } = building(TRAINS, 12);
    own(s, 0, 'clocks-d');
    t.play('place kyushu');
    expect(me.yen).toBe(10);
    t.play('place kansai');
    expect(me.yen).toBe(5);
    t.play('place kanto');
    expect(me.yen).toBe(0);
  });

  it('N-6.6.1 not without a tile, a free slot or the price', () => {
    const { t, s, me } = building(TRAINS);
    send(s, 1, SHIPS, 'kanto', 4);
    expect(t.why('place kanto')).toBe('N-4.9');
    me.yen = 4;
    expect(t.why('place kyushu')).toBe('N-5.6 yen');
    me.yen = 15;
    for (const to of ['kyushu', 'kansai', 'hokkaido']) send(s, 0, TRAINS, to, 2);
    expect(t.why('place kyushu')).toBe('N-5.6 trains');
  });

  it('N-6.6.2 the second, fourth and sixth train move the Money marker, with silk-c twice', () => {
    const { t, s, me } = building(TRAINS);
    t.play('place kyushu');
    expect(me.tracks[MONEY]).toBe(0);
    t.play('place kansai');
    expect(me.tracks[MONEY]).toBe(1);
    t.play('place kanto');
    expect(me.tracks[MONEY]).toBe(1);
    own(s, 0, 'silk-c');
    me.yen = 15;
    t.stage(0, STEPS.transport, TRAINS, 0, 3).play('place kyushu');
    expect(me.tracks[MONEY]).toBe(3);
    me.tracks[MONEY] = 8;
    t.play('place kansai', 'place kanto');
    expect(me.tracks[MONEY]).toBe(9);
  });

  it('N-6.6.3 N-13 A35 what is placed is never moved, removed or flipped', () => {
    watch(3, 'placed', ({ before, after }) => {
      for (const seat of [0, 1, 2]) {
        const was = before.seat[seat];
        const is = after.seat[seat];
        for (const [at, n] of was.transport.entries()) {
          expect(is.transport[at]).toBeGreaterThanOrEqual(n);
          const added = is.transport[at] - n;
          expect(is.transportSum[at]).toBe(was.transportSum[at] + added * was.transportValue[at < 4 ? SHIPS : TRAINS]);
        }
      }
    });
  });
});

describe('N-6.7 Ships', () => {
  it('N-6.7.1 the same with ships and lenses-d', () => {
    const { t, s, me } = building(SHIPS, 12);
    own(s, 0, 'lenses-d');
    t.play('place kanto', 'place kyushu');
    expect([me.yen, me.taken[SHIPS], me.taken[TRAINS], me.tracks[MONEY]]).toEqual([5, 2, 0, 1]);
    expect(t.why('place kanto')).toBe('N-6.7.1 region');
    expect([me.transport[region('kanto')], me.transportSum[region('kanto')]]).toEqual([1, 2]);
    t.play('place hokkaido');
    expect(me.yen).toBe(0);
  });

  it('N-6.7.1 without lenses-d 5,000 each; clocks-d does not help ships', () => {
    const { t, s, me } = building(SHIPS, 10);
    own(s, 0, 'clocks-d');
    t.play('place kanto', 'place kyushu');
    expect([me.yen, me.taken[SHIPS]]).toEqual([0, 2]);
  });

  it('N-6.7.1 each area has its own money symbols: one ship and one train reveal none', () => {
    const { t, me } = building(SHIPS, 15);
    t.play('place kanto', 'stop');
    t.stage(0, STEPS.transport, TRAINS, 0, 3).play('place kanto', 'stop');
    expect(me.tracks[MONEY]).toBe(0);
  });
});
