import { japanese, type Word } from 'engawa';
import type { NipponWords } from '../vocabulary.ts';
import { gathered, total } from './gathered.ts';
import type { Counted, Given, Scored } from './given.ts';

const { some, list } = japanese;

const amounts = (tales: readonly Counted[]) => list(tales.map(({ what, n }) => some(n, what)));
const places = (tales: readonly { readonly to: Word }[]) => list(tales.map(({ to }) => to.name));
const vp = (n: number) => `${n}点`;

export function deeds({ money, achieved, coloured }: Given): NipponWords['deeds'] {
  const honour = (i: number) => (tale: { readonly n: number; readonly of: number }) =>
    `業績「${achieved[i]}」（${tale.of}倍）で${vp(tale.n)}`;
  const scored = ({ n, what, of, from }: Scored) => `${what}の${from ? '同率' : ''}${of}位で${vp(n)}`;
  const price = (of: number) => (of === 0 ? '無料で' : `${money(of)}で`);
  return {
    hired: ({ what, from }) => `${from}から${what}を取る`,
    spentPlans: ({ what, n, to }) => `${to}トラックを1段上げるために${some(n, what)}を使う`,

    paidToBuild: ({ what, n }) => `${some(n, what)}を支払う`,
    madeUp: ({ what, n }) => `足りない知識を${some(n, what)}で補う`,
    built: ({ what, of }) => `${money(of)}で${what}を建てる`,
    fitted: ({ what, n, to }) => `新しい${to}工場に${some(n, what)}を設置する`,
    turnedShips: ({ of }) => `手元の船をすべて裏返す（1隻${vp(of)}）`,
    turnedTrains: ({ of }) => `手元の鉄道をすべて裏返す（1枚につき影響力${of}）`,
    given: ({ what, n, from }) => `${from}の効果で${some(n, what)}を得る`,

    paidForMachine: ({ what, n }) => `${some(n, what)}を支払う`,
    installed: ({ to, of }) => `${price(of)}${to}工場に+1の機械を設置する`,
    upgraded: ({ to, of }) => `${price(of)}${to}工場の機械を+2に改良する`,
    spared: (tales) => `${price(total(tales))}機械${tales.length}台を手に入れ、次の工場のために手元に残す`,

    burned: ({ what, n }) => `${some(n, what)}を使う`,
    produced: (tales) => `石炭${total(tales)}個で${amounts(tales)}を生産する`,
    spoiled: ({ what, n }) => `倉庫に入らない${some(n, what)}を失う`,

    paidForSteps: ({ what, n, to }) => `${to}トラックを上げるために${some(n, what)}を支払う`,
    moneyRose: ({ n, of }) => `収入トラックを${n}段上げる（収入${money(of)}）`,
    coalRose: ({ n, of }) => `石炭トラックを${n}段上げる（石炭収入${of}個）`,
    knowledgeRose: ({ n, of }) => `知識トラックを${n}段上げる（知識${of}）`,

    paidForTransport: ({ what, n }) => `${some(n, what)}を支払う`,
    sentShip: (tales) => `${price(total(tales))}${places(tales)}に船を置く`,
    sentTrain: (tales) => `${price(total(tales))}${places(tales)}に鉄道を置く`,
    uncoveredSymbol: ({ what }) => `${what}が現れる`,

    delivered: (tales) => `${amounts(tales)}を納める`,
    fulfilled: ({ what }) => `${what}を達成する`,
    paidByContract: ({ what, n, from }) => `${from}で${some(n, what)}を得る`,

    approached: ({ what, to }) => `${what}を求める${to}を選ぶ`,
    sold: ({ what, n, to }) => `${to}に${some(n, what)}を売る`,
    placed: ({ what, n, to, of, from }) => `${some(of, from)}で${to}に${some(n, what)}を置く`,
    tookBack: ({ what, n, from }) => `${from}の${some(n, what)}が手元に戻る`,
    regionBonus: ({ what, n, from }) => `${from}のボーナスで${some(n, what)}を得る`,
    regionBonusScored: ({ n, what }) => `${what}のボーナスで${vp(n)}`,

    consolidated: () => '統合整理を行う',
    gaveUp: (tales) => `残った${amounts(tales)}を失う`,
    earned: (tales) => `収入として${amounts(tales)}を得る`,
    rewarded: ({ what }) => `天皇から${what}を賜る`,
    bonusOfReward: ({ what, n }) => `恩賞のボーナスで${some(n, what)}を得る`,
    tookDouble: ({ what }) => `天皇から${what}を賜る`,
    crowned: ({ what, n, to }) => `${to}に${some(n, what)}を置く`,
    tileLeft: ({ what, n }) => `業績がすべて埋まっているため、${some(n, what)}をゲームから取り除く`,
    paidWages: ({ what, n, of }) => `労働者${of}色分の賃金として${some(n, what)}を支払う`,
    owedWages: ({ n, of }) => `労働者${of}色分の賃金を払えず、${vp(-n)}を失う`,
    sentHome: ({ what, n }) => `${some(n, what)}を袋に戻す`,

    movedUp: ({ to }) => `待機列の最上段が${to}へ移る`,
    refilled: ({ n }) => `ボードが補充され、得点計算マーカーが${n}へ進む`,
    drew: (tales) =>
      `袋から引いた労働者：${gathered(tales)
        .map(({ to, colours }) => `${to}に${Array.from(colours, ([worker, n]) => coloured(worker, n)).join('・')}`)
        .join('、')}`,

    scoringBegins: ({ n }) => `${n}回目の地域の得点計算`,
    scoredFirst: scored,
    scoredSecond: scored,
    scoredThird: scored,
    shipsScored: ({ n, what }) => `${what}の船で${vp(n)}`,

    goldenBegins: ({ n }) => `金枠に入る：各自あと${n}手番`,
    goldenRound: ({ n, of }) => `得点計算マーカーが${n}へ進む：各自あと${of}手番`,
    gameEnds: () => '得点計算マーカーがトラックの端を越え、ゲームが終わる',
    lastAccounts: () => '最後の収入と賃金、業績の得点',
    achievedYen: honour(0),
    achievedShips: honour(1),
    achievedTrains: honour(2),
    achievedMachinery: honour(3),
    achievedContracts: honour(4),
    achievedKnowledge: honour(5),
    achievedCoal: honour(6),
    achievedFactories: honour(7),
    achievedRegions: honour(8),
  };
}
