import { expect, it } from 'vitest';
import { rngFrom } from '#kernel';
import { Prints } from './prints.ts';

it('prints are a set that is emptied at once', () => {
  const rng = rngFrom('prints');
  const prints = new Prints();
  for (const most of [10, 5000, 300]) {
    const known = new Set<number>();
    for (let i = 0; i < most; i++) {
      // The low halves are few, so that places are fought for.
      const print = rng.below(2 ** 20) * 2 ** 32 + rng.below(40);
      expect(prints.has(print)).toBe(known.has(print));
      prints.add(print);
      known.add(print);
      expect(prints.has(print)).toBe(true);
      expect(prints.size).toBe(known.size);
    }
    prints.clear();
    for (const print of known) expect(prints.has(print)).toBe(false);
  }
});
