import { NOT_NOW, UNKNOWN } from 'engawa';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { SITE } from '../rules/state.ts';
import { blank, card, hand, outside, plotOf, scoring, stack, summer, vpOf, winter } from './kit.ts';

describe('M-7 Summer: sites', () => {
  it('M-7.1 any number of sites, each with a founder', () => {
    const t = blank();
    t.give(0, 'b-shop-1', 'b-castle-1', 'v-usurer-1', 'v-abbot-1');
    summer(t);
    expect(t.legalTo('open')).toHaveLength(4);
    expect(t.why('open b-shop-2 v-usurer-1')).toBe('M-7.1');
    t.play('open b-shop-1 v-usurer-1', 'open b-castle-1 v-abbot-1');
    for (const id of ['b-shop-1', 'b-castle-1']) expect(t.s.seat[0].status[plotOf(t.s, 0, id)]).toBe(SITE);
    expect(hand(t.s, 0)).toEqual([]);
  });

  it('M-7.2, M-18 A32 founders from the hand, from an open building, or from outside; never a founder', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1');
    t.camp(0, 's-shin-1');
    t.build(1, 'b-temple-1', 'v-writer-1', 'v-poet-1');
    t.give(0, 'b-shop-1', 'v-abbot-1', 'y-fuu-1');
    summer(t);
    expect(t.legalTo('open').sort()).toEqual(
      ['open b-shop-1 v-abbot-1', 'open b-shop-1 v-usurer-1', 'open b-shop-1 s-shin-1'].sort(),
    );
    expect(t.why('open b-shop-1 v-peddler-1')).toBe('M-7.2 founder');
    expect(t.why('open b-shop-1 v-poet-1')).toBe('M-7.2');
    t.play('open b-shop-1 s-shin-1');
    expect(outside(t.s, 0)).toEqual([]);
    expect(stack(t.s, 0, 'b-shop-1')).toEqual(['s-shin-1']);
  });

  it('M-7.3, M-18 A19 nobody is taken from a blocked building; the others keep their order', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1', 'v-merchant-1');
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-brewer-2');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    t.give(0, 'b-shop-1');
    summer(t);
    expect(t.why('open b-shop-1 v-brewer-2')).toBe('M-7.3');
    t.play('open b-shop-1 v-usurer-1');
    expect(stack(t.s, 0, 'b-market-1')).toEqual(['v-peddler-1', 'v-merchant-1']);
    machi.check(t.s);
  });

  it('M-7.4 any colour founds, and nobody joins a site', () => {
    const t = blank();
    t.build(0, 'b-shop-1', 'v-peddler-1');
    t.give(0, 'b-shrine-1', 'v-usurer-1', 'v-abbot-1');
    summer(t).play('open b-shrine-1 v-usurer-1');
    expect(t.step()).toBe('settle');
    expect(t.why('settle v-abbot-1 b-shrine-1')).toBe('M-7.8 building');
    expect(stack(t.s, 0, 'b-shrine-1')).toEqual(['v-usurer-1']);
  });

  it('M-7.5 the building of a site is its owner’s secret until it is completed or discarded', () => {
    const t = blank();
    t.give(0, 'b-castle-1', 'v-usurer-1');
    summer(t).playAs(0, 'open b-castle-1 v-usurer-1');
    const plot = plotOf(t.s, 0, 'b-castle-1');
    expect(machi.conceal(t.s, 0).seat[0].building[plot]).toBe(card('b-castle-1'));
    expect(machi.conceal(t.s, 1).seat[0].building[plot]).toBe(UNKNOWN);
    expect(machi.conceal(t.s, 1).holder[card('b-castle-1')]).toBe(UNKNOWN);
    winter(t);
    expect(machi.conceal(t.s, 1).seat[0].building[plot]).toBe(card('b-castle-1'));
  });

  it('M-7.6 sites may be opened in the last year', () => {
    const t = blank();
    t.s.year = t.s.years;
    t.give(0, 'b-shrine-1', 'v-abbot-1');
    summer(t).play('open b-shrine-1 v-abbot-1');
    scoring(t);
    expect(vpOf(t.s, 0)).toBe(0);
  });
});

