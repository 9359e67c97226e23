import { sum } from 'engawa';
import { describe, expect, it } from 'vitest';
import { inHand, lay, post, president, stock, table, teach, turn, yenOf } from './kit.ts';

const placing = (seats = 4) => {
  const t = turn(table(seats), 0, 'placement');
  return { t, s: t.s, me: t.s.seat[0] };
};

describe('Y-8.1 placement', () => {
  it('Y-8.1.1 one each in up to three areas', () => {
    const { t, me } = placing();
    t.play('place bank', 'place church', 'place customs');
    expect(t.step()).toBe('movement');
    expect(me.assistants).toBe(5);
    expect(sum(me.assistantsIn)).toBe(3);
  });

  it('Y-8.1.1 or exactly two in one area', () => {
    const { t, me } = placing();
    t.play('place bank', 'place bank');
    expect(me.assistants).toBe(8);
    expect(t.step()).toBe('additional');
    expect(me.yen).toBe(6);
  });

  it('Y-8.1.2 Y-18.3 one, two or three may be placed, but at least one', () => {
    const { t } = placing();
    expect(t.why('pass')).toBe('Y-8.1.2');
    t.play('place bank');
    expect(t.why('pass')).toBeUndefined();
    t.play('pass');
    expect(t.s.seat[0].president).not.toBe(-1);
  });

  it('Y-8.1.2 with an empty hand the step is passed', () => {
    const { t, s } = placing();
    post(s, 0, 'bank', 2);
    post(s, 0, 'church', 1);
    inHand(s, 0, 0);
    turn(t, 0).play('end');
    expect(t.step()).toBe('movement');
  });

  it('Y-8.1.3 Y-18.4 a double needs two assistants in hand', () => {
    const { t, s, me } = placing();
    inHand(s, 0, 1);
    t.play('place bank');
    expect(me.assistants).toBe(1);
    expect(t.step()).toBe('additional');
    expect(me.yen).toBe(3 + 2);
  });

  it('Y-8.1.3 Y-8.1.4 Y-19.23 a double beside two presidents costs 4 yen, a single assistant 2', () => {
    const { t, s } = placing();
    president(s, 1, 'bank');
    president(s, 3, 'bank');
    stock(s, 0, { yen: 4 });
    t.play('place bank');
    expect(yenOf(s)).toEqual([2, 5, 4, 5]);
    expect(t.why('place bank')).toBeUndefined();
    t.play('place bank');
    expect(yenOf(s)).toEqual([0, 6, 4, 6]);

    const poor = placing();
    president(poor.s, 1, 'bank');
    president(poor.s, 3, 'bank');
    stock(poor.s, 0, { yen: 3 });
    poor.t.play('place bank');
    expect(yenOf(poor.s)).toEqual([1, 5, 4, 5]);
    expect(poor.t.why('place bank')).toBe('Y-8.1.4');
    expect(poor.t.why('place church')).toBeUndefined();
  });

  it('Y-8.1.5 near or far, beside the own president, but never in the Canal and only from the hand', () => {
    const { t, s, me } = placing();
    president(s, 0, 'bank');
    expect(t.legalTo('place')).toHaveLength(17);
    expect(t.why('place bank')).toBeUndefined();
    expect(t.why('place canal')).toBe('Y-8.1.5 canal');
    inHand(s, 0, 0);
    expect(me.storedAssistants).toBe(20);
    expect(t.why('place bank')).toBe('Y-8.1.5 hand');
    const small = placing(2);
    expect(small.t.why('place port-b')).toBe('Y-5.1');
    expect(small.t.legalTo('place')).toHaveLength(10);
  });

  it('Y-8.1.6 each fee is paid at once', () => {
    const { t, s } = placing();
    president(s, 1, 'bank');
    president(s, 2, 'church');
    stock(s, 0, { yen: 1 });
    t.play('place bank');
    expect(s.seat[0].yen).toBe(0);
    expect(t.why('place church')).toBe('Y-8.1.4');
  });

  it('Y-8.1.7 after a second area, used areas are no longer offered', () => {
    const { t } = placing();
    t.play('place bank');
    expect(t.legalTo('place')).toContain('place bank');
    t.play('place church');
    expect(t.why('place bank')).toBe('Y-8.1.7');
    expect(t.why('place church')).toBe('Y-8.1.7');
    expect(t.legalTo('place')).toHaveLength(15);
  });

  it('Y-12.12 Y-18.25 the Newspaper allows a fourth area', () => {
    const { t, s, me } = placing();
    teach(s, 0, 'newspaper');
    t.play('place bank', 'place church', 'place customs');
    expect(t.step()).toBe('placement');
    expect(t.why('place customs')).toBe('Y-8.1.7');
    t.play('place port-a');
    expect([t.step(), me.assistants]).toEqual(['movement', 4]);
  });

  it('Y-12.15 the Telegram adds one assistant in an adjacent area after a double, at the usual fee', () => {
    const { t, s, me } = placing();
    teach(s, 0, 'telegram');
    lay(s, { A1: 'bank', A2: 'church', B1: 'canal', A6: 'customs' });
    president(s, 1, 'church');
    stock(s, 0, { yen: 1 });
    t.play('place bank', 'place bank');
    expect(t.step()).toBe('telegram');
    expect(t.legal()).toEqual(['place church', 'pass']);
    expect(t.why('place customs')).toBe('Y-12.15');
    expect(t.why('place canal')).toBe('Y-8.1.5 canal');
    t.play('place church');
    expect(me.assistants).toBe(5 + 2);
    expect(yenOf(s).slice(0, 2)).toEqual([0 + 3, 5]);

    const poor = placing();
    teach(poor.s, 0, 'telegram');
    lay(poor.s, { A1: 'bank', A2: 'church', B1: 'canal' });
    president(poor.s, 1, 'church');
    stock(poor.s, 0);
    poor.t.play('place bank', 'place bank');
    expect(poor.t.step()).toBe('additional');
  });
});
