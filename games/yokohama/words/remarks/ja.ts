import * as figures from '../../data/index.ts';
import type { Remarks } from './remarks.ts';

const vp = (n: number) => `${n}点`;

export const remarks: Remarks = {
  technologyPrice: ({ yen, value, place, power, points }) =>
    `${yen}円：工業値${value}＋マス${place}−パワー${power}＝${points}、1につき${figures.YEN_PER_INDUSTRY}円`,
  technologyFree: (value, place, power) => `無料：工業値${value}＋マス${place}、あなたのパワーは${power}`,
  importPays: '舶来品1個でも1の代わりになる',
  late: `5枚目からは追加で${figures.LATE_PRICE.yen}円か舶来品1個`,
  yenShort: (n) => `あと${n}円足りない`,
  industry: (now, then, best) =>
    `終了時の工業値の合計：あなた${now}→${then}${best > 0 ? `、ほかの人の最高${best}` : ''}`,
  nation: (nth, brings) => `この国の${nth}枚目のカード${brings ? '：お雇い外国人を得る' : ''}`,
  owned: '所有済み',
  canFulfil: '商品はそろっている',
  lacking: (goods) => `足りない商品：${goods}`,
  needsPower: (needed, power) => `港でパワー${needed}が必要（あなたは${power}）`,
  handFull: `手札の注文書はすでに${figures.ORDER_HAND}枚`,
  faith: ({ faith, power, offerings, payable }) =>
    `信仰${faith}＝パワー${power}＋捧げ物${offerings}（捧げられるのは${payable}種）`,
  offering: (faith) => `信仰${faith}になる（同じ種類は手番に1度だけ）`,
  exchange: '中華街の交換1回',
  stays: '置いた部下はマスに残り続ける',
  customs: (imports, allowed) => `舶来品は${imports}個、パワーで払えるのは${allowed}個まで`,
  taken: '使用済み',
  progress: (progress) => `あなた：${progress}`,
  claimNow: (points) => `今なら${vp(points)}`,
  claimed: '達成済み',
  powerOf: ({ power, president, assistants, buildings, station }) => {
    const sum = [
      president > 0 && `社長${president}`,
      assistants > 0 && `部下${assistants}`,
      buildings > 0 && `建物${buildings}`,
      station > 0 && `停車場${station}`,
    ].filter(Boolean);
    return `あなたのパワー${power}：${sum.join('＋')}`;
  },
  noPower: 'ここにあなたのパワーはない',
  yields: (now, more) => `今のアクションで${now}${more === undefined ? '' : `、パワーがもう1あれば${more}`}`,
  toll: (n) => `ここに部下を置くと${n}円かかる`,
  rent: `ここでアクションを行うと商館の持ち主が${figures.HOUSE_INCOME}円を得る`,
  brings: (reward) => `報酬：${reward}`,
  inWarehouse: (left, price) => `倉庫に${left}${price > 0 && left > 0 ? `、次は${price}円` : ''}`,
  icons: (n, brings) => `この国のアイコンは${n}個${brings ? '、次でお雇い外国人を得る' : ''}`,
  agentsLeft: (n) => `お雇い外国人は残り${n}人`,
  agentsHeld: (unused, used) => `お雇い外国人：未使用${unused}人、使用済み${used}人`,
  nearest: (n, of) => `現在${n}/${of}`,
  deck: (n) => `残り${n}枚`,
  round: (n) => `現在は第${n}ラウンド`,
  lastRound: (n) => `第${n}ラウンドが最後`,
  counts: {
    orders: '達成した注文書の点',
    buildings: '建物の報酬の点',
    tokens: 'パワー5トークンの点',
    port: `港でパワー${figures.MAX_POWER}のアクションを行うたびに${vp(figures.PORT_VP[figures.MAX_POWER])}`,
    church: '教会のマスの点',
    customs: '税関のマスの点',
    technologies: '技術の効果で得た点',
    achievements: '実績の点',
    churchBonus: `教会の部下が最多と2番目の人に${figures.CHURCH_BONUS.join('点と')}点`,
    customsBonus: `税関の部下が最多と2番目の人に${figures.CUSTOMS_BONUS.join('点と')}点`,
    technologyBonus: `工業値の合計が最高と2番目の人に${figures.TECHNOLOGY_BONUS.join('点と')}点`,
    nationBonus: `異なる国2・3・4・5か国のセットに${figures.SET_VP.slice(2).join('・')}点`,
    leftovers: '未使用のお雇い外国人、舶来品、お金、商品',
  },
};
