import { NONE, rngFrom } from 'engawa';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/index.ts';
import koiKoi from '../index.ts';
import { ENDINGS, type KoiKoiState } from '../rules/state.ts';
import { card, dealt, pendingOf, playOn } from './kit.ts';

const FOUR_PINES = ['pine-crane', 'pine-ribbon', 'pine-1', 'pine-2'];
const FOUR_PLUMS = ['plum-warbler', 'plum-ribbon', 'plum-1', 'plum-2'];
const FOUR_PAIRS = ['iris-1', 'iris-2', 'peony-1', 'peony-2', 'maple-1', 'maple-2', 'willow-1', 'willow-ribbon'];
const endingOf = (s: KoiKoiState, month: number) => ENDINGS[s.ending[month - 1]];
const scores = (s: KoiKoiState) => [koiKoi.score(s, 0), koiKoi.score(s, 1)];

describe('K-3 Months and the deal', () => {
  it('K-3.1 twelve months, or six, or three', () => {
    for (const months of [12, 6, 3]) {
      const s = koiKoi.setup(2, { months }, rngFrom('months'));
      playOn(s, `${months}`, 'shobu', () => false);
      expect(s.month).toBe(months);
      expect(Array.from(s.ending).filter((ending) => ending !== NONE)).toHaveLength(months);
    }
    expect(koiKoi.setup(2, {}, rngFrom('months')).months).toBe(12);
  });

  it('K-3.2 the first oya by lot, then the winner, or the same again if nobody won', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, i) => koiKoi.setup(2, {}, rngFrom(`lot ${i}`)).oya));
    expect(firsts.size).toBe(2);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = koiKoi.setup(2, {}, rngFrom(seed));
      let { oya } = s;
      for (let month = 1; month < 12; month++) {
        playOn(s, seed, month % 2 === 0 ? 'shobu' : 'koikoi', (now) => now.month > month);
        if (s.winner[month - 1] !== NONE) oya = s.winner[month - 1];
        expect(s.oya).toBe(oya);
      }
    }
  });

  it('K-3.3 the ko cuts, and the cards of the last month lie there until then', () => {
    const t = scene(koiKoi, 2);
    expect([t.turn(), t.step(), t.legal()]).toEqual([1 - t.s.oya, 'cut', ['cut']]);
    expect(t.s.deck.length).toBe(48);
    playOn(t.s, 'cut', 'shobu', (s) => s.month === 2);
    expect([t.turn(), t.step()]).toEqual([1 - t.s.oya, 'cut']);
    expect(t.s.taker.some((taker) => taker !== NONE)).toBe(true);
    t.play('cut');
    expect(t.s.taker.every((taker) => taker === NONE)).toBe(true);
  });

  it('K-3.4 eight cards each, eight on the field, twenty-four in the deck', () => {
    const { s } = scene(koiKoi, 2).play('cut');
    expect([s.seat[0].hand.length, s.seat[1].hand.length, s.deck.length]).toEqual([8, 8, 24]);
    expect(Array.from(s.field).filter((c) => c !== NONE)).toHaveLength(8);
    for (const { hand } of s.seat) expect(Array.from(hand.items())).toEqual([...hand.items()].sort((a, b) => a - b));
  });

  it('K-3.5 four of a flower on the field: dealt again', () => {
    const s = dealt({ field: FOUR_PINES }, { field: FOUR_PINES.slice(1) });
    expect(s.field.includes(card('pine-1')) && !s.field.includes(card('pine-crane'))).toBe(true);
    expect(pendingOf(s)).toBe('turn');
    koiKoi.check(s);
  });
});

describe('K-4 Dealt hands', () => {
  it('K-4.1 teshi: four of a flower in hand win 6 points at once', () => {
    for (const seat of [0, 1]) {
      const s = dealt({ hands: seat === 0 ? [FOUR_PINES, []] : [[], FOUR_PINES] });
      expect([endingOf(s, 1), s.winner[0], s.gain[0], s.oya]).toEqual(['teshi', seat, 6, seat]);
      expect(scores(s)[seat]).toBe(6);
      expect(FOUR_PINES.every((id) => s.seat[seat].shown.includes(card(id)))).toBe(true);
      koiKoi.check(s);
    }
  });

  it('K-4.2 kuttsuki: four pairs win 6 points at once', () => {
    const s = dealt({ hands: [[], FOUR_PAIRS] });
    expect([endingOf(s, 1), s.winner[0], s.gain[0]]).toEqual(['kuttsuki', 1, 6]);
    expect(pendingOf(s)).toBe('cut');
    koiKoi.check(s);
  });

  it('K-4.2 three of a flower are no pair', () => {
    expect(pendingOf(dealt({ hands: [[...FOUR_PAIRS.slice(0, 6), 'iris-ribbon'], []] }))).toBe('turn');
  });

  it('K-4.3 two dealt hands: nobody wins', () => {
    const s = dealt({ hands: [FOUR_PAIRS, FOUR_PLUMS] });
    expect([endingOf(s, 1), s.winner[0], s.oya, ...scores(s)]).toEqual(['bothDealt', NONE, 0, 0, 0]);
    koiKoi.check(s);
  });

  it('K-4.4 six points, however the cards lie: no doubling', () => {
    const s = dealt({ hands: [FOUR_PINES, []] });
    expect(koiKoi.breakdown(s, 0)).toMatchObject({ dealt: 6, doubling: 0 });
  });
});

describe('K-11 Information', () => {
  it('K-11.1 a hand is seen by its player only, the deck by nobody, all else by all', () => {
    const s = dealt({});
    for (const viewer of [-1, 0, 1]) {
      const view = koiKoi.conceal(s, viewer);
      const known = (list: { items(): Int16Array }) =>
        Array.from(list.items()).filter((c) => c >= 0 && c < CARDS.length).length;
      expect(view.seat.map(({ hand }) => known(hand))).toEqual([viewer === 0 ? 8 : 0, viewer === 1 ? 8 : 0]);
      expect(known(view.deck)).toBe(0);
      expect(Array.from(view.field)).toEqual(Array.from(s.field));
    }
  });

  it('K-11.1 K-11.4 an imagined hand is none that would have been shown at once', () => {
    // Of all the cards out of sight, most come in fours here.
    const s = dealt({ hands: [[...FOUR_PAIRS.slice(0, 7), 'pine-1'], []] });
    for (let i = 0; i < 200; i++) koiKoi.check(koiKoi.imagine(koiKoi.conceal(s, 0), 0, rngFrom(`world ${i}`)));
  });
});
