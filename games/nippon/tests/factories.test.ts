import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT, COAL, FACTORIES, GOOD, GOODS, KNOWLEDGE, MONEY, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { achievementPoints } from '../rules/ending.ts';
import { STEPS } from '../rules/state.ts';
import { own, region, send } from './kit.ts';

/** A player who can build anything and pay for it. */
const rich = (seats = 2) => {
  const t = scene(nippon, seats).stage(0, STEPS.invest);
  const me = t.s.seat[0];
  me.tracks[KNOWLEDGE] = 8;
  me.yen = 30;
  return { t, s: t.s, me };
};
const built = (tile: string) => {
  const at = rich();
  at.t.play(`build ${tile}`);
  return at;
};
/** Coal paid and goods made by one run. */
const runOf = (tile: string, machine = 0) => {
  const t = scene(nippon, 2).stage(0, STEPS.produce);
  const me = t.s.seat[0];
  own(t.s, 0, tile, { machine });
  me.coal = 9;
  const { good } = FACTORIES.find(({ id }) => id === tile)!;
  t.play(`run ${GOODS[good].id}`);
  return [9 - me.coal, me.goods[good]];
};
const pricesOf = (tile: string, play: (at: ReturnType<typeof rich>) => void) => {
  const at = rich();
  own(at.s, 0, tile);
  const before = at.me.yen;
  play(at);
  return before - at.me.yen;
};

