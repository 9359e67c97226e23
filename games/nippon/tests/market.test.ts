import { NOT_NOW } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { goodsOf, lay, put, stock, tileAt } from './kit.ts';

/** t1 demands lenses (n), paper (e), silk (s), bulbs (w); t4 paper, bento, clocks, lenses. */
const selling = (goods: Record<string, number>, seats = 4) => {
  const t = scene(nippon, seats).stage(0, STEPS.market);
  for (const city of ['nagasaki', 'osaka', 'yokohama', 'sendai']) lay(t.s, city, 't1');
  for (const city of ['hiroshima', 'kyoto', 'tokyo', 'sapporo']) lay(t.s, city, 't4');
  stock(t.s, 0, goods);
  return { t, s: t.s, me: t.s.seat[0] };
};
const tiles = (t: ReturnType<typeof selling>['t']) => t.legalTo('tile').map((move) => Number(move.split(' ')[1]));

describe('N-6.9 Local Market', () => {
  it('N-6.9.1 the first placement fixes the region; both its cities may be used', () => {
    const { t } = selling({ silk: 3, clocks: 3 });
    expect(t.legalTo('supply')).toHaveLength(8);
    t.play('supply osaka-s', 'cubes 1');
    expect(t.step()).toBe('market');
    expect(t.legalTo('supply')).toEqual(['supply osaka-s', 'supply kyoto-s']);
    expect(t.why('supply nagasaki-s')).toBe('N-6.9.1');
    expect(t.why('supply tokyo-s')).toBe('N-6.9.1');
    t.play('supply kyoto-s', 'cubes 1', 'tile 4');
    expect(tileAt(t.s, 'kyoto-s')).toEqual([0, 4]);
  });

  it('N-6.9.2 1 to 3 cubes of the demanded good, and a tile up to the table value', () => {
    const { t, s, me } = selling({ lenses: 3 });
    t.play('supply nagasaki-n');
    expect(t.legal()).toEqual(['cubes 1', 'cubes 2', 'cubes 3']);
    t.play('cubes 2');
    expect(goodsOf(s, 0, 'lenses')).toBe(1);
    expect(tiles(t)).toEqual([1, 2, 3, 4]);
    expect(t.why('tile 5')).toBe('N-6.9.2 value');
    expect(t.why('stop')).toBe(NOT_NOW);
    t.play('tile 2');
    expect(tileAt(s, 'nagasaki-n')).toEqual([0, 2]);
    expect(me.tiles[2]).toBe(0);
  });

  it('N-6.9.2 not without the good, the cubes or a tile', () => {
    const { t, me } = selling({ silk: 2 });
    expect(t.why('supply nagasaki-n')).toBe('N-6.9.2 goods');
    t.play('supply nagasaki-s');
    expect(t.why('cubes 3')).toBe('N-6.9.2 cubes');
    me.tiles[1] = 0;
    expect(t.why('cubes 1')).toBe('N-6.9.2 fits');
    expect(t.why('cubes 2')).toBeUndefined();
    me.tiles[2] = 0;
    expect(t.stage(0, STEPS.market).why('supply nagasaki-s')).toBe('N-6.9.2 tile');
  });

  it('N-6.9.3 a lower tile is replaced and returns to its owner; an equal or higher one is not', () => {
    const { t, s } = selling({ clocks: 2 });
    put(s, 1, 'hiroshima-s', 5);
    put(s, 2, 'kyoto-s', 6);
    put(s, 3, 'tokyo-s', 7);
    expect(t.why('supply kyoto-s')).toBe('N-6.9.3');
    expect(t.why('supply tokyo-s')).toBe('N-6.9.3');
    t.play('supply hiroshima-s');
    expect(tileAt(s, 'hiroshima-s')).toEqual([0, 6]);
    expect([s.seat[1].tiles[5], goodsOf(s, 0, 'clocks')]).toEqual([2, 0]);
  });

  it('N-6.9.3 an equal tile is refused by name', () => {
    const { t, s } = selling({ clocks: 3 });
    put(s, 1, 'hiroshima-s', 5);
    t.play('supply hiroshima-s', 'cubes 3');
    expect(tiles(t)).toEqual([6, 7]);
    expect(t.why('tile 5')).toBe('N-6.9.3');
    expect(t.why('tile 1')).toBe('N-6.9.3');
  });

  it('N-6.9.3 N-13 A23 an own tile may be replaced, and used again in the same action', () => {
    const { t, s, me } = selling({ clocks: 2, bulbs: 1 });
    put(s, 0, 'hiroshima-s', 5);
    me.tiles.fill(0).set([1], 6);
    expect(t.why('supply nagasaki-w')).toBe('N-6.9.2 tile');
    t.play('supply hiroshima-s');
    expect(tileAt(s, 'hiroshima-s')).toEqual([0, 6]);
    expect(me.tiles[5]).toBe(1);
    t.play('supply nagasaki-w');
    expect(tileAt(s, 'nagasaki-w')).toEqual([0, 5]);
    expect(me.tiles[5]).toBe(0);
  });

  it('N-6.9.4 a full city: the new tile must beat the lowest, which leaves', () => {
    const { t, s } = selling({ lenses: 3 }, 2);
    put(s, 1, 'nagasaki-e', 3);
    put(s, 1, 'nagasaki-w', 6);
    t.play('supply nagasaki-n', 'cubes 3');
    expect(tiles(t)).toEqual([4, 5]);
    expect(t.why('tile 3')).toBe('N-6.9.4');
    t.play('tile 4');
    expect(tileAt(s, 'nagasaki-n')).toEqual([0, 4]);
    expect(tileAt(s, 'nagasaki-e')).toBeUndefined();
    expect(tileAt(s, 'nagasaki-w')).toEqual([1, 6]);
    expect(s.seat[1].tiles[3]).toBe(2);
  });

  it('N-6.9.4 a slot that no tile could win is not offered', () => {
    const { t, s } = selling({ silk: 3 }, 2);
    put(s, 1, 'nagasaki-e', 3);
    put(s, 1, 'nagasaki-w', 6);
    expect(t.why('supply nagasaki-s')).toBe('N-6.9.4');
  });

  it('N-6.9.4 three tiles are the limit with three players, none with four', () => {
    const round = (seats: number, ...before: string[]) => {
      const { t, s } = selling({ silk: 2 }, seats);
      for (const [i, at] of before.entries()) put(s, 1, at, [1, 4, 6][i]);
      t.play('supply nagasaki-s', 'cubes 2', 'tile 2');
      return ['n', 'e', 's', 'w'].map((side) => tileAt(s, `nagasaki-${side}`)?.[1]);
    };
    expect(round(3, 'nagasaki-n', 'nagasaki-e')).toEqual([1, 4, 2, undefined]);
    expect(round(4, 'nagasaki-n', 'nagasaki-e', 'nagasaki-w')).toEqual([1, 4, 2, 6]);
    const { t, s } = selling({ silk: 2 }, 3);
    for (const [at, value] of Object.entries({ 'nagasaki-n': 1, 'nagasaki-e': 4, 'nagasaki-w': 6 }))
      put(s, 1, at, value);
    t.play('supply nagasaki-s');
    expect(['n', 'e', 's', 'w'].map((side) => tileAt(s, `nagasaki-${side}`)?.[1])).toEqual([undefined, 4, 2, 6]);
  });

  it('N-6.9.4 N-13 A24 among equal lowest tiles the active player chooses, also his own', () => {
    const { t, s, me } = selling({ lenses: 2 }, 2);
    put(s, 0, 'nagasaki-e', 3);
    put(s, 1, 'nagasaki-w', 3);
    t.play('supply nagasaki-n');
    expect(t.step()).toBe('marketOust');
    expect(t.legal()).toEqual(['oust nagasaki-e', 'oust nagasaki-w']);
    expect(t.why('oust nagasaki-n')).toBe('N-6.9.4 lowest');
    expect(t.why('oust hiroshima-n')).toBe('N-6.9.4 lowest');
    t.play('oust nagasaki-e');
    expect(tileAt(s, 'nagasaki-w')).toEqual([1, 3]);
    expect([me.tiles[3], me.coal]).toEqual([2, 4]);
  });

  it('N-6.9.4 N-13 A24 his own tile goes when it is the only lowest', () => {
    const { t, s, me } = selling({ lenses: 2 }, 2);
    put(s, 0, 'nagasaki-e', 2);
    put(s, 1, 'nagasaki-w', 3);
    t.play('supply nagasaki-n', 'cubes 2', 'tile 4');
    expect(tileAt(s, 'nagasaki-e')).toBeUndefined();
    expect([tileAt(s, 'nagasaki-n'), me.tiles[2]]).toEqual([[0, 4], 1]);
  });

  it('N-6.9.4 N-13 A25 on an occupied slot of a full city there is only the replacement', () => {
    const { t, s } = selling({ bulbs: 3 }, 2);
    put(s, 1, 'nagasaki-e', 1);
    put(s, 1, 'nagasaki-w', 6);
    t.play('supply nagasaki-w');
    expect(tileAt(s, 'nagasaki-w')).toEqual([0, 7]);
    expect(tileAt(s, 'nagasaki-e')).toEqual([1, 1]);
  });

  it('N-6.9.5 the region bonus comes after each placement', () => {
    for (const [city, gain] of [
      ['nagasaki', [2, 0, 0, 0]],
      ['osaka', [0, 5, 0, 0]],
      ['yokohama', [0, 0, 2, 0]],
      ['sendai', [0, 0, 0, 2]],
    ] as const) {
      const { t, s, me } = selling({ silk: 1, paper: 1 });
      const vp = nippon.score(s, 0);
      const gained = () => [me.coal - 2, me.yen - 12, me.blueprints - 1, nippon.score(s, 0) - vp];
      t.play(`supply ${city}-s`);
      expect(gained()).toEqual(gain);
      me.tiles[1] = 1;
      t.stage(0, STEPS.market).play(`supply ${city}-e`);
      expect(gained()).toEqual(gain.map((n) => 2 * n));
    }
  });

  it('N-6.9.6 cubes of one good may be split over several tiles', () => {
    const { t, s, me } = selling({ lenses: 3 });
    t.play('supply nagasaki-n', 'cubes 1', 'tile 3', 'supply hiroshima-w', 'cubes 2', 'tile 4');
    expect([tileAt(s, 'nagasaki-n'), tileAt(s, 'hiroshima-w')]).toEqual([
      [0, 3],
      [0, 4],
    ]);
    expect([goodsOf(s, 0, 'lenses'), me.coal]).toEqual([0, 6]);
  });

  it('N-12.3 the owner of a removed tile is asked nothing', () => {
    const { t, s } = selling({ lenses: 3 }, 2);
    put(s, 1, 'nagasaki-e', 3);
    put(s, 1, 'nagasaki-w', 6);
    t.play('supply nagasaki-n', 'cubes 3', 'tile 5');
    expect(t.legal(1)).toEqual([]);
    expect(s.seat[1].tiles[3]).toBe(2);
  });
});
