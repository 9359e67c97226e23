import type { Language } from '#kernel';

/** What the drawn board says besides the words of the game and the labels of the text board. */
export interface Captions {
  readonly vp: (n: number) => string;
  readonly power: (n: number) => string;
  readonly toll: string;
  readonly faith: string;
  readonly imports: string;
  readonly achievements: string;
  readonly ending: string;
  readonly hand: string;
  readonly stored: string;
  readonly orders: string;
  readonly technologies: string;
  readonly agents: string;
  readonly icons: string;
  readonly opponents: string;
  readonly town: string;
  readonly secret: string;
  readonly canMeet: string;
}

const en: Captions = {
  vp: (n) => `${n} VP`,
  power: (n) => `your power ${n}`,
  toll: 'toll for you',
  faith: 'faith',
  imports: 'imports',
  achievements: 'Achievements',
  ending: 'Towards the end',
  hand: 'Hand',
  stored: 'Warehouse',
  orders: 'Orders',
  technologies: 'Technologies',
  agents: 'Agents',
  icons: 'Nations',
  opponents: 'Opponents',
  town: 'Yokohama',
  secret: 'secret',
  canMeet: 'can be fulfilled',
};

const fr: Captions = {
  vp: (n) => `${n} PV`,
  power: (n) => `votre pouvoir ${n}`,
  toll: 'péage pour vous',
  faith: 'foi',
  imports: 'importations',
  achievements: 'Réalisations',
  ending: 'Vers la fin',
  hand: 'Main',
  stored: 'Entrepôt',
  orders: 'Commandes',
  technologies: 'Technologies',
  agents: 'Agents',
  icons: 'Pays',
  opponents: 'Adversaires',
  town: 'Yokohama',
  secret: 'secret',
  canMeet: 'réalisable',
};

const ja: Captions = {
  vp: (n) => `${n}点`,
  power: (n) => `自分のパワー${n}`,
  toll: '通行料',
  faith: '信仰',
  imports: '輸入品',
  achievements: '実績',
  ending: '終了まで',
  hand: '手元',
  stored: '倉庫',
  orders: '注文',
  technologies: '技術',
  agents: '代理人',
  icons: '国',
  opponents: '対戦相手',
  town: '横浜',
  secret: '非公開',
  canMeet: '達成可能',
};

export const CAPTIONS: Readonly<Record<Language, Captions>> = { en, fr, ja };
