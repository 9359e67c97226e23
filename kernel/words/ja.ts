import type { CommonWords } from './common.ts';
import { japanese } from './japanese.ts';

export const ja: CommonWords = {
  reasons: {
    'not-your-turn': 'あなたの手番ではありません。',
    'not-now': '今はその選択肢はありません。',
  },
  things: { hidden: japanese.noun('非公開のもの') },
  counted: (what, n) => japanese.some(n, what),
  explained: (sentence, effects) => `${sentence}（${effects.join('、')}）`,
  told: (who, does) => `${who}：${does}`,
  and: japanese.doing,
  afterwards: (told) => told.join('。'),
  sentence: (clause) => `${clause}。`,
  points: (n) => `${n}点`,
  of: (what, told) => `${what}${japanese.colon}${told}`,
  because: (points, reason) => `${points}・${reason}`,
  tied: (names, points, criteria) =>
    `${japanese.list(names)}は同順位です。${names.length === 2 ? 'ともに' : '全員'}${points}で、${criteria.length > 0 ? `${japanese.list(criteria)}も同じです` : '差がありません'}。`,
  tieDecided: (ahead, behind, points, by, counts) =>
    `${japanese.list(ahead)}は${behind}より上位です。同じ${points}ですが、${by}${counts ? `（${counts[0]}対${counts[1]}）` : ''}で決まりました。`,
  secretly: '非公開で選ぶ',
  begins: 'ゲーム開始',
  over: 'ゲームは終了しました。',
  asked: (others) => `あなたの手番ではありません。${others.join('、')}の選択待ちです。`,
  answers: (there, here) =>
    `今は「${here}」の場面です。これは${there.map((question) => `「${question}」`).join('や')}の場面で選びます。`,
  belongs: (choice, there, here) =>
    `今は「${here}」の場面です。${there.length > 0 ? `「${choice}」は${there.map((question) => `「${question}」`).join('や')}の場面で選びます。` : ''}`,
};
