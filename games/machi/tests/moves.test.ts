import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { moveCap } from '../rules/moves.ts';
import { BURNT } from '../rules/state.ts';
import { autumn, blank, moving, outside, stack } from './kit.ts';

/** A Market with two guests, a full Shop, a Temple with one guest. */
function village() {
  const t = blank();
  t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1', 's-kenta-1');
  t.build(0, 'b-shop-1', 'v-merchant-1', 'v-abbot-1');
  t.build(0, 'b-temple-1', 'v-writer-1', 'v-geisha-1');
  return t;
}

describe('M-8 Autumn: moves', () => {
  it('M-8.17 a move to another building with room, to the end of the stack', () => {
    const t = moving(village()).play('move v-usurer-1 b-temple-1');
    expect(stack(t.s, 0, 'b-temple-1')).toEqual(['v-writer-1', 'v-geisha-1', 'v-usurer-1']);
    t.play('move v-usurer-1 b-market-1'); // back again: last now
    expect(stack(t.s, 0, 'b-market-1')).toEqual(['v-peddler-1', 's-kenta-1', 'v-usurer-1']);
    expect(t.why('move v-usurer-1 b-market-1')).toBe('M-8.17 same');
    expect(t.why('move v-usurer-1 b-castle-1')).toBe('M-8.17 building');
    expect(t.why('move v-poet-1 b-temple-1')).toBe('M-8.17 village');
  });

  it('M-8.17, M-18 A33 a swap of two villagers of different buildings, full or not', () => {
    const t = moving(village()).play('swap v-usurer-1 v-abbot-1');
    expect(stack(t.s, 0, 'b-shop-1')).toEqual(['v-merchant-1', 'v-usurer-1']);
    expect(stack(t.s, 0, 'b-market-1')).toEqual(['v-peddler-1', 's-kenta-1', 'v-abbot-1']);
    expect(t.why('swap v-abbot-1 s-kenta-1')).toBe('M-8.17 together');
    expect(t.why('swap v-geisha-1 v-usurer-1')).toBe('M-8.17 order');
    machi.check(t.s);
  });

  it('M-8.22 the last move is asked for as such: it ends the turn', () => {
    const t = moving(village(), 0, 2);
    expect(t.step()).toBe('moveAction');
    t.play('move v-usurer-1 b-temple-1');
    expect(t.step()).toBe('lastMove');
    t.play('move v-usurer-1 b-market-1');
    expect(machi.stepFor(t.s, 0)).toBeUndefined();
  });

  it('M-8.18 founders never move, and sites are left alone', () => {
    const t = village();
    t.site(0, 'b-castle-1', 'v-poet-1');
    const plot = t.build(0, 'b-pagoda-1', 'v-noh-actor-1', 'v-noh-actor-2');
    t.s.seat[0].status[plot] = BURNT;
    moving(t);
    expect(t.why('move v-peddler-1 b-temple-1')).toBe('M-8.18');
    expect(t.why('swap v-merchant-1 v-writer-1')).toBe('M-8.18');
    expect(t.why('move v-poet-1 b-temple-1')).toBe('M-8.18 site');
    expect(t.why('move v-noh-actor-2 b-temple-1')).toBe('M-8.18 site');
    expect(t.why('move v-geisha-1 b-castle-1')).toBe('M-8.17 building');
    expect(t.why('move v-geisha-1 b-pagoda-1')).toBe('M-8.17 building');
  });

  it('M-8.19 capacity holds after every operation', () => {
    const t = moving(village());
    expect(t.why('move v-usurer-1 b-shop-1')).toBe('M-8.19');
    t.play('move v-abbot-1 b-temple-1');
    expect(t.why('move v-usurer-1 b-shop-1')).toBeUndefined();
  });

  it('M-8.20 nothing from or to a blocked building', () => {
    const t = village();
    t.send(1, 'y-fuu-1', 'b-temple-1');
    moving(t);
    expect(t.why('move v-geisha-1 b-market-1')).toBe('M-8.20');
    expect(t.why('move v-usurer-1 b-temple-1')).toBe('M-8.20');
    expect(t.why('swap v-usurer-1 v-geisha-1')).toBe('M-8.20');
  });

  it('M-8.21, M-18 A32 a samurai goes out and comes in; others do not', () => {
    const t = moving(village()).play('withdraw s-kenta-1');
    expect(outside(t.s, 0)).toEqual(['s-kenta-1']);
    expect(t.why('withdraw s-kenta-1')).toBe('M-8.21');
    expect(t.legalTo('withdraw')).toEqual([]);
    expect(t.why('swap v-usurer-1 s-kenta-1')).toBe('M-8.17 outside');
    t.play('move s-kenta-1 b-temple-1');
    expect(stack(t.s, 0, 'b-temple-1')).toEqual(['v-writer-1', 'v-geisha-1', 's-kenta-1']);
    const u = blank();
    u.build(0, 'b-dojo-1', 's-shin-1', 's-akane-1');
    u.send(1, 'y-fuu-1', 'b-dojo-1');
    expect(moving(u).why('withdraw s-akane-1')).toBe('M-8.20');
    expect(u.why('withdraw s-shin-1')).toBe('M-8.20');
  });

  it('M-8.22 as many operations as twice the movable villagers', () => {
    const t = village();
    t.camp(0, 's-shin-1');
    expect(moveCap(t.s, t.s.seat[0])).toBe(2 * (2 + 1 + 1 + 1));
    t.send(1, 'y-fuu-1', 'b-temple-1');
    expect(moveCap(t.s, t.s.seat[0])).toBe(2 * (2 + 1 + 1));
    autumn(t).play('close');
    for (let i = 0; i < 4; i++) t.play('move s-shin-1 b-market-1', 'withdraw s-shin-1');
    expect(machi.over(t.s)).toBe(true);
  });

  it('M-8.23 after the moves the turn is over', () => {
    const t = village();
    autumn(t).play('close');
    expect(t.step()).toBe('moveAction');
    t.play('end');
    expect(machi.over(t.s)).toBe(true);
  });
});
