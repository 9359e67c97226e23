import type { Language } from 'engawa';

/** What the drawn board says besides the words of the game: short, since pictures stand beside it. */
export interface Captions {
  /** An amount given in thousands of Yen. */
  readonly yen: (thousands: number) => string;
  readonly vp: (n: number) => string;
  readonly income: string;
  readonly coal: string;
  readonly knowledge: string;
  readonly blueprints: string;
  readonly ships: string;
  readonly trains: string;
  readonly bill: string;
  readonly billOf: (colours: number) => string;
  readonly wage: (thousands: number) => string;
  readonly lost: string;
  readonly after: string;
  readonly unpaid: (vp: number) => string;
  readonly rewardLevel: string;
  readonly waiting: string;
  readonly bag: string;
  readonly scoring: (n: number) => string;
  readonly refills: (n: number) => string;
  readonly turnsLeft: (n: number) => string;
  readonly over: string;
  readonly factories: string;
  readonly needs: (knowledge: number) => string;
  readonly rewards: string;
  readonly contracts: string;
  readonly achievements: string;
  /** Short names of the nine, in their order. */
  readonly honours: readonly string[];
  readonly influence: string;
  readonly overseas: string;
  readonly now: string;
  readonly free: string;
  readonly step: string;
  readonly spare: (n: number) => string;
  readonly empty: string;
  readonly done: string;
  readonly you: string;
  readonly money: string;
  readonly budget: string;
  readonly map: string;
  readonly actions: string;
  readonly opponents: string;
}

const en: Captions = {
  yen: (n) => (n === 0 ? '¥0' : `¥${n},000`),
  vp: (n) => `${n} VP`,
  income: 'Income',
  coal: 'Coal',
  knowledge: 'Knowledge',
  blueprints: 'Blueprints',
  ships: 'Ships',
  trains: 'Trains',
  bill: 'Consolidate now',
  billOf: (n) => `wages × ${n}`,
  wage: (n) => (n === 0 ? 'free' : `+¥${n}k`),
  lost: 'lost',
  after: 'new budget',
  unpaid: (vp) => `−${vp} VP unpaid`,
  rewardLevel: 'reward',
  waiting: 'Waiting rows',
  bag: 'Bag',
  scoring: (n) => `Scoring ${n}`,
  refills: (n) => (n === 1 ? 'at the next refill' : `in ${n} refills`),
  turnsLeft: (n) => `${n} turns left`,
  over: 'The game is over',
  factories: 'Factories to build',
  needs: (n) => `needs Knowledge ${n}`,
  rewards: 'Rewards',
  contracts: 'Contracts',
  achievements: 'Achievements',
  honours: ['Yen', 'Ships', 'Trains', 'Machines', 'Contracts', 'Knowledge', 'Coal', 'Adv. works', 'Regions'],
  influence: 'Influence',
  overseas: 'Overseas',
  now: 'if scored now',
  free: 'free',
  step: 'step',
  spare: (n) => `${n} spare`,
  empty: 'no factory',
  done: 'fulfilled',
  you: 'you',
  money: 'Money',
  budget: 'Budget',
  map: 'Japan',
  actions: 'Actions',
  opponents: 'Opponents',
};

const fr: Captions = {
  yen: (n) => (n === 0 ? '0 ¥' : `${n} 000 ¥`),
  vp: (n) => `${n} PV`,
  income: 'Revenu',
  coal: 'Charbon',
  knowledge: 'Savoir',
  blueprints: 'Plans',
  ships: 'Navires',
  trains: 'Trains',
  bill: 'Consolider maintenant',
  billOf: (n) => `salaires × ${n}`,
  wage: (n) => (n === 0 ? 'gratuit' : `+${n} k¥`),
  lost: 'perdu',
  after: 'reste',
  unpaid: (vp) => `−${vp} PV impayés`,
  rewardLevel: 'récompense',
  waiting: 'Rangées d’attente',
  bag: 'Sac',
  scoring: (n) => `Décompte ${n}`,
  refills: (n) => (n === 1 ? 'au prochain remplissage' : `dans ${n} remplissages`),
  turnsLeft: (n) => `encore ${n} tours`,
  over: 'La partie est finie',
  factories: 'Usines à construire',
  needs: (n) => `demande Savoir ${n}`,
  rewards: 'Récompenses',
  contracts: 'Contrats',
  achievements: 'Réalisations',
  honours: ['Yens', 'Bateaux', 'Trains', 'Machines', 'Contrats', 'Savoir', 'Charbon', 'Usines av.', 'Régions'],
  influence: 'Influence',
  overseas: 'Étranger',
  now: 'si décompte',
  free: 'libres',
  step: 'cran',
  spare: (n) => `${n} en réserve`,
  empty: 'pas d’usine',
  done: 'rempli',
  you: 'vous',
  money: 'Argent',
  budget: 'Budget',
  map: 'Japon',
  actions: 'Actions',
  opponents: 'Adversaires',
};

const ja: Captions = {
  yen: (n) => (n === 0 ? '0円' : `${n},000円`),
  vp: (n) => `${n}点`,
  income: '収入',
  coal: '石炭',
  knowledge: '知識',
  blueprints: '青写真',
  ships: '船',
  trains: '鉄道',
  bill: '今決算すると',
  billOf: (n) => `賃金 × ${n}色`,
  wage: (n) => (n === 0 ? '無料' : `+${n}千円`),
  lost: '失う',
  after: '次の予算',
  unpaid: (vp) => `未払い −${vp}点`,
  rewardLevel: '恩賞',
  waiting: '待機列',
  bag: '袋',
  scoring: (n) => `第${n}回得点`,
  refills: (n) => (n === 1 ? '次の補充で' : `あと${n}回の補充`),
  turnsLeft: (n) => `残り${n}手番`,
  over: 'ゲーム終了',
  factories: '建てられる工場',
  needs: (n) => `必要知識 ${n}`,
  rewards: '恩賞',
  contracts: '契約',
  achievements: '業績',
  honours: ['資金', '船', '鉄道', '機械', '契約', '知識', '石炭', '上級工場', '地域'],
  influence: '影響力',
  overseas: '海外',
  now: '今得点なら',
  free: '空き',
  step: '段',
  spare: (n) => `予備 ${n}`,
  empty: '工場なし',
  done: '達成',
  you: 'あなた',
  money: '資金',
  budget: '予算',
  map: '日本',
  actions: 'アクション',
  opponents: '対戦相手',
};

export const CAPTIONS: Readonly<Record<Language, Captions>> = { en, fr, ja };
