import { clearPlan, NONE, type Step } from 'engawa';
import { refusalOf } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { BOATS } from '../data/index.ts';
import yamatai from '../index.ts';
import { STEPS, type YamataiState } from '../rules/state.ts';
import { bench, hand, laid } from './kit.ts';

type Here = ReturnType<typeof bench>;

/** The clause by which a position at this step is refused once it has been changed. */
function refused(step: Step, change: (s: YamataiState, t: Here['t']) => void, fleet = 1): string | undefined {
  const { t, s } = bench(step, { fleet });
  if (step === STEPS.act) laid(s, { s01: 'stone' });
  yamatai.check(s);
  change(s, t);
  return refusalOf(() => yamatai.check(s));
}

describe('a position that cannot have come about is refused', () => {
  it('T-4.7 an order in which a seat has too many meeples, or none', () => {
    expect(refused(STEPS.trade, (s) => s.order.fill(0))).toBe('T-4.7');
    expect(refused(STEPS.trade, (s) => s.order.set([0, 1, 1]))).toBe('T-4.7');
  });

  it('T-5.1 a question to a seat whose turn it is not', () => {
    expect(refused(STEPS.trade, (_s, t) => t.stage(1, STEPS.trade))).toBe('T-5.1');
  });

  it('T-5.2, T-5.3 steps on top of others that do not wait for them', () => {
    expect(refused(STEPS.trade, (_s, t) => t.above(0, STEPS.place))).toBe('T-5.2');
    expect(refused(STEPS.act, (_s, t) => t.stage(0, STEPS.reserve))).toBe('T-5.3');
  });

  it('T-5.2 something used or placed before its time', () => {
    expect(refused(STEPS.chooseFleet, (s) => (s.powerUsed = 1))).toBe('T-5.2');
    expect(refused(STEPS.trade, (s) => laid(s, { s01: 'stone' }))).toBe('T-5.2');
    expect(refused(STEPS.place, (s) => (s.built = 1))).toBe('T-5.2');
  });

  it('T-6.2 boats in hand before a fleet is taken', () => {
    expect(refused(STEPS.chooseFleet, (s) => hand(s, 0, 'gold'))).toBe('T-6.2');
  });

  it('T-6.3 a boat of choice without fleet 10', () => {
    expect(refused(STEPS.trade, (_s, t) => t.above(0, STEPS.wildBoat))).toBe('T-6.3');
  });

  it('T-8.2.1, T-8.2.2, T-8.3.2 a harvest or building without a boat, twice, or begun with nothing', () => {
    expect(refused(STEPS.place, (_s, t) => t.stage(0, STEPS.act))).toBe('T-8.2.2');
    expect(refused(STEPS.act, (s) => (s.built = 1))).toBe('T-8.2.1');
    expect(refused(STEPS.act, (_s, t) => t.stage(0, STEPS.harvest))).toBe('T-8.3.2');
    expect(refused(STEPS.trade, (_s, t) => t.stage(0, STEPS.ebisu))).toBe('T-8.3.2');
  });

  it('T-9.1 boats in hand after storing, and more room than the port has', () => {
    expect(refused(STEPS.recruit, (s) => hand(s, 0, 'gold'))).toBe('T-9.1');
    expect(refused(STEPS.store, (_s, t) => t.stage(0, STEPS.keep, 1))).toBe('T-9.1');
  });

  it('T-10.1 the price of a specialist that is not to be had', () => {
    expect(refused(STEPS.recruit, (s, t) => t.stage(0, STEPS.recruitCost, s.specialistRow.at(0)))).toBe('T-10.1');
  });

  it('T-11.1 the step of a power without its fleet, or without its being used', () => {
    expect(refused(STEPS.trade, (_s, t) => t.above(0, STEPS.slide), 4)).toBe('T-11.1');
    const used = (s: YamataiState, t: Here['t']) => {
      s.powerUsed = 1;
      t.above(0, STEPS.slide);
    };
    expect(refused(STEPS.trade, used, 4)).toBe(undefined);
    expect(refused(STEPS.trade, used, 5)).toBe('T-11.1');
  });

  it('T-11.3 tiles looked at while nobody looks', () => {
    expect(refused(STEPS.trade, (s) => (s.looking = 1), 3)).toBe('T-11.3');
  });

  it('T-11.6, T-11.7, T-11.8 the second half of a power without the first', () => {
    const above =
      (step: Step, ...vars: number[]) =>
      (s: YamataiState, t: Here['t']) => {
        s.powerUsed = 1;
        t.above(0, step, ...vars);
      };
    expect(refused(STEPS.trade, above(STEPS.swapCultureWith, 3), 6)).toBe('T-11.6');
    expect(refused(STEPS.trade, above(STEPS.removeBoats, 2), 7)).toBe('T-11.7');
    expect(refused(STEPS.trade, above(STEPS.swapBoatWith, 3), 8)).toBe('T-11.8');
  });

  it('T-13.1.1, T-13.1.2 rows that are not full when a round begins, over decks that could fill them', () => {
    const shortRow = (s: YamataiState) => s.specialistDeck.push(s.specialistRow.pop());
    expect(refused(STEPS.chooseFleet, shortRow)).toBe('T-13.1.1');
    const shortStreet = (s: YamataiState) => {
      s.buildingDeck.push(s.buildingRow.pop());
      for (let seat = 0; seat < s.seats; seat++) s.seat[seat].memo.push(0);
    };
    expect(refused(STEPS.chooseFleet, shortStreet)).toBe('T-13.1.2');
  });

  it('T-13.2 a game that is over for no reason, or goes on although it is over', () => {
    expect(refused(STEPS.chooseFleet, clearPlan)).toBe('T-13.2');
    expect(
      refused(STEPS.chooseFleet, (at) => {
        at.seat[2].aside[0] = BOATS[0].count;
        at.supply[0] = 0;
      }),
    ).toBe('T-13.2');
    expect(refused(STEPS.trade, (at) => (at.taken[0] = NONE))).toBe('T-19.9');
  });
});
