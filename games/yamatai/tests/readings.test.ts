import { rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import yamatai from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { bench, cultureOf, employ, hand, island, laid, tokens } from './kit.ts';

describe('T-20 Readings a table may choose', () => {
  it('T-20.1 T-16.1 a harvest takes one token for every boat, unless the table lets it stop', () => {
    for (const [harvest, legal] of [
      ['whole', ['gather i03']],
      ['mayStop', ['gather i03', 'stop']],
    ] as const) {
      const { t, s } = bench(STEPS.act, { options: { harvest } });
      laid(s, { s01: 'wood', s07: 'stone' });
      tokens(s, { i03: 'red' });
      s.gathered.push(island('i02'));
      t.stage(0, STEPS.harvest);
      expect(t.legal()).toEqual(legal);
      expect(t.why('stop')).toBe(harvest === 'whole' ? 'T-20.1' : undefined);
    }
  });

  it('T-20.1 who stops keeps what was taken, and the harvest stays mandatory', () => {
    const { t, s } = bench(STEPS.act, { options: { harvest: 'mayStop' } });
    laid(s, { s01: 'wood', s07: 'stone' });
    tokens(s, { i02: 'green', i03: 'red' });
    expect(t.why('skip')).toBe('T-8.2.3');
    t.play('gather i02', 'stop');
    expect([cultureOf(s, 0), t.turn()]).toEqual([1, 1]);
  });

  it('T-20.1 T-8.3.5 Ebisu comes after a harvest that stopped', () => {
    const { t, s } = bench(STEPS.act, { options: { harvest: 'mayStop' } });
    employ(s, 0, 'ebisu');
    laid(s, { s01: 'wood', s07: 'stone' });
    tokens(s, { i02: 'green', i03: 'red', i20: 'blue' });
    t.play('gather i02', 'stop', 'gather i20');
    expect(cultureOf(s, 0)).toBe(2);
  });

  it('T-20.2 T-16.13 Tomoe trades gold in every turn, or once a round', () => {
    for (const tomoe of ['turn', 'round']) {
      const { t, s, me } = bench(STEPS.trade, { options: { tomoe } });
      employ(s, 0, 'tomoe');
      employ(s, 0, 'izanagi');
      me.coins = 20;
      t.play('buy gold');
      expect(t.why('buy gold')).toBe(tomoe === 'turn' ? undefined : 'T-20.2');
      expect(t.why('sell gold')).toBe(tomoe === 'turn' ? undefined : 'T-20.2');
      expect(t.why('buy wood')).toBe(undefined);
    }
  });

  it('T-20.2 the count begins anew with the round, and is nothing in a game that is read as always', () => {
    const { t, s, me } = bench(STEPS.trade, { seats: 2, options: { tomoe: 'round' } });
    employ(s, 0, 'tomoe');
    hand(s, 0, 'gold', 'gold');
    me.coins = 20;
    t.play('sell gold');
    expect(s.goldTraded).toBe(1);
    s.turn = 3;
    s.taken.set([0, 1, 2, 3]);
    s.fleetsDown.clear();
    t.stage(0, STEPS.returnFleets);
    yamatai.chance(s, rngFrom('round'));
    expect(s.goldTraded).toBe(0);
    const usual = bench(STEPS.trade, { seats: 2 });
    employ(usual.s, 0, 'tomoe');
    usual.me.coins = 20;
    usual.t.play('buy gold');
    expect([usual.s.goldTraded, usual.s.readings]).toEqual([0, 0]);
    expect(yamatai.layout.toJSON(usual.s)).not.toHaveProperty('readings');
    expect(yamatai.layout.toJSON(s)).toHaveProperty('readings', 2);
  });
});
