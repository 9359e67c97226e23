import type { CommonWords } from './common.ts';
import { french } from './french.ts';

const way = (from?: string, to?: string) => (from ? ` depuis ${from}` : '') + (to ? ` vers ${to}` : '');

export const fr: CommonWords = {
  reasons: {
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-now': 'Ce choix n’est pas proposé à ce moment.',
  },
  things: { hidden: french.proper('quelque chose de caché') },
  the: french.le,
  counted: (what, n) => french.some(n, what),
  explained: (sentence, effects) => `${sentence} (${effects.join(' ; ')})`,
  events: {
    gain: ({ who, what, from, to }) => `${who} reçoit ${what}${way(from)}${to ? ` pour ${to}` : ''}.`,
    pay: ({ who, what, to }) => `${who} paie ${what}${to ? ` pour ${to}` : ''}.`,
    move: ({ who, what, from, to }) => `${who} déplace ${what}${way(from, to)}.`,
    complete: ({ who, what }) => `${who} accomplit ${what}.`,
    reveal: ({ what }) => `Révélé\u00a0: ${what}.`,
    score: ({ who, what, n }) => `${who} marque ${n} pour ${what}.`,
    phase: ({ what }) => `${what}.`,
  },
};
