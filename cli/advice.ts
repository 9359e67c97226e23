import type { Analysis, Hint, JudgedTurn } from '#bots';
import { type Game, type Language, sayMove, sayThing } from '#kernel';
import { seatName } from './show.ts';

/** Hints and analyses, as data for clients and as lines for the terminal. */

export const HINT_SIMULATIONS = 150;
export const ANALYSIS_SIMULATIONS = 48;

interface AdviceWords {
  readonly look: (things: string) => string;
  readonly consider: string;
  readonly best: (turn: string) => string;
  readonly chance: (percent: string) => string;
  readonly because: (reasons: string) => string;
  readonly equal: string;
  readonly more: string;
  readonly instead: (turn: string) => string;
  readonly verdicts: Readonly<Record<JudgedTurn['verdict'], string>>;
  readonly summary: (who: string, accuracy: string, skill: string, luck: string) => string;
  readonly flawless: string;
}

const ADVICE: Readonly<Record<Language, AdviceWords>> = {
  en: {
    look: (things) => `Worth a look: ${things}.`,
    consider: 'Consider:',
    best: (turn) => `Best seems: ${turn}.`,
    chance: (percent) => `chance to win ${percent}`,
    because: (reasons) => `Against the next best turn it promises, at the end: ${reasons}.`,
    equal: 'The next best turn is about equal.',
    more: '(h again for more)',
    instead: (turn) => `better was: ${turn}`,
    verdicts: { fine: 'fine', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    summary: (who, accuracy, skill, luck) =>
      `${who}: accuracy ${accuracy}, own choices ${skill}, draws and the others ${luck}`,
    flawless: 'No turn gave much away.',
  },
  fr: {
    look: (things) => `À regarder : ${things}.`,
    consider: 'À envisager :',
    best: (turn) => `Le meilleur semble : ${turn}.`,
    chance: (percent) => `chance de gagner ${percent}`,
    because: (reasons) => `Par rapport au tour suivant sur la liste, il promet à la fin : ${reasons}.`,
    equal: 'Le tour suivant sur la liste vaut à peu près autant.',
    more: '(h encore pour en savoir plus)',
    instead: (turn) => `mieux : ${turn}`,
    verdicts: { fine: 'bon', inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
    summary: (who, accuracy, skill, luck) =>
      `${who} : précision ${accuracy}, choix propres ${skill}, tirages et adversaires ${luck}`,
    flawless: 'Aucun tour n’a beaucoup coûté.',
  },
  ja: {
    look: (things) => `注目：${things}`,
    consider: '候補：',
    best: (turn) => `最善と思われる手：${turn}`,
    chance: (percent) => `勝率 ${percent}`,
    because: (reasons) => `次善の手と比べて最終得点の見込み：${reasons}`,
    equal: '次善の手とほぼ互角です。',
    more: '（もう一度 h で続き）',
    instead: (turn) => `より良い手：${turn}`,
    verdicts: { fine: '良い', inaccuracy: '緩手', mistake: '疑問手', blunder: '悪手' },
    summary: (who, accuracy, skill, luck) => `${who}：精度 ${accuracy}、自分の選択 ${skill}、引きと相手 ${luck}`,
    flawless: '大きな失着はありませんでした。',
  },
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (value: number, digits = 0): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

const sayTurn = (game: Game, line: readonly number[], lang: Language): string =>
  line.map((move) => sayMove(game, move, lang)).join(' · ');

const sayCategory = (game: Game, category: string, lang: Language): string =>
  game.words[lang].categories[category] ?? category;

/** The names of the things a hint points at; numbers have none. */
function sayThings(game: Game, { look, turns }: Hint, lang: Language): string {
  const names = look.map((ref) => sayThing(game, ref, lang)).filter((name) => !/^\d+$/.test(name));
  return names.length > 0 ? [...new Set(names)].join(', ') : sayMove(game, turns[0].line[0], lang);
}

/** One step of a hint: where to look, then three turns, then the best with its reason. */
export function hintLines(game: Game, hint: Hint, step: number, lang: Language): string[] {
  const words = ADVICE[lang];
  if (step === 0) return [`${words.look(sayThings(game, hint, lang))} ${words.more}`];
  if (step === 1) {
    // In the order of their notation: the best is told in the third step.
    const turns = [...hint.turns].sort((a, b) =>
      sayTurn(game, a.line, lang).localeCompare(sayTurn(game, b.line, lang)),
    );
    return [words.consider, ...turns.map(({ line }) => `  ${sayTurn(game, line, lang)}`), words.more];
  }
  const [best] = hint.turns;
  return [
    `${words.best(sayTurn(game, best.line, lang))} (${words.chance(percent(best.share))})`,
    sayReason(game, hint, lang),
  ];
}

function sayReason(game: Game, { because }: Hint, lang: Language): string {
  if (because.length === 0) return ADVICE[lang].equal;
  const reasons = because.map(({ category, points }) => `${signed(points, 1)} ${sayCategory(game, category, lang)}`);
  return ADVICE[lang].because(reasons.join(', '));
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
    sentence: sayReason(game, hint, lang),
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
  const points = (share: number) => `${signed(100 * share, 1)} %`;
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
