import { expect, it } from 'vitest';
import { beginning } from './beginning.ts';

it('a choice begins the turn that is advised where all its moves are in it, in order', () => {
  const turn = ['walk b', 'walk c', 'stop', 'act'];
  expect(beginning(['walk b'], turn)).toBe(1);
  expect(beginning(['walk b', 'walk c', 'stop'], turn)).toBe(3);
  // What follows by itself is no part of a choice.
  expect(beginning(['walk b', 'stop'], turn)).toBe(2);
});

it('a choice that only sets out alike does not begin it, nor does one that comes later', () => {
  const turn = ['walk b', 'walk c', 'stop'];
  expect(beginning(['walk b', 'walk d'], turn)).toBe(0);
  expect(beginning(['walk c'], turn)).toBe(0);
});
