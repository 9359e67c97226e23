import type { CommonWords } from './common.ts';

const times = (n: number | undefined, what: string) => (n === undefined ? what : `${what}×${n}`);
const way = (from?: string, to?: string) => (from ? `${from}から` : '') + (to ? `${to}へ` : '');

export const ja: CommonWords = {
  reasons: {
    'not-your-turn': 'あなたの手番ではありません。',
    'not-now': '今はその選択肢はありません。',
  },
  things: { hidden: '非公開のもの' },
  events: {
    gain: (who, what, n, from) => `${who}：${way(from)}${times(n, what)}を得る。`,
    pay: (who, what, n, _from, to) => `${who}：${to ? `${to}のため` : ''}${times(n, what)}を支払う。`,
    move: (who, what, n, from, to) => `${who}：${times(n, what)}を${way(from, to)}移す。`,
    reveal: (_who, what, n) => `${times(n, what)}が公開された。`,
    score: (who, what, n) => `${who}：${what}で${n}点。`,
    phase: (_who, what) => `${what}。`,
  },
};
