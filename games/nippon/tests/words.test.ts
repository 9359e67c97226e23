import { LANGUAGES, type Step, sayChoice, sayMove } from 'engawa';
import { width } from 'engawa/columns';
import { scene, spectator } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, FACTORIES, INVEST_PRICE, PRICES, REGIONS, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { type NipponState, STEPS } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { lay, own, put } from './kit.ts';

const say = (move: string, language: (typeof LANGUAGES)[number]) =>
  sayMove(nippon, nippon.lexicon.parse(move), language);

/** Everything a player chooses among that does something. */
const ACTIVE = [
  'track',
  'action',
  'slot',
  'good',
  'factory',
  'region',
  'contract',
  'influence',
  'level',
  'achievement',
];

describe.each(LANGUAGES)('the vocabulary of Nippon in %s', (language) => {
  const { names, things } = words[language];

  it('tells what every component does, and never inside its name', () => {
    for (const domain of ACTIVE) {
      for (const { name, effect } of names[domain]) {
        expect(effect, `${domain} ${name}`).toBeTruthy();
        expect(name).not.toMatch(/[(（]/);
      }
    }
    for (const thing of Object.values(things)) expect(String(thing)).not.toMatch(/[(（]/);
  });

  it('names no two components of a kind alike', () => {
    for (const [domain, entries] of Object.entries(names)) {
      expect(new Set(entries.map(String)).size, domain).toBe(entries.length);
    }
  });

  it('takes the figures of effects from the data', () => {
    const digits = (text = '') => text.replace(/\D/g, '');
    const total = (prices: readonly number[]) => prices.map((yen) => `${yen}000`).join('');
    expect(digits(names.action[0].effect)).toContain(`${INVEST_PRICE}000`);
    expect(digits(names.action[4].effect)).toContain(total(PRICES.trains));
    for (const [i, { effect }] of FACTORIES.entries()) {
      if (effect.type !== 'costTable') continue;
      expect(digits(names.factory[i].effect)).toContain(effect.totalCostYen.map((n) => (n ? `${n}000` : '0')).join(''));
    }
    for (const [i, { yen, vp }] of CONTRACTS.entries()) {
      expect(digits(names.contract[i].effect)).toContain(yen ? `${yen}000` : `${vp}`);
    }
    for (const [i, { bonus }] of REGIONS.entries()) expect(digits(names.region[i].effect)).toContain(`${bonus.n}`);
  });

  it('writes the board within a hundred columns', () => {
    for (let seats = nippon.seats[0]; seats <= nippon.seats[1]; seats++) {
      let decisions = 0;
      spectator(nippon).watch(seats, `columns ${seats}`, ({ after }) => {
        if (decisions++ % 50 > 0 && !nippon.over(after)) return;
        for (const line of nippon.board(after, 0, language)) expect(width(line), line).toBeLessThanOrEqual(100);
      });
    }
  });
});

describe('a choice of Nippon says what decides', () => {
  const said = (step: Step, vars: readonly number[], move: string, set: (s: NipponState) => void = () => undefined) => {
    const { s } = scene(nippon, 2).stage(0, step, ...vars);
    set(s);
    return LANGUAGES.map((language) => nippon.choice!(s, 0, nippon.lexicon.parse(move), language));
  };

  it('N-6.6 N-6.7 a ship or a train', () => {
    expect(said(STEPS.transport, [SHIPS, 0, 3], 'place kanto')).toEqual([
      'Place the ship in Kanto & Chubu',
      'Placer le bateau dans la région Kanto et Chubu',
      '関東・中部に船を置く',
    ]);
    expect(said(STEPS.transport, [TRAINS, 0, 3], 'place kanto')[0]).toBe('Place the train in Kanto & Chubu');
  });

  it('N-6.9.2 N-6.9.4 the good of a slot, and whose tile goes', () => {
    const city = (s: NipponState) => {
      lay(s, 'nagasaki', 't1');
      put(s, 1, 'nagasaki-s', 2);
    };
    expect(said(STEPS.market, [], 'supply nagasaki-s', city)).toEqual([
      'Supply Nagasaki south with silk',
      'Approvisionner Nagasaki Sud en soie',
      '長崎・南に絹を供給する',
    ]);
    expect(said(STEPS.marketCubes, [2], 'cubes 2', city)[0]).toBe('Sell 2 silk');
    expect(said(STEPS.marketOust, [0, 0], 'oust nagasaki-s', city)).toEqual([
      'Return influence tile 2 on Nagasaki south to Red',
      'Rendre la tuile Influence 2 de Nagasaki Sud à Rouge',
      '長崎・南の影響力2のタイルを赤に返す',
    ]);
  });

  it('N-6.2.1 N-6.4 N-7.2.5 a new machine or an upgrade, which steps, which multiplier', () => {
    const equipped = (s: NipponState) => own(s, 0, 'silk-a', { machine: 1 });
    expect(said(STEPS.machinery, [0, 3], 'improve silk', equipped)[0]).toBe(
      'Upgrade the machine of your silk factory to +2',
    );
    expect(said(STEPS.mines, [], 'climb 2')[0]).toBe('Climb 2 Coal steps');
    expect(said(STEPS.rewardSpace, [3], 'cover coal')[0]).toBe('Put the 3x multiplier on the Coal achievement');
  });
});

describe('the sentences of Nippon', () => {
  it('have the articles, plurals and counters of their language', () => {
    expect(say('climb 1', 'en')).toBe('Climb 1 step');
    expect(say('run bulbs', 'en')).toBe('Run your light bulb factory');
    expect(say('cover coal', 'en')).toBe('Put the multiplier on the Coal achievement');
    expect(say('oust osaka-n', 'fr')).toBe('Rendre à son propriétaire la tuile d’Osaka Nord');
    expect(say('run bulbs', 'fr')).toBe('Activer votre usine d’ampoules');
    expect(say('deliver silk', 'fr')).toBe('Livrer de la soie');
    expect(say('cover coal', 'fr')).toBe('Poser le multiplicateur sur l’accomplissement Charbon');
    expect(say('reward 2 coal', 'ja')).toBe('石炭2個付きの2倍の恩賞タイルを取る');
  });

  it('tell whoever chooses what the thing does, and the log its name alone', () => {
    const build = nippon.lexicon.parse('build silk-d');
    expect(sayMove(nippon, build, 'en')).toBe('Build silk factory D');
    expect(sayChoice(nippon, build, 'en')).toBe('Build silk factory D (5,000 Yen at once)');
  });
});
