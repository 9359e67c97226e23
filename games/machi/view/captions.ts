import type { Language } from 'engawa';

/** What the drawn board says besides the words of the game and the labels of the text board. */
export interface Captions {
  readonly wealth: string;
  readonly honour: string;
  readonly rice: string;
  readonly balance: (n: number) => string;
  /** Points a flow gives this year, and what is missing to the next one. */
  readonly yields: (vp: number, missing: number) => string;
  readonly capacity: string;
  readonly activated: string;
  readonly village: string;
  readonly villages: string;
  readonly table: string;
  readonly bonus: string;
  readonly founder: string;
  readonly hidden: string;
  readonly ready: string;
  readonly thinking: string;
  readonly combatValue: string;
  readonly plans: string;
  readonly unlaid: string;
  readonly passes: string;
  readonly tally: (value: number, gained: number) => string;
  readonly outcomes: string;
  readonly onAverage: string;
}

const en: Captions = {
  wealth: 'Wealth',
  honour: 'Honour',
  rice: 'Rice',
  balance: (n) => (n < 0 ? `${-n} will starve` : `${n} to spare`),
  yields: (vp, missing) => `${vp} VP, ${missing} more for ${vp + 1}`,
  capacity: 'villagers / capacity',
  activated: 'activated',
  village: 'Your village',
  villages: 'The other villages',
  table: 'Season, flop and decks',
  bonus: 'on',
  founder: 'founder',
  hidden: 'face down',
  ready: 'ready',
  thinking: 'choosing',
  combatValue: 'sabres',
  plans: 'Architect’s plans',
  unlaid: 'Five cards are laid out here in Spring',
  passes: 'passes',
  tally: (value, gained) => `${value} sabres and ${gained} gained`,
  outcomes: 'Sabres gained',
  onAverage: 'on average',
};

const fr: Captions = {
  wealth: 'Richesse',
  honour: 'Honneur',
  rice: 'Riz',
  balance: (n) => (n < 0 ? `${-n} mourront de faim` : `${n} en trop`),
  yields: (vp, missing) => `${vp} PV, encore ${missing} pour ${vp + 1}`,
  capacity: 'villageois / capacité',
  activated: 'activé',
  village: 'Votre village',
  villages: 'Les autres villages',
  table: 'Saison, flop et pioches',
  bonus: 'sur',
  founder: 'fondateur',
  hidden: 'face cachée',
  ready: 'prêt',
  thinking: 'choisit',
  combatValue: 'sabres',
  plans: 'Plans de l’architecte',
  unlaid: 'Cinq cartes sont étalées ici au printemps',
  passes: 'passes',
  tally: (value, gained) => `${value} sabres et ${gained} gagnés`,
  outcomes: 'Sabres gagnés',
  onAverage: 'en moyenne',
};

const ja: Captions = {
  wealth: '富',
  honour: '名誉',
  rice: '米',
  balance: (n) => (n < 0 ? `${-n}人が飢える` : `余り${n}`),
  yields: (vp, missing) => `${vp}点、あと${missing}で${vp + 1}点`,
  capacity: '住民／定員',
  activated: '稼働中',
  village: 'あなたの村',
  villages: 'ほかの村',
  table: '季節・場札・山札',
  bonus: '職場',
  founder: '開祖',
  hidden: '裏向き',
  ready: '準備完了',
  thinking: '考え中',
  combatValue: '刀',
  plans: '絵図',
  unlaid: '春になると5枚が並ぶ',
  passes: '手合わせ',
  tally: (value, gained) => `刀${value}、獲得${gained}`,
  outcomes: '得る刀',
  onAverage: '平均',
};

export const CAPTIONS: Readonly<Record<Language, Captions>> = { en, fr, ja };
