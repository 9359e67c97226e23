import type { Language } from 'engawa';

/** What the drawn board says besides the words of the game and the labels of the text board. */
export interface Captions {
  readonly sea: string;
  readonly order: string;
  readonly round: (n: number) => string;
  readonly fleets: string;
  readonly faceDown: (n: number) => string;
  readonly noPower: string;
  readonly buildings: string;
  readonly specialists: string;
  readonly deck: (n: number) => string;
  readonly looking: string;
  readonly supply: string;
  readonly hand: string;
  readonly port: string;
  readonly aside: string;
  readonly cultures: string;
  readonly reserved: string;
  readonly helpers: string;
  readonly houses: string;
  readonly coins: string;
  readonly prestige: string;
  readonly points: (n: number) => string;
  readonly ready: (n: number) => string;
  readonly short: (boats: number, islands: number) => string;
  readonly none: string;
  readonly opponents: string;
  readonly anyBoat: string;
  readonly ending: string;
  readonly unused: string;
  readonly used: string;
}

const en: Captions = {
  sea: 'The archipelago',
  order: 'Turn order',
  round: (n) => `Round ${n}`,
  fleets: 'Fleets',
  faceDown: (n) => `${n} face down`,
  noPower: 'no power',
  buildings: 'Buildings',
  specialists: 'Specialists',
  deck: (n) => `deck ${n}`,
  looking: 'Top of the deck',
  supply: 'Supply',
  hand: 'Hand',
  port: 'Port',
  aside: 'Set aside',
  cultures: 'Culture',
  reserved: 'Reserved',
  helpers: 'Specialists',
  houses: 'Houses left',
  coins: 'Coins',
  prestige: 'Prestige tokens',
  points: (n) => `${n} PP`,
  ready: (n) => `ready on ${n}`,
  short: (boats, islands) => `${boats} short on ${islands}`,
  none: '–',
  opponents: 'Opponents',
  anyBoat: 'any',
  ending: 'Towards the end',
  unused: 'power not used yet',
  used: 'power used',
};

const fr: Captions = {
  sea: 'L’archipel',
  order: 'Ordre du tour',
  round: (n) => `Manche ${n}`,
  fleets: 'Flottes',
  faceDown: (n) => `${n} face cachée`,
  noPower: 'sans pouvoir',
  buildings: 'Bâtiments',
  specialists: 'Spécialistes',
  deck: (n) => `pioche ${n}`,
  looking: 'Dessus de la pioche',
  supply: 'Réserve',
  hand: 'Main',
  port: 'Port',
  aside: 'Écartés',
  cultures: 'Culture',
  reserved: 'Réservés',
  helpers: 'Spécialistes',
  houses: 'Maisons',
  coins: 'Pièces',
  prestige: 'Jetons prestige',
  points: (n) => `${n} PP`,
  ready: (n) => `prêt sur ${n}`,
  short: (boats, islands) => `manque ${boats} sur ${islands}`,
  none: '–',
  opponents: 'Adversaires',
  anyBoat: 'au choix',
  ending: 'Vers la fin',
  unused: 'pouvoir non utilisé',
  used: 'pouvoir utilisé',
};

const ja: Captions = {
  sea: '群島',
  order: '手番順',
  round: (n) => `第${n}ラウンド`,
  fleets: '船団',
  faceDown: (n) => `裏向き${n}枚`,
  noPower: '能力なし',
  buildings: '建物',
  specialists: '専門家',
  deck: (n) => `山札${n}`,
  looking: '山札の上',
  supply: '供給',
  hand: '手元',
  port: '港',
  aside: '除外',
  cultures: '文化',
  reserved: '予約',
  helpers: '専門家',
  houses: '残りの家',
  coins: '貨幣',
  prestige: '名声トークン',
  points: (n) => `${n}点`,
  ready: (n) => `建設可 ${n}島`,
  short: (boats, islands) => `あと${boats}隻 ${islands}島`,
  none: '–',
  opponents: '対戦相手',
  anyBoat: '任意',
  ending: '終了まで',
  unused: '能力 未使用',
  used: '能力 使用済',
};

export const CAPTIONS: Readonly<Record<Language, Captions>> = { en, fr, ja };
