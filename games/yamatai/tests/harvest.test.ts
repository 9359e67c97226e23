import { describe, expect, it } from 'vitest';
import { EMPTY, STEPS } from '../rules/state.ts';
import { bench, boats, cultureOf, employ, hand, houses, island, laid, mountain, row, tokens } from './kit.ts';

describe('T-8.2 Harvest or build', () => {
  it('T-8.2.1 T-8.4.7 one of the two, once', () => {
    const { t, s } = bench(STEPS.act);
    row(s, 'b01');
    laid(s, { s14: 'bamboo', s08: 'bamboo', s15: 'wood' });
    tokens(s, { i01: 'red', i05: 'green' });
    expect([...t.legal()].sort()).toEqual(['build b01 i04', 'gather i01', 'gather i05']);
    t.play('build b01 i04');
    expect([cultureOf(s, 0), t.turn()]).toEqual([0, 1]);
  });

  it('T-8.2.2 without a boat placed this turn there is neither', () => {
    const { t, s } = bench(STEPS.place);
    tokens(s, { i02: 'green' });
    boats(s, { s01: 'wood' });
    hand(s, 0, 'gold');
    t.play('stop');
    expect([t.turn(), cultureOf(s, 0)]).toEqual([1, 0]);
  });

  it('T-8.2.2 a boat placed and removed again does not count', () => {
    const { t, s } = bench(STEPS.place, { fleet: 7 });
    tokens(s, { i02: 'green' });
    boats(s, { s40: 'stone' });
    hand(s, 0, 'wood', 'gold');
    t.play('place wood s01', 'power', 'remove s01', 'stop');
    expect([t.turn(), cultureOf(s, 0)]).toEqual([1, 0]);
  });

  it('T-8.2.3 obligatory if possible', () => {
    const { t, s } = bench(STEPS.act);
    laid(s, { s01: 'wood' });
    row(s, 'b28');
    tokens(s, { i02: 'green' });
    expect(t.why('skip')).toBe('T-8.2.3');
    s.on[island('i02')] = EMPTY;
    expect(t.why('skip')).toBe(undefined);
  });

  it('T-8.2.3 T-16.17 a build possible only with the discount may be declined', () => {
    const { t, s } = bench(STEPS.act, { fleet: 9 });
    row(s, 'b01');
    laid(s, { s14: 'bamboo', s08: 'bamboo' });
    expect(t.legal()).toEqual(['build b01 i04', 'skip']);
    boats(s, { s15: 'wood' });
    expect(t.why('skip')).toBe('T-8.2.3');
  });

  it('T-8.2.3 T-16.16 a build with a toll counts as possible when it can be paid', () => {
    const { t, s, me } = bench(STEPS.act);
    row(s, 'b01');
    houses(s, 1, 'i01');
    employ(s, 1, 'ananda');
    laid(s, { s14: 'bamboo', s15: 'bamboo', s18: 'wood' });
    expect([t.legal(), t.why('skip')]).toEqual([['build b01 i04'], 'T-8.2.3']);
    me.coins = 1;
    expect([t.legal(), t.why('build b01 i04')]).toEqual([['skip'], 'T-8.4.5']);
  });
});

