import { japanese, tally, type Word } from 'engawa';
import type { YokohamaWords } from '../vocabulary.ts';

const { some, list } = japanese;

const vp = (n: number) => `${n}点`;
const last = (round: number) => `第${round}ラウンドが最後になる`;
const amounts = (tales: readonly { readonly n: number; readonly what: Word }[]) =>
  list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)));

/** `部下を銀行に2人、税関に1人置く`、`銀行と税関に部下を1人ずつ置く` */
function inAreas(tales: readonly { readonly what: Word; readonly to: Word }[]): string {
  const [{ what }] = tales;
  const places = tally(tales, ({ to }) => to);
  if (tales.length > 1 && places.length === tales.length) {
    return `${list(places.map(([to]) => to.name))}に${what}を1人ずつ置く`;
  }
  if (places.length === 1) return `${places[0][0]}に${some(places[0][1], what)}を置く`;
  return `${what}を${places.map(([to, n]) => `${to}に${n}人`).join('、')}置く`;
}

export const deeds: YokohamaWords['deeds'] = {
  begins: () => 'スタートプレイヤーになる',
  turnEnded: () => '手番を終える',
  roundBegins: ({ n }) => `第${n}ラウンド`,
  lastRoundBegins: ({ n }) => `第${n}ラウンド（最終）`,
  endByHouses: ({ n, of }) => `商館を${n}軒建てたので、${last(of)}`,
  endByShops: ({ n, of }) => `店舗を${n}軒建てたので、${last(of)}`,
  endByOrders: ({ of }) => `注文書が尽きたので、${last(of)}`,
  endByChurch: ({ n, of }) => `教会の部下が${n}人になったので、${last(of)}`,
  endByCustoms: ({ n, of }) => `税関の部下が${n}人になったので、${last(of)}`,
  endByPatience: ({ n, of }) => `${n}ラウンドが過ぎたので、${last(of)}`,
  finalScoring: () => '最終得点計算',

  kept: ({ what, hidden }) => (hidden ? '2枚の注文書から1枚を残す' : `${what}を残す`),
  tookOrder: ({ what }) => `${what}を取る`,
  paidForSecond: ({ n, what }) => `2枚目の注文書のために${some(n, what)}を払う`,
  ordersAppeared: (tales) => `${tales[0].to}に${list(tales.map(({ what }) => what.name))}が並ぶ`,
  scoredAtPort: ({ n, what }) => `${what}の最大パワーで${vp(n)}を得る`,
  fulfilled: ({ what }) => `${what}を達成する`,
  delivered: (tales) => `${amounts(tales)}を納める`,

  claimedFirst: ({ what }) => `${what}を一番乗りで達成する`,
  claimedLater: ({ what }) => `${what}を達成する`,
  sentAgent: ({ what, to }) => `${what}を${to}へ送る`,
  wonAgent: ({ what }) => `${what}を得る`,

  placed: (tales) => inAreas(tales),
  paidToPlace: ({ n, what, whom, to }) => `${to}に部下を置くため${whom}に${some(n, what)}を払う`,
  shifted: ({ what, from, to }) => `${what}を${from}から${to}へ移す`,
  tookBack: (tales) => {
    const areas = tally(tales, ({ from }) => from);
    if (areas.length > 1 && areas.every(([, n]) => n === 1)) {
      return `${list(areas.map(([from]) => from.name))}から${tales[0].what}を1人ずつ手元に戻す`;
    }
    if (areas.length === 1) return `${areas[0][0]}から${some(areas[0][1], tales[0].what)}を手元に戻す`;
    return `${tales[0].what}を${areas.map(([from, n]) => `${from}から${n}人`).join('、')}、手元に戻す`;
  },
  setDown: ({ what, to }) => `${what}を${to}に置く`,
  walked: (tales) => {
    const areas = tales.map(({ to }) => to.name);
    const through = areas.slice(0, -1);
    return `${through.length > 0 ? `${list(through)}を通って` : ''}社長を${areas.at(-1)}へ動かす`;
  },
  paidToPass: ({ n, what, whom, to }) => `${to}に入るため${whom}に${some(n, what)}を払う`,
  paidCanal: ({ n, what }) => `運河を通るため${some(n, what)}を払う`,
  tookTram: ({ to }) => `路面電車で${to}へ行く`,
  wentToStation: ({ to }) => `${to}の停車場へ直行する`,
  recalled: ({ what, from }) => `${what}を${from}から手元に戻す`,

  acted: ({ n, what }) => `${what}でパワー${n}のアクションを行う`,
  earnedRent: ({ n, what, from }) => `${from}の商館で${some(n, what)}を得る`,
  produced: ({ n, what }) => `${some(n, what)}を生産する`,
  drew: ({ n, what }) => `${some(n, what)}を得る`,
  learned: ({ what }) => `技術「${what}」を獲得する`,
  paidForCard: (tales) => `技術の費用として${amounts(tales)}を払う`,
  cardAppeared: ({ what, to }) => `${to}に技術「${what}」が並ぶ`,
  putUpStation: ({ what, to }) => `${to}に${what}を置く`,
  tookOut: (tales) => `倉庫から${list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)))}を取る`,
  paidForPiece: ({ n, what, to }) => `${to}の費用として${some(n, what)}を払う`,
  gave: ({ n, what }) => `中華街で${some(n, what)}を出す`,
  got: ({ n, what }) => `代わりに${some(n, what)}を得る`,
  offered: (tales) => `教会に${amounts(tales)}を捧げる`,
  tookChurchSlot: ({ what }) => `${what}に部下を置く`,
  declared: ({ n, what }) => `税関に${some(n, what)}を払う`,
  tookCustomsSlot: ({ what }) => `${what}に部下を置く`,
  tookToken: ({ what }) => `${what}を取る`,
  built: ({ what, to }) => `${to}に${what}を建てる`,

  received: (tales) => `${amounts(tales)}を得る`,
  earnedBy: ({ n, what, from }) => `${from}で${some(n, what)}を得る`,
  scoredBy: ({ n, what }) => `${what}で${vp(n)}を得る`,
  soldToMill: ({ n, what }) => `紡績工場に${some(n, what)}を売る`,
  paidUniversity: ({ n, what }) => `大学の効果で${some(n, what)}を払う`,

  rankedInChurch: ({ n, of, what }) => `教会で${what}（部下${of}人）、${vp(n)}を得る`,
  rankedInCustoms: ({ n, of, what }) => `税関で${what}（部下${of}人）、${vp(n)}を得る`,
  rankedInIndustry: ({ n, of, what }) => `技術で${what}（工業値${of}）、${vp(n)}を得る`,
  scoredNations: ({ n, of }) => `カード${of}枚の国のセットで${vp(n)}を得る`,
  scoredLeftovers: ({ n }) => `残った資源で${vp(n)}を得る`,
};
