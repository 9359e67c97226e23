import type { Language } from 'engawa';

/** What the board says besides the words of the game. Rewards are written with the short signs explained in `key`. */
export interface Labels {
  readonly round: (n: number) => string;
  readonly firstPlayer: (name: string) => string;
  readonly lastRound: (n: number) => string;
  readonly over: string;
  readonly decks: (orders: number, technologies: number) => string;
  readonly you: (name: string) => string;
  /** One letter for each seat and nation. */
  readonly seats: readonly string[];
  readonly nations: readonly string[];
  /** Areas, short enough for the map. */
  readonly areas: readonly string[];
  readonly map: string;
  readonly mapKey: string;
  readonly station: string;
  readonly sites: string;
  readonly shop: string;
  readonly house: string;
  readonly token: string;
  readonly free: string;
  /** Signs of the goods, then of VP, yen, import, any good, warehouse and movement. */
  readonly goods: readonly string[];
  readonly signs: {
    readonly vp: string;
    readonly yen: string;
    readonly imports: string;
    readonly anyGood: string;
    readonly warehouse: string;
    readonly move: string;
  };
  readonly key: string;
  readonly displays: string;
  readonly power: (n: number) => string;
  readonly surcharge: (n: number) => string;
  readonly empty: string;
  readonly boards: string;
  readonly boardsKey: string;
  readonly faith: (n: number) => string;
  readonly imports: (n: number) => string;
  readonly agents: string;
  readonly players: string;
  readonly rows: {
    readonly vp: string;
    readonly yen: string;
    readonly goods: string;
    readonly imports: string;
    readonly president: string;
    readonly assistants: string;
    readonly shophouses: string;
    readonly tradingHouses: string;
    readonly orders: string;
    readonly technologies: string;
    readonly icons: string;
    readonly agents: string;
    readonly tokens: string;
  };
  /** In hand and in the warehouse; in hand and fulfilled. */
  readonly stock: (hand: number, stored: number) => string;
  readonly fulfilled: (hand: number, done: number) => string;
  readonly industry: (cards: number, value: number) => string;
  readonly agentCount: (unused: number, used: number) => string;
  readonly hand: string;
  readonly yourOrders: string;
  readonly none: string;
}

const en: Labels = {
  round: (n) => `Round ${n}`,
  firstPlayer: (name) => `first player ${name}`,
  lastRound: (n) => `the end is triggered: round ${n} is the last`,
  over: 'the game is over',
  decks: (orders, technologies) => `decks: ${orders} orders, ${technologies} technologies`,
  you: (name) => `${name} (you)`,
  seats: ['R', 'B', 'Y', 'G'],
  nations: ['E', 'A', 'F', 'G', 'D'],
  areas: [
    'Copper Mine 1',
    'Copper Mine 2',
    'Silk Factory 1',
    'Silk Factory 2',
    'Tea Plant. 1',
    'Tea Plant. 2',
    'Fishing Port 1',
    'Fishing Port 2',
    'Bank',
    'Port A',
    'Port B',
    'Laboratory A',
    'Laboratory B',
    'Employment',
    'Chinatown',
    'Church',
    'Customs',
    'Canal',
  ],
  map: 'Map',
  mapKey: 'R2 two red assistants · R* red president · [RB] shophouses · {R} trading house',
  station: '+st',
  sites: 'Building sites and five-power tokens',
  shop: 'shop',
  house: 'house',
  token: 'token',
  free: '-',
  goods: ['C', 'S', 'T', 'F'],
  signs: { vp: 'VP', yen: 'y', imports: 'I', anyGood: '?', warehouse: 'W', move: 'M' },
  key: 'y yen · C copper · S silk · T tea · F seafood · ? any good · I import · W warehouse · M move',
  displays: 'Ports and laboratories',
  power: (n) => `${n}+`,
  surcharge: (n) => `+${n}`,
  empty: '-',
  boards: 'Church, customs, achievements',
  boardsKey: 'need → reward, taken by',
  faith: (n) => `${n}`,
  imports: (n) => `${n}I`,
  agents: 'Agents in the supply',
  players: 'Players',
  rows: {
    vp: 'VP',
    yen: 'Yen',
    goods: 'Goods',
    imports: 'Imports',
    president: 'President',
    assistants: 'Assistants',
    shophouses: 'Shophouses',
    tradingHouses: 'Trading houses',
    orders: 'Orders',
    technologies: 'Technologies',
    icons: 'Nation icons',
    agents: 'Agents',
    tokens: 'Five-power tokens',
  },
  stock: (hand, stored) => `${hand} (+${stored} stored)`,
  fulfilled: (hand, done) => `${hand} held, ${done} done`,
  industry: (cards, value) => (cards === 0 ? '0' : `${cards} (value ${value})`),
  agentCount: (unused, used) => `${unused} (${used} used)`,
  hand: 'in hand',
  yourOrders: 'Your orders',
  none: '-',
};

