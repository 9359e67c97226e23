import type { CommonWords } from './common.ts';
import { english } from './english.ts';

const way = (from?: string, to?: string) => (from ? ` from ${from}` : '') + (to ? ` to ${to}` : '');

export const en: CommonWords = {
  reasons: {
    'not-your-turn': 'It is not your turn.',
    'not-now': 'That is not among the choices of this moment.',
  },
  things: { hidden: english.proper('something hidden') },
  the: english.the,
  counted: (what, n) => english.some(n, what),
  explained: (sentence, effects) => `${sentence} (${effects.join('; ')})`,
  events: {
    gain: ({ who, what, from, to }) => `${who} gains ${what}${way(from)}${to ? ` for ${to}` : ''}.`,
    pay: ({ who, what, to }) => `${who} pays ${what}${to ? ` for ${to}` : ''}.`,
    move: ({ who, what, from, to }) => `${who} moves ${what}${way(from, to)}.`,
    complete: ({ who, what }) => `${who} completes ${what}.`,
    reveal: ({ what }) => `Revealed: ${what}.`,
    score: ({ who, what, n }) => `${who} scores ${n} for ${what}.`,
    phase: ({ what }) => `${what}.`,
  },
};
