import type { CommonWords } from './common.ts';

const times = (n: number | undefined, what: string) => (n === undefined ? what : `${n} ${what}`);
const way = (from?: string, to?: string) => (from ? ` from ${from}` : '') + (to ? ` to ${to}` : '');

export const en: CommonWords = {
  reasons: {
    'not-your-turn': 'It is not your turn.',
    'not-now': 'That is not among the choices of this moment.',
  },
  things: { hidden: 'something hidden' },
  events: {
    gain: (who, what, n, from) => `${who} gains ${times(n, what)}${way(from)}.`,
    pay: (who, what, n, _from, to) => `${who} pays ${times(n, what)}${to ? ` for ${to}` : ''}.`,
    move: (who, what, n, from, to) => `${who} moves ${times(n, what)}${way(from, to)}.`,
    reveal: (_who, what, n) => `${times(n, what)} is revealed.`,
    score: (who, what, n) => `${who} scores ${n} for ${what}.`,
    phase: (_who, what) => `${what}.`,
  },
};
