import { describe, expect, it } from 'vitest';
import { tip } from '../drawing/index.ts';
import { capital, english, french, japanese, Word } from '../index.ts';
import { tally } from '../words/tally.ts';

describe('a word', () => {
  it('stands for its name in a sentence, and is its own short form and plural unless told otherwise', () => {
    const rice = new Word('rice');
    expect(`${rice}`).toBe('rice');
    expect([rice.short, rice.many, rice.effect]).toEqual(['rice', 'rice', undefined]);
  });

  it('begins a line with a capital, and tells whoever points at its thing what it does', () => {
    expect(['rice', 'école', '米'].map(capital)).toEqual(['Rice', 'École', '米']);
    expect([new Word('rice'), new Word('mill', { effect: 'makes flour' })].map(tip)).toEqual([
      'rice',
      'mill\nmakes flour',
    ]);
  });
});

describe('what somebody does, one thing after the other', () => {
  it('says a verb once that comes again, but for one that needs a little word before it', () => {
    expect(english.doing(['recruits Riu', 'recruits Ebisu'])).toBe('recruits Riu and Ebisu');
    expect(english.doing(['takes fleet 2', 'buys a boat'])).toBe('takes fleet 2 and buys a boat');
    expect(english.doing(['consolidates', 'consolidates'])).toBe('consolidates and consolidates');
    expect(french.doing(['se rend à Osaka', 'se rend à Kyoto'])).toBe('se rend à Osaka et se rend à Kyoto');
    expect(english.doing(['sells tea and rice', 'sells silk'])).toBe('sells tea and rice, then silk');
    expect(english.doing(['takes the order for tea and silk', 'fulfils the order for tea and silk'])).toBe(
      'takes and fulfils the order for tea and silk',
    );
    expect(french.doing(['joue la Fête pour piocher et garder', 'défie Aki'])).toBe(
      'joue la Fête pour piocher et garder, puis défie Aki',
    );
    expect(japanese.doing(['技術「大学」を獲得する', '技術「電話」を獲得する'])).toBe(
      '技術「大学」と「電話」を獲得する',
    );
    expect(japanese.doing(['リウを雇う', 'エビスを雇う'])).toBe('リウとエビスを雇う');
    expect(japanese.doing(['甲と乙を入れ替える', '丙と丁を入れ替える'])).toBe('甲と乙を入れ替え、丙と丁を入れ替える');
    expect(japanese.doing(['注文書「茶2個と銅1個」を取る', '注文書「茶2個と銅1個」を達成する'])).toBe(
      '注文書「茶2個と銅1個」を取り、達成する',
    );
    expect(japanese.doing(['5円で店を建てる', '2円で社を建てる'])).toBe('5円で店を建て、2円で社を建てる');
    expect(japanese.doing(['知識を1段上げる（知識2）', '2点を得る', '手番を終える'])).toBe(
      '知識を1段上げ（知識2）、2点を得て、手番を終える',
    );
    expect(english.doing(['plays Festival to draw 3 cards', 'challenges Aki'])).toBe(
      'plays Festival to draw 3 cards, then challenges Aki',
    );
    expect(english.doing(['walks to the Bank', 'takes 2 yen'])).toBe('walks to the Bank and takes 2 yen');
    expect(japanese.doing(['教会で1位', '船を置く'])).toBe('教会で1位。船を置く');
    expect(french.doing(['construit le Dojo', 'construit les Bains'])).toBe('construit le Dojo et les Bains');
    expect(french.doing(['fait sortir Aki', 'fait entrer Ren'])).toBe('fait sortir Aki et fait entrer Ren');
  });
});

describe('a tally', () => {
  it('adds up equal things in the order in which they first come, and counts a tale of several as so many', () => {
    const [silk, tea] = [new Word('silk'), new Word('tea')];
    expect(tally([silk, tea, silk], (word) => word)).toEqual([
      [silk, 2],
      [tea, 1],
    ]);
    const tales = [
      { what: tea, n: 3 },
      { what: silk, n: 1 },
      { what: tea, n: 2 },
    ];
    expect(tally(tales, ({ what }) => what)).toEqual([
      [tea, 5],
      [silk, 1],
    ]);
  });
});

describe('English', () => {
  const { noun, proper, a, the, some, list } = english;
  const boat = noun('boat', { many: 'boats' });

  it('takes the article that the sound asks for, none before a name', () => {
    expect([boat, noun('inn'), noun('university', { article: 'a' }), proper('Osaka')].map(a)).toEqual([
      'a boat',
      'an inn',
      'a university',
      'Osaka',
    ]);
    expect([boat, proper('Osaka')].map(the)).toEqual(['the boat', 'Osaka']);
  });

  it('counts, and joins what it lists', () => {
    expect([some(1, boat), some(3, boat), some(new Word('2'), boat)]).toEqual(['1 boat', '3 boats', '2 boats']);
    expect(some(5, noun('Yen', { count: (n) => `¥${n},000` }))).toBe('¥5,000');
    expect([list(['a']), list(['a', 'b', 'c'])]).toEqual(['a', 'a, b and c']);
  });
});

describe('French', () => {
  const { m, f, proper, un, le, du, au, de, some } = french;
  const words = [
    m('bateau', { many: 'bateaux' }),
    f('maison'),
    f('île'),
    m('hangar', { aspirated: true }),
    f('douanes', { plural: true }),
    proper('Osaka'),
    proper('Hotaru', { aspirated: true }),
  ];

  it('knows gender, elision and the articles that grow together', () => {
    expect(words.map(un)).toEqual([
      'un bateau',
      'une maison',
      'une île',
      'un hangar',
      'des douanes',
      'Osaka',
      'Hotaru',
    ]);
    expect(words.map(le)).toEqual(['le bateau', 'la maison', 'l’île', 'le hangar', 'les douanes', 'Osaka', 'Hotaru']);
    expect(words.map(du)).toEqual([
      'du bateau',
      'de la maison',
      'de l’île',
      'du hangar',
      'des douanes',
      'd’Osaka',
      'de Hotaru',
    ]);
    expect(words.map(au)).toEqual([
      'au bateau',
      'à la maison',
      'à l’île',
      'au hangar',
      'aux douanes',
      'à Osaka',
      'à Hotaru',
    ]);
    expect([de(words[0]), de(words[2])]).toEqual(['de bateau', 'd’île']);
  });

  it('says the plural from two on', () => {
    expect([0, 1, 2].map((n) => some(n, words[0]))).toEqual(['0 bateau', '1 bateau', '2 bateaux']);
  });
});

describe('Japanese', () => {
  it('counts with the counter of the thing', () => {
    expect(japanese.some(3, japanese.noun('コイン', { counter: '枚' }))).toBe('コイン3枚');
    expect(japanese.some(3, japanese.noun('影響力'))).toBe('影響力×3');
    expect(japanese.some(1, japanese.noun('絹工場'))).toBe('絹工場');
    expect(japanese.list(['柿', '茶'])).toBe('柿と茶');
    expect(japanese.list(['柿', '茶', '米'])).toBe('柿、茶、米');
  });
});
