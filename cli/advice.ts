import {
  type Analysis,
  type Hint,
  hintSteps,
  type JudgedTurn,
  sayCategory,
  sayChance,
  sayMargin,
  sayReasons,
  sayTurn,
} from '#bots';
import type { Game, Language } from '#kernel';
import { namesIn, seatName } from './show.ts';

/** Hints and analyses, as data for clients and as lines for the terminal. */

export const HINT_SIMULATIONS = 150;

interface AdviceWords {
  readonly more: string;
  readonly verdicts: Readonly<Record<JudgedTurn['verdict'], string>>;
  /** A turn that gave something away: which move it began with, whose, how bad, what was done. */
  readonly turn: (move: number, who: string, verdict: string, did: string) => string;
  /** What it cost: about one win in so many games. */
  readonly cost: (games: number) => string;
  readonly instead: (turn: string) => string;
  readonly accuracy: (who: string, percent: number) => string;
  /** What own choices, and what draws and the others did to the chance to win, in games of ten. */
  readonly balance: (skill: string, luck: string) => string;
  readonly flawless: string;
}

const ADVICE: Readonly<Record<Language, AdviceWords>> = {
  en: {
    more: '(h again for more)',
    verdicts: { fine: 'fine', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    turn: (move, who, verdict, did) => `Move ${move}, ${who}, ${verdict}: ${did}.`,
    cost: (games) => `It cost about 1 win in ${games} games.`,
    instead: (turn) => `Better: ${turn}.`,
    accuracy: (who, percent) => `${who}: ${percent} % of the best play.`,
    balance: (skill, luck) => `Of ten such games, own choices made ${skill} wins, draws and the others ${luck}.`,
    flawless: 'No turn gave much away.',
  },
  fr: {
    more: '(h encore pour en savoir plus)',
    verdicts: { fine: 'bon', inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
    turn: (move, who, verdict, did) => `Coup ${move}, ${who}, ${verdict}\u00a0: ${did}.`,
    cost: (games) => `Coût\u00a0: environ 1 victoire sur ${games} parties.`,
    instead: (turn) => `Mieux\u00a0: ${turn}.`,
    accuracy: (who, percent) => `${who}\u00a0: ${percent}\u00a0% du meilleur jeu.`,
    balance: (skill, luck) =>
      `Sur dix parties semblables\u00a0: ses propres choix ${skill} victoire, les tirages et les autres ${luck}.`,
    flawless: 'Aucun tour n’a beaucoup coûté.',
  },
  ja: {
    more: '（もう一度 h で続き）',
    verdicts: { fine: '問題なし', inaccuracy: '少し損', mistake: '損', blunder: '大損' },
    turn: (move, who, verdict, did) => `${move}番目の選択、${who}、${verdict}：${did}`,
    cost: (games) => `およそ${games}戦に1勝分の損です。`,
    instead: (turn) => `こちらのほうが良い：${turn}`,
    accuracy: (who, percent) => `${who}：最善手の${percent}％`,
    balance: (skill, luck) =>
      `同じような対戦10回のうち、自分の選択で${skill}勝、カードなどの運とほかのプレイヤーで${luck}勝。`,
    flawless: '大きく損をした手番はありませんでした。',
  },
};

/** Games of ten, with a sign. */
const ofTen = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(10 * share).toFixed(1)}`;

/** One step of a hint, with how to get the next. */
export function hintLines(game: Game, hint: Hint, step: number, lang: Language): readonly string[] {
  const steps = hintSteps(game, hint, namesIn(game, lang), lang);
  const { lines } = steps[Math.min(step, steps.length - 1)];
  if (step >= steps.length - 1) return lines;
  const { more } = ADVICE[lang];
  return lines.length === 1 ? [`${lines[0]} ${more}`] : [...lines, more];
}

const tenths = (points: number): number => Math.round(points * 10) / 10;

/** A hint as data, its three steps apart so that a client can show them one by one. */
export function hintData(game: Game, hint: Hint, lang: Language) {
  const nameOf = namesIn(game, lang);
  const turn = (one: Hint['turns'][number]) => ({
    line: one.line.map(game.lexicon.text),
    sentence: sayTurn(game, one, nameOf, lang, one.by),
    share: one.share,
    chance: sayChance(one.share, lang),
  });
  return {
    look: hint.look,
    turns: hint.turns.map(turn),
    move: game.lexicon.text(hint.turns[0].line[0]),
    margin: hint.margin ?? null,
    because: hint.why.map(({ kind, points, gains }) => ({
      kind,
      points: tenths(points),
      categories: gains.map((gain) => ({
        category: gain.category,
        points: tenths(gain.points),
        name: sayCategory(game, gain.category, lang),
      })),
    })),
    sentence: sayMargin(game, hint, lang) ?? sayChance(hint.turns[0].share, lang),
    steps: hintSteps(game, hint, nameOf, lang),
  };
}

export function analysisData(game: Game, analysis: Analysis, lang: Language) {
  const nameOf = namesIn(game, lang);
  const turn = ({ told, ...one }: JudgedTurn) => ({
    ...one,
    played: one.played.map(game.lexicon.text),
    better: one.better.map(game.lexicon.text),
    ...(told
      ? { did: sayTurn(game, told.played, nameOf, lang), sentence: turnLines(game, { told, ...one }, lang).join(' ') }
      : {}),
  });
  const { skill, luck, accuracy } = analysis;
  return { turns: analysis.turns.map(turn), mistakes: analysis.mistakes.map(turn), skill, luck, accuracy };
}

/** What a costly turn did, what that cost, and what was better. */
function turnLines(game: Game, { seat, from, loss, verdict, told, why }: JudgedTurn, lang: Language): string[] {
  if (!told) return [];
  const words = ADVICE[lang];
  const nameOf = namesIn(game, lang);
  const reasons = sayReasons(game, why ?? [], lang);
  const [did, better] = [told.played, told.better].map((turn) => sayTurn(game, turn, nameOf, lang));
  return [
    words.turn(from + 1, nameOf(seat), words.verdicts[verdict], did),
    words.cost(Math.max(1, Math.round(1 / loss))),
    words.instead(better),
    ...(reasons === undefined ? [] : [reasons]),
  ];
}

export function analysisLines(game: Game, { mistakes, skill, luck, accuracy }: Analysis, lang: Language): string[] {
  const words = ADVICE[lang];
  const lines = accuracy.flatMap((value, seat) => [
    words.accuracy(seatName(game, seat, lang), Math.round(value)),
    `    ${words.balance(ofTen(skill[seat]), ofTen(luck[seat]))}`,
  ]);
  if (mistakes.length === 0) return [...lines, words.flawless];
  for (const mistake of mistakes) {
    const [did, ...rest] = turnLines(game, mistake, lang);
    lines.push('', did, ...rest.map((line) => `    ${line}`));
  }
  return lines;
}
