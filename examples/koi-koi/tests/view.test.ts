import { firstSeat, LANGUAGES, rngFrom } from 'engawa';
import { looksInPlay } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { YAKU } from '../data/index.ts';
import koiKoi from '../index.ts';
import { draw } from '../view/board.tsx';
import { progressOf } from '../view/progress.ts';
import { bench, playOn } from './kit.ts';

describe('the board', () => {
  it('is drawn at every moment between two months, for everybody, in every language', () => {
    for (const month of [1, 2]) {
      const s = koiKoi.setup(2, {}, rngFrom('between'));
      if (month === 2) playOn(s, 'between', 'shobu', (now) => now.month === 2);
      for (const stage of ['cut', 'deal']) {
        for (const language of LANGUAGES) {
          for (const viewer of [-1, 0, 1]) {
            expect(draw(koiKoi.conceal(s, viewer), viewer, language).tag).toBe('div');
            expect(koiKoi.board(koiKoi.conceal(s, viewer), viewer, language).length).toBeGreaterThan(5);
          }
        }
        if (stage === 'cut') koiKoi.play(s, firstSeat(koiKoi.turn(s)), koiKoi.lexicon.parse('cut'));
      }
    }
  });

  it('says how far a yaku is, and when it can be made no more', () => {
    const { s } = bench({
      mine: ['pine-crane', 'willow-poet', 'clover-boar'],
      theirs: ['cherry-curtain', 'maple-deer'],
    });
    expect(progressOf(s, 0, YAKU.sanko)).toEqual({ have: 1, need: 3, points: 0, lost: false });
    expect(progressOf(s, 0, YAKU.ameshiko)).toEqual({ have: 2, need: 4, points: 0, lost: false });
    expect(progressOf(s, 0, YAKU.goko).lost).toBe(true);
    expect(progressOf(s, 0, YAKU.inoshikacho).lost).toBe(true);
    expect(progressOf(s, 1, YAKU.ameshiko).lost).toBe(true);
    expect(progressOf(s, 1, YAKU.tane)).toEqual({ have: 1, need: 5, points: 0, lost: false });
    s.taker.fill(1);
    expect(progressOf(s, 0, YAKU.kasu).lost).toBe(true);
  });

  it('explains everything it shows, in every language', async () => {
    expect((await looksInPlay(koiKoi, 10)).mute).toEqual([]);
  });
});
