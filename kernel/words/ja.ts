import type { CommonWords } from './common.ts';
import { japanese } from './japanese.ts';

const way = (from?: string, to?: string) => (from ? `${from}から` : '') + (to ? `${to}へ` : '');

export const ja: CommonWords = {
  reasons: {
    'not-your-turn': 'あなたの手番ではありません。',
    'not-now': '今はその選択肢はありません。',
  },
  things: { hidden: japanese.noun('非公開のもの') },
  the: (what) => what.name,
  counted: (what, n) => japanese.some(n, what),
  explained: (sentence, effects) => `${sentence}（${effects.join('、')}）`,
  events: {
    gain: ({ who, what, from, to }) => `${who}：${way(from)}${to ? `${to}に` : ''}${what}を得る。`,
    pay: ({ who, what, to }) => `${who}：${to ? `${to}のため` : ''}${what}を支払う。`,
    move: ({ who, what, from, to }) => `${who}：${what}を${way(from, to)}移す。`,
    complete: ({ who, what }) => `${who}：${what}を達成。`,
    reveal: ({ what }) => `${what}が公開された。`,
    score: ({ who, what, n }) => `${who}：${what}で${n}点。`,
    phase: ({ what }) => `${what}。`,
  },
};
