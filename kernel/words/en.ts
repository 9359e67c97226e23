import type { CommonWords } from './common.ts';
import { english } from './english.ts';

export const en: CommonWords = {
  reasons: {
    'not-your-turn': 'It is not your turn.',
    'not-now': 'That is not among the choices of this moment.',
  },
  things: { hidden: english.proper('something hidden') },
  counted: (what, n) => english.some(n, what),
  explained: (sentence, effects) => `${sentence} (${effects.join('; ')})`,
  told: (who, does) => `${who} ${does}`,
  and: english.doing,
  afterwards: (told) => told.join('; '),
  sentence: (clause) => `${clause}.`,
  points: (n) => `${n} VP`,
  of: (what, told) => `${what}${english.colon}${told}`,
  because: (points, reason) => `${points} · ${reason}`,
  tied: (names, points, criteria) =>
    `${english.list(names)} are tied: ${points} each${criteria.length > 0 ? `, and equal in ${english.list(criteria)}` : ''}.`,
  tieDecided: (ahead, behind, points, by, counts) =>
    `${english.list(ahead)} ${ahead.length > 1 ? 'come' : 'comes'} before ${behind}: ${points} each; what decides is ${by}${counts ? ` (${counts[0]} to ${counts[1]})` : ''}.`,
  secretly: 'chooses in secret',
  begins: 'The game begins',
  over: 'The game is over.',
  asked: (others) => `It is not your turn: ${english.list(others)} must decide first.`,
  answers: (there, here) =>
    `You are asked “${here}”. This belongs to ${there.map((question) => `“${question}”`).join(' or ')}.`,
  belongs: (choice, there, here) =>
    `You are asked “${here}”.${there.length > 0 ? ` “${choice}” belongs to ${there.map((question) => `“${question}”`).join(' or ')}.` : ''}`,
};