const fr: Labels = {
  ...en,
  round: (n) => `Manche ${n}`,
  firstPlayer: (name) => `premier joueur ${name}`,
  lastRound: (n) => `fin déclenchée : la manche ${n} est la dernière`,
  over: 'la partie est terminée',
  decks: (orders, technologies) => `pioches : ${orders} commandes, ${technologies} technologies`,
  you: (name) => `${name} (vous)`,
  seats: ['R', 'B', 'J', 'V'],
  nations: ['An', 'Am', 'Fr', 'Al', 'Né'],
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
    'Laboratoire A',
    'Laboratoire B',
    'Agence emploi',
    'Chinatown',
    'Église',
    'Douanes',
    'Canal',
  ],
  map: 'Carte',
  mapKey: 'R2 deux assistants rouges · R* président rouge · [RB] boutiques · {R} maison de commerce',
  station: '+g',
  sites: 'Sites de construction et jetons de pouvoir 5',
  shop: 'bout.',
  house: 'maison',
  token: 'jeton',
  goods: ['C', 'S', 'T', 'F'],
  signs: { vp: 'PV', yen: 'y', imports: 'I', anyGood: '?', warehouse: 'E', move: 'D' },
  key: 'y yen · C cuivre · S soie · T thé · F fruits de mer · ? au choix · I import. · E entrepôt · D dépl.',
  displays: 'Ports et laboratoires',
  boards: 'Église, douanes, réalisations',
  boardsKey: 'prix → récompense, occupant',
  agents: 'Agents en réserve',
  players: 'Joueurs',
  rows: {
    vp: 'PV',
    yen: 'Yens',
    goods: 'Marchandises',
    imports: 'Importations',
    president: 'Président',
    assistants: 'Assistants',
    shophouses: 'Boutiques',
    tradingHouses: 'Maisons de commerce',
    orders: 'Commandes',
    technologies: 'Technologies',
    icons: 'Icônes de pays',
    agents: 'Agents',
    tokens: 'Jetons de pouvoir 5',
  },
  stock: (hand, stored) => `${hand} (+${stored} entrep.)`,
  fulfilled: (hand, done) => `${hand} main, ${done} faites`,
  industry: (cards, value) => (cards === 0 ? '0' : `${cards} (valeur ${value})`),
  agentCount: (unused, used) => `${unused} (${used} utilisés)`,
  hand: 'en main',
  yourOrders: 'Vos commandes',
};

const ja: Labels = {
  ...en,
  round: (n) => `第${n}ラウンド`,
  firstPlayer: (name) => `スタートプレイヤー：${name}`,
  lastRound: (n) => `終了条件成立：第${n}ラウンドが最後`,
  over: 'ゲーム終了',
  decks: (orders, technologies) => `山札：注文${orders}、技術${technologies}`,
  you: (name) => `${name}（あなた）`,
  seats: ['赤', '青', '黄', '緑'],
  nations: ['英', '米', '仏', '独', '蘭'],
  areas: [
    '銅山1',
    '銅山2',
    '生糸工場1',
    '生糸工場2',
    '茶畑1',
    '茶畑2',
    '漁港1',
    '漁港2',
    '銀行',
    '港A',
    '港B',
    '研究所A',
    '研究所B',
    '職業紹介所',
    '中華街',
    '教会',
    '税関',
    '運河',
  ],
  map: '地図',
  mapKey: '赤2 赤の助手2人 · 赤* 赤の社長 · [赤青] 商店 · {赤} 商館',
  station: '+駅',
  sites: '建設用地とパワー5トークン',
  shop: '商店',
  house: '商館',
  token: 'トークン',
  goods: ['銅', '糸', '茶', '海'],
  signs: { vp: '点', yen: '円', imports: '輸', anyGood: '?', warehouse: '倉', move: '移' },
  key: '糸 生糸 · 海 海産物 · ? 好きな商品 · 輸 輸入品 · 倉 倉庫から1個 · 移 助手の移動',
  displays: '港と研究所',
  boards: '教会・税関・実績',
  boardsKey: '必要数→報酬、占有者',
  imports: (n) => `${n}輸`,
  agents: '残りの代理人',
  players: 'プレイヤー',
  rows: {
    vp: '勝利点',
    yen: '所持金（円）',
    goods: '商品',
    imports: '輸入品',
    president: '社長',
    assistants: '助手',
    shophouses: '商店',
    tradingHouses: '商館',
    orders: '注文',
    technologies: '技術',
    icons: '国アイコン',
    agents: '代理人',
    tokens: 'パワー5トークン',
  },
  stock: (hand, stored) => `${hand}（倉庫${stored}）`,
  fulfilled: (hand, done) => `手札${hand}、達成${done}`,
  industry: (cards, value) => (cards === 0 ? '0' : `${cards}（工業値${value}）`),
  agentCount: (unused, used) => `${unused}（使用済${used}）`,
  hand: '手元',
  yourOrders: 'あなたの注文',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, fr, ja };
