import { japanese } from 'engawa';
import { BLUEPRINTS_PER_STEP, YEN_PER_VP } from '../data/index.ts';
import { action } from './actions/ja.ts';
import { choices } from './choices/ja.ts';
import { deeds } from './deeds/ja.ts';
import { options } from './ja-options.ts';
import { achievementCategories, namesOf } from './names.ts';
import { reasons } from './reasons/ja.ts';
import { remarks } from './remarks/ja.ts';
import { figure, money, things, track } from './things/ja.ts';
import type { NipponWords } from './vocabulary.ts';

const { noun, some } = japanese;

const GOODS = ['絹', '紙', '弁当', 'レンズ', '時計', '電球'];
const ACHIEVED = [
  ['資金', `残った${money(YEN_PER_VP)}ごとに`],
  ['船', '船で現れた星ごとに'],
  ['鉄道', '鉄道で現れた星ごとに'],
  ['機械化', '機械+2の工場ごとに'],
  ['契約', '達成した契約2件ごとに'],
  ['知識', '到達した知識の星ごとに'],
  ['石炭', '到達した石炭の星ごとに'],
  ['先進工場', 'レベル2か3の工場ごとに'],
  ['地域', '影響力タイルのある地域ごとに'],
];
const COLOURS = ['白', '黄', '赤', '青', '黒', '灰'];
const CITIES = ['長崎', '広島', '大阪', '京都', '横浜', '東京', '仙台', '札幌'];
const SIDES = ['北', '東', '南', '西'];
const REGIONS = ['九州・中国', '関西・四国', '関東・中部', '東北・北海道'];

const components = namesOf({
  some,
  money,
  things,
  track,
  action,
  slot: (actions) => noun(`「${actions.join('／')}」枠`, { effect: 'ここの労働者でいずれかのアクションを行う' }),
  worker: (i) =>
    noun(`${COLOURS[i]}${/[黄灰]/.test(COLOURS[i]) ? '色' : ''}の労働者`, {
      short: COLOURS[i],
      counter: '人',
      effect: things.wages.effect,
    }),
  good: (i, highest) => noun(GOODS[i], { counter: '個', effect: `1～3個で影響力${highest}まで置ける` }),
  factory: (good, letter, effect) => noun(`${good}工場${letter}`, { short: letter, effect }),
  region: (i, bonus) => noun(REGIONS[i], { effect: `影響力タイルを置くたび${bonus}` }),
  contract: (pattern, kinds, gains) =>
    noun(`商品${pattern}個の契約`, {
      short: pattern,
      effect: `${kinds > 1 ? '異なる' : '同じ'}商品${pattern}個で${gains.join('と')}`,
    }),
  influence: (city, side, overseas) =>
    noun(`${CITIES[city]}・${SIDES[side]}`, { short: SIDES[side], effect: `空いていれば海外企業の${overseas}になる` }),
  level: (n) => noun(`${n}倍の恩賞タイル`, { counter: '枚', effect: `選んだ業績1つが${n}倍になる` }),
  bonus: (what) => noun(what, { effect: '恩賞タイルとともに即座に得る' }),
  value: (n, ways) =>
    noun(`影響力${n}のタイル`, {
      short: `${n}`,
      effect: `必要な商品：${ways.map(({ cubes, level }) => `レベル${level}なら${cubes}個`).join('、')}`,
    }),
  achievement: (i, vp, printed) =>
    noun(`業績「${ACHIEVED[i][0]}」`, {
      short: ACHIEVED[i][0],
      effect: `${ACHIEVED[i][1]}${vp}点、タイルなし${printed ? 'でも1倍' : 'では0点'}`,
    }),
  income: (yen) => `統合整理のたび+${yen}`,
  keep: (coal) => `統合整理で${coal}を持ち越す`,
  symbols: (steps) => `収入シンボル1つにつき${steps}（現れている分も）`,
  once: (what) => `即座に${what}`,
  further: (action, steps) => `${action}：さらに${steps}段`,
  price: (action, yen, star) => `${action}が${yen}${star ? `、${star}の星1つ` : ''}`,
  lean: (coal) => `${coal}だけで稼働`,
  worth: (tiles, value) => `手元の${tiles}の値が${value}になる`,
  free: (what) => `即座に無料で${what}まで`,
  output: (more) => `稼働のたび商品+${more}`,
});

const workers = components.worker;

