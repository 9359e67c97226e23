import { LANGUAGES, sayChoice, sayMove } from 'engawa';
import { describe, expect, it } from 'vitest';
import yokohama from '../index.ts';
import { words } from '../words/index.ts';
import { table, turn } from './kit.ts';

const say = (text: string) => LANGUAGES.map((language) => sayMove(yokohama, yokohama.lexicon.parse(text), language));

describe('the words', () => {
  it('tell what everything does that is chosen for what it does', () => {
    for (const language of LANGUAGES) {
      const { names } = words[language];
      const does = [
        'area',
        'order',
        'technology',
        'card',
        'churchSlot',
        'customsSlot',
        'achievement',
        'nation',
        'token',
      ];
      for (const domain of does) {
        for (const word of names[domain]) expect(word.effect, `${language} ${domain} ${word}`).toBeTruthy();
      }
    }
  });

  it('tell slots apart that ask and bring the same', () => {
    for (const language of LANGUAGES) {
      const { names } = words[language];
      for (const domain of ['churchSlot', 'customsSlot']) {
        const told = names[domain].map(({ name, effect }) => `${name}: ${effect}`);
        expect(new Set(told).size, `${language} ${domain}`).toBe(told.length);
      }
    }
    expect(say('customs 5')).toEqual([
      'Take the 13-VP customs slot no. 5',
      'Occuper la case à 13 PV des Douanes, n°\u00a05',
      '税関の13点のマス（左から5番目）に部下を置く',
    ]);
  });

  it('take the articles and plurals of their language', () => {
    expect(say('place customs')).toEqual([
      'Place an assistant in Customs',
      'Placer un assistant aux Douanes',
      '税関に部下を置く',
    ]);
    expect(say('move bank church')).toEqual([
      'Move an assistant from the Bank to the Church',
      'Déplacer un assistant de la Banque à l’Église',
      '部下を銀行から教会へ移す',
    ]);
    expect(say('take ord-12')[1]).toBe(
      'Prendre la commande américaine de 3 cuivres, 3 soies, 1 thé et 3 fruits de mer',
    );
    expect(say('claim ach-c3')[0]).toBe(
      'Claim the achievement “buildings in 3 production areas and 2 commercial areas”',
    );
  });

  it('Y-7.1 say which phase of additional actions it is, and what ending it leads to', () => {
    const end = yokohama.lexicon.parse('end');
    const said = (phase: 'A' | 'C' | 'placement') => {
      const { s } = turn(table(), 0, phase);
      return LANGUAGES.map((language) => [yokohama.question!(s, 0, language), yokohama.choice!(s, 0, end, language)]);
    };
    expect(said('A')[0]).toEqual([
      'Before you place assistants: agent, achievement or order?',
      'Go on to placing assistants',
    ]);
    expect(said('C')[0]).toEqual(['Before your turn ends: agent, achievement or order?', 'End the turn']);
    expect(
      said('A')
        .map(([, ending]) => ending)
        .slice(1),
    ).toEqual(['Passer au placement des assistants', '部下の配置に進む']);
    expect(
      said('C')
        .map(([, ending]) => ending)
        .slice(1),
    ).toEqual(['Terminer le tour', '手番を終える']);
    expect(said('placement')[0]).toEqual([undefined, undefined]);
  });

  it('tell whoever chooses the price and the gain from the data', () => {
    const choice = (text: string) => sayChoice(yokohama, yokohama.lexicon.parse(text), 'en');
    expect(choice('customs 2')).toBe('Take the 4-VP customs slot (costs 1 import; brings 4 VP and 2 yen)');
    expect(choice('learn tec-08 2 yen')).toBe(
      'Learn Exposition, using 2 imports, plus 2 yen (French, value 8; 10 VP at once)',
    );
  });
});
