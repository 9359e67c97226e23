import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import { isVillager, isYakuza } from '../data/index.ts';
import machi from '../index.ts';
import { honourOf, mouths, rice, riceOf, wealthOf } from '../rules/production.ts';
import { BURNT, STEPS, WANTED } from '../rules/state.ts';
import { isActivated, isAttacking, isBlocked, isDuelist } from '../rules/village.ts';
import {
  autumn,
  blank,
  card,
  fight,
  hand,
  isDiscarded,
  moving,
  outside,
  plotOf,
  STRONG,
  scoring,
  spring,
  stack,
  summer,
  vpOf,
  WEAK,
  winter,
} from './kit.ts';

describe('M-2 words', () => {
  it('M-2.1, M-2.2 a village is its buildings, sites, villagers and samurai outside; yakuza are no villagers', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 's-akane-1');
    t.site(0, 'b-shop-1', 'v-usurer-1');
    t.camp(0, 's-shin-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    expect(mouths(t.s.seat[0])).toBe(4);
    expect(isVillager(card('s-akane-1'))).toBe(true);
    expect(isVillager(card('y-fuu-1'))).toBe(false);
    machi.check(autumn(t).s);
  });

  it('M-2.3 a site and its founder produce nothing', () => {
    const t = blank();
    const plot = t.site(0, 'b-granary-1', 'v-peasant-1');
    const me = t.s.seat[0];
    expect([riceOf(me, plot), wealthOf(me, plot), honourOf(me, plot)]).toEqual([0, 0, 0]);
    expect(rice(me)).toBe(3);
  });

  it('M-2.4 a stack is in order of arrival, founder first', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1');
    t.give(0, 'v-brewer-1', 'v-merchant-1');
    summer(t).play('settle v-merchant-1 b-market-1', 'settle v-brewer-1 b-market-1');
    expect(stack(t.s, 0, 'b-market-1')).toEqual(['v-peddler-1', 'v-merchant-1', 'v-brewer-1']);
  });

  it('M-2.5, M-2.6, M-22.1 half the capacity, rounded up, activates a built building, whatever the colours', () => {
    const t = blank();
    const me = t.s.seat[0];
    const one = t.build(0, 'b-brewery-1', 'v-brewer-1');
    const two = t.build(0, 'b-brewery-2', 'v-usurer-1', 'v-zen-monk-1');
    const three = t.build(0, 'b-brewery-3', 's-akane-1', 'v-writer-1', 'v-peddler-1');
    expect([one, two, three].map((plot) => isActivated(me, plot))).toEqual([false, true, true]);
    expect(isActivated(me, t.build(0, 'b-zen-garden-1', 'v-merchant-1'))).toBe(true);
    expect(isActivated(me, t.site(0, 'b-shop-1', 'v-merchant-2'))).toBe(false);
  });

  it('M-2.6 activation is derived at every moment', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.build(0, 'b-shop-1', 'v-peddler-1');
    moving(t).play('move v-usurer-1 b-shop-1');
    expect(isActivated(t.s.seat[0], plotOf(t.s, 0, 'b-brewery-1'))).toBe(false);
  });

  it('M-2.7, M-2.8 abroad a yakuza attacks and blocks, at home it defends', () => {
    const t = blank();
    const plot = t.build(0, 'b-brewery-1', 'v-brewer-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    expect([isAttacking(t.s, card('y-fuu-1')), isBlocked(t.s.seat[0], plot)]).toEqual([true, true]);
    t.send(0, 'y-goro-1', 'b-brewery-1');
    expect(isAttacking(t.s, card('y-goro-1'))).toBe(false);
    expect(t.s.seat[0].attackers[plot]).toBe(1);
  });

  it('M-2.9 samurai, sabre villagers, yakuza and the Wanted are duelists', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-hunter-1', 's-akane-1');
    t.send(1, 'y-fuu-1', 'b-market-1');
    const duelists = ['v-hunter-1', 's-akane-1', 'y-fuu-1', 'v-peddler-1'].map((id) => isDuelist(t.s, card(id)));
    expect(duelists).toEqual([true, true, true, false]);
    t.s.marks[card('v-peddler-1')] |= WANTED;
    expect(isDuelist(t.s, card('v-peddler-1'))).toBe(true);
    expect(isDuelist(t.s, card('s-shin-1'))).toBe(false);
    t.camp(1, 's-shin-1');
    expect(autumn(t, 1).why('challenge s-shin-1 v-usurer-1')).toBe('M-2.9');
  });

  it('M-2.10 outputs are flows: nothing is stored from year to year', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1', 's-akane-1');
    t.s.year = 2;
    t.stage(NONE, STEPS.yearEnd).above(0, STEPS.springAction).play('end');
    expect(vpOf(t.s, 0)).toBe(2);
    t.s.year = 3;
    t.stage(NONE, STEPS.yearEnd).above(0, STEPS.springAction).play('end');
    expect(vpOf(t.s, 0)).toBe(4); // 8 wealth each time; the 2 left over are not kept
  });

  it('M-2.11, M-18 A23 villager-deck and building-deck cards have a discard pile each', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-usurer-1');
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-peddler-2', 'v-usurer-2');
    winter(t).play('starve v-usurer-1');
    expect(t.s.villagerDiscard.includes(card('v-usurer-1'))).toBe(true);
    expect(t.s.buildingDiscard.includes(card('b-brewery-1'))).toBe(true);
    t.send(1, 'y-ren-1', 'b-market-1');
    t.camp(0, 's-yoshitora-1');
    autumn(t).play('challenge s-yoshitora-1 y-ren-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(t.s.villagerDiscard.includes(card('y-ren-1'))).toBe(true);
  });
});

