import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { combatValue } from '../rules/duel.ts';
import { mouths } from '../rules/production.ts';
import { STEPS } from '../rules/state.ts';
import {
  arm,
  autumn,
  blank,
  card,
  fight,
  GUARDED,
  isDiscarded,
  outside,
  plotOf,
  run,
  summer,
  vpOf,
  winter,
} from './kit.ts';

describe('M-14 abilities', () => {
  it('M-14.1 Dojo: four combat cards, three are played, the fourth stays unseen', () => {
    const t = blank();
    t.build(0, 'b-dojo-1', 's-shin-1', 'v-abbot-1');
    t.camp(1, 's-kenta-1');
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    expect([t.s.seat[0].combatCards, t.s.seat[1].combatCards]).toEqual([4, 3]);
    arm(t, { 0: ['men', 'do', 'parade', 'esquive'], 1: ['parade', 'esquive', 'ashi'] });
    t.playAs(0, 'strike men').playAs(1, 'strike parade').playAs(0, 'strike do').playAs(1, 'strike esquive');
    expect(t.legal(0)).toEqual(['strike parade', 'strike esquive']); // he still chooses in the third pass
    t.playAs(0, 'strike parade');
    expect([t.s.seat[0].drawn, t.s.challenger]).toEqual([0, -1]);
  });

  it('M-14.1 a Dojo that is not activated does nothing', () => {
    const t = blank();
    t.build(0, 'b-dojo-1', 's-shin-1');
    t.camp(1, 's-kenta-1');
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    expect(t.s.seat[0].combatCards).toBe(3);
  });

  it('M-14.2 Barracks: samurai outside neither eat nor starve, for the whole step', () => {
    const t = blank();
    t.build(0, 'b-barracks-1', 'v-abbot-1', 'v-writer-1');
    t.build(0, 'b-shop-1', 'v-usurer-1', 'v-usurer-2');
    t.camp(0, 's-shin-1', 's-kenta-1');
    expect(mouths(t.s.seat[0])).toBe(4);
    winter(t);
    expect(t.legal().sort()).toEqual(['starve v-usurer-2', 'starve v-writer-1']);
    expect(t.why('starve s-shin-1')).toBe('M-14.2');
    const u = blank();
    u.build(0, 'b-barracks-1', 'v-abbot-1', 'v-writer-1');
    u.build(0, 'b-shop-1', 'v-usurer-1', 'v-usurer-2');
    u.build(0, 'b-forge-1', 'v-merchant-1');
    u.camp(0, 's-shin-1');
    winter(u).play('starve v-writer-1'); // the Barracks are not activated any more
    expect(u.why('starve s-shin-1')).toBe('M-14.2');
    u.play('starve v-merchant-1');
    expect(outside(u.s, 0)).toEqual(['s-shin-1']);
  });

  it('M-14.3 Watchtower: sabre villagers and defenders challenge any yakuza attacking the village', () => {
    const t = blank();
    t.build(0, 'b-watchtower-1', 'v-abbot-1');
    t.build(0, 'b-shop-1', 'v-hunter-1');
    t.build(0, 'b-forge-1', 'v-usurer-1');
    t.build(0, 'b-brewery-1', 'v-brewer-1');
    t.send(1, 'y-fuu-1', 'b-forge-1');
    t.send(1, 'y-ren-1', 'b-brewery-1');
    t.send(0, 'y-goro-1', 'b-brewery-1');
    expect(autumn(t).legalTo('challenge').sort()).toEqual([
      'challenge v-hunter-1 y-fuu-1',
      'challenge v-hunter-1 y-ren-1',
      'challenge y-goro-1 y-fuu-1',
      'challenge y-goro-1 y-ren-1',
    ]);
    t.send(0, 'y-hachiro-1', 'b-brewery-1');
    expect(t.why('challenge y-hachiro-1 y-fuu-1')).toBe('M-8.2 clan');
  });

  it('M-14.4 Castle: its owner wins a drawn duel, challenger or challenged', () => {
    for (const owner of [0, 1]) {
      const t = blank();
      t.build(owner, 'b-castle-1', 'v-abbot-1', 'v-writer-1', 'v-poet-1');
      t.camp(0, 's-shin-1');
      t.camp(1, 's-kenta-1');
      autumn(t).play('challenge s-shin-1 s-kenta-1');
      fight(t, 0, GUARDED, 1, GUARDED);
      expect([vpOf(t.s, owner), vpOf(t.s, 1 - owner)]).toEqual([2, 0]);
      expect(isDiscarded(t.s, owner === 0 ? 's-kenta-1' : 's-shin-1')).toBe(true);
    }
  });

  it('M-14.5 Governor’s palace: three draws in Spring', () => {
    const t = blank();
    t.build(0, 'b-governors-palace-1', 'v-abbot-1', 'v-writer-1', 'v-poet-1');
    run(t, STEPS.spring);
    const cards = () => t.s.seat[0].villagers.length + t.s.seat[0].buildings.length;
    t.play(t.legal()[0], 'draw villager', 'draw villager', 'draw building');
    expect(cards()).toBe(4);
    expect(t.step()).not.toBe('drawDeck');
  });

  it('M-14.6 Magistrate’s court: refusing costs nothing and is always allowed, but not for yakuza', () => {
    const t = blank();
    t.build(1, 'b-magistrates-court-1', 'v-abbot-1', 'v-writer-1');
    t.camp(0, 's-shin-1', 's-hayato-1');
    t.camp(1, 's-kenta-1');
    t.build(0, 'b-shop-1', 'v-usurer-1');
    t.send(1, 'y-fuu-1', 'b-shop-1');
    t.points(1, 0);
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    expect(t.legal()).toEqual(['accept', 'refuse']);
    t.play('refuse');
    expect(vpOf(t.s, 1)).toBe(0);
    t.play('challenge s-hayato-1 y-fuu-1');
    expect(t.step()).toBe('combatCard');
    const u = blank();
    u.build(1, 'b-magistrates-court-1', 'v-abbot-1', 'v-writer-1');
    u.camp(0, 's-shin-1');
    u.camp(1, 's-kenta-1');
    u.points(1, 5);
    autumn(u).play('challenge s-shin-1 s-kenta-1', 'refuse');
    expect(vpOf(u.s, 1)).toBe(5);
  });

  it('M-14.7 Carpenters’ hall: once per Summer, tested at the end of step a', () => {
    const t = blank();
    t.build(0, 'b-carpenters-hall-1', 'v-abbot-1', 'v-writer-1');
    t.give(0, 'b-castle-1', 'v-usurer-1');
    summer(t).play('open b-castle-1 v-writer-1');
    expect(t.step()).toBe('completeSite');
    t.play('decline');
    expect(t.s.seat[0].status[plotOf(t.s, 0, 'b-castle-1')]).toBe(1);
    const u = blank();
    u.build(0, 'b-carpenters-hall-1', 'v-abbot-1');
    summer(u);
    expect(machi.over(u.s)).toBe(true); // no new site, nothing to ask
  });

  it('M-14.8 Hideout: +1 for every yakuza, wherever it is', () => {
    const t = blank();
    t.build(0, 'b-hideout-1', 'v-abbot-1', 'v-writer-1');
    t.build(1, 'b-shop-1', 'v-usurer-1');
    t.send(0, 'y-ren-1', 'b-shop-1');
    t.send(1, 'y-goro-1', 'b-hideout-1');
    t.send(0, 'y-kuro-1', 'b-hideout-1');
    const values = ['y-ren-1', 'y-kuro-1', 'y-goro-1'].map((id) => combatValue(t.s, card(id)));
    expect(values).toEqual([2, 3, 1]);
  });

  it('M-14.9 Blacksmith: +1 for all duelists in the own village, once, on a built yellow building only', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-blacksmith-1'); // not activated
    t.build(0, 'b-forge-1', 'v-blacksmith-2', 'v-hunter-1');
    t.build(1, 'b-shop-1', 'v-usurer-1');
    t.camp(0, 's-shin-1');
    t.send(0, 'y-ren-1', 'b-shop-1');
    t.send(1, 'y-goro-1', 'b-market-1');
    t.send(0, 'y-kuro-1', 'b-market-1');
    const value = (id: string) => combatValue(t.s, card(id));
    expect([value('s-shin-1'), value('v-hunter-1'), value('y-kuro-1'), value('y-ren-1'), value('y-goro-1')]).toEqual([
      3, 2, 3, 1, 1,
    ]);
    const u = blank();
    u.build(0, 'b-temple-1', 'v-abbot-1', 'v-blacksmith-1');
    u.camp(0, 's-shin-1');
    expect(combatValue(u.s, card('s-shin-1'))).toBe(2);
  });

  it('M-14.1, M-14.5 two equal abilities do not add up, and a block does not stop them', () => {
    const t = blank();
    t.build(0, 'b-dojo-1', 's-shin-1', 'v-abbot-1');
    t.build(0, 'b-dojo-2', 'v-writer-1', 'v-poet-1');
    t.send(1, 'y-fuu-1', 'b-dojo-2');
    autumn(t).play('challenge s-shin-1 y-fuu-1');
    expect(t.s.seat[0].combatCards).toBe(4);
  });
});
