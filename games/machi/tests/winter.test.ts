import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { mouths, rice } from '../rules/production.ts';
import { BUILT, BURNT, STEPS } from '../rules/state.ts';
import { isActivated } from '../rules/village.ts';
import { blank, card, isDiscarded, outside, plotOf, run, stack, watch, winter } from './kit.ts';

/** The village of the rulebook's famine example. */
function famine() {
  const t = blank();
  t.build(0, 'b-dive-1', 'v-peddler-1', 'v-writer-1', 's-akane-1');
  t.build(0, 'b-ryokan-1', 'v-usurer-1');
  t.build(0, 'b-shop-1', 'v-brewer-1');
  t.site(0, 'b-market-1', 'v-good-cook-1');
  return t;
}

describe('M-5 Winter', () => {
  it('M-5.1 rice field, activated buildings, villagers on their colour, bonuses', () => {
    const t = blank();
    const me = t.s.seat[0];
    expect(rice(me)).toBe(3);
    t.build(0, 'b-granary-1', 'v-writer-1'); // activated by one: 2
    t.build(0, 'b-port-1', 'v-fisherman-1'); // not activated: 1 and a bonus of 1
    t.build(0, 'b-shrine-1', 'v-peasant-1'); // not his colour: 0
    expect(rice(me)).toBe(3 + 2 + 2);
    me.harvest = 3;
    me.drought = 1;
    expect(rice(me)).toBe(1 + 2 + 2 + 3);
  });

  it('M-5.2 yakuza never reduce rice, and a site gives none', () => {
    const t = blank();
    t.build(0, 'b-granary-1', 'v-peasant-1');
    const before = rice(t.s.seat[0]);
    t.send(1, 'y-fuu-1', 'b-granary-1');
    t.site(0, 'b-granary-2', 'v-peasant-2');
    expect(rice(t.s.seat[0])).toBe(before);
  });

  it('M-5.3, M-18 A6 everybody in stacks and sites eats, samurai outside too; yakuza do not', () => {
    const t = famine();
    expect(mouths(t.s.seat[0])).toBe(6);
    t.camp(0, 's-shin-1');
    t.send(1, 'y-fuu-1', 'b-shop-1');
    expect(mouths(t.s.seat[0])).toBe(7);
  });

  it('M-5.4, M-18 A8 the shortage is counted once', () => {
    const t = blank();
    t.build(0, 'b-dive-1', 'v-peddler-1', 'v-peddler-2'); // 2 rice while both live there
    t.build(0, 'b-market-1', 'v-usurer-1', 'v-usurer-2', 'v-merchant-1', 'v-merchant-2');
    winter(t); // 5 rice, 6 mouths
    t.play('starve v-peddler-2');
    expect(rice(t.s.seat[0])).toBe(3);
    expect(machi.over(t.s)).toBe(true); // nobody else has to go
  });

  it('M-5.5, M-5.6, M-22.4, M-18 A9 the famine of the rulebook', () => {
    const t = famine();
    expect([rice(t.s.seat[0]), mouths(t.s.seat[0])]).toEqual([5, 6]);
    winter(t);
    expect(t.legal().sort()).toEqual(
      ['starve s-akane-1', 'starve v-usurer-1', 'starve v-brewer-1', 'starve v-good-cook-1'].sort(),
    );
    expect(t.why('starve v-writer-1')).toBe('M-5.5 last');
    expect(t.why('starve v-abbot-1')).toBe('M-5.5 village');
    t.play('starve s-akane-1');
    expect(stack(t.s, 0, 'b-dive-1')).toEqual(['v-peddler-1', 'v-writer-1']);
    expect([stack(t.s, 0, 'b-ryokan-1'), stack(t.s, 0, 'b-shop-1')]).toEqual([['v-usurer-1'], ['v-brewer-1']]);
  });

  it('M-5.5, M-22.4 with a shortage of two the next choice is made on the updated stacks', () => {
    const t = famine();
    t.build(0, 'b-shrine-1', 'v-abbot-1');
    winter(t).play('starve s-akane-1');
    expect(t.legal().sort()).toEqual(
      [
        'starve v-writer-1',
        'starve v-usurer-1',
        'starve v-brewer-1',
        'starve v-good-cook-1',
        'starve v-abbot-1',
      ].sort(),
    );
  });

  it('M-5.6, M-22.4 who is alone takes his building or site with him', () => {
    const t = famine();
    winter(t).play('starve v-usurer-1');
    expect(stack(t.s, 0, 'b-ryokan-1')).toBeUndefined();
    expect(isDiscarded(t.s, 'b-ryokan-1')).toBe(true);
    const u = famine();
    winter(u).play('starve v-good-cook-1');
    expect(stack(u.s, 0, 'b-market-1')).toBeUndefined();
    expect(isDiscarded(u.s, 'b-market-1')).toBe(true);
  });

  it('M-5.5, M-18 A7 samurai outside may always be chosen', () => {
    const t = famine();
    t.camp(0, 's-shin-1', 's-kenta-1');
    winter(t);
    expect(t.legal()).toContain('starve s-shin-1');
    t.play('starve s-kenta-1');
    expect(t.legal()).toContain('starve s-shin-1');
    t.play('starve v-brewer-1', 'starve s-akane-1');
    expect(outside(t.s, 0)).toEqual(['s-shin-1']);
  });

  it('M-5.7 surplus rice is lost', () => {
    const t = blank();
    t.build(0, 'b-granary-1', 'v-peasant-1');
    t.s.seat[0].harvest = 3;
    winter(t);
    expect(t.s.seat[0].harvest).toBe(0);
    expect(rice(t.s.seat[0])).toBe(3 + 2 + 2);
  });

  it('M-5.8, M-22.5 sites are finished after everybody has fed his village', () => {
    const t = famine();
    t.build(1, 'b-market-2', 'v-fisherman-1', 'v-hunter-1', 'v-hunter-2', 'v-merchant-1', 'v-merchant-2');
    t.site(1, 'b-shrine-1', 'v-shrine-maiden-1');
    t.site(1, 'b-temple-1', 'v-zen-monk-1');
    winter(t); // seat 1: 3 + 1 + 2 rice, 7 mouths
    t.playAs(0, 'starve s-akane-1');
    expect(t.s.seat[0].status[plotOf(t.s, 0, 'b-market-1')]).not.toBe(BUILT);
    t.playAs(1, 'starve v-merchant-2');
    expect(t.s.seat[0].status[plotOf(t.s, 0, 'b-market-1')]).toBe(BUILT);
    expect(stack(t.s, 0, 'b-market-1')).toEqual(['v-good-cook-1']);
    expect(isActivated(t.s.seat[1], plotOf(t.s, 1, 'b-shrine-1'))).toBe(true);
    expect(isActivated(t.s.seat[1], plotOf(t.s, 1, 'b-temple-1'))).toBe(false);
  });

  it('M-5.8 a burnt building is finished like a site', () => {
    const t = blank();
    const plot = t.build(0, 'b-temple-1', 'v-abbot-1', 'v-writer-1');
    t.s.seat[0].status[plot] = BURNT;
    winter(t);
    expect(isActivated(t.s.seat[0], plot)).toBe(true);
  });

  it('M-23.9 exactly the missing villagers are lost, none without a shortage', () => {
    const missing: Record<string, number> = {};
    for (const seed of ['w1', 'w2', 'w3']) {
      watch(4, seed, ({ before, seat, step, move }) => {
        if (step !== 'famineDiscard') return;
        const key = `${seed} ${before.year} ${seat}`;
        missing[key] = (missing[key] ?? 0) + 1;
        expect(move).toMatch(/^starve/);
        if (missing[key] === 1) expect(mouths(before.seat[seat])).toBeGreaterThan(0);
      });
    }
    expect(Object.keys(missing).length).toBeGreaterThan(3);
    const t = famine();
    t.s.seat[0].harvest = 1;
    winter(t);
    expect(isDiscarded(t.s, 's-akane-1')).toBe(false);
    expect(machi.over(t.s)).toBe(true);
  });

  it('M-23.9 a shortage larger than every stack empties the village and no more', () => {
    const t = blank();
    t.site(0, 'b-shop-1', 'v-usurer-1');
    t.site(0, 'b-shop-2', 'v-usurer-2');
    t.s.seat[0].drought = 1;
    winter(t).play('starve v-usurer-1');
    expect(stack(t.s, 0, 'b-shop-2')).toEqual(['v-usurer-2']);
    t.give(1, 'v-abbot-1');
    expect(card('v-abbot-1')).toBeGreaterThan(0);
    run(t, STEPS.spring);
    expect(t.step()).toBe('flopPick');
  });
});
