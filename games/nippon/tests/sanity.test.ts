import { sum } from 'engawa';
import { anything, scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { COAL, KNOWLEDGE, MONEY, SHIPS, TRACKS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { type NipponState, POINTS, STEPS } from '../rules/state.ts';
import { hire, steady, takeFrom, watch } from './kit.ts';

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const GAMES = 25;

/** Seeded games of players who follow a rule of thumb. */
function play(seats: number): { ends: NipponState[]; consolidations: number[] } {
  const consolidations: number[] = [];
  const ends = Array.from({ length: GAMES }, (_, game) => {
    const count = Array.from({ length: seats }, () => 0);
    const look: Parameters<typeof watch>[2] = ({ seat, move }) => {
      if (move === 'consolidate') count[seat]++;
    };
    const end = watch(seats, `sanity ${game}`, look, steady);
    consolidations.push(...count);
    return end;
  });
  return { ends, consolidations };
}
const players = (ends: readonly NipponState[]) => ends.flatMap((s) => s.seat.slice(0, s.seats));

describe.each([2, 3, 4])('N-15 sanity figures with %i players', (seats) => {
  const { ends, consolidations } = play(seats);
  const winners = ends.map((s) => s.seat[nippon.ranking(s)[0][0]]);
  const all = players(ends);

  it('N-15.1 about 39, 35 or 32 turns a player, of which 6 to 8 consolidations', () => {
    const expected = { 2: 39, 3: 35, 4: 32 }[seats]!;
    const turns = median(all.map((me) => me.turns));
    expect(Math.abs(turns - expected)).toBeLessThanOrEqual(4);
    expect(median(consolidations)).toBeGreaterThanOrEqual(5);
    expect(median(consolidations)).toBeLessThanOrEqual(9);
  });

  it('N-15.2 plausible scores: about half from regions and ships, a third from achievements', () => {
    // These players are cruder than those of the rulebook's simulation, so they stay somewhat below its medians.
    const scores = winners.map((me) => sum(me.points));
    expect(median(scores)).toBeGreaterThan({ 2: 150, 3: 125, 4: 95 }[seats]!);
    expect(Math.max(...scores)).toBeLessThan({ 2: 290, 3: 260, 4: 240 }[seats]!);
    const total = sum(winners.flatMap((me) => Array.from(me.points)));
    const regions = sum(winners.flatMap((me) => Array.from(me.points.subarray(POINTS.scoring, POINTS.ships + 1))));
    const achievements = sum(winners.flatMap((me) => Array.from(me.points.subarray(POINTS.achievements))));
    expect(regions / total).toBeGreaterThan(0.35);
    expect(regions / total).toBeLessThan(0.75);
    expect(achievements / total).toBeGreaterThan(0.12);
    expect(achievements / total).toBeLessThan(0.5);
  });

  it('N-15.3 a typical end: Money, Coal, Knowledge, factories and spaces in the usual range', () => {
    const typical = (of: (me: (typeof all)[number]) => number) => median(all.map(of));
    const within = (value: number, low: number, high: number) => {
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    };
    within(
      typical((me) => TRACKS[MONEY][me.tracks[MONEY]]),
      20,
      30,
    );
    within(
      typical((me) => TRACKS[COAL][me.tracks[COAL]]),
      5,
      7,
    );
    within(
      typical((me) => TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]]),
      3,
      6,
    );
    within(
      typical((me) => me.factory.filter((tile) => tile >= 0).length),
      3,
      5,
    );
    within(
      typical((me) => me.multiplier.filter((tile) => tile > 0).length),
      4,
      7,
    );
  });

  it('N-15.4 nobody is stuck early: in the first five turns a fresh budget always buys an action', () => {
    for (const [game, choose] of [anything, steady, anything, steady].entries()) {
      const fresh = Array.from({ length: seats }, () => true);
      const look: Parameters<typeof watch>[2] = ({ before, seat, move, legal }) => {
        if (!legal.includes('consolidate') || before.seat[seat].turns >= 5) return;
        if (fresh[seat]) expect(legal.some((option) => option.startsWith('take'))).toBe(true);
        fresh[seat] = move === 'consolidate';
      };
      watch(seats, `first turns ${game}`, look, choose);
    }
  });
});

describe('N-15 first turns', () => {
  it('N-15.4 12,000 Yen buy exactly two small things', () => {
    const build = scene(nippon, 2).stage(0, STEPS.turnStart);
    build.s.seat[0].blueprints = 2;
    build.play(takeFrom(build, 2), 'build silk-a');
    build.stage(0, STEPS.turnStart).play(takeFrom(build, 2), 'build paper-a');
    expect(build.s.seat[0].yen).toBe(0);
    for (const kind of [SHIPS, TRAINS]) {
      const t = scene(nippon, 2).stage(0, STEPS.transport, kind, 0, 3);
      t.play('place kanto', 'place kyushu');
      expect([t.s.seat[0].yen, t.turn()]).toEqual([2, -1]);
    }
  });

  it('N-15.4 wages of four colours eat the first income whole', () => {
    const t = scene(nippon, 4).stage(0, STEPS.turnStart);
    hire(t.s, 0, 'red', 'blue', 'white', 'grey');
    t.play('consolidate', 'reward 2 coal', 'cover ships');
    expect([t.s.seat[0].yen, t.s.seat[0].points[POINTS.unpaidWages]]).toEqual([0, 0]);
  });
});
