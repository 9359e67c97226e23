import { LANGUAGES, Refusal, rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import cardsJson from '../data/cards.json' with { type: 'json' };
import { ANIMAL, CARDS, COUNTS_AS, CUP, KINDS, MONTHS, monthOf, ofMonth, PLAIN, YAKU_LIST } from '../data/index.ts';
import yakuJson from '../data/yaku.json' with { type: 'json' };
import koiKoi from '../index.ts';
import { bench, taken } from './kit.ts';

const of = (kind: string) => CARDS.filter((card) => card.kind === kind).map(({ id }) => id);
const flower = (id: string) => id.split('-')[0];

describe('K-1 At a glance', () => {
  it('K-1.1 two players, no more, no fewer', () => {
    expect(koiKoi.seats).toEqual([2, 2]);
    for (const seats of [1, 3]) expect(() => koiKoi.setup(seats, {}, rngFrom('seats'))).toThrow(Refusal);
  });

  it('K-1.2 one card from the hand, one from the deck; each captures its flower', () => {
    const { t, s } = bench({ hand: ['pine-1', 'iris-1'], field: ['pine-2', 'plum-1'], deck: ['plum-2'] });
    t.play('play pine-1');
    expect(taken(s, 0)).toEqual(['pine-1', 'pine-2', 'plum-1', 'plum-2']);
    expect(t.turn()).toBe(1);
  });

  it('K-1.3 who makes a yaku may stop or play on', () => {
    const { t } = bench({ hand: ['pine-crane', 'iris-1'], field: ['pine-1'], mine: ['cherry-curtain', 'pampas-moon'] });
    expect(t.play('play pine-crane').legal()).toEqual(['shobu', 'koikoi']);
  });
});

describe('K-2 The cards', () => {
  it('K-2.1 four cards for each of twelve flowers', () => {
    expect(CARDS).toHaveLength(48);
    expect(MONTHS.map(({ id }) => id).join(' ')).toBe(
      'pine plum cherry wisteria iris peony clover pampas chrysanthemum maple willow paulownia',
    );
    for (const [month, { id }] of MONTHS.entries()) {
      expect(ofMonth(month).map((card) => flower(CARDS[card].id))).toEqual([id, id, id, id]);
      expect(ofMonth(month).every((card) => monthOf(card) === month && CARDS[card].month === month)).toBe(true);
    }
  });

  it('K-2.2 five brights', () => {
    expect(of('bright')).toEqual(['pine-crane', 'cherry-curtain', 'pampas-moon', 'willow-poet', 'paulownia-phoenix']);
  });

  it('K-2.3 ten ribbons: three with a verse, three blue, four plain red', () => {
    const ribbons = (kind: string) => CARDS.filter(({ ribbon }) => ribbon === kind).map(({ id }) => flower(id));
    expect(of('ribbon')).toHaveLength(10);
    expect(ribbons('poem')).toEqual(['pine', 'plum', 'cherry']);
    expect(ribbons('blue')).toEqual(['peony', 'chrysanthemum', 'maple']);
    expect(ribbons('red')).toEqual(['wisteria', 'iris', 'clover', 'willow']);
  });

  it('K-2.4 nine animals', () => {
    expect(
      of('animal')
        .map((id) => id.split('-')[1])
        .join(' '),
    ).toBe('warbler cuckoo bridge butterflies boar geese cup deer swallow');
  });

  it('K-2.5 twenty-four plain cards, and the sake cup is an animal and a plain one', () => {
    expect(of('plain')).toHaveLength(24);
    expect(COUNTS_AS[CUP]).toBe(ANIMAL | PLAIN);
  });

  it('every record bears a mark of where it comes from, and every yaku has its figures', () => {
    for (const record of [
      ...cardsJson.cards,
      ...cardsJson.months,
      ...yakuJson.yaku,
      ...yakuJson.dealt,
      yakuJson.table,
    ]) {
      expect(record.src).toMatch(/^[SPR]$/);
    }
    for (const { points, count } of YAKU_LIST) expect(points > 0 && count > 1).toBe(true);
    expect(YAKU_LIST).toHaveLength(yakuJson.yaku.length);
  });

  it('every card has a name of its own in every language', () => {
    for (const language of LANGUAGES) {
      const names = koiKoi.words[language].names.card.map(String);
      expect(new Set(names).size).toBe(CARDS.length);
    }
    expect(KINDS).toHaveLength(4);
  });
});
