import { explain, NONE } from 'engawa';
import { refusalOf } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { AUTUMN, LAUNCHED, type MachiState, MOVED, POINTS, SPRING, STEPS, SUMMER, WANTED } from '../rules/state.ts';
import { autumn, blank, card, moving, spring, type Table } from './kit.ts';

/** The clause that says why a move of another step cannot be now. */
const why = (t: Table, move: string): string | undefined =>
  explain(machi, t.s, t.turn(), machi.lexicon.parse(move), 'en')?.clause;

describe('why a choice of another step cannot be now', () => {
  it('M-4.2, M-6.10 the first year has no moves, and its Spring no yakuza and no events', () => {
    const t = blank();
    t.s.year = 1;
    expect(why(autumn(t), 'move v-brewer-1 b-shop-1')).toBe('M-4.2');
    t.s.season = SPRING;
    t.stage(0, STEPS.drawDeck);
    expect(why(t, 'place y-ren-1 b-shop-1')).toBe('M-6.10');
    expect(why(t, 'truce')).toBe('M-6.10');
    t.s.year = 2;
    expect(why(t, 'place y-ren-1 b-shop-1')).toBe('M-6.6');
  });

  it('M-7.10, M-7.11 Summer has no moves, no events, and no more sites once they are closed', () => {
    const t = blank();
    t.give(0, 'v-brewer-1');
    t.s.season = SUMMER;
    t.stage(0, STEPS.settle);
    expect(why(t, 'open b-shop-1 v-brewer-1')).toBe('M-7.11');
    expect(why(t, 'festival')).toBe('M-7.11');
    expect(why(t, 'swap v-brewer-1 v-brewer-2')).toBe('M-7.10');
  });

  it('M-8.1, M-8.16, M-8.23 duels are for Autumn, one at a time, before the moves', () => {
    const t = blank();
    t.build(0, 'b-shop-1', 'v-peddler-1');
    t.camp(0, 's-shin-1');
    t.camp(1, 's-kenta-1');
    t.points(1, 2);
    expect(why(spring(t), 'challenge s-shin-1 s-kenta-1')).toBe('M-8.1');
    expect(why(moving(t), 'challenge s-shin-1 s-kenta-1')).toBe('M-8.23');
    expect(why(moving(t), 'wanted v-brewer-1')).toBe('M-8.23');
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    expect(t.step()).toBe('answerChallenge');
    expect(why(t, 'close')).toBe('M-8.16');
  });

  it('M-11.6 an event has its season', () => {
    const t = blank();
    expect(why(spring(t), 'wanted v-brewer-1')).toBe('M-11.6');
    expect(why(autumn(t), 'truce')).toBe('M-11.6');
  });

  it('M-5.4, M-8.5, M-8.8, M-13.13, M-14.7 an answer to a question that is not asked', () => {
    const t = spring(blank());
    const clauses = ['starve v-brewer-1', 'accept', 'strike men', 'keep b-shop-1', 'decline'].map((move) =>
      why(t, move),
    );
    expect(clauses).toEqual(['M-5.4', 'M-8.5', 'M-8.8', 'M-13.13', 'M-14.7']);
  });

  it('M-8.17 a swap is refused for what really forbids it', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1', 'v-brewer-1');
    t.build(0, 'b-port-1', 'v-merchant-1', 'v-geisha-1');
    t.camp(0, 's-shin-1');
    moving(t);
    expect(t.why('swap v-usurer-1 v-brewer-1')).toBe('M-8.17 together');
    expect(t.why('swap v-usurer-1 s-shin-1')).toBe('M-8.17 outside');
    expect(t.why('swap v-geisha-1 v-usurer-1')).toBe('M-8.17 order');
    expect(t.why('swap v-geisha-1 v-abbot-1')).toBe('M-8.17 village');
  });
});

describe('a state that cannot be is refused', () => {
  const broken = (change: (s: MachiState, t: Table) => void): string | undefined => {
    const t = blank(3);
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.camp(0, 's-shin-1');
    t.camp(1, 's-kenta-1');
    expect(refusalOf(() => machi.check(t.s))).toBeUndefined();
    change(t.s, t);
    return refusalOf(() => machi.check(t.s));
  };

  it('M-4.1, M-4.2, M-3.8 a step out of its season or year', () => {
    expect(broken((s) => (s.season = AUTUMN))).toBe('M-4.1');
    expect(broken((_s, t) => t.stage(0, STEPS.moveAction, 2))).toBe('M-4.1');
    expect(broken((s) => (s.year = 1))).toBe('M-4.2');
    expect(broken((s) => (s.years = 1))).toBe('M-3.8');
  });

  it('M-3.4, M-4.4 two of one stature, a first player who is not there', () => {
    expect(broken((s) => (s.seat[1].stature = 0))).toBe('M-3.4');
    expect(broken((s) => (s.first = 4))).toBe('M-4.4');
  });

  it('M-6.1 a building card where villagers are laid out', () => {
    expect(
      broken((s) => {
        s.flop[0] = s.buildingDeck.pop();
        s.known[s.flop[0]] = 1;
      }),
    ).toBe('M-6.1');
  });

  it('M-2.1, M-15 somebody in no village, or in play unseen', () => {
    expect(broken((s) => (s.known[card('s-shin-1')] = 0))).toBe('M-15');
  });

  it('M-6.9, M-8.2, M-13.1 marks that nobody can bear', () => {
    expect(broken((s) => (s.marks[card('v-brewer-1')] = MOVED))).toBe('M-6.9');
    expect(broken((s) => (s.marks[card('v-brewer-1')] = LAUNCHED))).toBe('M-8.2');
    expect(broken((s) => (s.marks[card('s-shin-1')] = WANTED))).toBe('M-13.1');
  });

  it('M-8.5, M-8.13, M-9.4 points that cannot be', () => {
    expect(broken((s) => (s.seat[0].points[POINTS.refusals] = 2))).toBe('M-8.5');
    expect(
      broken((s) => {
        s.seat[0].points[POINTS.wealth] = 9;
        s.seat[0].points[POINTS.duels] = -1;
      }),
    ).toBe('M-8.13');
  });

  it('M-8.3, M-8.4 a duel nobody launched, or against oneself', () => {
    const duel = (challenger: string, target: string) => (s: MachiState, t: Table) => {
      autumn(t).above(1, STEPS.answerChallenge);
      s.challenger = card(challenger);
      s.target = card(target);
    };
    expect(broken(duel('s-shin-1', 's-kenta-1'))).toBe('M-8.3');
    expect(broken(duel('s-shin-1', 'v-brewer-1'))).toBe('M-2.9');
    expect(
      broken((s, t) => {
        t.camp(0, 's-akane-1');
        duel('s-shin-1', 's-akane-1')(s, t);
        s.marks[card('s-shin-1')] = LAUNCHED;
      }),
    ).toBe('M-8.4');
  });

  it('M-13.2, M-13.13, M-13.15 what is embezzled by oneself, or from nothing; plans that nobody looks at', () => {
    expect(broken((s) => (s.seat[0].embezzler[0] = 1))).toBe('M-13.2');
    expect(broken((s) => (s.seat[0].embezzler[5] = 2))).toBe('M-13.15');
    expect(broken((s) => (s.seat[0].plansLeft = 1))).toBe('M-13.13');
    expect(broken((s) => (s.challenger = NONE))).toBeUndefined();
  });
});
