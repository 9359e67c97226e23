import type { Language } from '#kernel';

/** What bots are called at a table. */
const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    random: 'Wanderer',
    newcomer: 'Newcomer',
    greedy: 'Quick bot',
    net: 'Net bot',
    beam: 'Wide net bot',
    search: 'Searching bot',
    apprentice: 'Sayo',
    merchant: 'Tomizō',
    trader: 'Munekichi',
    director: 'Chitose',
    master: 'Suian',
  },
  fr: {
    random: 'Flâneur',
    newcomer: 'Débutant',
    greedy: 'Robot rapide',
    net: 'Robot à réseau',
    beam: 'Robot à réseau large',
    search: 'Robot chercheur',
    apprentice: 'Sayo',
    merchant: 'Tomizō',
    trader: 'Munekichi',
    director: 'Chitose',
    master: 'Suian',
  },
  ja: {
    random: '気まぐれ',
    newcomer: '初心者',
    greedy: '速いボット',
    net: '学習ボット',
    beam: '広い学習ボット',
    search: '探索ボット',
    apprentice: '小夜',
    merchant: '富蔵',
    trader: '棟吉',
    director: '千歳',
    master: '翠庵',
  },
};

const roman = (name: string, nth: number): string => `${name} ${['II', 'III', 'IV', 'V'][nth - 2]}`;

/** Of several of one name at a table the later ones bear it as its heirs. */
const HEIRS: Readonly<Record<Language, (name: string, nth: number) => string>> = {
  en: roman,
  fr: roman,
  ja: (name, nth) => `${'二三四五'[nth - 2]}代目${name}`,
};

/** A bot as those at its table call it; `nth` of its level there. */
export function botNameAt(level: string, nth: number, language: Language): string {
  const name = NAMES[language][level] ?? level;
  return nth === 1 ? name : HEIRS[language](name, nth);
}