describe('M-10 buildings and villagers', () => {
  it('M-10.1, M-10.2, M-22.2 a Brewery with a Usurer, a Zen monk and a samurai', () => {
    const t = blank();
    const plot = t.build(0, 'b-brewery-1', 'v-usurer-1', 'v-zen-monk-1', 's-akane-1');
    const me = t.s.seat[0];
    expect(wealthOf(me, plot)).toBe(2 + 3);
    expect([honourOf(me, plot), riceOf(me, plot)]).toEqual([0, 0]);
  });

  it('M-18 A40 the third villager of that example could be any yellow one', () => {
    const t = blank();
    const plot = t.build(0, 'b-brewery-1', 'v-peddler-1', 'v-zen-monk-1', 's-akane-1');
    expect(isActivated(t.s.seat[0], plot)).toBe(true);
    expect(wealthOf(t.s.seat[0], plot)).toBe(2 + 2);
  });

  it('M-10.1, M-10.2 a villager produces on his colour although the building is not activated', () => {
    const t = blank();
    const plot = t.build(0, 'b-market-1', 'v-usurer-1');
    expect(wealthOf(t.s.seat[0], plot)).toBe(3);
  });

  it('M-10.3 samurai give honour on red buildings only', () => {
    const t = blank();
    const dojo = t.build(0, 'b-dojo-1', 's-akane-1');
    const temple = t.build(0, 'b-temple-1', 's-jiro-1');
    expect([honourOf(t.s.seat[0], dojo), honourOf(t.s.seat[0], temple)]).toEqual([2, 0]);
  });

  it('M-10.4, M-22.3 a Brewer on a Brewery, a Shop and a Temple', () => {
    const t = blank();
    const me = t.s.seat[0];
    const brewery = t.build(0, 'b-brewery-1', 'v-brewer-1');
    expect([wealthOf(me, brewery), riceOf(me, brewery)]).toEqual([3, 1]);
    const shop = t.build(1, 'b-shop-1', 'v-brewer-2');
    expect([wealthOf(t.s.seat[1], shop) - 1, riceOf(t.s.seat[1], shop)]).toEqual([2, 0]);
    const other = blank();
    const temple = other.build(0, 'b-temple-1', 'v-brewer-1');
    expect([wealthOf(other.s.seat[0], temple), riceOf(other.s.seat[0], temple)]).toEqual([0, 0]);
  });

  it('M-10.4, M-18 A34, M-18 A21 a bonus counts on a building that is not activated, and on a blocked one', () => {
    const t = blank();
    const me = t.s.seat[0];
    const market = t.build(0, 'b-market-1', 'v-merchant-1');
    expect([isActivated(me, market), wealthOf(me, market)]).toEqual([false, 3]);
    t.send(1, 'y-fuu-1', 'b-market-1');
    expect(wealthOf(me, market)).toBe(3);
  });

  it('M-10.5, M-22.12 a samurai in the stack keeps yakuza away until he has left', () => {
    const t = blank();
    t.build(1, 'b-market-1', 'v-peddler-1', 's-kenta-1');
    t.build(1, 'b-shop-1', 'v-usurer-1');
    t.give(0, 'y-fuu-1');
    expect(spring(t).why('place y-fuu-1 b-market-1')).toBe('M-10.5');
    moving(t, 1).play('withdraw s-kenta-1');
    expect(spring(t).why('place y-fuu-1 b-market-1')).toBeUndefined();
  });

  it('M-10.5 samurai outside and sabre villagers protect nothing', () => {
    const t = blank();
    t.build(1, 'b-market-1', 'v-hunter-1');
    t.camp(1, 's-kenta-1');
    t.give(0, 'y-fuu-1');
    expect(spring(t).legal()).toContain('place y-fuu-1 b-market-1');
  });

  it('M-10.6, M-22.13, M-18 A31 the last placed succeeds a founder, the others keep their order', () => {
    const t = blank();
    t.build(1, 'b-temple-1', 'v-abbot-1', 'v-writer-1', 'v-geisha-1', 'v-warrior-monk-1');
    t.camp(0, 's-yoshitora-1');
    t.s.marks[card('v-abbot-1')] = WANTED;
    autumn(t).play('challenge s-yoshitora-1 v-abbot-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(stack(t.s, 1, 'b-temple-1')).toEqual(['v-warrior-monk-1', 'v-writer-1', 'v-geisha-1']);
    machi.check(t.s);
  });

  it('M-10.6 succession in a burnt building, and with one other left', () => {
    const t = blank();
    const plot = t.build(1, 'b-temple-1', 'v-hunter-1', 'v-writer-1');
    t.s.seat[1].status[plot] = BURNT;
    t.camp(0, 's-yoshitora-1');
    autumn(t).play('challenge s-yoshitora-1 v-hunter-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(stack(t.s, 1, 'b-temple-1')).toEqual(['v-writer-1']);
  });

  it('M-10.7, M-18 A22 a building without villagers falls, and its yakuza go back to their controllers', () => {
    const t = blank(3);
    t.build(1, 'b-temple-1', 'v-hunter-1');
    t.send(0, 'y-ren-1', 'b-temple-1');
    t.send(2, 'y-fuu-1', 'b-temple-1');
    t.send(1, 'y-goro-1', 'b-temple-1');
    t.camp(0, 's-yoshitora-1');
    autumn(t).play('challenge s-yoshitora-1 v-hunter-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(stack(t.s, 1, 'b-temple-1')).toBeUndefined();
    expect(isDiscarded(t.s, 'b-temple-1')).toBe(true);
    expect([hand(t.s, 0), hand(t.s, 1), hand(t.s, 2)]).toEqual([['y-ren-1'], ['y-goro-1'], ['y-fuu-1']]);
    machi.check(t.s);
  });

  it('M-10.8 several buildings of one type in a village', () => {
    const t = blank();
    t.give(0, 'b-shop-1', 'b-shop-2', 'v-usurer-1', 'v-usurer-2');
    summer(t).play('open b-shop-1 v-usurer-1', 'open b-shop-2 v-usurer-2');
    expect([stack(t.s, 0, 'b-shop-1'), stack(t.s, 0, 'b-shop-2')]).toEqual([['v-usurer-1'], ['v-usurer-2']]);
  });

  it('M-10.9 a site can be neither attacked nor defended', () => {
    const t = blank();
    t.site(1, 'b-shop-1', 'v-usurer-1');
    t.give(0, 'y-fuu-1');
    expect(spring(t).why('place y-fuu-1 b-shop-1')).toBe('M-6.7 building');
    expect(spring(t).legalTo('place')).toEqual([]);
    expect(isYakuza(card('y-fuu-1'))).toBe(true);
    expect(outside(t.s, 0)).toEqual([]);
    scoring(t);
    expect(vpOf(t.s, 1)).toBe(0);
  });
});
