import { describe, expect, it } from 'vitest';
import { PALACE, SANCTUARY, STANDARD, STEPS, TORII } from '../rules/state.ts';
import {
  bench,
  boats,
  employ,
  figure,
  hand,
  houses,
  island,
  laid,
  mountain,
  reserved,
  row,
  sanctuary,
  tile,
  tokens,
} from './kit.ts';

/** Seat 0 may build with bamboo, bamboo and wood around i04, laid this turn. */
function site(...tiles: string[]) {
  const here = bench(STEPS.act);
  row(here.s, ...tiles);
  laid(here.s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
  return here;
}

describe('T-8.4 Build', () => {
  it('T-8.4.1 a face-up or own reserved tile, on an empty island next to a boat placed this turn', () => {
    const { t, s } = site('b01', 'b28');
    tokens(s, { i05: 'red' });
    boats(s, { s18: 'wood', s19: 'bamboo', s32: 'bamboo' });
    expect(t.why('build b02 i04')).toBe('T-8.4.1 tile');
    expect(t.why('build b01 i05')).toBe('T-8.4.1 empty');
    expect(t.why('build b01 i09')).toBe('T-8.4.1 boat'); // the boats are there, but none is new
    reserved(s, 0, 'b02');
    boats(s, { s17: 'wood' });
    expect(t.legalTo('build').sort()).toEqual(['build b01 i04', 'build b02 i04']);
    reserved(s, 1, 'b01');
    expect(t.why('build b01 i04')).toBe('T-8.4.1 tile');
  });

  it('T-8.4.1 T-16.9 a mountain with nothing on it is empty', () => {
    const { t, s } = site('b01');
    mountain(s, 'i04');
    expect(t.legalTo('build')).toEqual(['build b01 i04']);
  });

  it('T-8.4.2 the boats around must contain the cost, whoever placed them, and stay', () => {
    const { t, s } = bench(STEPS.act);
    row(s, 'b06', 'b04');
    boats(s, { s17: 'bamboo', s18: 'stone', s08: 'clay' });
    laid(s, { s14: 'gold' }); // not part of the cost
    expect(t.legalTo('build')).toEqual(['build b06 i04']);
    expect(t.why('build b04 i04')).toBe('T-8.4.2'); // needs two bamboo
    t.play('build b06 i04');
    expect(s.boat.filter((boat) => boat !== -1)).toHaveLength(4);
  });

  it('T-8.4.3 T-11.9 tile 9: one required boat may be missing, only one', () => {
    const { t, s } = bench(STEPS.act, { fleet: 9 });
    row(s, 'b01', 'b08', 'b14');
    laid(s, { s14: 'bamboo', s08: 'bamboo' });
    expect(t.legalTo('build')).toEqual(['build b01 i04']);
    expect(t.why('build b08 i04')).toBe('T-8.4.2'); // two missing
    expect(t.why('power')).toBe('T-11.9');
    s.taken[0] = s.fleetsUp.at(0);
    s.fleetsUp.set(0, 8);
    expect(t.legalTo('build')).toEqual([]);
  });

  it('T-8.4.4 a house or shop takes an own standard building, torii and palaces their figure', () => {
    for (const [id, content, left] of [
      ['b01', STANDARD, 7],
      ['b22', TORII, 8],
      ['b25', PALACE, 8],
    ] as const) {
      const { t, s, me } = site(id);
      boats(s, { s17: 'gold', s18: 'stone' });
      t.play(`build ${id} i04`);
      expect([s.on[island('i04')], me.left]).toEqual([content, left]);
    }
  });

  it('T-8.4.4 T-16.28 without a standard building left only torii and palaces can be built', () => {
    const { t, s, me } = site('b01', 'b22');
    boats(s, { s17: 'gold' });
    houses(s, 0, 'i20', 'i21', 'i22', 'i23', 'i24', 'i25', 'i26', 'i27');
    expect(me.left).toBe(0);
    row(s, 'b22');
    reserved(s, 0, 'b01');
    expect(t.legalTo('build')).toEqual(['build b22 i04']);
    expect(t.why('build b01 i04')).toBe('T-8.4.4');
  });

  it('T-8.4.5 T-12.2 T-16.15 Ananda: 2 coins once, for any building next to her owner’s standard buildings', () => {
    for (const id of ['b01', 'b22']) {
      const { t, s, me } = site(id);
      boats(s, { s17: 'gold' });
      houses(s, 1, 'i01', 'i08');
      row(s, id);
      employ(s, 1, 'ananda');
      t.play(`build ${id} i04`);
      expect([me.coins, s.seat[1].coins]).toEqual([8, 12]);
    }
  });

  it('T-8.4.5 T-12.2 no toll next to figures, next to others, or for the owner', () => {
    const { t, s, me } = site('b01');
    figure(s, 'torii', 'i08', 1);
    houses(s, 2, 'i09');
    row(s, 'b01');
    employ(s, 1, 'ananda');
    t.play('build b01 i04');
    expect([me.coins, s.seat[1].coins]).toEqual([10, 10]);
    const own = site('b01');
    houses(own.s, 0, 'i09');
    row(own.s, 'b01');
    employ(own.s, 0, 'ananda');
    own.t.play('build b01 i04');
    expect(own.me.coins).toBe(12); // the group of two
  });

  it('T-8.4.5 coins earned by the build cannot pay the toll', () => {
    const { t, s, me } = site('b01');
    houses(s, 1, 'i01');
    houses(s, 0, 'i08', 'i09');
    row(s, 'b01');
    employ(s, 1, 'ananda');
    me.coins = 1;
    expect(t.why('build b01 i04')).toBe('T-8.4.5');
  });

  it('T-8.4.6 the tile is the builder’s; the row is not refilled before the end of the round', () => {
    const { t, s } = site('b01', 'b02', 'b03', 'b04', 'b05');
    t.play('build b01 i04');
    expect([s.builtBy[tile('b01')], s.buildingRow.length]).toEqual([0, 4]);
  });

  it('T-11.5 nobody builds on a Sanctuary', () => {
    const { t, s } = site('b01');
    sanctuary(s, 'i04');
    expect(s.on[island('i04')]).toBe(SANCTUARY);
    expect([t.legal(), t.why('build b01 i04')]).toEqual([['skip'], 'T-11.5 sanctuary']);
  });

  it('T-11.2 T-16.10 a reserved tile can be built in the same turn', () => {
    const { t, s, me } = bench(STEPS.act, { fleet: 2 });
    row(s, 'b01', 'b28');
    laid(s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
    t.play('power', 'reserve b01');
    expect(me.reserved.length).toBe(1);
    t.play('build b01 i04');
    expect([me.reserved.length, s.builtBy[tile('b01')]]).toEqual([0, 0]);
  });
});

describe('T-8.5 Placement bonuses', () => {
  it('T-8.5.1 a prestige token for each adjacent torii or palace', () => {
    const { t, s, me } = site('b01');
    figure(s, 'torii', 'i08');
    figure(s, 'palace', 'i09');
    figure(s, 'palace', 'i10'); // not adjacent
    row(s, 'b01');
    t.play('build b01 i04');
    expect([me.prestige, me.coins]).toEqual([2, 10]);
  });

  it('T-8.5.2 a prestige token on a mountain', () => {
    const { t, s, me } = site('b01');
    mountain(s, 'i04');
    t.play('build b01 i04');
    expect(me.prestige).toBe(1);
  });

  it('T-8.5.3 a coin for each building of the group, twice for a shop; a chain is enough', () => {
    for (const [id, coins] of [
      ['b01', 14],
      ['b20', 18],
    ] as const) {
      const { t, s, me } = site(id);
      boats(s, { s18: 'wood' });
      houses(s, 0, 'i05', 'i10', 'i15'); // i04 - i05 - i10 - i15
      houses(s, 1, 'i01');
      row(s, id);
      t.play(`build ${id} i04`);
      expect(me.coins).toBe(coins);
    }
  });

  it('T-8.5.3 one building is no group; opponents and figures neither count nor connect', () => {
    const { t, s, me } = site('b01');
    houses(s, 1, 'i09');
    figure(s, 'torii', 'i05');
    houses(s, 0, 'i10'); // behind i05 and i09
    row(s, 'b01');
    t.play('build b01 i04');
    expect(me.coins).toBe(10);
  });

  it('T-8.5.4 torii and palaces give no bonus, and their neighbours get nothing', () => {
    const { t, s, me } = site('b22');
    boats(s, { s17: 'gold' });
    mountain(s, 'i04');
    houses(s, 0, 'i05', 'i09');
    houses(s, 1, 'i01');
    row(s, 'b22');
    t.play('build b22 i04');
    expect([me.coins, me.prestige, s.seat[1].prestige]).toEqual([10, 0, 0]);
  });

  it('T-8.5.5 T-12.10 Kagutsuchi: a token for a building next to none of one’s own', () => {
    for (const [near, prestige] of [
      ['i05', 0],
      ['i10', 1],
    ] as const) {
      const { t, s, me } = site('b01');
      employ(s, 0, 'kagutsuchi');
      houses(s, 0, near);
      houses(s, 1, 'i09');
      row(s, 'b01');
      t.play('build b01 i04');
      expect(me.prestige).toBe(prestige);
    }
  });

  it('T-12.3 T-16.18 Awashima: figures earn all bonuses, without doubling, Kagutsuchi’s too', () => {
    const { t, s, me } = site('b22');
    employ(s, 0, 'awashima', 'kagutsuchi');
    boats(s, { s17: 'gold' });
    mountain(s, 'i04');
    figure(s, 'palace', 'i08');
    row(s, 'b22');
    t.play('build b22 i04');
    expect([me.prestige, me.coins, me.left]).toEqual([3, 10, 8]);
    const group = site('b22');
    employ(group.s, 0, 'awashima', 'kagutsuchi');
    boats(group.s, { s17: 'gold' });
    houses(group.s, 0, 'i05', 'i09');
    row(group.s, 'b22');
    group.t.play('build b22 i04');
    expect([group.me.prestige, group.me.coins]).toEqual([0, 13]);
  });

  it('T-12.3 T-16.19 afterwards the figure belongs to no group', () => {
    const { t, s, me } = site('b01');
    employ(s, 0, 'awashima');
    figure(s, 'torii', 'i05', 0);
    houses(s, 0, 'i10');
    row(s, 'b01');
    t.play('build b01 i04');
    expect([me.coins, me.prestige]).toEqual([10, 1]);
  });

  it('T-16.20 prestige tokens and coins never run out', () => {
    const { t, s, me } = site('b01');
    me.prestige = 30;
    me.coins = 200;
    mountain(s, 'i04');
    houses(s, 0, 'i05');
    row(s, 'b01');
    t.play('build b01 i04');
    expect([me.prestige, me.coins]).toEqual([31, 202]);
  });

  it('T-8.4.2 boats of other turns alone do not let a player build', () => {
    const { t, s } = bench(STEPS.place);
    row(s, 'b01');
    boats(s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
    hand(s, 0, 'gold');
    t.play('stop');
    expect(t.turn()).toBe(1);
  });
});