describe('T-8.3 Harvest', () => {
  it('T-8.3.1 one token for each boat, from an island it touches', () => {
    const { t, s } = bench(STEPS.act);
    laid(s, { s01: 'wood' });
    tokens(s, { i02: 'green', i03: 'red' });
    mountain(s, 'i02');
    expect(t.why('gather i03')).toBe('T-8.3.1 boat');
    expect(t.why('gather i01')).toBe('T-8.3.1 token');
    t.play('gather i02');
    expect(s.seat[0].culture[1]).toBe(1);
  });

  it('T-8.3.2 T-16.1 it goes on until no token can be added, never less', () => {
    const { t, s } = bench(STEPS.act);
    laid(s, { s07: 'wood', s10: 'wood', s16: 'wood' });
    tokens(s, { i02: 'green', i03: 'red', i05: 'red', i06: 'blue' });
    t.play('gather i02');
    expect(t.why('stop')).toBe('T-20.1');
    t.play('gather i03');
    expect(t.legal()).toEqual(['gather i05', 'gather i06']);
    t.play('gather i06');
    expect([cultureOf(s, 0), t.step()]).toEqual([3, 'recruit']);
  });

  it('T-8.3.2 a boat without a token left gives nothing', () => {
    const { t, s } = bench(STEPS.act);
    laid(s, { s01: 'wood', s06: 'wood' });
    tokens(s, { i02: 'green' });
    t.play('gather i02');
    expect([cultureOf(s, 0), t.turn()]).toEqual([1, 1]);
  });

  it('T-8.3.3 T-16.2 the islands must be matched with different boats, whichever way', () => {
    const { t, s } = bench(STEPS.act);
    // s01 touches i02 only, s06 i01 and i02, s09 i01 and i05.
    laid(s, { s01: 'wood', s06: 'wood', s09: 'wood' });
    tokens(s, { i01: 'green', i02: 'red', i05: 'blue' });
    t.play('gather i01', 'gather i02');
    expect(cultureOf(s, 0)).toBe(3); // i05 was the only one left and taken by itself
    const two = bench(STEPS.act);
    // s15 touches i04 and i05, s09 i01 and i05: of three tokens two can be taken, in any pairing.
    laid(two.s, { s15: 'wood', s09: 'wood' });
    tokens(two.s, { i04: 'green', i05: 'red', i01: 'blue', i02: 'blue' });
    two.t.play('gather i04');
    expect(two.t.legal().sort()).toEqual(['gather i01', 'gather i05']);
    expect(two.t.why('gather i02')).toBe('T-8.3.1 boat');
  });

  it('T-8.3.3 a boat that has given its token gives no second one', () => {
    const { t, s } = bench(STEPS.act);
    laid(s, { s08: 'wood', s14: 'wood' });
    tokens(s, { i01: 'green', i04: 'red' });
    t.play('gather i01');
    expect(cultureOf(s, 0)).toBe(2);
    const { t: u, s: w } = bench(STEPS.act);
    laid(w, { s14: 'wood', s05: 'wood', s20: 'gold' });
    tokens(w, { i04: 'red', i01: 'green', i05: 'blue', i10: 'blue' });
    u.play('gather i05');
    expect(u.why('gather i10')).toBe('T-8.3.3');
  });

  it('T-8.3.4 tokens are kept without limit, mountains stay, the island is empty', () => {
    const { t, s } = bench(STEPS.act);
    laid(s, { s01: 'wood' });
    tokens(s, { i02: 'green' });
    mountain(s, 'i02');
    s.seat[0].culture[1] = 4;
    s.spentCulture[1] -= 4;
    t.play('gather i02');
    expect([s.seat[0].culture[1], s.on[island('i02')], s.mountain[island('i02')]]).toEqual([5, EMPTY, 1]);
  });

  it('T-8.3.5 T-12.4 T-16.35 Ebisu: one more token from anywhere, or none', () => {
    for (const answer of ['gather i30', 'stop']) {
      const { t, s } = bench(STEPS.act);
      employ(s, 0, 'ebisu');
      laid(s, { s01: 'wood' });
      tokens(s, { i02: 'green', i30: 'red', i31: 'red' });
      t.play('gather i02');
      expect([t.step(), t.legal()]).toEqual(['ebisu', ['gather i30', 'gather i31', 'stop']]);
      t.play(answer);
      expect(cultureOf(s, 0)).toBe(answer === 'stop' ? 1 : 2);
    }
  });

  it('T-12.4 Ebisu needs a harvest', () => {
    const { t, s } = bench(STEPS.act);
    employ(s, 0, 'ebisu');
    row(s, 'b28');
    laid(s, { s01: 'wood' });
    tokens(s, { i30: 'red' });
    expect(t.legal()).toEqual(['skip']);
    t.play('skip');
    expect(t.turn()).toBe(1);
  });
});
