import type { Language } from 'engawa';

/** What the board says besides the words of the game. */
export interface Labels {
  /** An amount given in thousands, without and with its unit. */
  readonly yen: (thousands: number) => string;
  readonly money: (thousands: number) => string;
  readonly vp: (n: number) => string;
  readonly steps: (n: number) => string;
  readonly coal: (n: number) => string;
  readonly blueprints: (n: number) => string;
  readonly you: (name: string) => string;
  /** One letter for each worker colour, seat colour and side of a city. */
  readonly workers: readonly string[];
  readonly colours: readonly string[];
  readonly seats: readonly string[];
  readonly sides: readonly string[];
  readonly track: string;
  readonly trackKey: string;
  readonly next: (scoring: number, slot: number, row: string) => string;
  readonly last: (slot: number, row: string) => string;
  readonly golden: (turns: number, row: string) => string;
  readonly over: string;
  readonly slots: string;
  readonly rows: string;
  readonly bag: string;
  readonly rewards: string;
  readonly doubles: string;
  readonly map: string;
  readonly mapKey: string;
  readonly bonusOf: string;
  readonly free: string;
  readonly overseas: string;
  /** Heads of the columns influence, trains, ships and VP. */
  readonly heads: readonly string[];
  readonly headsKey: string;
  readonly players: string;
  readonly total: string;
  readonly ifScored: string;
  readonly stock: { readonly yen: string; readonly coal: string; readonly blueprints: string };
  readonly tracks: readonly string[];
  readonly crew: string;
  readonly wages: string;
  readonly ships: string;
  readonly trains: string;
  readonly tiles: string;
  readonly spare: string;
  readonly factories: string;
  readonly factoriesKey: string;
  readonly goals: string;
  readonly goalsKey: string;
  readonly contract: string;
}

const en: Labels = {
  yen: (n) => (n === 0 ? '0' : `${n},000`),
  money: (n) => `${n},000 Yen`,
  vp: (n) => `${n} VP`,
  steps: (n) => (n === 0 ? '' : `${n} ${n === 1 ? 'step' : 'steps'}`),
  coal: (n) => `${n} coal`,
  blueprints: (n) => `${n} blueprints`,
  you: (name) => `${name} (you)`,
  workers: ['W', 'Y', 'R', 'B', 'K', 'G'],
  colours: ['white', 'yellow', 'red', 'blue', 'black', 'grey'],
  seats: ['Y', 'R', 'P', 'B'],
  sides: ['N', 'E', 'S', 'W'],
  track: 'Scoring track',
  trackKey: '| scoring  * golden',
  next: (n, slot, row) => `Scoring ${n} (${row} VP) when the marker leaves slot ${slot}.`,
  last: (slot, row) => `Scoring 3 (${row} VP) after 3 more turns each once the marker reaches slot ${slot}.`,
  golden: (turns, row) => `Golden phase: ${turns} turns left, then scoring 3 (${row} VP) and the end.`,
  over: 'The game is over.',
  slots: 'Action slots',
  rows: 'Waiting rows',
  bag: 'Bag',
  rewards: 'Rewards left',
  doubles: '2x tiles',
  map: 'Map',
  mapKey: '(n) overseas number of a free slot · n/m influence tiles in the city',
  bonusOf: 'bonus',
  free: 'free T/S slots',
  overseas: 'Overseas',
  heads: ['inf', 'T', 'S', 'VP'],
  headsKey: 'inf influence · T value of trains · S VP of ships · VP if scored now: place+ships',
  players: 'Players',
  total: 'VP',
  ifScored: 'if regions scored now',
  stock: { yen: 'Yen', coal: 'Coal', blueprints: 'Blueprints' },
  tracks: ['Money income (step)', 'Coal income (step)', 'Knowledge (step)'],
  crew: 'Workers (reward)',
  wages: 'Wages due, in Yen',
  ships: 'Ships on own board',
  trains: 'Trains on own board',
  tiles: 'Influence in supply',
  spare: 'Machines in supply',
  factories: 'Factories',
  factoriesKey: 'Knowledge, tiles left · per player: tile, machine, goods, (coal to run)',
  goals: 'Contracts and achievements',
  goalsKey: 'o open · base x multiplier = VP if the game ended now',
  contract: 'Contract',
};