describe('M-7 Summer: settling', () => {
  it('M-7.8, M-18 A18 villagers of any colour at the end of the stack, up to the capacity, blocked or not', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    t.give(0, 'v-abbot-1', 'v-usurer-1', 's-akane-1');
    summer(t).play('settle s-akane-1 b-brewery-1', 'settle v-abbot-1 b-brewery-1');
    expect(stack(t.s, 0, 'b-brewery-1')).toEqual(['v-brewer-1', 's-akane-1', 'v-abbot-1']);
    const u = blank();
    u.build(0, 'b-shop-1', 'v-brewer-1', 'v-brewer-2');
    u.build(0, 'b-market-1', 'v-peddler-1');
    u.build(1, 'b-market-2', 'v-peddler-2');
    u.give(0, 'v-abbot-1', 'v-usurer-1');
    summer(u);
    expect(u.why('settle v-abbot-1 b-shop-1')).toBe('M-7.8 full');
    expect(u.why('settle v-abbot-1 b-market-2')).toBe('M-7.8 building');
    expect(u.legalTo('settle')).toEqual(['settle v-usurer-1 b-market-1', 'settle v-abbot-1 b-market-1']);
  });

  it('M-7.9 only samurai may be put outside', () => {
    const t = blank();
    t.give(0, 'v-abbot-1', 's-shin-1', 's-akane-1');
    summer(t);
    expect(t.legalTo('camp')).toEqual(['camp s-akane-1', 'camp s-shin-1']);
    t.play('camp s-shin-1');
    expect(outside(t.s, 0)).toEqual(['s-shin-1']);
  });

  it('M-7.10 who is in play stays where he is, except to found a site', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1');
    t.build(0, 'b-shop-1', 'v-merchant-1');
    t.give(0, 'v-abbot-1');
    summer(t);
    expect(t.why('settle v-usurer-1 b-shop-1')).toBe('M-7.10');
    expect(t.why('move v-usurer-1 b-shop-1')).toBe(NOT_NOW);
  });

  it('M-7.11, M-18 A10 after step a is closed no more sites; no events and no yakuza in Summer', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1');
    t.build(1, 'b-temple-1', 'v-abbot-1');
    t.give(0, 'b-shop-1', 'v-usurer-1', 'v-usurer-2', 'e-bumper-harvest-1', 'y-fuu-1');
    summer(t);
    expect(t.why('settle v-usurer-1 b-market-1')).toBe(NOT_NOW);
    t.play('close');
    expect(t.step()).toBe('settle');
    for (const move of ['open b-shop-1 v-usurer-1', 'harvest', 'place y-fuu-1 b-temple-1'])
      expect(t.why(move)).toBe(NOT_NOW);
    t.play('settle v-usurer-1 b-market-1', 'done');
    expect(machi.over(t.s)).toBe(true);
  });

  it('M-7.7 the Carpenters’ hall may complete a new site at the end of step a', () => {
    const t = blank();
    t.build(0, 'b-carpenters-hall-1', 'v-abbot-1');
    t.give(0, 'b-shop-1', 'b-market-1', 'v-usurer-1', 'v-usurer-2', 'v-peddler-1');
    summer(t).play('open b-shop-1 v-usurer-1', 'open b-market-1 v-usurer-2');
    expect(t.legal()).toEqual(['complete b-market-1', 'complete b-shop-1', 'decline']);
    expect(t.why('complete b-castle-1')).toBe('M-14.7');
    t.play('complete b-market-1');
    expect(t.legalTo('settle')).toContain('settle v-peddler-1 b-market-1');
    expect(t.s.seat[0].status[plotOf(t.s, 0, 'b-shop-1')]).toBe(SITE);
  });
});