export const ja: NipponWords = {
  title: 'ニッポン',
  names: {
    colour: COLOURS.map((colour) => noun(colour)),
    ...components,
    city: CITIES.map((city) => noun(city, { effect: '4つの枠があり、それぞれ商品を1種類求める' })),
    seat: ['黄', '赤', '紫', '青'].map((seat) => noun(seat, { effect: '明治の大財閥のひとつ' })),
  },
  kinds: {
    track: 'トラック',
    worker: '労働者',
    action: 'アクション',
    factory: '工場タイル',
    good: '商品',
    region: '地域',
    contract: '契約',
    influence: '影響力枠',
    bonus: 'ボーナス',
    achievement: '業績',
  },
  verbs: {
    convert: (track) => `${some(BLUEPRINTS_PER_STEP, things.blueprints)}を使い、${track}トラックを1段上げる`,
    take: (slot, worker) => `${slot}から${worker}を取る`,
    consolidate: () => '統合整理を行う：新しい予算、恩賞、賃金',
    act: (action) => `「${action}」アクションを行う`,
    build: (factory) => `${factory}を建てる`,
    improve: (good) => `${good}工場に機械を設置するか、改良する`,
    spare: () => '次の工場のために機械を手元に残す',
    run: (good) => `${good}工場を稼働させる`,
    climb: (steps) => `${steps}段上げる`,
    place: (region) => `${region}に置く`,
    fulfil: (contract) => `${contract}を達成する`,
    deliver: (good) => `${good}を納める`,
    supply: (slot) => `${slot}に供給する`,
    cubes: (count) => `商品キューブ${count}個を売る`,
    tile: (value) => `${value}を置く`,
    oust: (slot) => `${slot}のタイルを持ち主に返す`,
    reward: (level, bonus) => `${bonus}付きの${level}を取る`,
    cover: (achievement) => `${achievement}に倍率を置く`,
    stop: () => 'ここまでにする',
    end: () => '手番を終える',
  },
  answers: {
    machinery: { stop: 'これ以上機械を設置しない' },
    produce: { stop: 'ほかの工場は稼働させない' },
    freeMachines: { stop: 'これ以上無料の機械を設置しない' },
    ships: { stop: 'これ以上船を置かない' },
    trains: { stop: 'これ以上鉄道を置かない' },
    freeShips: { stop: 'これ以上無料の船を置かない' },
    freeTrains: { stop: 'これ以上無料の鉄道を置かない' },
    export: { stop: 'ほかの契約は達成しない' },
    market: { stop: 'ほかの枠には供給しない' },
    lastConversions: { end: '青写真を残して手番を終える' },
  },
  deeds: deeds({
    money,
    achieved: ACHIEVED.map(([name]) => name),
    coloured: (worker, n) => `${COLOURS[workers.indexOf(worker)]}${n}人`,
  }),
  points: (n) => `${n}点`,
  steps: {
    turnStart: '労働者を取るか、統合整理を行ってください',
    chooseAction: 'この枠のどのアクションを行いますか？',
    invest: '建てる工場を選んでください',
    machinery: '機械を設置する工場を選んでください',
    produce: '稼働させる工場を選んでください',
    knowledge: '知識を何段上げますか？',
    mines: '石炭を何段上げますか？',
    transport: '船または鉄道を置く地域を選んでください',
    ships: '船を置く地域を選んでください',
    trains: '鉄道を置く地域を選んでください',
    freeShips: '無料の船を置く地域を選んでください',
    freeTrains: '無料の鉄道を置く地域を選んでください',
    freeMachines: '無料の機械を設置する工場を選んでください',
    export: '達成する契約を選んでください',
    exportGoods: '納める商品を選んでください',
    market: '供給する影響力枠を選んでください',
    marketCubes: '商品キューブを何個売りますか？',
    marketTile: 'どの影響力タイルを置きますか？',
    marketOust: '都市が満杯です。最小のタイルのうち、取り除くものを選んでください',
    marketBonus: '地域ボーナス',
    reward: '天皇の恩賞を選んでください',
    rewardSpace: '倍率を置く業績を選んでください',
    wages: '賃金の支払い',
    fillRows: '空いた列の補充',
    turnEnd: '手番の終了',
    lastConversions: '青写真を使うか、手番を終えてください',
    workers: '労働者の移動',
    refill: 'ボードの補充',
    nextTurn: '次のプレイヤー',
  },
  reasons,
  things,
  categories: {
    start: '開始時',
    firstScoring: '1回目の得点計算',
    secondScoring: '2回目の得点計算',
    thirdScoring: '3回目の得点計算',
    ships: '地域の船',
    regionBonus: '地域ボーナス',
    contracts: '契約',
    unpaidWages: '未払い賃金',
    ...achievementCategories(ACHIEVED.map(([name]) => `業績：${name}`)),
  },
  phrases: {
    some,
    yen: (n) => `${figure(n)}円`,
    you: (name) => `${name}（あなた）`,
    players: 'プレイヤー',
    opponents: '対戦相手',
    map: '日本',
    actions: 'アクション',
    scoring: (n) => `第${n}回得点計算`,
    placed: ['1位', '2位', '3位'],
    refills: (n, turns) => (n === 1 ? '次の補充で' : `補充あと${n}回`) + (turns ? `、その後各自${turns}手番` : ''),
    turnsLeft: (n) => `残り${n}手番`,
    over: 'ゲーム終了',
    bonus: 'ボーナス',
    free: '空き',
    step: '段',
    noFactory: '工場なし',
    inSupply: (what) => `手元の${what}`,
    crew: '労働者（恩賞）',
    wages: '支払う賃金',
    wage: (n) => (n === 0 ? '無料' : `+${n}千円`),
    wagesOf: (colours) => `賃金 × ${colours}色`,
    unpaid: (vp) => `未払い −${vp}点`,
    left: (n) => `残り${n}枚`,
    remarks,
    choices,
    keys: {
      track: '| 得点計算  * 金枠',
      map: '(n) 空き枠の海外企業の数値 · n/m 都市の影響力タイル',
      standing: '力 影響力 · 鉄 鉄道の値 · 船 船の点 · 点 今得点計算した場合の順位+船',
      factories: '必要知識、残りタイル · 各自：タイル、機械、商品、（必要石炭）',
      goals: '↑ 収入 · o 未達成 · 今終了した場合：基本x倍率=点',
    },
  },
  options,
  tieBreaks: { latest: '手番順（最後の手番が遅いほうが上位）' },
};
