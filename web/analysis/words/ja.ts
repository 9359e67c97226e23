import type { AnalysisWording } from './en.ts';

const percent = (share: number): string => `${Math.round(100 * share)}％`;
const change = (share: number): string => `${share < -0.004 ? '−' : '+'}${Math.abs(Math.round(100 * share))}％`;

/** What is said about a finished game that is looked at again, in Japanese. */
export const ja: AnalysisWording = {
  title: (game) => `${game}・振り返り`,
  analyse: 'この対戦を分析',
  working: (done, all) => `分析中：${all}手番のうち${done}手番`,
  waiting: '順番を待っています…',
  kept: (seconds) => `${seconds}秒で分析、保存済み`,
  notOver: '対戦が終わると分析できます。',
  failed: 'この対戦は分析できません：',
  again: 'もう一度',
  replay: 'リプレイ',
  chances: '各手番後の勝率',
  legend: '損の大きい手番（番号は損の順）・○ より良い手番なら・← → で移動',
  start: '開始',
  end: '終了',
  turn: '手番',
  turnOf: (n, all, who) => `${all}手番中${n}手番目、${who}`,
  asTable: '勝率の表',
  whose: '誰の手番',
  percent,
  change,
  costliest: (n, all) => `損の大きい手番・${all}のうち${n}`,
  next: '次へ',
  gaveAway: (who, loss) => `${who}は勝率を${percent(loss)}失いました`,
  did: (what) => `実際：${what}。`,
  better: (what) => `こちらのほうが良い：${what}。`,
  chance: (before, after) => `勝率は${percent(before)}から${percent(after)}になりました。`,
  chanceInstead: (chance) => `より良い手番なら${percent(chance)}でした。`,
  telling: '二つの手番を言葉にしています…',
  played: '実際',
  flawless: (who) => `${who}が大きく損をした手番はありませんでした。`,
  onTurn: (who) => `${who}の手番`,
  fine: 'これより良い手は見つかりませんでした。',
  verdicts: {
    fine: (n) => `${n} 最善か、それに近い`,
    inaccuracy: (n) => `${n} 少し損`,
    mistake: (n) => `${n} 損`,
    blunder: (n) => `${n} 大損`,
  },
  playOn: 'ここから遊ぶ',
  step: '一手ずつ見る',
  whole: '全部の手を見る',
  look: 'もっと深く読む',
  deeper: '深く読んでいます…',
  looking: (done, all) => `深く読んでいます：${all}のうち${done}`,
  looked: '深く読みました ✓',
  accuracy: (who) => `${who}の正確さ`,
  accuracyMeans:
    '正確さは全手番の平均です。何も失わない手番は100、勝率を1割失う手番は64、ほとんど失う手番は0になります。どの手番も、そのとき本人が知りえたことから判断します。',
  turns: '手番',
  luckAndSkill: '運と腕前',
  took: (even, result) => `均等の${percent(even)}から${percent(result)}へ：`,
  luck: '運',
  skill: '腕前',
  luckMeans:
    '腕前は、自分の手番で失った分と、ほかのプレイヤーの手番でもらった分です。運は残り、つまりカードなどの引き、席順、誰にも読めなかったことです。',
  verdict: (luck, skill) =>
    Math.abs(luck) < 0.05 && Math.abs(skill) < 0.05
      ? '運も腕前もあまり響きませんでした。'
      : Math.abs(luck) > 2 * Math.abs(skill)
        ? luck > 0
          ? 'おもに運です。'
          : 'おもに不運です。'
        : Math.abs(skill) > 2 * Math.abs(luck)
          ? skill > 0
            ? 'おもに腕前です。'
            : 'おもに選択の結果です。'
          : '運と腕前が半々です。',
  points: (n, ahead) => (ahead > 0 ? `${n}点、${ahead}点差` : `${n}点`),
  turnsPlayed: (n) => `${n}手番`,
  bySource: '得点の内訳',
  chooseMoment: '時点を選ぶと盤面が見られます',
  openBoard: '盤面を開く',
  moment: (n, all) => `${all}手のうち${n}手目`,
  placesOf: '順位',
};
