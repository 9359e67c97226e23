import { expect, it } from 'vitest';
import game from '../index.ts';
import { nearTheEnd, tableOf } from './kit.ts';

it('H-5.1 the last card ends the game, and the basket is hung', () => {
  const t = tableOf(2, ['great', 'small']);
  nearTheEnd(t, 2);
  t.play('pick left', 'pick left');
  expect(game.over(t.s)).toBe(true);
  expect([...t.s.seat[0].eaves]).toEqual([1, 0, 1]);
});

it('H-5.1 with a crow as the last card the basket is lost', () => {
  const t = tableOf(2, ['great', 'crow']);
  nearTheEnd(t, 2);
  t.play('pick left', 'pick left');
  expect(game.over(t.s)).toBe(true);
  expect(game.score(t.s, 0)).toBe(0);
});

it('H-5.2 persimmons give their points, and full strings 3 more', () => {
  const { s } = tableOf(2);
  s.seat[0].eaves.set([3, 2, 1]);
  expect(game.breakdown(s, 0)).toEqual({ persimmons: 10, strings: 3 });
  expect(game.score(s, 0)).toBe(13);
});

it('H-1.3 H-5.3 most points win; among equals who sits later', () => {
  const { s } = tableOf(3);
  s.seat[0].eaves.set([2, 0, 0]);
  s.seat[1].eaves.set([0, 1, 0]);
  s.seat[2].eaves.set([1, 1, 0]);
  expect(game.ranking(s)).toEqual([[2], [1], [0]]);
});
