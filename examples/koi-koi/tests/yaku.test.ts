import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/index.ts';
import { plains, yakuWith } from './kit.ts';

const DRY = ['pine-crane', 'cherry-curtain', 'pampas-moon', 'paulownia-phoenix'];
const TRIO = ['clover-boar', 'maple-deer', 'peony-butterflies'];
const POEMS = ['pine-ribbon', 'plum-ribbon', 'cherry-ribbon'];
const BLUES = ['peony-ribbon', 'chrysanthemum-ribbon', 'maple-ribbon'];
const REDS = ['wisteria-ribbon', 'iris-ribbon', 'clover-ribbon', 'willow-ribbon'];

describe('K-6 Yaku', () => {
  it('K-6.1 families add up, and a card may serve in several', () => {
    expect(yakuWith([...DRY.slice(0, 3), 'chrysanthemum-cup', ...POEMS])).toEqual({
      Sankō: 5,
      'Hanami-zake': 5,
      'Tsukimi-zake': 5,
      Akatan: 5,
    });
    expect(
      yakuWith(CARDS.map(({ id }) => id).filter((id) => !/^(paulownia-[123]|iris|wisteria)/.test(id))),
    ).toMatchObject({ Gokō: 10, 'Akatan and Aotan': 12 });
  });

  it('K-6.2.1 Gokō: all five brights, 10, and nothing else of the brights', () => {
    expect(yakuWith([...DRY, 'willow-poet'])).toEqual({ Gokō: 10 });
  });

  it('K-6.2.2 Shikō: the four dry brights, 8', () => {
    expect(yakuWith(DRY)).toEqual({ Shikō: 8 });
  });

  it('K-6.2.3 Ame-shikō: the poet and three others, 7', () => {
    expect(yakuWith([...DRY.slice(1), 'willow-poet'])).toEqual({ 'Ame-shikō': 7 });
  });

  it('K-6.2.4 Sankō: three dry brights, 5; the poet and two others make nothing', () => {
    for (const left of DRY) expect(yakuWith(DRY.filter((id) => id !== left))).toEqual({ Sankō: 5 });
    expect(yakuWith([DRY[0], DRY[3], 'willow-poet'])).toEqual({});
  });

  it('K-6.3.1 Inoshikachō: boar, deer and butterflies, 5, and 1 for each further animal; Tane counts no more', () => {
    expect(yakuWith(TRIO)).toEqual({ Inoshikachō: 5 });
    expect(yakuWith([...TRIO, 'pampas-geese', 'plum-warbler'])).toEqual({ Inoshikachō: 7 });
  });

  it('K-6.3.2 Tane: five animals, 1, and 1 for each further one', () => {
    const five = ['plum-warbler', 'wisteria-cuckoo', 'iris-bridge', 'pampas-geese', 'chrysanthemum-cup'];
    expect(yakuWith(five.slice(1))).toEqual({});
    expect(yakuWith(five)).toEqual({ Tane: 1 });
    expect(yakuWith([...five, 'willow-swallow', 'clover-boar'])).toEqual({ Tane: 3 });
  });

  it('K-6.4.1 Akatan and Aotan together: 10, and 1 for each further ribbon', () => {
    expect(yakuWith([...POEMS, ...BLUES])).toEqual({ 'Akatan and Aotan': 10 });
    expect(yakuWith([...POEMS, ...BLUES, ...REDS])).toEqual({ 'Akatan and Aotan': 14 });
  });

  it('K-6.4.2 Akatan: the ribbons with a verse, 5, and 1 for each further ribbon', () => {
    expect(yakuWith(POEMS)).toEqual({ Akatan: 5 });
    expect(yakuWith([...POEMS, ...REDS])).toEqual({ Akatan: 9 });
  });

  it('K-6.4.3 Aotan: the blue ribbons, 5, and 1 for each further ribbon', () => {
    expect(yakuWith(BLUES)).toEqual({ Aotan: 5 });
    expect(yakuWith([...BLUES, POEMS[0]])).toEqual({ Aotan: 6 });
  });

  it('K-6.4.4 Tan: any five ribbons, 1, and 1 for each further one', () => {
    expect(yakuWith(REDS)).toEqual({});
    expect(yakuWith([...REDS, POEMS[0]])).toEqual({ Tan: 1 });
    expect(yakuWith([...REDS, POEMS[0], POEMS[1], BLUES[0]])).toEqual({ Tan: 3 });
  });

  it('K-6.5 K-2.5 Kasu: ten plain cards, 1, and 1 for each further one; the sake cup is one', () => {
    expect(yakuWith(plains(9))).toEqual({});
    expect(yakuWith(plains(10))).toEqual({ Kasu: 1 });
    expect(yakuWith([...plains(9), 'chrysanthemum-cup'])).toEqual({ Kasu: 1 });
    expect(yakuWith(plains(13))).toEqual({ Kasu: 4 });
  });

  it('K-6.6.1 Hanami-zake: curtain and sake cup, 5', () => {
    expect(yakuWith(['cherry-curtain', 'chrysanthemum-cup'])).toEqual({ 'Hanami-zake': 5 });
  });

  it('K-6.6.2 Tsukimi-zake: moon and sake cup, 5', () => {
    expect(yakuWith(['pampas-moon', 'chrysanthemum-cup'])).toEqual({ 'Tsukimi-zake': 5 });
  });

  it('K-6.6.3 in the rain neither viewing counts, if the players agreed on weather', () => {
    const ids = ['cherry-curtain', 'pampas-moon', 'chrysanthemum-cup'];
    expect(yakuWith(ids, { viewing: 'weather' })).toEqual({ 'Hanami-zake': 5, 'Tsukimi-zake': 5 });
    expect(yakuWith([...ids, 'willow-poet'], { viewing: 'weather' })).toEqual({});
    expect(yakuWith([...ids, 'willow-poet'])).toEqual({ 'Hanami-zake': 5, 'Tsukimi-zake': 5 });
  });

  it('K-6.6.4 without viewings there are none', () => {
    expect(yakuWith(['cherry-curtain', 'pampas-moon', 'chrysanthemum-cup'], { viewing: 'off' })).toEqual({});
  });
});
