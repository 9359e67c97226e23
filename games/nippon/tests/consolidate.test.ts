import { NOT_NOW, sum } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT, COAL, MONEY } from '../data/index.ts';
import nippon from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { counts, goodsOf, hire, own, spread, stock } from './kit.ts';

const closing = (...colours: string[]) => {
  const t = scene(nippon, 4).stage(0, STEPS.turnStart);
  hire(t.s, 0, ...colours);
  return { t, s: t.s, me: t.s.seat[0] };
};
const levels = (t: ReturnType<typeof closing>['t']) => new Set(t.legalTo('reward').map((move) => move.split(' ')[1]));

describe('N-7 Consolidate', () => {
  it('N-7.1 the Budget is reset to Money and Coal; goods and blueprints stay', () => {
    const { t, s, me } = closing();
    me.tracks[MONEY] = 4;
    me.tracks[COAL] = 4;
    me.yen = 33;
    me.coal = 9;
    me.blueprints = 2;
    stock(s, 0, { silk: 3 });
    t.play('consolidate');
    expect([me.yen, me.coal, me.blueprints, goodsOf(s, 0, 'silk')]).toEqual([20, 5, 2, 3]);
  });

  it('N-7.1 silk-a adds 2,000 Yen, also at the top', () => {
    const { t, s, me } = closing();
    own(s, 0, 'silk-a');
    t.play('consolidate');
    expect(me.yen).toBe(14);
    me.tracks[MONEY] = 9;
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect(me.yen).toBe(32);
  });

  it('N-7.1 N-13 A13 silk-b keeps one coal by itself if there is one', () => {
    const { t, s, me } = closing();
    own(s, 0, 'silk-b');
    me.coal = 4;
    t.play('consolidate');
    expect(me.coal).toBe(3);
    me.coal = 0;
    t.stage(0, STEPS.turnStart).play('consolidate');
    expect(me.coal).toBe(2);
  });

  it('N-7.2 no reward with fewer than three workers', () => {
    const { t, me } = closing('red', 'blue');
    t.play('consolidate');
    expect([t.turn(), sum(me.multiplier)]).toEqual([1, 0]);
  });

  it('N-7.2.1 N-13 A19 any level up to workers − 1, and one must be taken', () => {
    const hands = ['red', 'red', 'red', 'red', 'red', 'red'];
    for (const [workers, offered] of [
      [3, ['2']],
      [4, ['2', '3']],
      [5, ['2', '3', '4']],
      [6, ['2', '3', '4', '5']],
    ] as const) {
      const { t } = closing(...hands.slice(0, workers));
      t.play('consolidate');
      expect(levels(t)).toEqual(new Set(offered));
      expect(t.legal().every((move) => move.startsWith('reward'))).toBe(true);
      expect(t.why('stop')).toBe(NOT_NOW);
    }
  });

  it('N-7.2.1 not above the level, not from an empty stack', () => {
    const { t, s } = closing('red', 'red', 'red', 'red');
    t.play('consolidate');
    expect(t.why('reward 4 yen')).toBe('N-7.2.1 level');
    s.rewards[4] = 0;
    expect(t.why('reward 3 coal')).toBe('N-7.2.1 empty');
    const left = s.rewards[3];
    t.play('reward 3 blueprints');
    expect(s.rewards[3]).toBe(left - 1);
  });

  it('N-7.2.2 N-13 A20 only higher tiles left: no reward and no 2x tile', () => {
    const { t, s, me } = closing('red', 'red', 'red');
    s.rewards.fill(0);
    s.rewards[3] = 1;
    t.play('consolidate');
    expect([t.turn(), s.doubles, sum(me.multiplier)]).toEqual([1, 4, 0]);
  });

  it('N-7.2.3 no tile left: a 2x tile without a bonus, as long as there are any', () => {
    const { t, s, me } = closing('red', 'red', 'red');
    s.rewards.fill(0);
    t.play('consolidate');
    expect([t.step(), s.doubles, me.yen, me.coal, me.blueprints]).toEqual(['rewardSpace', 3, 12, 2, 1]);
    t.play('cover ships');
    expect([me.multiplier[ACHIEVEMENT.ships], t.turn()]).toEqual([2, 1]);
    const none = closing('red', 'red', 'red');
    none.s.rewards.fill(0);
    none.s.doubles = 0;
    none.t.play('consolidate');
    expect([none.t.turn(), sum(none.me.multiplier)]).toEqual([1, 0]);
  });

  it('N-7.2.4 the bonus comes at once, in addition to the new Budget', () => {
    for (const [bonus, gain] of [
      ['yen', [17, 2, 1]],
      ['coal', [12, 4, 1]],
      ['blueprints', [12, 2, 3]],
    ] as const) {
      const { t, me } = closing('red', 'red', 'red');
      t.play('consolidate', `reward 2 ${bonus}`);
      expect([me.yen, me.coal, me.blueprints]).toEqual(gain);
    }
  });

  it('N-7.2.4 N-13 A41 bonus Yen help to pay the wages', () => {
    const { t, s, me } = closing('red', 'blue', 'white', 'black', 'grey');
    const before = nippon.score(s, 0);
    t.play('consolidate', 'reward 4 yen', 'cover coal');
    expect([me.yen, nippon.score(s, 0)]).toEqual([2, before]);
  });

  it('N-7.2.5 the tile covers a space without one, for good', () => {
    const { t, me } = closing('red', 'red', 'red', 'red');
    me.multiplier[ACHIEVEMENT.coal] = 2;
    t.play('consolidate', 'reward 3 coal');
    expect(t.legalTo('cover')).toHaveLength(8);
    expect(t.why('cover coal')).toBe('N-7.2.5');
    t.play('cover knowledge');
    expect([me.multiplier[ACHIEVEMENT.knowledge], me.multiplier[ACHIEVEMENT.coal]]).toEqual([3, 2]);
  });

  it('N-7.2.5 N-13 A21 with nine tiles the new one leaves the game, the bonus stays', () => {
    const { t, s, me } = closing('red', 'red', 'red');
    me.multiplier.fill(2);
    t.play('consolidate', 'reward 2 blueprints');
    expect([t.turn(), me.blueprints, s.rewardsGone]).toEqual([0, 3, 1]);
    t.play('end');
    expect(t.turn()).toBe(1);
    const double = closing('red', 'red', 'red');
    double.me.multiplier.fill(2);
    double.s.rewards.fill(0);
    double.t.play('consolidate');
    expect([double.t.turn(), double.s.doubles, double.s.doublesGone]).toEqual([1, 3, 1]);
  });

  it('N-7.3 3,000 Yen for each different colour, then the workers go into the bag', () => {
    const { t, s, me } = closing();
    spread(s, { boards: [2], rows: [3, 3, 3, 3] });
    const bag = sum(s.bag);
    t.play('consolidate');
    expect([me.yen, sum(me.workers), sum(s.bag)]).toEqual([6, 0, bag + 2]);
    const same = closing('red', 'red');
    same.t.play('consolidate');
    expect(same.me.yen).toBe(9);
  });

  it('N-7.3 N-13 A2 he pays as many colours as he can, and each other one costs 2 VP', () => {
    const { t, s, me } = closing('red', 'blue', 'white', 'black', 'grey', 'yellow');
    const before = nippon.score(s, 0);
    t.play('consolidate', 'reward 2 coal', 'cover yen');
    expect([me.yen, nippon.score(s, 0) - before]).toEqual([0, -4]);
    const odd = closing('red', 'blue', 'white', 'black', 'grey', 'yellow');
    odd.me.tracks[MONEY] = 2;
    odd.t.play('consolidate', 'reward 2 coal', 'cover yen');
    expect([odd.me.yen, nippon.score(odd.s, 0) - before]).toEqual([1, -2]);
  });

  it('N-13 A3 VP stop at 0', () => {
    const { t, s, me } = closing('red', 'blue', 'white', 'black', 'grey', 'yellow');
    me.points.fill(0).set([3]);
    t.play('consolidate', 'reward 2 coal', 'cover yen');
    expect(nippon.score(s, 0)).toBe(0);
  });

  it('N-7.5 no action slot is touched', () => {
    const { t, s } = closing();
    spread(s, { boards: [2, 0, 0, 0], slots: [1, 2, 3, 1, 2], rows: [0, 0, 3, 3] });
    t.play('consolidate');
    expect(counts(s.slots)).toEqual([1, 2, 3, 1, 2]);
    expect([counts(s.rows), s.marker]).toEqual([[0, 0, 3, 3], 1]);
  });

  it('N-13 A22 consolidating without workers is legal', () => {
    const { t, me } = closing();
    me.yen = 3;
    t.play('consolidate');
    expect([me.yen, t.turn()]).toEqual([12, 1]);
  });
});
