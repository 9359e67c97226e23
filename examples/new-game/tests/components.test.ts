import { expect, it } from 'vitest';
import { BRANCHES, CARDS, KINDS, LENGTH } from '../data/index.ts';
import game from '../index.ts';
import { tableOf } from './kit.ts';

const by = (id: string) => KINDS.find((kind) => kind.id === id);

it('H-1.1 is for two to four players', () => {
  expect(game.seats).toEqual([2, 4]);
});

it('H-2.1 has nine small, seven round and four great persimmons, and four crows', () => {
  expect(CARDS).toBe(24);
  expect(['small', 'round', 'great', 'crow'].map((id) => by(id)?.count)).toEqual([9, 7, 4, 4]);
});

it('H-2.2 small, round and great ones are worth 1, 2 and 3 points', () => {
  expect(['small', 'round', 'great'].map((id) => by(id)?.points)).toEqual([1, 2, 3]);
});

it('H-3.1 lays three branches of eight cards', () => {
  const { s } = tableOf(3);
  expect([BRANCHES.length, LENGTH]).toEqual([3, 8]);
  expect([...s.left]).toEqual([8, 8, 8]);
  expect([...s.tree].sort()).toEqual(KINDS.flatMap(({ count }, kind) => Array<number>(count).fill(kind)));
});

it('H-3.2 the first seat begins, the others follow', () => {
  const t = tableOf(3, ['small', 'small', 'small']);
  expect(t.turn()).toBe(0);
  t.play('pick left', 'hang');
  expect(t.turn()).toBe(1);
  t.play('pick left', 'hang');
  expect(t.turn()).toBe(2);
  t.play('pick left', 'hang');
  expect(t.turn()).toBe(0);
});

it('H-6.1 a card that is in two places, or in none, is refused', () => {
  const { s } = tableOf(2);
  game.check(s);
  s.seat[0].eaves[0]++;
  expect(() => game.check(s)).toThrow(expect.objectContaining({ clause: 'H-6.1' }));
});

it('H-6.2 nobody sees what is on the tree, and everybody knows how much there is', () => {
  const { s } = tableOf(2);
  for (const viewer of [-1, 0, 1]) {
    const view = game.conceal(s, viewer);
    expect(game.layout.unknowns(view)).toBe(24);
    expect([...view.left]).toEqual([8, 8, 8]);
  }
});
