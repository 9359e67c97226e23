import type { Options } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { MONEY, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { endGame } from '../rules/ending.ts';
import { regionPoints } from '../rules/scoring.ts';
import { STEPS } from '../rules/state.ts';
import { revealedSymbols } from '../rules/transport.ts';
import { own, put, region } from './kit.ts';

const at = (options: Options, seats = 4) => scene(nippon, seats, 'readings', options);
const ROW = [10, 7, 5] as const;
const KYUSHU = region('kyushu');

describe('N-19 Readings a table may choose', () => {
  it('N-19.1 N-13 A12 silk-a brings its 2,000 yen when consolidating, or at the end too', () => {
    for (const [silk, yen] of [
      ['consolidating', 12],
      ['always', 14],
    ] as const) {
      const { s } = at({ silk });
      own(s, 0, 'silk-a');
      endGame(s);
      expect(s.seat[0].yen).toBe(yen);
      expect(s.seat[1].yen).toBe(12);
    }
  });

  it('N-19.2 N-13 A14 overseas companies share a tied place, or come after the players', () => {
    for (const [overseas, mine, theirs] of [
      ['share', 8, 5],
      ['behind', 10, 5],
    ] as const) {
      const { s } = at({ overseas });
      // Overseas keeps 12 − 3 − 2 = 7.
      put(s, 0, 'nagasaki-e', 7);
      put(s, 1, 'nagasaki-w', 3);
      expect(regionPoints(s, 0, KYUSHU, ROW).places).toBe(mine);
      expect(regionPoints(s, 1, KYUSHU, ROW)).toMatchObject({ place: 3, places: theirs });
    }
  });

  it('N-19.2 players who tie with each other and with the overseas companies share among themselves', () => {
    const { s } = at({ overseas: 'behind' });
    // Overseas keeps 12 − 3 − 3 − 1 = 5.
    put(s, 0, 'nagasaki-e', 5);
    put(s, 1, 'hiroshima-s', 5);
    put(s, 2, 'nagasaki-n', 1);
    expect([0, 1, 2].map((seat) => regionPoints(s, seat, KYUSHU, ROW).places)).toEqual([8, 8, 0]);
  });

  it('N-19.3 N-13 A15 a tie for third place divides its points, or gives all of them to each', () => {
    for (const [third, each] of [
      ['shared', 2],
      ['full', 5],
    ] as const) {
      const { s } = at({ third });
      // Overseas keeps 12 − 3 − 3 − 2 = 4, and is second.
      put(s, 0, 'nagasaki-e', 7);
      put(s, 1, 'hiroshima-s', 3);
      put(s, 2, 'nagasaki-w', 3);
      expect([0, 1, 2].map((seat) => regionPoints(s, seat, KYUSHU, ROW).places)).toEqual([10, each, each]);
    }
  });

  it('N-19.3 a tie that begins at second place is divided at every table', () => {
    const { s } = at({ third: 'full' });
    // Overseas keeps 12 − 3 − 3 − 2 = 4, and is fourth.
    put(s, 0, 'nagasaki-e', 7);
    put(s, 1, 'hiroshima-s', 5);
    put(s, 2, 'nagasaki-w', 5);
    expect([1, 2].map((seat) => regionPoints(s, seat, KYUSHU, ROW).places)).toEqual([6, 6]);
  });

  it('N-19.4 N-3.3.4 a money symbol lies under two tiles of a kind, or under a ship and a train', () => {
    for (const [symbols, money] of [
      ['sameKind', [1, 1]],
      ['shipAndTrain', [0, 1]],
    ] as const) {
      const { s, ...t } = at({ symbols }, 2);
      const me = s.seat[0];
      me.yen = 15;
      t.stage(0, STEPS.transport, SHIPS, 0, 3).play('place kanto', 'place kansai', 'stop');
      expect(me.tracks[MONEY]).toBe(money[0]);
      me.yen = 15;
      t.stage(0, STEPS.transport, TRAINS, 0, 3).play('place kanto', 'stop');
      expect(me.tracks[MONEY]).toBe(money[1]);
      expect(revealedSymbols(s, me)).toBe(1);
    }
  });

  it('N-19.4 with six ships and six trains all six symbols are revealed, and silk-c pays for each', () => {
    const { s } = at({ symbols: 'shipAndTrain' });
    s.seat[0].taken.set([6, 6]);
    expect(revealedSymbols(s, s.seat[0])).toBe(6);
    s.seat[0].taken.set([6, 2]);
    expect(revealedSymbols(s, s.seat[0])).toBe(2);
  });

  it('N-19 a game that is read as always holds no reading, in bytes and in JSON', () => {
    expect(nippon.layout.toJSON(at({}).s)).not.toHaveProperty('readings');
    expect(nippon.layout.toJSON(at({ third: 'full' }).s)).toHaveProperty('readings', 4);
  });
});
