import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { honour, rice, wealth } from '../rules/production.ts';
import { BURNT, STEPS, TRAINED } from '../rules/state.ts';
import { blank, card, scoring, type Table, vpOf, watch } from './kit.ts';

describe('M-9 year-end scoring', () => {
  it('M-9.1 all score together after the last Autumn turn', () => {
    const totals: number[][] = [];
    watch(3, 'scoring', ({ before, after }) => {
      if (after.year > before.year) {
        totals.push([0, 1, 2].map((seat) => after.seat[seat].wealth));
        for (const me of after.seat.slice(0, 3)) {
          const gained = Math.floor(me.wealth / 3) + Math.floor(me.honour / 2);
          expect(gained).toBeGreaterThanOrEqual(0);
        }
      }
    });
    expect(totals).toHaveLength(7);
  });

  it('M-9.2, M-9.4, M-22.8 the Brewery of the rulebook: 8 wealth, 2 VP', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1', 's-akane-1');
    scoring(t);
    expect([t.s.seat[0].wealth, t.s.seat[0].honour, vpOf(t.s, 0)]).toEqual([8, 0, 2]);
  });

  it('M-9.2 honour likewise', () => {
    const t = blank();
    t.build(0, 'b-temple-1', 'v-zen-monk-1', 'v-abbot-1', 'v-usurer-1');
    expect(honour(t.s.seat[0])).toBe(2 + 2 + 3);
  });

  it('M-9.3 outside, on sites, on another colour: nothing', () => {
    const t = blank();
    t.camp(0, 's-akane-1');
    t.site(0, 'b-temple-1', 'v-abbot-1');
    t.build(0, 'b-market-1', 'v-writer-1');
    const plot = t.build(0, 'b-shrine-1', 'v-poet-1');
    t.s.seat[0].status[plot] = BURNT;
    expect([wealth(t.s, 0), honour(t.s.seat[0])]).toEqual([0, 0]);
  });

  it('M-9.4, M-22.9 whole villages are added up before dividing, remainders are lost', () => {
    const score = (setup: (t: Table) => void) => {
      const t = blank();
      setup(t);
      scoring(t);
      return [t.s.seat[0].wealth, t.s.seat[0].honour, vpOf(t.s, 0)];
    };
    expect(score((t) => t.build(0, 'b-brewery-1', 'v-usurer-1', 'v-abbot-1'))).toEqual([5, 0, 1]);
    expect(score((t) => t.build(0, 'b-market-1', 'v-usurer-1', 'v-usurer-2'))).toEqual([6, 0, 2]);
    expect(score((t) => t.build(0, 'b-temple-1', 'v-abbot-1', 'v-usurer-1'))).toEqual([0, 5, 2]);
    expect(score((t) => t.build(0, 'b-pagoda-1', 'v-abbot-1', 'v-usurer-1', 'v-usurer-2'))).toEqual([0, 6, 3]);
    expect(
      score((t) => {
        t.build(0, 'b-brewery-1', 'v-abbot-1', 'v-writer-1');
        t.build(0, 'b-market-1', 'v-poet-1', 'v-geisha-1', 'v-geisha-2');
      }),
    ).toEqual([6, 0, 2]);
  });

  it('M-22.10 a blocked Brewery: its villagers produce all the same, rice too', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1', 'v-zen-monk-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    expect(rice(t.s.seat[0])).toBe(3 + 1);
    scoring(t);
    expect([t.s.seat[0].wealth, vpOf(t.s, 0)]).toEqual([6, 2]);
  });

  it('M-9.5 Embezzlement shifts wealth before dividing, for the tie-break too', () => {
    const t = blank();
    const plot = t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1', 'v-zen-monk-1');
    t.build(1, 'b-shop-1', 'v-abbot-1');
    t.s.seat[0].embezzler[plot] = 2;
    scoring(t);
    expect([t.s.seat[0].wealth, t.s.seat[1].wealth]).toEqual([0, 9]);
    expect([vpOf(t.s, 0), vpOf(t.s, 1)]).toEqual([0, 3]);
  });

  it('M-9.6 the marks of the year are cleared', () => {
    const t = blank();
    t.camp(0, 's-shin-1');
    const plot = t.build(0, 'b-shop-1', 'v-usurer-1');
    t.s.marks[card('s-shin-1')] = TRAINED;
    t.s.seat[0].embezzler[plot] = 2;
    t.s.truce = 1;
    t.stage(NONE, STEPS.yearEnd).above(0, STEPS.springAction).play('end');
    expect([t.s.marks[card('s-shin-1')], t.s.seat[0].embezzler[plot], t.s.truce]).toEqual([0, 0, 0]);
    expect(t.s.year).toBe(3);
  });

  it('M-9.7, M-22.17, M-18 A36 ties: honour of the last scoring, then wealth, then shared', () => {
    const { s, points } = blank(4);
    for (const [seat, [vp, h, w]] of [
      [40, 9, 20],
      [40, 11, 5],
      [41, 0, 0],
      [40, 9, 21],
    ].entries()) {
      points(seat, vp);
      s.seat[seat].honour = h;
      s.seat[seat].wealth = w;
    }
    expect(machi.ranking(s)).toEqual([[2], [1], [3], [0]]);
    s.seat[3].wealth = 20;
    expect(machi.ranking(s)).toEqual([[2], [1], [0, 3]]);
  });

  it('M-9.7 the game ends after the last scoring', () => {
    const t = blank();
    scoring(t);
    expect(machi.over(t.s)).toBe(true);
  });

  it('M-9.8 points never fall below 0 and have no upper bound', () => {
    for (const seed of ['p', 'q']) {
      watch(4, seed, ({ after }) => {
        for (let seat = 0; seat < 4; seat++) expect(machi.score(after, seat)).toBeGreaterThanOrEqual(0);
      });
    }
    const { s, points } = blank();
    points(0, 250);
    machi.check(s);
    expect(machi.score(s, 0)).toBe(250);
  });
});
