import { describe, expect, it } from 'vitest';
import { defineLexicon, defineState, list, MoveList, NONE, numbers, nums } from '#kernel';
import { addLegal, offerOf, whyNot } from '../offers.ts';

const lexicon = defineLexicon({ pass: [], take: [numbers('a', 1, 3)], lay: [numbers('a', 1, 3), numbers('b', 1, 3)] });

const layout = defineState({ steps: {}, maxSeats: 1, table: { row: nums(3, NONE, 9), hand: list(4, 0, 9) }, seat: {} });

const play = () => {};

function legal(verb: keyof typeof lexicon.verbs, rule: object, s: unknown = undefined): string[] {
  const out = new MoveList();
  addLegal(offerOf(lexicon, verb, { play, ...rule }), s, undefined, undefined, out);
  return out.toArray().map(lexicon.text);
}

describe('reasons in stages', () => {
  it('an earlier stage that forbids keeps the later ones from being asked', () => {
    const asked: string[] = [];
    const moves = legal('lay', {
      whyNow: () => void asked.push('now'),
      whyFirst: (_s: unknown, _me: unknown, _f: unknown, a: number) => {
        asked.push(`first ${a}`);
        return a === 2 ? undefined : 'X-1';
      },
      why: (_s: unknown, _me: unknown, _f: unknown, a: number, b: number) => {
        asked.push(`both ${a} ${b}`);
        return b === 3 ? undefined : 'X-2';
      },
    });
    expect(moves).toEqual(['lay 2 3']);
    expect(asked).toEqual(['now', 'first 1', 'first 2', 'both 2 1', 'both 2 2', 'both 2 3', 'first 3']);
    expect(legal('lay', { whyNow: () => 'X-0' })).toEqual([]);
  });

  it('the first reason found is the one that counts', () => {
    const offer = offerOf(lexicon, 'take', {
      play,
      whyFirst: (_s: unknown, _me: unknown, _f: unknown, a: number) => (a === 1 ? 'X-1' : undefined),
      why: (_s: unknown, _me: unknown, _f: unknown, a: number) => (a < 3 ? 'X-2' : undefined),
    });
    expect([1, 2, 3].map((a) => whyNot(offer, undefined, undefined, undefined, a, 0, 0))).toEqual([
      'X-1',
      'X-2',
      undefined,
    ]);
  });

  it('a rule without reasons is always legal', () => {
    expect(legal('pass', {})).toEqual(['pass']);
    expect(legal('take', {})).toEqual(['take 1', 'take 2', 'take 3']);
  });
});

describe('a first argument that is among few', () => {
  const s = layout.create(1);
  s.row.set([3, NONE, 1]);
  for (const card of [9, 2, 1]) s.hand.push(card);

  it('is looked for there only, in that order, without empty places and what the verb cannot name', () => {
    expect(legal('take', { among: () => s.row })).toEqual(['take 3', 'take 1']);
    expect(legal('take', { among: () => s.hand })).toEqual(['take 2', 'take 1']);
  });

  it('is asked about like any other', () => {
    const why = (_s: unknown, _me: unknown, _f: unknown, a: number, b: number) => (a + b === 4 ? undefined : 'X-1');
    expect(legal('lay', { among: () => s.hand, why })).toEqual(['lay 2 2', 'lay 1 3']);
  });
});
