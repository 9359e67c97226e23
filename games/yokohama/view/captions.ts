import type { Language } from 'engawa';

/** What the drawn board says besides the words of the game and the labels of the text board. */
export interface Captions {
  readonly vp: (n: number) => string;
  readonly power: (n: number) => string;
  readonly toll: string;
  readonly faith: string;
  readonly imports: string;
  readonly yen: string;
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
  /** Areas, short enough for a board of sixty pixels. */
  readonly areas: readonly string[];
  readonly yields: (values: readonly number[]) => string;
  readonly fare: (yen: number) => string;
  readonly through: (yen: number) => string;
  readonly free: string;
  readonly industry: string;
  readonly owned: string;
  readonly price: (yen: number) => string;
  readonly tokens: (n: number) => string;
  readonly second: string;
  readonly exchanges: (n: number) => string;
  readonly offering: (n: number) => string;
  readonly sends: string;
  readonly nextAgent: string;
  readonly none: string;
}

const en: Captions = {
  vp: (n) => `${n} VP`,
  power: (n) => `your power ${n}`,
  toll: 'toll for you',
  faith: 'faith',
  imports: 'imports',
  yen: 'yen',
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
  areas: [
    'Copper 1',
    'Copper 2',
    'Silk 1',
    'Silk 2',
    'Tea 1',
    'Tea 2',
    'Fish 1',
    'Fish 2',
    'Bank',
    'Port A',
    'Port B',
    'Lab A',
    'Lab B',
    'Agency',
    'Chinatown',
    'Church',
    'Customs',
    'Canal',
  ],
  yields: (values) => `by power 1 to 5: ${values.join(', ')}`,
  fare: (yen) => (yen === 0 ? 'your way here costs nothing' : `your way here costs ${yen} yen`),
  through: (yen) => `you may only walk through, for ${yen} yen in all`,
  free: 'free',
  industry: 'industry needed',
  owned: 'you own it',
  price: (yen) => `costs you ${yen} yen now; each import saves 2`,
  tokens: (n) => `takes ${n} offerings from you now`,
  second: 'a second order costs 2 yen or 1 import',
  exchanges: (n) => (n === 1 ? '1 exchange' : `${n} exchanges`),
  offering: (n) => (n === 1 ? 'Offer one kind' : `Offer ${n} different kinds`),
  sends: 'Where does the assistant come from?',
  nextAgent: 'one more brings an agent',
  none: 'none yet',
};

const fr: Captions = {
  vp: (n) => `${n} PV`,
  power: (n) => `votre pouvoir ${n}`,
  toll: 'péage pour vous',
  faith: 'foi',
  imports: 'importations',
  yen: 'yens',
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
  areas: [
    'Cuivre 1',
    'Cuivre 2',
    'Soie 1',
    'Soie 2',
    'Thé 1',
    'Thé 2',
    'Pêche 1',
    'Pêche 2',
    'Banque',
    'Port A',
    'Port B',
    'Labo A',
    'Labo B',
    'Agence',
    'Chinatown',
    'Église',
    'Douanes',
    'Canal',
  ],
  yields: (values) => `selon le pouvoir, de 1 à 5 : ${values.join(', ')}`,
  fare: (yen) => (yen === 0 ? 'votre chemin ne coûte rien' : `votre chemin coûte ${yen} yens`),
  through: (yen) => `passage seulement, ${yen} yens en tout`,
  free: 'gratuit',
  industry: 'industrie requise',
  owned: 'vous la possédez',
  price: (yen) => `vous coûte ${yen} yens ; chaque importation en épargne 2`,
  tokens: (n) => `vous demande ${n} offrandes`,
  second: 'une seconde commande coûte 2 yens ou 1 importation',
  exchanges: (n) => (n === 1 ? '1 échange' : `${n} échanges`),
  offering: (n) => (n === 1 ? 'Offrez une sorte' : `Offrez ${n} sortes différentes`),
  sends: 'D’où vient l’assistant ?',
  nextAgent: 'encore une et un agent arrive',
  none: 'aucune',
};

const ja: Captions = {
  vp: (n) => `${n}点`,
  power: (n) => `自分のパワー${n}`,
  toll: '通行料',
  faith: '信仰',
  imports: '輸入品',
  yen: '円',
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
  areas: [
    '銅山1',
    '銅山2',
    '生糸1',
    '生糸2',
    '茶畑1',
    '茶畑2',
    '漁港1',
    '漁港2',
    '銀行',
    '港A',
    '港B',
    '研究所A',
    '研究所B',
    '紹介所',
    '中華街',
    '教会',
    '税関',
    '運河',
  ],
  yields: (values) => `パワー1〜5：${values.join('、')}`,
  fare: (yen) => (yen === 0 ? 'ここまで無料' : `ここまで${yen}円`),
  through: (yen) => `通過のみ、合計${yen}円`,
  free: '無料',
  industry: '必要な工業値',
  owned: '所有済み',
  price: (yen) => `今は${yen}円（輸入品1個で2円引き）`,
  tokens: (n) => `あと${n}種を捧げる`,
  second: '2枚目の注文は2円か輸入品1個',
  exchanges: (n) => `交換${n}回`,
  offering: (n) => `異なる${n}種を捧げる`,
  sends: '助手はどこから？',
  nextAgent: 'あと1つで代理人',
  none: 'なし',
};

export const CAPTIONS: Readonly<Record<Language, Captions>> = { en, fr, ja };
