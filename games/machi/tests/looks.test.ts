import { LANGUAGES } from 'engawa';
import type { Face } from 'engawa/face';
import { looksInPlay } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { blank, type Table } from './kit.ts';

it('everything drawn says what it is, what it does and where the rulebook speaks of it, in three languages', async () => {
  const { counted, mute } = await looksInPlay(machi);
  expect(mute).toEqual([]);
  expect(counted).toBeGreaterThan(10_000);
});

describe('what is told of a thing as it stands', () => {
  const about = (t: Table, ref: string, viewer = 0) =>
    LANGUAGES.map((language) => machi.about?.(t.s, viewer, ref, language));

  it('M-10.1, M-10.2 a building gives a sum one can redo, and says what blocks it', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1', 's-shin-1');
    expect(about(t, 'building:b-brewery-1')).toEqual([
      ['3 of 3 places taken', '8 wealth = 2 (Brewery 1) + 3 (Brewer 1) + 3 (Usurer 1)', '1 rice = 1 (Brewer 1)'],
      [
        '3 places occupées sur 3',
        '8 richesses = 2 (Brasserie 1) + 3 (Brasseur 1) + 3 (Usurier 1)',
        '1 sac de riz = 1 (Brasseur 1)',
      ],
      ['定員3人のうち3人', '富8＝2（酒蔵1）＋3（杜氏1）＋3（高利貸し1）', '米1＝1（杜氏1）'],
    ]);
    t.send(1, 'y-ren-1', 'b-brewery-1');
    expect(about(t, 'building:b-brewery-1')[0]).toEqual([
      '3 of 3 places taken',
      '6 wealth = 3 (Brewer 1) + 3 (Usurer 1)',
      '1 rice = 1 (Brewer 1)',
      'Blocked by Ren: it gives no wealth and no honour',
    ]);
    expect(about(t, 'yakuza:y-ren-1')[0]).toEqual(['Blocks Brewery 1']);
  });

  it('M-2.6 a building that sleeps says how many are missing', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-geisha-1');
    expect(about(t, 'building:b-market-1')[0]).toEqual(['1 of 5 places taken; works with 2 more']);
    expect(about(t, 'villager:v-geisha-1')[0]).toEqual(['Gives nothing in Market 1, which is of another colour']);
  });

  it('M-7.8 a villager in hand says where he would produce, a building in hand who would', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-peddler-1');
    t.build(0, 'b-shop-1', 'v-peddler-2');
    t.give(0, 'v-brewer-1', 'v-abbot-1', 'b-temple-1');
    expect(about(t, 'card:v-brewer-1')).toEqual([
      ['In your Brewery 1: 3 wealth and 1 rice', 'In your Shop 1: 2 wealth'],
      ['Donnerait 3 richesses et 1 sac de riz dans votre Brasserie 1', 'Donnerait 2 richesses dans votre Échoppe 1'],
      ['あなたの酒蔵1なら富3と米1', 'あなたの店1なら富2'],
    ]);
    expect(about(t, 'card:v-abbot-1')[0]).toEqual(['You have no building of this colour with room left']);
    expect(about(t, 'card:b-temple-1')[0]).toEqual(['From your hand, Abbot would produce here']);
    expect(about(t, 'card:b-temple-1', -1)[0]).toEqual([]);
  });

  it('M-8.11 a duelist says what he fights with where more than his sabres counts', () => {
    const t = blank();
    t.build(0, 'b-forge-1', 'v-blacksmith-1');
    t.camp(0, 's-shin-1');
    expect(about(t, 'duelist:s-shin-1')[0]).toEqual(['Fights with 3 = 2 (sabres) + 1 (Sharpened blades)']);
  });

  it('M-5.1, M-9.4 the figures of a village are sums, and say what the year brings', () => {
    const t = blank();
    t.build(1, 'b-dive-1', 'v-peddler-1', 'v-hunter-1');
    expect(about(t, 'rice:1')[0]).toEqual(['6 rice = 3 (rice field) + 3 (Dive 1)', '6 rice for 2: 4 to spare']);
    expect(about(t, 'wealth:1')[0]).toEqual(['2 wealth = 2 (Dive 1)', '0 VP, 1 more for 1']);
    expect(about(t, 'honour:1')[0]).toEqual(['0 VP, 2 more for 1']);
    t.points(1, 4);
    expect(about(t, 'seat:1')[0]).toEqual(['4 VP = 4 (Duels won)']);
    t.give(1, 'v-abbot-1');
    expect(about(t, 'hand:1')[0]).toEqual(['1 villager card, 0 building cards', 'known: Abbot']);
  });
});

it('what is paid, gained and lost has a sign, and so have the figures of a village', async () => {
  const face = (await machi.face?.()) as Face;
  const signs = [
    'card:e-fire-1',
    'villager:v-brewer-1',
    'yakuza:y-ren-1',
    'building:b-temple-1',
    'rice:2',
    'deck:villager',
  ];
  for (const ref of signs) expect(face.icon?.(ref)?.tag, ref).toBe('svg');
  expect(face.icon?.('seat:0')).toBeUndefined();
});
