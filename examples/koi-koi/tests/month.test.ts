import { NONE, rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import { YAKU } from '../data/index.ts';
import koiKoi from '../index.ts';
import { CATEGORY, ENDINGS, type KoiKoiState, STEPS } from '../rules/state.ts';
import { bench, card, countedWith, pendingOf, plains, playOn } from './kit.ts';

const TRIO = ['clover-boar', 'maple-deer', 'peony-butterflies'];
const DRY = ['pine-crane', 'cherry-curtain', 'pampas-moon'];
const scores = (s: KoiKoiState) => [koiKoi.score(s, 0), koiKoi.score(s, 1)];
const endingOf = (s: KoiKoiState, month: number) => ENDINGS[s.ending[month - 1]];

describe('K-7 Koi-koi or shōbu', () => {
  it('K-7.1 a new yaku, or points more in one, must be spoken about; nothing new and the turn passes', () => {
    const { t, s } = bench({
      hand: ['clover-1', 'iris-1', 'iris-2'],
      field: ['clover-boar', 'maple-1'],
      deck: ['paulownia-1'],
      mine: TRIO.slice(1),
    });
    t.play('play clover-1');
    expect([t.step(), t.turn(), s.seat[0].made[YAKU.inoshikacho]]).toEqual(['speak', 0, 5]);
    t.play('koikoi');
    expect([t.step(), t.turn()]).toEqual(['turn', 1]);
    // One animal more is a point more.
    s.taker[card('pampas-geese')] = 0;
    s.deck.push(card('paulownia-2'));
    t.stage(0, STEPS.draw);
    koiKoi.chance(s, rngFrom('more'));
    expect([t.step(), s.seat[0].made[YAKU.inoshikacho]]).toEqual(['speak', 6]);
    t.play('koikoi');
    s.deck.push(card('willow-1'));
    t.stage(0, STEPS.draw);
    koiKoi.chance(s, rngFrom('nothing more'));
    expect([t.step(), t.turn()]).toEqual(['turn', 1]);
  });

  it('K-7.1 a yaku that gives way to a better one is points more', () => {
    const { t, s } = countedWith(DRY);
    t.play('koikoi');
    s.taker[card('paulownia-phoenix')] = 0;
    s.deck.push(card('willow-1'));
    t.stage(0, STEPS.draw);
    koiKoi.chance(s, rngFrom('better'));
    expect([t.step(), s.seat[0].made[YAKU.sanko], s.seat[0].made[YAKU.shiko]]).toEqual(['speak', 0, 8]);
  });

  it('K-7.2 shōbu ends the month and wins it', () => {
    const { t, s } = countedWith(TRIO);
    t.play('shobu');
    expect([endingOf(s, 1), s.winner[0], s.month, pendingOf(s)]).toEqual(['shobu', 0, 2, 'cut']);
  });

  it('K-7.3 after koi-koi the cards stay, and one speaks again only with more points', () => {
    const { t, s } = countedWith(TRIO);
    t.play('koikoi');
    expect([t.turn(), t.step(), s.seat[0].calls, s.seat[0].made[YAKU.inoshikacho]]).toEqual([1, 'turn', 1, 5]);
    expect(t.why('shobu', 1)).toBe('not-now');
  });

  it('K-7.4 both may call, as often as it comes up', () => {
    const { t, s } = countedWith(TRIO);
    t.play('koikoi');
    s.deck.push(card('willow-1'));
    for (const id of DRY) s.taker[card(id)] = 1;
    t.stage(1, STEPS.draw);
    koiKoi.chance(s, rngFrom('theirs'));
    expect([t.turn(), t.step()]).toEqual([1, 'speak']);
    t.play('koikoi');
    s.taker[card('pampas-geese')] = 0;
    s.deck.push(card('willow-ribbon'));
    t.stage(0, STEPS.draw);
    koiKoi.chance(s, rngFrom('again'));
    t.play('koikoi');
    expect([s.seat[0].calls, s.seat[1].calls]).toEqual([2, 1]);
  });

  it('K-7.5 with an empty hand there is no koi-koi: the month ends', () => {
    const { t, s } = bench({ hand: ['clover-1'], field: ['clover-boar'], mine: TRIO.slice(1) });
    koiKoi.play(s, 0, koiKoi.lexicon.parse('play clover-1'));
    koiKoi.chance(s, rngFrom('last'));
    expect([t.legal(), t.why('koikoi')]).toEqual([['shobu'], 'K-7.5']);
  });
});

describe('K-8 The end of a month', () => {
  it('K-8.1 who stops scores all the own yaku, the other nothing', () => {
    const { t, s } = bench({ hand: ['clover-1', 'iris-1'], field: ['clover-boar'], mine: TRIO.slice(1), theirs: DRY });
    t.play('play clover-1', 'shobu');
    expect(scores(s)).toEqual([5, 0]);
    expect(koiKoi.breakdown(s, 0)).toMatchObject({ animals: 5, doubling: 0 });
  });

  it('K-8.2 seven points or more count double', () => {
    const six = countedWith([...TRIO, 'pampas-geese']);
    six.t.play('shobu');
    expect(scores(six.s)).toEqual([6, 0]);
    const seven = countedWith([...TRIO, 'pampas-geese', 'plum-warbler']);
    seven.t.play('shobu');
    expect(scores(seven.s)).toEqual([14, 0]);
    expect(koiKoi.breakdown(seven.s, 0)).toMatchObject({ animals: 7, doubling: 7 });
  });

  it('K-8.3 double after the other’s koi-koi, fourfold with seven points; more calls change nothing', () => {
    for (const calls of [1, 3]) {
      const five = countedWith(TRIO);
      five.s.seat[1].calls = calls;
      five.t.play('shobu');
      expect(scores(five.s)).toEqual([10, 0]);
      const ten = countedWith([...TRIO, ...DRY]);
      ten.s.seat[1].calls = calls;
      ten.t.play('shobu');
      expect(scores(ten.s)).toEqual([40, 0]);
    }
    // One's own call doubles nothing.
    const own = countedWith(TRIO);
    own.s.seat[0].calls = 1;
    own.t.play('shobu');
    expect(scores(own.s)).toEqual([5, 0]);
  });

  it('K-8.4 both hands empty after a koi-koi: nobody wins, nobody scores', () => {
    const { t, s } = bench({ hand: ['iris-1'], rival: [], mine: TRIO });
    s.seat[0].made[YAKU.inoshikacho] = 5;
    s.seat[0].calls = 1;
    t.play('play iris-1');
    expect([endingOf(s, 1), s.winner[0], ...scores(s)]).toEqual(['empty', NONE, 0, 0]);
  });

  it('K-8.5 nobody has made a yaku: the oya scores 6, and stays', () => {
    const { t, s } = bench({ hand: ['iris-1'], rival: [] });
    t.play('play iris-1');
    expect([endingOf(s, 1), s.winner[0], s.gain[0], s.oya, ...scores(s)]).toEqual(['privilege', NONE, 6, 0, 6, 0]);
    expect(koiKoi.breakdown(s, 0)).toMatchObject({ privilege: 6, doubling: 0 });
  });

  it('K-8.6 what is left in hand is shown to all', () => {
    const { t, s } = countedWith(TRIO);
    t.play('shobu');
    const view = koiKoi.conceal(s, -1);
    expect(Array.from(view.seat[1].shown.items())).toEqual([card('wisteria-1'), card('wisteria-2')]);
    expect([view.seat[0].hand.length, view.seat[1].hand.length]).toEqual([0, 0]);
  });
});

describe('K-9 The end of the game', () => {
  const ended = (points: readonly [number, number], won: readonly number[]) => {
    const s = koiKoi.setup(2, { months: 3 }, rngFrom('end'));
    s.firstOya = 0;
    for (const seat of [0, 1]) s.seat[seat].points[CATEGORY.plains] = points[seat];
    for (const [month, seat] of won.entries()) s.winner[month] = seat;
    return koiKoi.ranking(s).flat();
  };

  it('K-9.1 K-1.4 after the last month most points win', () => {
    const s = koiKoi.setup(2, { months: 3 }, rngFrom('whole game'));
    playOn(s, 'whole game', 'shobu', () => false);
    expect(koiKoi.over(s)).toBe(true);
    const [a, b] = koiKoi.ranking(s).flat();
    expect(koiKoi.score(s, a)).toBeGreaterThanOrEqual(koiKoi.score(s, b));
    expect(ended([3, 4], [])).toEqual([1, 0]);
    expect(ended([4, 3], [1, 1])).toEqual([0, 1]);
  });

  it('K-9.2 equal points: more months won', () => {
    expect(ended([4, 4], [0, 0, 1])).toEqual([0, 1]);
    expect(ended([4, 4], [1, 0, 1])).toEqual([1, 0]);
  });

  it('K-9.3 equal months too: the ko of the first month', () => {
    expect(ended([4, 4], [0, 1])).toEqual([1, 0]);
  });

  it('all points of a month are told, with what they are for', () => {
    const { s } = countedWith([...TRIO, ...DRY, ...plains(10).filter((id) => !/pine|cherry/.test(id))]);
    const told: string[] = [];
    koiKoi.play(
      s,
      0,
      koiKoi.lexicon.parse('shobu'),
      ({ kind, what, n }) => kind === 'score' && told.push(`${what} ${n}`),
    );
    expect(told).toEqual(['yaku:3 5', 'yaku:6 5', 'doubling 10']);
  });
});
