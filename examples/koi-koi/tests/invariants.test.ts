import { Refusal, rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import { YAKU } from '../data/index.ts';
import koiKoi from '../index.ts';
import { CATEGORY, type KoiKoiState } from '../rules/state.ts';
import { card, dealt, playOn } from './kit.ts';

function clauseOf(s: KoiKoiState): string | undefined {
  try {
    koiKoi.check(s);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.clause;
    throw error;
  }
}

const broken = (spoil: (s: KoiKoiState) => void): string | undefined => {
  const s = dealt({});
  expect(clauseOf(s)).toBeUndefined();
  spoil(s);
  return clauseOf(s);
};

describe('K-11 Invariants', () => {
  it('K-11.2 every card is in exactly one place', () => {
    expect(broken((s) => s.deck.pop())).toBe('K-11.2');
    expect(broken((s) => s.seat[0].hand.set(0, s.seat[1].hand.at(0)))).toBe('K-11.2');
  });

  it('K-11.3 equal hands, or the ko one more and the turn; the deck has eight more than both', () => {
    expect(broken((s) => (s.taker[s.seat[0].hand.pop()] = 0))).toBe('K-11.3');
    expect(broken((s) => (s.taker[s.deck.pop()] = 0))).toBe('K-11.3');
  });

  it('K-11.4 no four of a flower on the field, no dealt hand in play', () => {
    const pines = ['pine-crane', 'pine-ribbon', 'pine-1', 'pine-2'].map(card);
    const field = dealt({ field: ['pine-crane', 'pine-ribbon', 'pine-1'] });
    const [from, at] = [field.seat[0].hand, 9];
    if (from.includes(pines[3])) from.remove(pines[3]);
    else if (field.deck.includes(pines[3])) field.deck.remove(pines[3]);
    else field.seat[1].hand.remove(pines[3]);
    field.field[at] = pines[3];
    expect(clauseOf(field)).toBe('K-11.4');
    const hand = dealt({ hands: [['pine-crane', 'pine-ribbon', 'pine-1'], ['pine-2']] });
    const swapped = hand.seat[0].hand.pop();
    hand.seat[1].hand.remove(pines[3]);
    hand.seat[1].hand.push(swapped);
    hand.seat[0].hand.push(pines[3]);
    expect(clauseOf(hand)).toBe('K-11.4');
  });

  it('K-11.5 what is written down of the months adds up', () => {
    expect(broken((s) => (s.seat[0].points[CATEGORY.brights] = 5))).toBe('K-11.5');
    const s = koiKoi.setup(2, {}, rngFrom('sheet'));
    playOn(s, 'sheet', 'shobu', (now) => now.month === 5);
    expect(clauseOf(s)).toBeUndefined();
    s.gain[2]++;
    expect(clauseOf(s)).toBe('K-11.5');
  });

  it('K-11.6 nobody is said to have a yaku that is not there', () => {
    expect(broken((s) => (s.seat[1].made[YAKU.tan] = 1))).toBe('K-11.6');
  });
});
