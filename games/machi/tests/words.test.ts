import { LANGUAGES, sayChoice, sayMove } from 'engawa';
import { describe, expect, it } from 'vitest';
import { ABILITY_IDS, CARDS } from '../data/index.ts';
import machi from '../index.ts';
import { words } from '../words/index.ts';

const say = (notation: string) => LANGUAGES.map((language) => sayMove(machi, machi.lexicon.parse(notation), language));
const choose = (notation: string) =>
  LANGUAGES.map((language) => sayChoice(machi, machi.lexicon.parse(notation), language));

describe.each(LANGUAGES)('the vocabulary in %s', (language) => {
  const { names } = words[language];

  it('M-11 tells of every card and every ability what it does, and keeps that out of the name', () => {
    expect(names.card).toHaveLength(CARDS.length);
    expect(names.ability).toHaveLength(ABILITY_IDS.length);
    for (const { name, effect } of [names.card, names.combat, names.deck, names.ability].flat()) {
      expect(effect, name).toBeTruthy();
      expect(effect, name).not.toMatch(/undefined|NaN/);
      expect(name).not.toMatch(/[()（）:：;]/);
    }
  });
});

describe('sentences', () => {
  it('M-11 no card is counted: each is one of its kind', () => {
    const writer = CARDS.findIndex(({ id }) => id === 'v-writer-2');
    const one = LANGUAGES.map((language) => words[language].names.card[writer].count?.(1));
    expect(one).toEqual(['Writer 2', 'Écrivain 2', '作家2']);
  });

  it('M-11.1, M-11.5 take articles, and tell whoever chooses what the cards give', () => {
    expect(say('settle v-usurer-1 b-bathhouse-1')).toEqual([
      'Settle Usurer 1 in the Bathhouse',
      'Installer l’Usurier 1 dans les Bains publics',
      '高利貸し1を温泉に住まわせる',
    ]);
    expect(choose('pick v-brewer-1')).toEqual([
      'Take Brewer 1 (2 wealth in yellow buildings, 1 wealth and 1 rice more in a Brewery)',
      'Prendre le Brasseur 1 (2 richesses dans un bâtiment jaune, 1 richesse et 1 sac de riz de plus dans une Brasserie)',
      '杜氏1を取る（黄の建物で富2・酒蔵ではさらに富1と米1）',
    ]);
  });

  it('M-8.13, M-13.1 tell of duelists what counts in a duel', () => {
    expect(choose('challenge s-kenta-1 v-geisha-1')).toEqual([
      'Kenta challenges Geisha 1 (2 sabres; 1 sabre, worth 3 VP)',
      'Kenta défie la Geisha 1 (2 sabres ; 1 sabre, rapporte 3 PV)',
      '健太が芸者1に決闘を挑む（刀2、刀1・倒せば3点）',
    ]);
  });

  it('M-11.6 play events by name, without the number of the copy', () => {
    expect(say('burn b-castle-1')).toEqual([
      'Play Fire to burn down the Castle',
      'Jouer l’Incendie pour brûler le Château',
      '「火事」で城を焼く',
    ]);
    expect(say('pick e-wanted-2')).toEqual(['Take Wanted', 'Prendre Recherché', 'お尋ね者を取る']);
  });
});
