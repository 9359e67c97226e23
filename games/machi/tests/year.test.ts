import { seatsIn } from 'engawa';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { AUTUMN, SPRING, STEPS, SUMMER, WINTER } from '../rules/state.ts';
import { firstPlayer } from '../rules/year.ts';
import { autumn, blank, run, vpOf, watch } from './kit.ts';

describe('M-4 the year', () => {
  it('M-4.1 Winter, Spring, Summer, Autumn, scoring, and the year goes up by one', () => {
    const moments: [number, number][] = [];
    watch(3, 'order', ({ before: { year, season } }) => {
      const last = moments.at(-1);
      if (!last || last[0] !== year || last[1] !== season) moments.push([year, season]);
    });
    for (let i = 1; i < moments.length; i++) {
      const [year, season] = moments[i];
      const [before, was] = moments[i - 1];
      expect(year === before ? season > was : year === before + 1).toBe(true);
    }
    expect(new Set(moments.map(([, season]) => season))).toEqual(new Set([WINTER, SPRING, SUMMER, AUTUMN]));
  });

  it('M-4.2, M-6.10, M-18 A11 in year 1 no Winter, no yakuza, no events in Spring, no moves', () => {
    for (const seed of ['one', 'two', 'three']) {
      watch(4, seed, ({ before, step }) => {
        if (before.year > 1) return;
        expect(['famineDiscard', 'springAction', 'moveAction']).not.toContain(step);
      });
    }
  });

  it('M-4.3 Winter and Summer together, Spring and Autumn in turns, clockwise from the first player', () => {
    const turns: Record<string, number[]> = {};
    watch(3, 'turns', ({ before, seat, step }) => {
      const several = seatsIn(machi.turn(before)).length > 1;
      if (several) expect(['famineDiscard', 'openSite', 'completeSite', 'settle', 'combatCard']).toContain(step);
      if (step !== 'flopPick' && step !== 'autumnAction') return;
      const key = `${before.year} ${step} ${before.first}`;
      turns[key] ??= [];
      if (turns[key].at(-1) !== seat) turns[key].push(seat);
    });
    for (const [key, order] of Object.entries(turns)) {
      const first = Number(key.split(' ')[2]);
      expect(order).toEqual([0, 1, 2].map((i) => (first + i) % 3));
    }
  });

  it('M-4.4, M-18 A4 most VP begin; among the tied the tallest', () => {
    const { s, points } = blank(4);
    for (const [seat, stature] of [2, 0, 3, 1].entries()) s.seat[seat].stature = stature;
    for (const [seat, vp] of [4, 4, 7, 7].entries()) points(seat, vp);
    expect(firstPlayer(s)).toBe(3);
    points(2, 8);
    expect(firstPlayer(s)).toBe(2);
    for (let seat = 0; seat < 4; seat++) points(seat, 0);
    expect(firstPlayer(s)).toBe(1);
  });

  it('M-4.4 the first player is looked for again in Autumn', () => {
    const t = blank(2);
    t.camp(0, 's-shin-1');
    t.camp(1, 's-akane-1');
    t.s.first = 0;
    t.points(1, 3);
    run(t, STEPS.autumn);
    expect(t.s.first).toBe(1);
    expect(t.turn()).toBe(1);
  });

  it('M-22.14, M-18 A38 the first year: draws, sites, samurai outside, duels and events, and no production', () => {
    const t = blank();
    t.s.year = 1;
    t.give(0, 'b-shop-1', 'v-usurer-1', 's-shin-1', 'e-wanted-1');
    t.give(1, 'b-shrine-1', 'v-abbot-1', 's-akane-1');
    run(t, STEPS.yearEnd, STEPS.autumn, STEPS.summer);
    t.playAs(0, 'open b-shop-1 v-usurer-1').playAs(0, 'camp s-shin-1');
    t.playAs(1, 'open b-shrine-1 v-abbot-1').playAs(1, 'camp s-akane-1');
    expect(t.step()).toBe('autumnAction');
    expect(t.legalTo('challenge')).toContain('challenge s-shin-1 s-akane-1');
    expect(t.legal()).toContain('wanted v-abbot-1');
    t.play('close');
    expect(t.turn()).toBe(1); // no moves in between
    t.play('close');
    expect([vpOf(t.s, 0), vpOf(t.s, 1)]).toEqual([0, 0]);
    expect(t.s.year).toBe(2);
  });

  it('M-22.14 only Imperial labour lets a village produce in year 1', () => {
    const t = blank();
    t.s.year = 1;
    t.site(0, 'b-shrine-1', 'v-abbot-1');
    t.give(0, 'e-imperial-labour-1');
    t.stage(0, STEPS.yearEnd).above(0, STEPS.autumnAction);
    t.s.season = AUTUMN;
    t.play('labour b-shrine-1');
    expect(vpOf(t.s, 0)).toBe(2); // 3 + 1 honour
  });

  it('M-16.6 a player with an empty village goes on', () => {
    const t = blank();
    t.build(1, 'b-shop-1', 'v-usurer-1');
    run(t, STEPS.spring);
    expect(t.step()).toBe('flopPick');
    expect(autumn(t).legal()).toEqual(['close']);
  });
});