describe('N-11 the 24 factories', () => {
  it('N-11 silk-a: 2,000 Yen more at every consolidation', () => {
    const { t, me } = built('silk-a');
    me.tracks[MONEY] = 1;
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect(me.yen).toBe(16);
  });

  it('N-11 silk-b: one coal is kept at every consolidation', () => {
    const { t, me } = built('silk-b');
    me.coal = 5;
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect(me.coal).toBe(3);
  });

  it('N-11 N-13 A11 silk-c: two Money steps a symbol, and one at once for each revealed before', () => {
    const { t, s, me } = rich();
    send(s, 0, SHIPS, 'kyushu', 3);
    send(s, 0, TRAINS, 'kanto', 4);
    t.play('build silk-c');
    expect(me.tracks[MONEY]).toBe(3);
    t.stage(0, STEPS.transport, SHIPS, 0, 3).play('place hokkaido', 'stop');
    expect(me.tracks[MONEY]).toBe(5);
    const top = rich();
    send(top.s, 0, SHIPS, 'kyushu', 4);
    top.me.tracks[MONEY] = 8;
    top.t.play('build silk-c');
    expect(top.me.tracks[MONEY]).toBe(9);
  });

  it('N-11 silk-d: 5,000 Yen when built', () => {
    expect(built('silk-d').me.yen).toBe(30 - 6 + 5);
  });

  it('N-11 paper-a: every Knowledge action one step more', () => {
    const { t, me } = built('paper-a');
    me.tracks[KNOWLEDGE] = 2;
    t.stage(0, STEPS.knowledge).play('climb 3');
    expect([me.tracks[KNOWLEDGE], me.yen]).toEqual([6, 18]);
  });

  it('N-11 paper-b: Knowledge for 0, 2,000 or 4,000, and a star', () => {
    expect(
      [1, 2, 3].map((n) =>
        pricesOf('paper-b', ({ t, me }) => {
          me.tracks[KNOWLEDGE] = 0;
          t.stage(0, STEPS.knowledge).play(`climb ${n}`);
        }),
      ),
    ).toEqual([0, 2, 4]);
    const { s, me } = built('paper-b');
    me.tracks[KNOWLEDGE] = 5;
    expect(achievementPoints(s, 0, ACHIEVEMENT.knowledge)).toBe(3);
  });

  it('N-11 paper-c: two steps on Knowledge when built', () => {
    const { t, me } = rich();
    me.tracks[KNOWLEDGE] = 1;
    t.play('build paper-c');
    expect(me.tracks[KNOWLEDGE]).toBe(3);
  });

  it('N-11 paper-d: two blueprints when built', () => {
    expect(built('paper-d').me.blueprints).toBe(3);
  });

  it('N-11 bento-a and lenses-a run on 2 coal, the other bento and lenses on 3', () => {
    for (const good of ['bento', 'lenses']) {
      expect(['a', 'b', 'c', 'd'].map((letter) => runOf(`${good}-${letter}`)[0])).toEqual([2, 3, 3, 3]);
    }
  });

  it('N-11 clocks-a and bulbs-a run on 3 coal, the other clocks and bulbs on 4', () => {
    for (const good of ['clocks', 'bulbs']) {
      expect(['a', 'b', 'c', 'd'].map((letter) => runOf(`${good}-${letter}`)[0])).toEqual([3, 4, 4, 4]);
    }
  });

  it('N-11 silk and paper run on 2 coal', () => {
    for (const tile of ['silk-a', 'silk-b', 'silk-c', 'silk-d', 'paper-a', 'paper-b', 'paper-c', 'paper-d']) {
      expect(runOf(tile)).toEqual([2, 1]);
    }
  });

  it('N-11 bento-b: Mines for 0, 2,000 or 4,000, and a star', () => {
    expect(
      [1, 2, 3].map((n) => pricesOf('bento-b', ({ t }) => void t.stage(0, STEPS.mines).play(`climb ${n}`))),
    ).toEqual([0, 2, 4]);
    const { s, me } = built('bento-b');
    me.multiplier[ACHIEVEMENT.coal] = 2;
    me.tracks[COAL] = 4;
    expect(achievementPoints(s, 0, ACHIEVEMENT.coal)).toBe(4);
  });

  it('N-11 bento-c: every Mines action one step more', () => {
    const { t, me } = built('bento-c');
    t.stage(0, STEPS.mines).play('climb 2');
    expect([me.tracks[COAL], me.yen]).toEqual([3, 21]);
  });

  it('N-11 bento-d: two steps on Coal when built', () => {
    expect(built('bento-d').me.tracks[COAL]).toBe(2);
  });

  it('N-11 N-11.5 lenses-b: ships on the own board are worth 3, those on the map keep 2', () => {
    const { t, s, me } = rich();
    send(s, 0, SHIPS, 'kyushu');
    t.play('build lenses-b');
    expect(Array.from(me.transportValue)).toEqual([3, 2]);
    expect(me.transportSum[region('kyushu')]).toBe(2);
    t.stage(0, STEPS.transport, SHIPS, 0, 3).play('place kyushu', 'stop');
    expect(me.transportSum[region('kyushu')]).toBe(5);
  });

  it('N-11 N-11.5 clocks-b: the same for trains', () => {
    const { t, s, me } = rich();
    send(s, 0, TRAINS, 'kanto', 2);
    t.play('build clocks-b');
    expect(Array.from(me.transportValue)).toEqual([2, 3]);
    expect(me.transportSum[4 + region('kanto')]).toBe(4);
    t.stage(0, STEPS.transport, TRAINS, 0, 3).play('place kanto', 'stop');
    expect(me.transportSum[4 + region('kanto')]).toBe(7);
  });

  it('N-11 N-11.1 lenses-c and clocks-c: up to two free tiles, in different regions', () => {
    for (const [tile, kind] of [
      ['lenses-c', SHIPS],
      ['clocks-c', TRAINS],
    ] as const) {
      const { t, me } = built(tile);
      expect(t.step()).toBe(kind === SHIPS ? 'freeShips' : 'freeTrains');
      expect(t.legal()).toHaveLength(5);
      t.play('place kansai');
      expect(t.why('place kansai')).toBe('N-11 region');
      t.play('place kanto');
      expect([me.taken[kind], me.taken[1 - kind], me.yen, t.turn()]).toEqual([2, 0, 24, -1]);
    }
  });

  it('N-11 lenses-d and clocks-d: ships or trains for 2,000, 7,000 or 12,000', () => {
    for (const [tile, kind] of [
      ['lenses-d', SHIPS],
      ['clocks-d', TRAINS],
    ] as const) {
      const total = [1, 2, 3].map((n) =>
        pricesOf(tile, ({ t }) => {
          t.stage(0, STEPS.transport, kind, 0, 3).play(...['place kyushu', 'place kanto', 'place kansai'].slice(0, n));
        }),
      );
      expect(total).toEqual([2, 7, 12]);
    }
  });

  it('N-11 N-11.3 bulbs-b: up to two free improvements, the new factory among the targets', () => {
    const { t, me } = built('bulbs-b');
    expect(t.step()).toBe('freeMachines');
    expect(t.legal()).toEqual(['improve bulbs', 'stop']);
    t.play('improve bulbs', 'improve bulbs');
    expect([me.machine[GOOD.bulbs], me.yen, t.turn()]).toEqual([2, 24, -1]);
  });

  it('N-11 bulbs-c: one good more a run, within the storage', () => {
    expect(runOf('bulbs-c')).toEqual([4, 2]);
    expect(runOf('bulbs-c', 1)).toEqual([4, 3]);
    expect(runOf('bulbs-c', 2)).toEqual([4, 4]);
    expect(runOf('bulbs-d', 2)).toEqual([4, 3]);
    const t = scene(nippon, 2).stage(0, STEPS.produce);
    own(t.s, 0, 'bulbs-c', { goods: 3 });
    t.s.seat[0].coal = 4;
    t.play('run bulbs');
    expect(t.s.seat[0].goods[GOOD.bulbs]).toBe(4);
  });

  it('N-11 bulbs-d: Machinery for 2,000, 7,000 or 12,000', () => {
    const total = [1, 2, 3].map((n) =>
      pricesOf('bulbs-d', ({ t, s }) => {
        own(s, 0, 'silk-a');
        const moves = ['improve bulbs', 'improve bulbs', 'improve silk'].slice(0, n);
        t.stage(0, STEPS.machinery, 0, 3).play(...moves);
      }),
    );
    expect(total).toEqual([2, 7, 12]);
  });

  it('N-11.1 N-13 A9 lenses-c, clocks-c and bulbs-b may be declined, wholly or in part', () => {
    for (const tile of ['lenses-c', 'clocks-c', 'bulbs-b']) {
      const { t } = built(tile);
      expect(t.why('stop')).toBeUndefined();
      t.play('stop');
      expect(t.turn()).toBe(-1);
    }
    const { t, me } = built('lenses-c');
    t.play('place kanto', 'stop');
    expect(me.taken[SHIPS]).toBe(1);
  });

  it('N-11.1 all other once effects ask nothing', () => {
    const asking = FACTORIES.map(({ id }) => id).filter((id) => built(id).t.turn() !== -1);
    expect(asking).toEqual(['lenses-c', 'clocks-c', 'bulbs-b']);
  });

  it('N-11.2 N-13 A10 free tiles reveal money symbols, also two steps with silk-c', () => {
    const { t, s, me } = rich();
    send(s, 0, SHIPS, 'kyushu');
    t.play('build lenses-c', 'place kanto', 'stop');
    expect(me.tracks[MONEY]).toBe(1);
    own(s, 0, 'silk-c');
    send(s, 0, TRAINS, 'kyushu');
    t.stage(0, STEPS.invest).play('build clocks-c', 'place kanto', 'stop');
    expect(me.tracks[MONEY]).toBe(3);
  });

  it('N-11.2 fewer or none when tiles or slots are short', () => {
    const { t, s, me } = rich();
    send(s, 0, SHIPS, 'kyushu', 3);
    send(s, 0, SHIPS, 'kansai', 2);
    t.play('build lenses-c', 'place kanto');
    expect([me.taken[SHIPS], t.turn()]).toEqual([6, -1]);
    const full = rich();
    for (const to of ['kyushu', 'kansai', 'kanto', 'hokkaido']) send(full.s, 1, TRAINS, to, 4);
    full.t.play('build lenses-c');
    expect([full.me.taken[SHIPS], full.t.turn()]).toEqual([0, -1]);
  });

  it('N-11.2 they are no Ships or Trains action: nothing is paid, whatever the discount', () => {
    const { t, s, me } = rich();
    own(s, 0, 'clocks-d');
    me.yen = 6;
    t.play('build lenses-c', 'place kanto', 'place kyushu');
    expect([me.yen, me.taken[SHIPS]]).toEqual([0, 2]);
  });

  it('N-11.3 N-13 A28 bulbs-b with no room anywhere: to the supply', () => {
    const { t, me } = rich();
    me.spareMachines = 2;
    t.play('build bulbs-b');
    expect(me.machine[GOOD.bulbs]).toBe(2);
    expect(t.legal()).toEqual(['spare', 'stop']);
    t.play('spare', 'spare');
    expect([me.spareMachines, me.yen]).toEqual([2, 24]);
    const room = built('bulbs-b');
    expect(room.t.why('spare')).toBe('N-6.2.2');
  });

  it('N-11.4 track steps stop at index 9', () => {
    const { t, me } = rich();
    me.tracks[COAL] = 8;
    t.play('build bento-d');
    expect(me.tracks[COAL]).toBe(9);
    t.stage(0, STEPS.invest).play('build paper-c');
    expect(me.tracks[KNOWLEDGE]).toBe(9);
  });
});
