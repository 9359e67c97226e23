import { japanese, type Word } from 'engawa';
import * as data from '../../data/index.ts';
import type { MachiWords } from '../vocabulary.ts';
import { counted, type Drawn } from './drawn.ts';
import { byBuilding } from './settled.ts';

const { some, list } = japanese;

const all = (tales: readonly { readonly what: Word }[]): string => list(tales.map(({ what }) => what.name));
const cards = (tales: readonly Drawn[]): string => list(counted(tales, String, some));

export const deeds: MachiWords['deeds'] = {
  winterBegan: ({ n, of }) => `${n}年目の冬（全${of}年）`,
  springBegan: ({ n, of, whom }) => `${n}年目の春（全${of}年、先番：${whom}）`,
  summerBegan: ({ n, of }) => `${n}年目の夏（全${of}年）`,
  autumnBegan: ({ n, of, whom }) => `${n}年目の秋（全${of}年、先番：${whom}）`,
  yearScored: ({ n }) => `${n}年目の得点計算`,

  fed: ({ n, of }) => `米${n}で住民${of}人を養う`,
  wentShort: ({ n, of }) => `住民${of}人に米${n}しかなく、${of - n}人が去ることになる`,
  starved: (tales) => `飢えで${all(tales)}を失う`,
  finished: (tales) => `${all(tales)}が完成する`,

  fell: ({ what }) => `無人になった${what}を失う`,
  succeeded: ({ what, to }) => `${what}が${to}の創建者を継ぐ`,
  activated: ({ what }) => `${what}が稼働する`,
  stopped: ({ what }) => `${what}は人手が足りず、稼働しなくなる`,
  yakuzaReturned: ({ what }) => `${what}を手札に戻す`,

  laidOut: (tales) => `場札に${all(tales)}が${tales.length === 1 ? '加わる' : '並ぶ'}`,
  tookOpen: ({ what }) => `場札から${what}を取る`,
  drew: (tales) => `${cards(tales)}を引く`,
  reshuffled: ({ what }) => `捨て札を切り直し、新しい${what}にする`,
  cleared: ({ n }) => `残った場札${n}枚を山札の下に入れる`,
  attacked: ({ what, to, whom }) => `${what}を送り、${whom}の${to}を封鎖する`,
  attackMoved: ({ what, from, to, whom }) => `${what}を${from}から移し、${whom}の${to}を封鎖する`,
  defended: ({ what, to }) => `${what}に${to}を守らせる`,
  defenceMoved: ({ what, from, to }) => `${what}を${from}から移し、${to}を守らせる`,

  opened: (tales) => {
    const [{ what, hidden }] = tales;
    const founders = tales.map(({ to, from }) => `${from ? `${from}の` : ''}${to}`);
    if (hidden && tales.length > 1) return `${list(founders)}を創建者に、普請を${tales.length}件始める`;
    if (tales.length > 1)
      return `${list(tales.map((tale, i) => `${tale.what}（創建者：${founders[i]}）`))}の普請を始める`;
    return `${founders[0]}を創建者に、${hidden ? '' : `${what}の`}普請を始める`;
  },
  closedSites: () => 'これ以上は普請を始めない',
  hurried: ({ what }) => `大工の早業で${what}をすぐに完成させる`,
  hurriedNothing: () => 'どの普請場もすぐには完成させない',
  settled: (tales) =>
    `${byBuilding(tales)
      .map(([to, who]) => `${list(who.map(String))}を${to}に`)
      .join('、')}住まわせる`,
  camped: (tales) => `${all(tales)}を屋外に置く`,
  settledAll: () => 'これ以上は住まわせない',

  challenged: ({ what, to, whom }) => `${what}が${whom}の${to}に決闘を挑む`,
  accepted: ({ what }) => `決闘を受け、${what}が戦う`,
  refused: ({ what, n }) => `${what}への挑戦を断り、${n}点を失う`,
  refusedFreely: ({ what }) => `奉行所のおかげで、${what}への挑戦を失点なしで断る`,
  mustFight: ({ what }) => `挑戦を断れず、${what}が戦う`,
  drewCombat: ({ n }) => `戦闘札を${n}枚引く`,
  laidCombat: ({ what, hidden }) => (hidden ? '戦闘札を1枚伏せる' : `「${what}」を伏せる`),
  exchanged: ({ what, to, n, of, whom }) => `「${what}」を出し、${whom}は「${to}」。得た刀は${n}対${of}`,
  won: ({ what, n, of }) => `${n}対${of}で${what}との決闘に勝つ`,
  wonAtHome: ({ what, n }) => `${n}対${n}で並ぶが、城のおかげで${what}との決闘に勝つ`,
  drawnDuel: ({ to, n }) => `${n}対${n}で${to}と引き分ける`,
  beaten: ({ what }) => `決闘で${what}を失う`,

  closedDuels: () => '決闘とイベントを終える',
  moved: ({ what, from, to }) => `${what}を${from}から${to}へ引っ越させる`,
  swapped: ({ what, to }) => `${what}と${to}を入れ替える`,
  withdrew: ({ what, from }) => `${what}を${from}から屋外へ出す`,
  movedOut: () => '引っ越しの回数を使い切り、手番が終わる',

  wanted: ({ what, to, whom }) => `「${what}」で${whom}の${to}を手配する（倒せば${data.WANTED_VP}点）`,
  embezzled: ({ what, to, whom }) => `「${what}」で${whom}の${to}の今年の富を奪う`,
  married: ({ what, from, to, whom }) => `「${what}」で${from}と${whom}の${to}を入れ替える`,
  betrayed: ({ what, from, whom }) => `「${from}」で${whom}の${what}を手札に取る`,
  madeTruce: ({ what }) => `「${what}」で今年の決闘を禁じる`,
  trained: ({ what, to }) => `「${what}」で${to}の今年の戦闘値を${data.SWORD_MASTER}上げる`,
  celebrated: ({ what }) => `「${what}」でカードを${data.FESTIVAL_DRAWS}枚引く`,
  flooded: ({ what }) => `「${what}」で完成した港をすべて壊す`,
  drowned: ({ what, to }) => `津波で${what}と創建者の${to}を失う`,
  swamHome: (tales) => `${all(tales)}を手札に戻す`,
  burnt: ({ what, to, whom }) => `「${what}」で${whom}の${to}を焼き、普請場に戻す`,
  harvested: ({ what }) => `「${what}」で次の冬の米を${data.HARVEST_RICE}増やす`,
  parched: ({ what }) => `「${what}」で次の冬、ほかの人の田の米を${data.DROUGHT_RICE}に減らす`,
  laboured: ({ what, to }) => `「${what}」で${to}をすぐに完成させる`,
  studiedPlans: ({ what }) => `「${what}」で建物札${data.PLANS_LOOK}枚を見て${data.PLANS_TAKE}枚を取る`,
  keptPlan: (tales) => `${tales[0].hidden ? `建物札${tales.length}枚` : all(tales)}を手札に取る`,

  tookWealth: ({ n, from, whom }) => `${whom}の${from}から富${n}を奪う`,
  produced: ({ n, of }) =>
    `今年は${[...(n > 0 ? [`富${n}`] : []), ...(of > 0 ? [`名誉${of}`] : [])].join('と')}を生み出す`,
  scoredWealth: ({ n }) => `富で${n}点を得る`,
  scoredHonour: ({ n }) => `名誉で${n}点を得る`,

  ended: ({ n }) => `${n}年目が終わり、ゲーム終了`,
  becameShogun: ({ n }) => `${n}点で将軍になる`,
  wonByHonour: ({ n, of }) => `${n}点で並び、最後の年の名誉${of}で上回って将軍になる`,
  wonByWealth: ({ n, of }) => `${n}点と名誉で並び、最後の年の富${of}で上回って将軍になる`,
  sharedVictory: ({ n }) => `${n}点、名誉、富のすべてで並び、勝利を分け合う`,
};
