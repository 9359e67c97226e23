import { type Analysis, type Hint, hintSteps, type JudgedTurn, sayCategory, sayHintReason, sayTurn } from '#bots';
import type { Game, Language } from '#kernel';
import { seatName } from './show.ts';

/** Hints and analyses, as data for clients and as lines for the terminal. */

export const HINT_SIMULATIONS = 150;
export const ANALYSIS_SIMULATIONS = 48;

interface AdviceWords {
  readonly more: string;
  readonly instead: (turn: string) => string;
  readonly verdicts: Readonly<Record<JudgedTurn['verdict'], string>>;
  readonly summary: (who: string, accuracy: string, skill: string, luck: string) => string;
  readonly flawless: string;
}

const ADVICE: Readonly<Record<Language, AdviceWords>> = {
  en: {
    more: '(h again for more)',
    instead: (turn) => `better was: ${turn}`,
    verdicts: { fine: 'fine', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    summary: (who, accuracy, skill, luck) =>
      `${who}: accuracy ${accuracy}, own choices ${skill}, draws and the others ${luck}`,
    flawless: 'No turn gave much away.',
  },
  fr: {
    more: '(h encore pour en savoir plus)',
    instead: (turn) => `mieux : ${turn}`,
    verdicts: { fine: 'bon', inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
    summary: (who, accuracy, skill, luck) =>
      `${who} : précision ${accuracy}, choix propres ${skill}, tirages et adversaires ${luck}`,
    flawless: 'Aucun tour n’a beaucoup coûté.',
  },
  ja: {
    more: '（もう一度 h で続き）',
    instead: (turn) => `より良い手：${turn}`,
    verdicts: { fine: '良い', inaccuracy: '緩手', mistake: '疑問手', blunder: '悪手' },
    summary: (who, accuracy, skill, luck) => `${who}：精度 ${accuracy}、自分の選択 ${skill}、引きと相手 ${luck}`,
    flawless: '大きな失着はありませんでした。',
  },
};

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** One step of a hint, with how to get the next. */
export function hintLines(game: Game, hint: Hint, step: number, lang: Language): readonly string[] {
  const steps = hintSteps(game, hint, lang);
  const lines = steps[Math.min(step, steps.length - 1)];
  if (step >= steps.length - 1) return lines;
  const { more } = ADVICE[lang];
  return lines.length === 1 ? [`${lines[0]} ${more}`] : [...lines, more];
}

/** A hint as data, its three steps apart so that a client can show them one by one. */
export function hintData(game: Game, hint: Hint, lang: Language) {
  const turn = ({ line, share }: Hint['turns'][number]) => ({
    line: line.map(game.lexicon.text),
    sentence: sayTurn(game, line, lang),
    share,
  });
  return {
    look: hint.look,
    turns: hint.turns.map(turn),
    move: game.lexicon.text(hint.turns[0].line[0]),
    because: hint.because.map(({ category, points }) => ({
      category,
      points: Math.round(points * 10) / 10,
      name: sayCategory(game, category, lang),
    })),
    sentence: sayHintReason(game, hint, lang),
  };
}

export function analysisData(game: Game, analysis: Analysis, lang: Language) {
  const turn = (one: JudgedTurn) => ({
    ...one,
    played: one.played.map(game.lexicon.text),
    better: one.better.map(game.lexicon.text),
    sentence:
      one.verdict === 'fine'
        ? undefined
        : `${ADVICE[lang].verdicts[one.verdict]}: ${ADVICE[lang].instead(sayTurn(game, one.better, lang))}`,
  });
  const { skill, luck, accuracy } = analysis;
  return { turns: analysis.turns.map(turn), mistakes: analysis.mistakes.map(turn), skill, luck, accuracy };
}

export function analysisLines(game: Game, { mistakes, skill, luck, accuracy }: Analysis, lang: Language): string[] {
  const words = ADVICE[lang];
  const points = (share: number) => `${signed(100 * share)} %`;
  const lines = accuracy.map((value, seat) =>
    words.summary(seatName(game, seat, lang), value.toFixed(1), points(skill[seat]), points(luck[seat])),
  );
  if (mistakes.length === 0) return [...lines, words.flawless];
  for (const { seat, from, loss, verdict, played, better } of mistakes) {
    lines.push(
      '',
      `${from + 1}. ${seatName(game, seat, lang)}, ${words.verdicts[verdict]} (${points(-loss)}): ${sayTurn(game, played, lang)}`,
      `    ${words.instead(sayTurn(game, better, lang))}`,
    );
  }
  return lines;
}
