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
    gain: ({ what, from, to }) => `reçoit ${what}${way(from)}${to ? ` pour ${to}` : ''}`,
    pay: ({ what, to }) => `paie ${what}${to ? ` pour ${to}` : ''}`,
    lose: ({ what, from }) => `perd ${what}${way(from)}`,
    move: ({ what, from, to }) => `déplace ${what}${way(from, to)}`,
    complete: ({ what }) => `accomplit ${what}`,
    reveal: ({ what }) => `révèle ${what}`,
    score: ({ what, n }) => `marque ${n} pour ${what}`,
    phase: ({ what }) => what,
  },
  told: (who, does) => `${who} ${does}`,
  and: french.list,
  sentence: (clause) => `${clause}.`,
  points: (n) => `${n} PV`,
  because: (points, reason) => `${points} · ${reason}`,
  ofThat: (category, thing) => `${category}\u00a0: ${thing}`,
  secretly: 'choisit en secret',
  over: 'La partie est finie.',
  asked: (others) =>
    `Ce n’est pas à vous de jouer\u00a0: ${french.list(others)} ${others.length > 1 ? 'doivent' : 'doit'} d’abord choisir.`,
  answers: (there, here) =>
    `La question est «\u00a0${here}\u00a0». Ceci répond à ${there.map((question) => `«\u00a0${question}\u00a0»`).join(' ou à ')}.`,
  belongs: (choice, there, here) =>
    `«\u00a0${choice}\u00a0» ne répond pas à «\u00a0${here}\u00a0».${there.length > 0 ? ` Cela répond à ${there.map((question) => `«\u00a0${question}\u00a0»`).join(' ou à ')}.` : ''}`,
};
