import { japanese } from 'engawa';
import { BLUEPRINTS_PER_STEP, UNPAID_VP, WAGE } from '../../data/index.ts';
import type { NipponWords } from '../vocabulary.ts';

const { noun } = japanese;

export const figure = (thousands: number) => (thousands === 0 ? '0' : `${thousands},000`);
export const money = (...thousands: readonly number[]) => `${thousands.map(figure).join(' / ')}円`;

const LEFT = '残りは統合整理で失う';
export const track = [
  noun('収入', { effect: '統合整理で得る金額' }),
  noun('石炭', { effect: '統合整理で得る石炭' }),
  noun('知識', { effect: 'より高いレベルの工場を建てられる' }),
];

const VP = noun('勝利点', { short: '点', count: (n) => `${n}点`, effect: '終了時に最も多い人の勝ち' });
export const things: NipponWords['things'] = {
  // Deeds count Yen in thousands.
  yen: noun('資金', { count: (n) => money(n), effect: `アクションと賃金の支払いに使う。${LEFT}` }),
  coal: noun('石炭', { counter: '個', effect: `工場を稼働させる。${LEFT}` }),
  blueprints: noun('青写真', {
    counter: '枚',
    effect: `1枚で足りない知識1を補い、${BLUEPRINTS_PER_STEP}枚で好きなトラックを1段上げる`,
  }),
  vp: VP,
  points: VP,
  moneySteps: noun('収入トラック', { counter: '段', effect: track[0].effect }),
  coalSteps: noun('石炭トラック', { counter: '段', effect: track[1].effect }),
  knowledgeSteps: noun('知識トラック', { counter: '段', effect: track[2].effect }),
  spareMachines: noun('手元の機械', { counter: '台', effect: '次に建てる工場に設置する' }),
  machine: noun('機械', { counter: '台', effect: 'その工場の生産が毎回1個増える' }),
  upgrade: noun('機械の改良', { counter: '回', effect: '+1の機械が+2になる' }),
  ships: noun('船', { counter: '隻', effect: '2位以内の地域で、得点計算のたびに点になる' }),
  trains: noun('鉄道', { short: '鉄', counter: '枚', effect: '自分のタイルがある地域で影響力に加わる' }),
  influence: noun('影響力', {
    short: '力',
    count: (n) => `影響力${n}のタイル`,
    effect: '都市のまわりのタイル。地域ごとの合計で順位が決まる',
  }),
  overseas: noun('海外企業', { effect: '空き枠の数値の合計で順位に入るが、得点しない' }),
  multiplier: noun('倍率', { count: (n) => `${n}倍タイル`, effect: '終了時に業績1つを何倍かにする' }),
  double: noun('2倍タイル', { counter: '枚', effect: '恩賞タイルがなくなってからもらう。ボーナスなし' }),
  workers: noun('労働者', { counter: '人', effect: '枠のアクションができる。賃金は色ごとに払う' }),
  contracts: noun('契約', { counter: '件', effect: '輸出アクションで商品を納め、1件につき1度だけ達成する' }),
  star: noun('星', { counter: 'つ', effect: 'その業績の得点になる' }),
  moneySymbol: noun('収入シンボル', { effect: '上の2枚がなくなると収入が1段上がる' }),
  conversion: noun('青写真の使用', { effect: `青写真${BLUEPRINTS_PER_STEP}枚で好きなトラックを1段上げる` }),
  tie: noun('同点', { effect: '影響力が同じなら順位の点を分け合う（端数切り捨て）' }),
  soon: noun('今得点計算すると', { effect: '次の得点計算で地域から入る点、船も含む' }),
  rows: noun('待機列', { effect: '空になったアクション枠へ最上段が移る' }),
  bag: noun('袋', { effect: '補充のときに引く労働者' }),
  scoringTrack: noun('得点計算トラック', { effect: '補充のたびにマーカーが進み、2と4の後、そして最後に得点計算' }),
  scoring: noun('地域の得点計算', { effect: '各地域の1位、2位、3位がこの点を得る' }),
  transportSlots: noun('空き枠', { effect: '全員の鉄道と船が共用する枠' }),
  cityLimit: noun('都市のタイル', { effect: '満杯なら、新しいタイルが最小のタイルを追い出す' }),
  factories: noun('工場', { effect: '投資アクションで、商品ごとに1つまで建てる' }),
  rewards: noun('恩賞', { effect: '労働者3人以上で統合整理すると1枚もらう' }),
  achievements: noun('業績', { effect: '終了時に、基本点×倍率の点になる' }),
  knowledgeNeeded: noun('必要知識', { effect: '足りない知識1につき青写真1枚' }),
  coalToRun: noun('稼働の石炭', { effect: 'この工場を1回稼働させるのに使う' }),
  storage: noun('倉庫', { effect: '商品4個まで。入らない分は失う' }),
  crew: noun('自分の労働者', { effect: '3、4、5、6人で2倍、3倍、4倍、5倍の恩賞' }),
  bill: noun('今統合整理すると', { effect: '予算を改め、恩賞をもらい、賃金を払い、労働者を袋に戻す' }),
  lost: noun('失う', { effect: '使わなかった資金と石炭' }),
  income: noun('収入', { effect: '収入と石炭のレベルの分' }),
  wages: noun('賃金', { effect: `統合整理の賃金は色ごとに${money(WAGE)}、払えない色ごとに${UNPAID_VP}点を失う` }),
  newBudget: noun('次の予算', { effect: '収入から賃金を引いた額。恩賞が加わることもある' }),
};
