import type { CommonWords } from './common.ts';

const times = (n: number | undefined, what: string) => (n === undefined ? what : `${n} ${what}`);
const way = (from?: string, to?: string) => (from ? ` depuis ${from}` : '') + (to ? ` vers ${to}` : '');

export const fr: CommonWords = {
  reasons: {
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-now': 'Ce choix n’est pas proposé à ce moment.',
  },
  things: { hidden: 'quelque chose de caché' },
  events: {
    gain: (who, what, n, from) => `${who} reçoit ${times(n, what)}${way(from)}.`,
    pay: (who, what, n, _from, to) => `${who} paie ${times(n, what)}${to ? ` pour ${to}` : ''}.`,
    move: (who, what, n, from, to) => `${who} déplace ${times(n, what)}${way(from, to)}.`,
    reveal: (_who, what, n) => `Révélé : ${times(n, what)}.`,
    score: (who, what, n) => `${who} marque ${n} pour ${what}.`,
    phase: (_who, what) => `${what}.`,
  },
};
