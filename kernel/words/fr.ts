import type { CommonWords } from './common.ts';
import { french } from './french.ts';

const oneOf = (questions: readonly string[]): string =>
  questions.map((question) => `«\u00a0${question}\u00a0»`).join(' ou ');

export const fr: CommonWords = {
  reasons: {
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-now': 'Ce choix n’est pas proposé à ce moment.',
  },
  things: { hidden: french.proper('quelque chose de caché') },
  counted: (what, n) => french.some(n, what),
  explained: (sentence, effects) => `${sentence} (${effects.join(' ; ')})`,
  told: (who, does) => `${who} ${does}`,
  and: french.doing,
  afterwards: (told) => told.join('\u00a0; '),
  sentence: (clause) => `${clause}.`,
  points: (n) => `${n} PV`,
  of: (what, told) => `${what}${french.colon}${told}`,
  because: (points, reason) => `${points} · ${reason}`,
  tied: (names, points, criteria) =>
    `${french.list(names)} sont ex æquo\u00a0: ${points} chacun${criteria.length > 0 ? `, à égalité aussi pour ${french.list(criteria)}` : ''}.`,
  tieDecided: (ahead, behind, points, by, counts) =>
    `À égalité (${points}), ${french.list(ahead)} ${ahead.length > 1 ? 'passent' : 'passe'} devant ${behind}\u00a0; critère\u00a0: ${by}${counts ? ` (${counts[0]} contre ${counts[1]})` : ''}.`,
  secretly: 'choisit en secret',
  begins: 'La partie commence',
  over: 'La partie est finie.',
  asked: (others) =>
    `Ce n’est pas à vous de jouer\u00a0: ${french.list(others)} ${others.length > 1 ? 'doivent' : 'doit'} d’abord choisir.`,
  answers: (there, here) => `On vous demande «\u00a0${here}\u00a0». Ceci se choisit à l’étape ${oneOf(there)}.`,
  belongs: (choice, there, here) =>
    `On vous demande «\u00a0${here}\u00a0».${there.length > 0 ? ` «\u00a0${choice}\u00a0» se choisit à l’étape ${oneOf(there)}.` : ''}`,
};
