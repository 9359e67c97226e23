import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import koiKoi from '../index.ts';
import { bench, card, dealt, lying, taken } from './kit.ts';

describe('K-5 A turn', () => {
  it('K-5.1 the oya begins, then the players take turns: hand, deck, count', () => {
    const s = dealt({});
    expect(koiKoi.turn(s)).toBe(1 << s.oya);
    const { t } = bench({ field: [] });
    t.play('play iris-1');
    expect([t.turn(), t.s.deck.length, t.s.seat[0].hand.length]).toEqual([1, 0, 1]);
  });

  it('K-5.2 any card of the hand may be played, and stays where it has no match', () => {
    const { t, s } = bench({ hand: ['pine-1', 'plum-1'], field: ['pine-2'] });
    expect(t.legal()).toEqual(['play pine-1', 'play plum-1']);
    expect(t.why('play iris-1')).toBe('K-5.2');
    t.play('play plum-1');
    expect(lying(s)).toEqual(['pine-2', 'plum-1', 'paulownia-1']);
    expect(taken(s, 0)).toEqual([]);
  });

  it('K-5.2 a card takes the first free place and keeps it', () => {
    const { t, s } = bench({ hand: ['pine-1', 'plum-1'], field: ['iris-1', 'pine-2', 'maple-1'], deck: ['clover-1'] });
    t.play('play pine-1');
    expect([s.field[0], s.field[1], s.field[2]]).toEqual([card('iris-1'), card('clover-1'), card('maple-1')]);
  });

  it('K-5.3 one match: both are captured', () => {
    const { t, s } = bench({ hand: ['pine-1', 'plum-1'], field: ['pine-crane'] });
    t.play('play pine-1');
    expect(taken(s, 0)).toEqual(['pine-crane', 'pine-1']);
    expect(lying(s)).toEqual(['paulownia-1']);
  });

  it('K-5.4 two matches: one is chosen, the other stays', () => {
    const { t, s } = bench({ hand: ['pine-1', 'plum-1'], field: ['pine-crane', 'pine-ribbon', 'iris-1'] });
    t.play('play pine-1');
    expect([t.turn(), t.step(), s.laid]).toEqual([0, 'pair', card('pine-1')]);
    expect(t.legal()).toEqual(['take pine-crane', 'take pine-ribbon']);
    expect([t.why('take iris-1'), t.why('take plum-1')]).toEqual(['K-5.4 flower', 'K-5.4 field']);
    t.play('take pine-ribbon');
    expect(taken(s, 0)).toEqual(['pine-ribbon', 'pine-1']);
    expect([s.laid, lying(s)]).toEqual([NONE, ['pine-crane', 'paulownia-1', 'iris-1']]);
  });

  it('K-5.5 three matches: all four are captured', () => {
    const { t, s } = bench({ hand: ['pine-1', 'plum-1'], field: ['pine-crane', 'pine-ribbon', 'pine-2'] });
    t.play('play pine-1');
    expect(taken(s, 0)).toEqual(['pine-crane', 'pine-ribbon', 'pine-1', 'pine-2']);
  });

  it('K-5.6 the card of the deck captures or stays in the same way', () => {
    const one = bench({ field: ['pine-crane'], deck: ['pine-1'] });
    one.t.play('play iris-1');
    expect(taken(one.s, 0)).toEqual(['pine-crane', 'pine-1']);
    const two = bench({ field: ['pine-crane', 'pine-2'], deck: ['pine-1'] });
    two.t.play('play iris-1');
    expect(two.t.step()).toBe('pair');
    two.t.play('take pine-crane');
    expect(taken(two.s, 0)).toEqual(['pine-crane', 'pine-1']);
    expect(two.t.turn()).toBe(1);
    const three = bench({ field: ['pine-crane', 'pine-2', 'pine-ribbon'], deck: ['pine-1'] });
    three.t.play('play iris-1');
    expect(taken(three.s, 0)).toHaveLength(4);
    // What was just played can be captured too.
    const own = bench({ deck: ['iris-ribbon'] });
    own.t.play('play iris-1');
    expect(taken(own.s, 0)).toEqual(['iris-ribbon', 'iris-1']);
  });

  it('K-5.7 a card that can capture does: there is no other way to play it', () => {
    const { t } = bench({ hand: ['pine-1', 'plum-1'], field: ['pine-crane'] });
    expect(t.legal().filter((move) => move.includes('pine-1'))).toEqual(['play pine-1']);
    t.play('play pine-1');
    expect(t.s.taker[card('pine-1')]).toBe(0);
  });
});
