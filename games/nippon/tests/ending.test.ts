import { NONE } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT, COAL, KNOWLEDGE, MONEY, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { achievementPoints, endGame } from '../rules/ending.ts';
import { type NipponState, POINTS, STEPS } from '../rules/state.ts';
import { hire, own, put, send, spread, stock, takeFrom } from './kit.ts';

const table = (seats = 3) => {
  const t = scene(nippon, seats);
  Object.assign(t.s, { marker: 8, scorings: 2 });
  return { t, s: t.s, me: t.s.seat[0] };
};
/** VP of an achievement space after the end of the game. */
const achieved = (s: NipponState, space: string, seat = 0) =>
  s.seat[seat].points[POINTS.achievements + ACHIEVEMENT[space]];

describe('N-10 end of the game', () => {
  it('N-10.1 every player has three more turns, beginning after T and ending with T', () => {
    const t = scene(nippon, 4).stage(2, STEPS.turnStart);
    const { s } = t;
    spread(s, { slots: [3, 3, 1, 3, 3] });
    Object.assign(s, { marker: 5, scorings: 2 });
    t.play(takeFrom(t, 3), 'act mines', 'climb 1');
    const seen: string[] = [];
    while (!nippon.over(s)) {
      const seat = t.turn();
      t.play('consolidate');
      seen.push(`${seat} ${s.marker}`);
    }
    expect(seen).toEqual([
      ...['3 6', '0 6', '1 6', '2 7'],
      ...['3 7', '0 7', '1 7', '2 8'],
      ...['3 8', '0 8', '1 8', '2 8'],
    ]);
    expect(s.scorings).toBe(3);
  });

  it('N-10.1 N-13 A30 the third move takes the marker off the track; the state keeps 8 and the third scoring follows', () => {
    const { t, s } = table(2);
    Object.assign(s, { last: 1, goldenTurns: 1 });
    put(s, 0, 'sendai-n', 7);
    put(s, 0, 'sendai-e', 7);
    t.stage(1, STEPS.turnStart).play('consolidate');
    expect([s.marker, s.scorings, nippon.over(s)]).toEqual([8, 3, true]);
    expect(s.seat[0].points[POINTS.scoring + 2]).toBe(19);
  });

  it('N-10.2 golden turns are ordinary turns', () => {
    const { t, s } = table(2);
    Object.assign(s, { marker: 6, last: 1, goldenTurns: 6 });
    t.stage(0, STEPS.turnStart);
    expect(new Set(t.legal().map((move) => move.split(' ')[0]))).toEqual(new Set(['take', 'consolidate']));
    t.play(takeFrom(t, 3), 'act mines', 'climb 2');
    expect([s.seat[0].tracks[COAL], s.goldenTurns, t.turn()]).toEqual([2, 5, 1]);
  });

  it('N-10.3 Yen are reset to the Money level and wages paid; no coal and no reward', () => {
    const { s, me } = table();
    me.yen = 50;
    me.coal = 1;
    me.tracks[MONEY] = 2;
    me.tracks[COAL] = 9;
    hire(s, 0, 'red', 'red', 'blue', 'white');
    endGame(s);
    expect([me.yen, me.coal, Array.from(me.multiplier).some((m) => m > 0)]).toEqual([7, 1, false]);
    expect(me.points[POINTS.unpaidWages]).toBe(0);
  });

  it('N-10.3 2 VP are lost for each colour that cannot be paid', () => {
    const { s, me } = table();
    me.yen = 50;
    hire(s, 0, 'red', 'yellow', 'blue', 'white', 'black', 'grey');
    endGame(s);
    expect([me.yen, me.points[POINTS.unpaidWages]]).toEqual([0, -4]);
  });

  it('N-13 A12 silk-a does not add to the final income', () => {
    const { s, me } = table();
    own(s, 0, 'silk-a');
    endGame(s);
    expect(me.yen).toBe(12);
  });

  it('N-10.4 N-13 A34 base VP of the nine spaces, times the multiplier', () => {
    const { s, me } = table();
    me.multiplier.fill(3);
    me.tracks.set([9, 6, 5]);
    send(s, 0, SHIPS, 'kyushu', 4);
    send(s, 0, TRAINS, 'kanto', 6);
    own(s, 0, 'silk-b', { machine: 2 });
    own(s, 0, 'bento-b', { machine: 2 });
    own(s, 0, 'clocks-a', { machine: 1 });
    me.fulfilled.set([1, 1, 1, 1, 1]);
    put(s, 0, 'osaka-n', 1);
    put(s, 0, 'kyoto-w', 2);
    put(s, 0, 'tokyo-n', 3);
    endGame(s);
    expect(Object.keys(ACHIEVEMENT).map((space) => [space, achieved(s, space)])).toEqual([
      ['yen', 15],
      ['ships', 6],
      ['trains', 12],
      ['machinery', 6],
      ['contracts', 6],
      ['knowledge', 6],
      ['coal', 9],
      ['advancedFactories', 6],
      ['regions', 6],
    ]);
  });

  it('N-10.4 N-13 A33 without a tile yen and knowledge count once, the other seven nothing', () => {
    const { s, me } = table();
    me.tracks.set([6, 9, 9]);
    send(s, 0, SHIPS, 'kyushu', 6);
    send(s, 0, TRAINS, 'kanto', 6);
    for (const tile of ['paper-b', 'bento-b', 'lenses-a']) own(s, 0, tile, { machine: 2 });
    me.fulfilled.fill(1);
    put(s, 0, 'osaka-n', 1);
    endGame(s);
    expect(Object.keys(ACHIEVEMENT).map((space) => achieved(s, space))).toEqual([4, 0, 0, 0, 0, 5, 0, 0, 0]);
  });

  it('N-10.4 stars: ships and trains from the third tile on, Coal and Knowledge by index', () => {
    const { s, me } = table();
    me.multiplier.fill(2);
    const stars = (space: string) => achievementPoints(s, 0, ACHIEVEMENT[space]) / 2;
    expect(
      [0, 1, 2, 3, 4, 5, 6].map((taken) => {
        me.taken.fill(taken);
        return [stars('ships'), stars('trains')];
      }),
    ).toEqual([0, 0, 0, 1, 2, 3, 4].map((n) => [n, n]));
    expect(
      [3, 4, 5, 6, 8, 9].map((index) => {
        me.tracks[COAL] = index;
        me.tracks[KNOWLEDGE] = index;
        return [stars('coal'), stars('knowledge')];
      }),
    ).toEqual([
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('N-10.4 regions: an influence tile counts, trains alone do not', () => {
    const { s, me } = table();
    me.multiplier.fill(2);
    for (const to of ['kyushu', 'kansai', 'kanto']) send(s, 0, TRAINS, to);
    expect(achievementPoints(s, 0, ACHIEVEMENT.regions)).toBe(0);
    put(s, 0, 'sapporo-n', 1);
    expect(achievementPoints(s, 0, ACHIEVEMENT.regions)).toBe(2);
  });

  it('N-10.5 goods, coal, blueprints and spare machines are worth nothing', () => {
    const plain = table();
    const rich = table();
    for (const { s } of [plain, rich]) stock(s, 0, { silk: 0, paper: 0, bulbs: 0 });
    stock(rich.s, 0, { silk: 4, paper: 4, bulbs: 4 });
    Object.assign(rich.me, { coal: 30, blueprints: 30, spareMachines: 9, yen: 90 });
    for (const { s } of [plain, rich]) endGame(s);
    expect(nippon.score(rich.s, 0)).toBe(nippon.score(plain.s, 0));
  });

  it('N-10.6 most VP first; a tie goes to T, then counter-clockwise from T', () => {
    const { s } = scene(nippon, 4);
    const score = (...vp: number[]) => {
      for (const [seat, n] of vp.entries()) s.seat[seat].points.fill(0).set([n]);
    };
    s.last = 1;
    score(50, 40, 60, 30);
    expect(nippon.ranking(s)).toEqual([[2], [0], [1], [3]]);
    score(50, 50, 50, 50);
    expect(nippon.ranking(s)).toEqual([[1], [0], [3], [2]]);
    score(50, 20, 50, 50);
    expect(nippon.ranking(s)).toEqual([[0], [3], [2], [1]]);
    s.last = 3;
    score(10, 30, 30, 10);
    expect(nippon.ranking(s)).toEqual([[2], [1], [3], [0]]);
  });

  it('N-10.6 before the golden phase nobody is T yet', () => {
    expect(scene(nippon, 3).s.last).toBe(NONE);
  });
});