const fr: Labels = {
  yen: (n) => (n === 0 ? '0' : `${n} 000`),
  money: (n) => `${n} 000 yens`,
  vp: (n) => `${n} PV`,
  steps: (n) => (n === 0 ? '' : `${n} ${n === 1 ? 'cran' : 'crans'}`),
  coal: (n) => `${n} charbons`,
  blueprints: (n) => `${n} plans`,
  you: (name) => `${name} (vous)`,
  workers: ['B', 'J', 'R', 'L', 'N', 'G'],
  colours: ['blanc', 'jaune', 'rouge', 'bleu', 'noir', 'gris'],
  seats: ['J', 'R', 'V', 'B'],
  sides: ['N', 'E', 'S', 'O'],
  track: 'Piste Décompte',
  trackKey: '| décompte  * dorée',
  next: (n, slot, row) => `Décompte ${n} (${row} PV) quand le marqueur quitte la case ${slot}.`,
  last: (slot, row) => `Décompte 3 (${row} PV) après 3 tours chacun, dès que le marqueur atteint la case ${slot}.`,
  golden: (turns, row) => `Phase dorée : encore ${turns} tours, puis décompte 3 (${row} PV) et fin.`,
  over: 'La partie est terminée.',
  slots: 'Cases Action',
  rows: 'Rangées',
  bag: 'Sac',
  rewards: 'Récompenses',
  doubles: 'Tuiles 2x',
  map: 'Carte',
  mapKey: '(n) nombre étranger d’une case libre · n/m tuiles Influence dans la ville',
  bonusOf: 'bonus',
  free: 'cases T/B libres',
  overseas: 'Étranger',
  heads: ['inf', 'T', 'B', 'PV'],
  headsKey: 'inf influence · T valeur des trains · B PV des bateaux · PV si décompte immédiat : rang+bateaux',
  players: 'Joueurs',
  total: 'PV',
  ifScored: 'si décompte maintenant',
  stock: { yen: 'Yens', coal: 'Charbon', blueprints: 'Plans' },
  tracks: ['Revenu Monnaie (cran)', 'Revenu Charbon (cran)', 'Connaissance (cran)'],
  crew: 'Ouvriers (récompense)',
  wages: 'Salaires dus, en yens',
  ships: 'Bateaux au plateau',
  trains: 'Trains au plateau',
  tiles: 'Influence en stock',
  spare: 'Machines en stock',
  factories: 'Usines',
  factoriesKey: 'Connaissance, tuiles restantes · par joueur : tuile, machine, biens, (charbon)',
  goals: 'Contrats et accomplissements',
  goalsKey: 'o ouvert · base x multiplicateur = PV si fin immédiate',
  contract: 'Contrat',
};

const ja: Labels = {
  yen: en.yen,
  money: (n) => `${n},000円`,
  vp: (n) => `${n}勝利点`,
  steps: (n) => (n === 0 ? '' : `収入${n}段`),
  coal: (n) => `石炭${n}`,
  blueprints: (n) => `青写真${n}`,
  you: (name) => `${name}（あなた）`,
  workers: ['白', '黄', '赤', '青', '黒', '灰'],
  colours: ['', '', '', '', '', ''],
  seats: ['黄', '赤', '紫', '青'],
  sides: ['北', '東', '南', '西'],
  track: '得点計算トラック',
  trackKey: '| 得点計算  * 金色',
  next: (n, slot, row) => `マーカーが${slot}を離れると${n}回目の得点計算（${row}点）。`,
  last: (slot, row) => `マーカーが${slot}に着くと各自残り3手番、その後3回目の得点計算（${row}点）。`,
  golden: (turns, row) => `金色の最終局面：残り${turns}手番、その後3回目の得点計算（${row}点）で終了。`,
  over: 'ゲーム終了。',
  slots: 'アクション枠',
  rows: '待機列',
  bag: '袋',
  rewards: '恩賞タイル',
  doubles: '2倍タイル',
  map: '地図',
  mapKey: '(n) 空き枠の海外企業の数値 · n/m 都市の影響力タイル',
  bonusOf: 'ボーナス',
  free: '鉄道・船の空き枠',
  overseas: '海外企業',
  heads: ['力', '鉄', '船', '点'],
  headsKey: '力 影響力 · 鉄 鉄道の値 · 船 船の勝利点 · 点 今得点計算した場合の順位+船',
  players: 'プレイヤー',
  total: '勝利点',
  ifScored: '今の地域得点',
  stock: { yen: '資金（円）', coal: '石炭', blueprints: '青写真' },
  tracks: ['収入（段）', '石炭の収入（段）', '知識（段）'],
  crew: '労働者（恩賞）',
  wages: '支払う賃金（円）',
  ships: '手元の船',
  trains: '手元の鉄道',
  tiles: '手元の影響力',
  spare: '手元の機械',
  factories: '工場',
  factoriesKey: '必要知識、残りタイル · 各自：タイル、機械、商品、（必要石炭）',
  goals: '契約と業績',
  goalsKey: 'o 未達成 · 今終了した場合：基本x倍率=点',
  contract: '契約',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, fr, ja };
