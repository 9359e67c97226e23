import { type Game, type Language, sayMove, sayThing } from '#kernel';
import type { Hint } from './hint.ts';

interface HintWords {
  readonly look: (things: string) => string;
  readonly consider: string;
  readonly best: (turn: string) => string;
  readonly chance: (percent: string) => string;
  readonly because: (reasons: string) => string;
  readonly equal: string;
}

const WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    look: (things) => `Worth a look: ${things}.`,
    consider: 'Consider:',
    best: (turn) => `Best seems: ${turn}.`,
    chance: (percent) => `chance to win ${percent}`,
    because: (reasons) => `Against the next best turn it promises, at the end: ${reasons}.`,
    equal: 'The next best turn is about equal.',
  },
  fr: {
    look: (things) => `À regarder : ${things}.`,
    consider: 'À envisager :',
    best: (turn) => `Le meilleur semble : ${turn}.`,
    chance: (percent) => `chance de gagner ${percent}`,
    because: (reasons) => `Par rapport au tour suivant sur la liste, il promet à la fin : ${reasons}.`,
    equal: 'Le tour suivant sur la liste vaut à peu près autant.',
  },
  ja: {
    look: (things) => `注目：${things}`,
    consider: '候補：',
    best: (turn) => `最善と思われる手：${turn}`,
    chance: (percent) => `勝率 ${percent}`,
    because: (reasons) => `次善の手と比べて最終得点の見込み：${reasons}`,
    equal: '次善の手とほぼ互角です。',
  },
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

export const sayTurn = (game: Game, line: readonly number[], lang: Language): string =>
  line.map((move) => sayMove(game, move, lang)).join(' · ');

export const sayCategory = (game: Game, category: string, lang: Language): string =>
  game.words[lang].categories[category] ?? category;

/** The names of the things a hint points at; numbers have none. */
function sayThings(game: Game, { look, turns }: Hint, lang: Language): string {
  const names = look.map((ref) => sayThing(game, ref, lang)).filter((name) => !/^\d+$/.test(name));
  return names.length > 0 ? [...new Set(names)].join(', ') : sayMove(game, turns[0].line[0], lang);
}

export function sayHintReason(game: Game, { because }: Hint, lang: Language): string {
  if (because.length === 0) return WORDS[lang].equal;
  const reasons = because.map(({ category, points }) => `${signed(points)} ${sayCategory(game, category, lang)}`);
  return WORDS[lang].because(reasons.join(', '));
}

/** A hint in three steps of a few lines each: where to look, then three turns, then the best with its reason. */
export function hintSteps(game: Game, hint: Hint, lang: Language): readonly (readonly string[])[] {
  const words = WORDS[lang];
  // In the order of their notation: the best is told in the third step.
  const turns = hint.turns.map(({ line }) => sayTurn(game, line, lang)).sort((a, b) => a.localeCompare(b));
  const [best] = hint.turns;
  return [
    [words.look(sayThings(game, hint, lang))],
    [words.consider, ...turns.map((turn) => `  ${turn}`)],
    [
      `${words.best(sayTurn(game, best.line, lang))} (${words.chance(percent(best.share))})`,
      sayHintReason(game, hint, lang),
    ],
  ];
}
