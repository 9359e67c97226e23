import { MoveList } from 'engawa';
import { expect, it } from 'vitest';
import game from '../index.ts';
import { kind, tableOf } from './kit.ts';

it('H-1.2 H-4.1 picks the outermost card of a branch', () => {
  const t = tableOf(2, ['great']).play('pick left');
  expect(t.s.basket[kind('great')]).toBe(1);
  expect([...t.s.left]).toEqual([7, 8, 8]);
});

it('H-4.1 nothing can be picked from a bare branch', () => {
  const t = tableOf(2);
  t.s.left[1] = 0;
  expect(t.why('pick middle')).toBe('H-4.1 bare');
  expect(t.legalTo('pick')).toEqual(['pick left', 'pick right']);
});

it('H-4.2 a persimmon goes into the basket, and the turn goes on', () => {
  const t = tableOf(2, ['small', 'round']).play('pick left', 'pick left');
  expect([...t.s.basket]).toEqual([1, 1, 0]);
  expect(t.turn()).toBe(0);
});

it('H-4.3 a crow takes itself and the basket away, and ends the turn', () => {
  const t = tableOf(2, ['small', 'round', 'crow']).play('pick left', 'pick left', 'pick left');
  expect([...t.s.basket]).toEqual([0, 0, 0]);
  expect([...t.s.fallen]).toEqual([1, 1, 0, 1]);
  expect([...t.s.seat[0].eaves]).toEqual([0, 0, 0]);
  expect(t.turn()).toBe(1);
});

it('H-4.4 hanging brings the basket under the eaves and ends the turn', () => {
  const t = tableOf(2, ['small', 'great']).play('pick left', 'pick left', 'hang');
  expect([...t.s.seat[0].eaves]).toEqual([1, 0, 1]);
  expect([...t.s.basket]).toEqual([0, 0, 0]);
  expect(t.turn()).toBe(1);
});

it('H-4.4 an empty basket cannot be hung', () => {
  expect(tableOf(2).why('hang')).toBe('H-4.4 empty');
});

it('H-4.5 who is away hangs, or picks from the first branch', () => {
  const t = tableOf(2, ['small']);
  const away = (): string => {
    const legal = new MoveList();
    game.moves(t.s, t.turn(), legal);
    return game.lexicon.text(game.absent?.(t.s, t.turn(), legal) ?? -1);
  };
  expect(away()).toBe('pick left');
  t.play('pick left');
  expect(away()).toBe('hang');
});
