import { rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import { worth } from '../bot/worth.ts';
import machi from '../index.ts';
import type { MachiState } from '../rules/state.ts';
import { autumn, blank, spring, summer, type Table, watch } from './kit.ts';

/** The move after which a seat thinks it stands best, from what it may know. */
function best(s: MachiState, seat: number, legal: readonly string[]): string {
  const world = machi.imagine(machi.conceal(s, seat), seat, rngFrom('worth'));
  const after = (move: string): number => {
    const next = machi.layout.clone(world);
    machi.play(next, seat, machi.lexicon.parse(move));
    return worth(next, seat);
  };
  return legal.reduce((a, b) => (after(b) > after(a) ? b : a));
}

const choice = (t: Table): string => best(t.s, t.turn(), t.legal());

describe('the worth of a position', () => {
  it('settles a villager where he produces', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-peddler-1');
    t.build(0, 'b-temple-1', 'v-poet-1');
    t.give(0, 'v-abbot-1');
    expect(choice(summer(t))).toBe('settle v-abbot-1 b-temple-1');
  });

  it('sends a yakuza where it hurts', () => {
    const t = blank();
    t.build(1, 'b-market-1', 'v-usurer-1', 'v-usurer-2', 'v-peddler-1');
    t.build(1, 'b-shop-1', 'v-peddler-2');
    t.give(0, 'y-fuu-1');
    expect(choice(spring(t))).toBe('place y-fuu-1 b-market-1');
  });

  it('challenges the weak and leaves the strong alone', () => {
    const t = blank();
    t.camp(0, 's-shin-1');
    t.camp(1, 's-yoshitora-1');
    expect(choice(autumn(t))).toBe('close');
    t.build(1, 'b-shop-1', 'v-hunter-1');
    expect(choice(autumn(t))).toBe('challenge s-shin-1 v-hunter-1');
  });

  it('beats random play', () => {
    let wins = 0;
    for (let i = 0; i < 10; i++) {
      const seat = i % 2;
      const s = watch(
        2,
        `worth ${i}`,
        () => {},
        (state, turn, legal, rng) => (turn === seat ? best(state, turn, legal) : legal[rng.below(legal.length)]),
      );
      if (machi.ranking(s)[0].includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });
});
