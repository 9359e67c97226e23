import { sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT, COAL, GOOD, GOODS, KNOWLEDGE, MONEY, SHIPS, TRACKS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { endGame } from '../rules/ending.ts';
import { demand } from '../rules/market.ts';
import { overseasIn, scoreRegions } from '../rules/scoring.ts';
import { type NipponState, POINTS, STEPS } from '../rules/state.ts';
import { counts, goodsOf, hire, lay, own, put, region, send, slot, spread, stock, takeFrom, tileAt } from './kit.ts';

const [PURPLE, BLUE, RED] = [0, 1, 2];

const table = (seats = 2) => {
  const t = scene(nippon, seats);
  return { t, s: t.s, me: t.s.seat[0] };
};
const scored = (s: NipponState, scoring: number): number[] => {
  s.scorings = scoring - 1;
  const before = [0, 1, 2].map((seat) => nippon.score(s, seat));
  scoreRegions(s);
  return [0, 1, 2].map((seat) => nippon.score(s, seat) - before[seat]);
};
/** VP of one achievement at the end of a game that was prepared so. */
const final = (space: string, prepare: (s: NipponState) => void): number => {
  const { s } = table();
  s.scorings = 2;
  prepare(s);
  endGame(s);
  return s.seat[0].points[POINTS.achievements + ACHIEVEMENT[space]];
};

describe('N-14 worked examples', () => {
  it('N-14.1 two blueprints are received: the total is 2', () => {
    const { t, s, me } = table();
    me.blueprints = 0;
    lay(s, 'tokyo', 't1');
    stock(s, 0, { silk: 1 });
    t.stage(0, STEPS.market).play('supply tokyo-s');
    expect(me.blueprints).toBe(2);
  });

  it('N-14.2 Blue starts the golden phase: Red, Purple, Blue three times, then the third scoring', () => {
    const { t, s } = table(3);
    t.stage(BLUE, STEPS.turnStart);
    spread(s, { slots: [3, 3, 1, 3, 3] });
    Object.assign(s, { marker: 5, scorings: 2 });
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    const markers = [s.marker];
    const turns: number[] = [];
    while (!nippon.over(s)) {
      turns.push(t.turn());
      t.play('consolidate');
      markers.push(s.marker);
    }
    expect(turns).toEqual([RED, PURPLE, BLUE, RED, PURPLE, BLUE, RED, PURPLE, BLUE]);
    expect(markers).toEqual([6, 6, 6, 7, 7, 7, 8, 8, 8, 8]);
    expect(s.scorings).toBe(3);
  });

  it('N-14.3 Local Market: the worker comes from slot 5', () => {
    const { t } = table();
    for (const at of [0, 1, 2, 3])
      expect(t.stage(0, STEPS.chooseAction, at).why('act localMarket')).toBe('N-5.4 action');
    expect(t.stage(0, STEPS.chooseAction, 4).why('act localMarket')).not.toBe('N-5.4 action');
  });

  it('N-14.4 Knowledge index 3 is effective Knowledge 3', () => {
    expect(TRACKS[KNOWLEDGE][3]).toBe(3);
  });

  it('N-14.5 bento with effective Knowledge 3 costs 6,000 and a blueprint', () => {
    const { t, me } = table();
    me.tracks[KNOWLEDGE] = 3;
    me.yen = 6;
    me.blueprints = 1;
    t.stage(0, STEPS.invest).play('build bento-a');
    expect([me.yen, me.blueprints]).toEqual([0, 0]);
    const poor = table();
    poor.me.tracks[KNOWLEDGE] = 3;
    poor.me.blueprints = 0;
    expect(poor.t.stage(0, STEPS.invest).why('build bento-a')).toBe('N-6.1.2');
  });

  it('N-14.6 two improvements on silk for 10,000', () => {
    const { t, s, me } = table();
    own(s, 0, 'silk-a');
    me.yen = 10;
    t.stage(0, STEPS.machinery, 0, 3).play('improve silk', 'improve silk');
    expect([me.machine[GOOD.silk], me.yen]).toEqual([2, 0]);
  });

  it('N-14.7 three improvements with one factory at +1: two go to the supply and onto the next factory', () => {
    const { t, s, me } = table();
    own(s, 0, 'silk-a', { machine: 1 });
    me.yen = 15;
    t.stage(0, STEPS.machinery, 0, 3).play('improve silk', 'spare', 'spare');
    expect([me.machine[GOOD.silk], me.spareMachines, me.yen]).toEqual([2, 2, 0]);
    me.yen = 6;
    t.stage(0, STEPS.invest).play('build paper-a');
    expect([me.machine[GOOD.paper], me.spareMachines]).toEqual([2, 0]);
  });

  it('N-14.8 silk at +2 with two stored: four after the run, one lost', () => {
    const { t, s, me } = table();
    own(s, 0, 'silk-a', { machine: 2, goods: 2 });
    me.coal = 2;
    t.stage(0, STEPS.produce).play('run silk');
    expect([goodsOf(s, 0, 'silk'), me.coal]).toEqual([4, 0]);
  });

  it('N-14.9 contract 2 + 1 with two silk and a paper, not with three silk', () => {
    const { t, s, me } = table();
    stock(s, 0, { silk: 2, paper: 1 });
    t.stage(0, STEPS.export).play('fulfil c3');
    expect([goodsOf(s, 0, 'silk'), goodsOf(s, 0, 'paper')]).toEqual([0, 0]);
    expect([me.yen, me.tracks[MONEY], me.fulfilled[2]]).toEqual([22, 3, 1]);
    const silk = table();
    stock(silk.s, 0, { silk: 3 });
    expect(silk.t.stage(0, STEPS.export).why('fulfil c3')).toBe('N-6.8.1 kinds');
  });

  it('N-14.10 tile t1 demands lenses, paper, silk and bulbs; silk goes to the silk side', () => {
    const { t, s } = table();
    lay(s, 'osaka', 't1');
    const sides = ['n', 'e', 's', 'w'].map((side) => GOODS[demand(s, slot(`osaka-${side}`))].id);
    expect(sides).toEqual(['lenses', 'paper', 'silk', 'bulbs']);
    stock(s, 0, { silk: 1 });
    t.stage(0, STEPS.market);
    expect(t.legalTo('supply').filter((move) => move.includes('osaka'))).toEqual(['supply osaka-s']);
    t.play('supply osaka-s');
    expect(tileAt(s, 'osaka-s')).toEqual([0, 1]);
  });

  it('N-14.11 three paper allow up to 3, two clocks up to 6', () => {
    const highest = (goods: Record<string, number>, at: string, n: number) => {
      const { t, s } = table();
      lay(s, 'osaka', 't2');
      stock(s, 0, goods);
      t.stage(0, STEPS.market).play(`supply ${at}`, `cubes ${n}`);
      return t.legalTo('tile').at(-1);
    };
    expect(highest({ paper: 3 }, 'osaka-s', 3)).toBe('tile 3');
    expect(highest({ clocks: 3 }, 'osaka-w', 2)).toBe('tile 6');
  });

  it('N-14.12 three clocks, split 1 and 2: up to 5 and up to 6, and the bonus twice', () => {
    const { t, s, me } = table();
    lay(s, 'osaka', 't2');
    lay(s, 'kyoto', 't2');
    stock(s, 0, { clocks: 3 });
    t.stage(0, STEPS.market).play('supply osaka-w', 'cubes 1');
    expect(t.legalTo('tile').at(-1)).toBe('tile 5');
    t.play('tile 5', 'supply kyoto-w', 'cubes 2');
    expect(t.legalTo('tile').at(-1)).toBe('tile 6');
    t.play('tile 6');
    expect(me.yen).toBe(12 + 5 + 5);
  });

  it('N-14.13 a 7 replaces the 5 of Purple; another 5 or a lower tile could not', () => {
    const { t, s } = table();
    lay(s, 'osaka', 't2');
    put(s, PURPLE, 'osaka-w', 5);
    stock(s, BLUE, { clocks: 3 });
    t.stage(BLUE, STEPS.market).play('supply osaka-w', 'cubes 3');
    for (const value of [1, 2, 3, 4, 5]) expect(t.why(`tile ${value}`)).toBe('N-6.9.3');
    t.play('tile 7');
    expect(tileAt(s, 'osaka-w')).toEqual([BLUE, 7]);
    expect(s.seat[PURPLE].tiles[5]).toBe(2);
  });

  it('N-14.14 two players: a 5 drives the lowest tile, a 3 of Red, out of a full city', () => {
    const red = 0;
    const blue = 1;
    const { t, s } = table(2);
    lay(s, 'osaka', 't4');
    put(s, red, 'osaka-n', 3);
    put(s, red, 'osaka-s', 6);
    stock(s, blue, { bento: 3 });
    t.stage(blue, STEPS.market).play('supply osaka-e', 'cubes 3');
    for (const value of [1, 2, 3]) expect(t.why(`tile ${value}`)).toBe('N-6.9.4');
    t.play('tile 5');
    expect([tileAt(s, 'osaka-e'), tileAt(s, 'osaka-n'), tileAt(s, 'osaka-s')]).toEqual([
      [blue, 5],
      undefined,
      [red, 6],
    ]);
    expect(s.seat[red].tiles[3]).toBe(2);
  });

  it('N-14.15 the Budget after N-7.1: 5 coal and 16,000 Yen', () => {
    const { t, me } = table();
    me.tracks.set([2, 3, 0]);
    me.coal = 3;
    me.yen = 4;
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect([me.coal, me.yen]).toEqual([5, 16]);
    expect(TRACKS[COAL][3]).toBe(5);
  });

  it('N-14.16 three colours cost 9,000', () => {
    const { t, s, me } = table();
    hire(s, 0, 'red', 'blue', 'white');
    me.tracks[MONEY] = 9;
    t.stage(0, STEPS.turnStart).play('consolidate');
    t.play(t.legalTo('reward').find((move) => !move.endsWith('yen'))!, 'cover yen');
    expect(me.yen).toBe(30 - 9);
  });

  it('N-14.17 first scoring, 6, 6 and 4: 8, 8 and 5, ships for the two', () => {
    const { s } = table(3);
    put(s, PURPLE, 'nagasaki-e', 3);
    put(s, PURPLE, 'nagasaki-w', 3);
    put(s, RED, 'hiroshima-s', 6);
    put(s, BLUE, 'hiroshima-n', 4);
    expect(overseasIn(s, region('kyushu'))).toBe(2);
    for (const seat of [PURPLE, RED, BLUE]) send(s, seat, SHIPS, 'kyushu');
    expect(scored(s, 1)).toEqual([8 + 2, 5, 8 + 2]);
  });

  it('N-14.18 second scoring: behind overseas Purple is second, Blue third, Red has trains only', () => {
    const { s } = table(3);
    put(s, PURPLE, 'nagasaki-w', 3);
    put(s, PURPLE, 'hiroshima-n', 3);
    send(s, PURPLE, SHIPS, 'kyushu');
    put(s, BLUE, 'nagasaki-n', 1);
    send(s, BLUE, TRAINS, 'kyushu', 2);
    send(s, RED, TRAINS, 'kyushu', 2);
    expect(overseasIn(s, region('kyushu'))).toBe(7);
    expect(scored(s, 2)).toEqual([11 + 2, 8, 0]);
  });

  it('N-14.19 three players with 8 each share everything: 7, 11 or 14, plus their ships', () => {
    for (const [scoring, share] of [
      [1, 7],
      [2, 11],
      [3, 14],
    ]) {
      const { s } = table(3);
      for (const [seat, three, five] of [
        [PURPLE, 'nagasaki-e', 'nagasaki-w'],
        [BLUE, 'nagasaki-n', 'hiroshima-s'],
        [RED, 'hiroshima-w', 'hiroshima-e'],
      ] as const) {
        put(s, seat, three, 3);
        put(s, seat, five, 5);
      }
      send(s, BLUE, SHIPS, 'kyushu', 2);
      expect(overseasIn(s, region('kyushu'))).toBe(2);
      expect(scored(s, scoring)).toEqual([share, share + 4, share]);
    }
  });

  it('N-14.20 8,000 Yen left and no tile on yen: 1 VP', () => {
    let me: NipponState['seat'][number] | undefined;
    const vp = final('yen', (s) => {
      me = s.seat[0];
      me.tracks[MONEY] = 1;
      hire(s, 0, 'red', 'blue');
    });
    expect([me?.yen, vp]).toEqual([8, 1]);
  });

  it('N-14.21 no tile on contracts: 0 VP', () => {
    expect(final('contracts', (s) => s.seat[0].fulfilled.fill(1))).toBe(0);
  });

  it('N-14.22 five ships and 2x: 6 VP', () => {
    const vp = final('ships', (s) => {
      send(s, 0, SHIPS, 'kanto', 3);
      send(s, 0, SHIPS, 'kyushu', 2);
      s.seat[0].multiplier[ACHIEVEMENT.ships] = 2;
    });
    expect(vp).toBe(6);
  });

  it('N-14.23 three trains and 4x: 4 VP', () => {
    const vp = final('trains', (s) => {
      send(s, 0, TRAINS, 'kanto', 3);
      s.seat[0].multiplier[ACHIEVEMENT.trains] = 4;
    });
    expect(vp).toBe(4);
  });

  it('N-14.24 four Knowledge stars without a tile: 4 VP', () => {
    expect(final('knowledge', (s) => s.seat[0].tracks.set([0, 0, 9]))).toBe(4);
  });

  it('N-14.25 four factories of level 2 and 3 and 3x: 12 VP', () => {
    const vp = final('advancedFactories', (s) => {
      for (const tile of ['silk-a', 'bento-a', 'lenses-a', 'clocks-a', 'bulbs-a']) own(s, 0, tile);
      s.seat[0].multiplier[ACHIEVEMENT.advancedFactories] = 3;
    });
    expect(vp).toBe(12);
  });

  it('N-14.26 no +2 machine and 2x: 0 VP', () => {
    const vp = final('machinery', (s) => {
      own(s, 0, 'silk-a', { machine: 1 });
      s.seat[0].multiplier[ACHIEVEMENT.machinery] = 2;
    });
    expect(vp).toBe(0);
  });

  it('N-14.27 a fresh game of two: 15 + 4 workers and 17 in the bag; the blueprint builds silk or paper', () => {
    const { t, s, me } = table(2);
    expect([sum(counts(s.slots)), sum(counts(s.rows)), sum(s.bag)]).toEqual([15, 4, 17]);
    for (const seat of [0, 1]) {
      const { yen, coal, blueprints } = s.seat[seat];
      expect([yen, coal, blueprints]).toEqual([12, 2, 1]);
    }
    t.stage(0, STEPS.turnStart).play(takeFrom(t, 2));
    const expected = ['silk', 'paper'].flatMap((good) =>
      ['a', 'b', 'c', 'd'].map((letter) => `build ${good}-${letter}`),
    );
    expect(t.legal()).toEqual(expected);
    t.play('build silk-b');
    expect([me.yen, me.blueprints]).toEqual([6, 0]);
  });

  it('N-14.28 red, red, blue, white and a level-3 tile with 5,000: 9,000 paid, 8,000 kept', () => {
    const { t, s, me } = table(4);
    hire(s, 0, 'red', 'red', 'blue', 'white');
    t.stage(0, STEPS.turnStart).play('consolidate', 'reward 3 yen', 'cover trains');
    expect([me.yen, me.multiplier[ACHIEVEMENT.trains]]).toEqual([8, 3]);
  });
});
