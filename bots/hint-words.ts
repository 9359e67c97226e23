import {
  capital,
  english,
  french,
  type Game,
  japanese,
  type Language,
  type NameOf,
  sayDeed,
  sayPoints,
  sayThing,
} from '#kernel';
import type { ForeseenTurn } from './foreseen.ts';
import { type Hint, type Margin, type Suggestion, thingsOf } from './hint.ts';
import { speaksFor, type Why } from './why.ts';

interface HintWords {
  readonly look: (things: readonly string[]) => string;
  readonly lookAt: (turn: string) => string;
  readonly consider: (turns: number) => string;
  readonly best: (turn: string) => string;
  readonly only: (turn: string) => string;
  readonly and: (deeds: readonly string[]) => string;
  /** A turn that others share their deeds with, by the choice that sets it apart. */
  readonly by: (turn: string, choice: string) => string;
  readonly margins: Readonly<Record<Margin, string>>;
  /** What comes before reasons that stand for themselves. */
  readonly why: string;
  /** A verdict, what speaks for it, and what against it. */
  readonly because: (verdict: string, pros: readonly string[], cons: readonly string[]) => string;
  /** Points that are counted at once, or to be expected later, with their categories. */
  readonly now: (points: string, categories: readonly string[]) => string;
  readonly later: (points: string, categories: readonly string[]) => string;
  /** So many points less, or more, for the others, or for the only other. */
  readonly others: (points: string, fewer: boolean, rivals: number) => string;
  /** So many of ten games like this are won. */
  readonly chance: (wins: number) => string;
}

const inBrackets = (categories: readonly string[]): string =>
  categories.length > 0 ? ` (${categories.join(', ')})` : '';

const WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    look: (things) => `Worth a look: ${english.list(things)}.`,
    lookAt: (turn) => `Worth a thought: ${turn}.`,
    consider: (n) => (n === 1 ? 'One turn stands out:' : `${n} turns to consider:`),
    best: (turn) => `Best: ${turn}.`,
    only: (turn) => `Do this: ${turn}.`,
    and: english.doing,
    by: (turn, choice) => `${turn} (${choice})`,
    margins: {
      clear: 'Clearly better than the next',
      slight: 'A little better than the next',
      equal: 'About equal to the next',
    },
    why: 'Why',
    because: (verdict, pros, cons) =>
      `${verdict}: ${english.list(pros)}${cons.length > 0 ? `; against it: ${english.list(cons)}` : ''}.`,
    now: (points, categories) => `${points} at once${inBrackets(categories)}`,
    later: (points, categories) => `about ${points} later${inBrackets(categories)}`,
    others: (points, fewer, rivals) =>
      `about ${points} ${fewer ? 'less' : 'more'} for ${rivals === 1 ? 'the other player' : 'the best of the others'}`,
    chance: (wins) =>
      wins < 1
        ? 'Chance to win: less than 1 in 10.'
        : wins > 9
          ? 'Chance to win: more than 9 in 10.'
          : `Chance to win: about ${wins} in 10.`,
  },
  fr: {
    look: (things) => `À regarder\u00a0: ${french.list(things)}.`,
    lookAt: (turn) => `À étudier\u00a0: ${turn}.`,
    consider: (n) => (n === 1 ? 'Un tour se détache\u00a0:' : `${n} tours à envisager\u00a0:`),
    best: (turn) => `Le meilleur\u00a0: ${turn}.`,
    only: (turn) => `À jouer\u00a0: ${turn}.`,
    and: french.doing,
    by: (turn, choice) => `${turn} (${choice})`,
    margins: {
      clear: 'Nettement mieux que le suivant',
      slight: 'Un peu mieux que le suivant',
      equal: 'À peu près équivalent au suivant',
    },
    why: 'Pourquoi',
    because: (verdict, pros, cons) =>
      `${verdict}\u00a0: ${french.list(pros)}${cons.length > 0 ? `\u00a0; en contrepartie, ${french.list(cons)}` : ''}.`,
    now: (points, categories) => `${points} tout de suite${inBrackets(categories)}`,
    later: (points, categories) => `environ ${points} plus tard${inBrackets(categories)}`,
    others: (points, fewer, rivals) =>
      `environ ${points} de ${fewer ? 'moins' : 'plus'} pour ${rivals === 1 ? 'l’adversaire' : 'le meilleur des autres'}`,
    chance: (wins) =>
      wins < 1
        ? 'Chances de gagner\u00a0: moins de 1 sur 10.'
        : wins > 9
          ? 'Chances de gagner\u00a0: plus de 9 sur 10.'
          : `Chances de gagner\u00a0: environ ${wins} sur 10.`,
  },
  ja: {
    look: (things) => `注目：${things.join('、')}`,
    lookAt: (turn) => `考えたい選択：${turn}`,
    consider: (n) => (n === 1 ? '有力な候補は1つ：' : `候補は${n}つ：`),
    best: (turn) => `最善：${turn}`,
    only: (turn) => `これを選ぶ：${turn}`,
    and: japanese.doing,
    by: (turn, choice) => `${turn}（${choice}）`,
    margins: { clear: '次の候補より明らかに良い', slight: '次の候補より少し良い', equal: '次の候補とほぼ互角' },
    why: '理由',
    because: (verdict, pros, cons) =>
      `${verdict}：${pros.join('、')}${cons.length > 0 ? `。ただし${cons.join('、')}` : ''}`,
    now: (points, categories) => `すぐに${points}${categories.length > 0 ? `（${categories.join('、')}）` : ''}`,
    later: (points, categories) => `後で約${points}${categories.length > 0 ? `（${categories.join('、')}）` : ''}`,
    others: (points, fewer, rivals) =>
      `${rivals === 1 ? '相手' : 'トップの相手'}は約${points}${fewer ? '少ない' : '多い'}`,
    chance: (wins) =>
      wins < 1
        ? '勝つ見込み：10回に1回未満'
        : wins > 9
          ? '勝つ見込み：10回に9回以上'
          : `勝つ見込み：10回に${wins}回ほど`,
  },
};

/** What a turn is about, in the words of the story, without who plays it. */
export function sayTurn(
  game: Game,
  { told, answers }: ForeseenTurn,
  nameOf: NameOf,
  lang: Language,
  by?: Suggestion['by'],
): string {
  const words = WORDS[lang];
  const deeds = told.headline.map((events) => sayDeed(game, events, nameOf, lang));
  const said = (by ?? (deeds.length === 0 ? answers[0] : undefined))?.said[lang];
  if (deeds.length === 0) return said!;
  return said === undefined ? words.and(deeds) : words.by(words.and(deeds), said);
}

export const sayCategory = (game: Game, category: string, lang: Language): string =>
  game.words[lang].categories[category] ?? category;

const signed = (game: Game, points: number, lang: Language): string =>
  `${points < 0 ? '−' : '+'}${sayPoints(game, Math.round(Math.abs(points)), lang)}`;

const sayReason = (game: Game, { kind, points, gains, rivals }: Why, lang: Language): string => {
  const words = WORDS[lang];
  if (kind === 'others') return words.others(sayPoints(game, Math.round(Math.abs(points)), lang), points > 0, rivals);
  return words[kind](
    signed(game, points, lang),
    gains.map(({ category }) => sayCategory(game, category, lang)),
  );
};

/** A verdict with its reasons, in points: what speaks for it, and what against it. Nothing where none speaks for it. */
function becauseOf(game: Game, verdict: string, why: readonly Why[], lang: Language): string | undefined {
  // Whole points are said and less than one is not: what is read must speak for it, not what was rounded away.
  const said = why
    .map((one) => ({ ...one, points: Math.sign(one.points) * Math.round(Math.abs(one.points)) }))
    .filter(({ points }) => points !== 0);
  if (!speaksFor(said)) return undefined;
  const [pros, cons] = [said.filter(({ points }) => points > 0), said.filter(({ points }) => points < 0)].map((part) =>
    part.map((one) => sayReason(game, one, lang)),
  );
  return WORDS[lang].because(verdict, pros, cons);
}

/** Why one turn would have been better than another; nothing where that cannot be said in points. */
export const sayReasons = (game: Game, why: readonly Why[], lang: Language): string | undefined =>
  becauseOf(game, WORDS[lang].why, why, lang);

/** How much better the best turn is than the next, and why; nothing where there is no other. */
export const sayMargin = (game: Game, { margin, why }: Hint, lang: Language): string | undefined =>
  margin && (becauseOf(game, WORDS[lang].margins[margin], why, lang) ?? ended(WORDS[lang].margins[margin], lang));

const ended = (text: string, lang: Language): string => (lang === 'ja' ? text : `${text}.`);

export const sayChance = (share: number, lang: Language): string => WORDS[lang].chance(Math.round(10 * share));

/**
 * What is ringed on the board, with the number of the line or of the choice it stands for: references, and things of the seat that is
 * advised (`yen`).
 */
export interface HintMark {
  readonly refs: readonly string[];
  /** What the choice itself names: where those lie in each other, as a worker in its slot, that one place is meant. */
  readonly within?: readonly string[];
  readonly n?: number;
}

/** One step of a hint: what is said, and what is drawn with it. */
export interface HintStep {
  readonly lines: readonly string[];
  readonly marks: readonly HintMark[];
  /** The best turn in notation, from the choice to make now, once it is told: as far as it can be foreseen. */
  readonly line?: readonly string[];
}

/** A hint in three steps of a few lines each: where to look, then the turns to choose from, then the best with its reason. */
export function hintSteps(game: Game, hint: Hint, nameOf: NameOf, lang: Language): readonly HintStep[] {
  const words = WORDS[lang];
  const say = (turn: Suggestion): string => sayTurn(game, turn, nameOf, lang, turn.by);
  // In the order of their notation: which is the best is told in the third step.
  const notation = ({ line }: Suggestion): string => line.map(game.lexicon.text).join();
  const turns = [...hint.turns].sort((a, b) => (notation(a) < notation(b) ? -1 : 1));
  const [best] = hint.turns;
  const things = hint.look.map((ref) => sayThing(game, ref, lang));
  const margin = sayMargin(game, hint, lang);
  return [
    {
      lines: [things.length > 0 ? words.look([...new Set(things)]) : words.lookAt(say(best))],
      marks: hint.look.length > 0 ? [{ refs: hint.look }] : [],
    },
    {
      lines: [words.consider(turns.length), ...turns.map((turn, i) => `${i + 1}. ${capital(say(turn))}`)],
      marks: turns.map((turn, i) => ({ refs: thingsOf(game, turn), n: i + 1 })),
    },
    {
      lines: [
        (margin === undefined ? words.only : words.best)(say(best)),
        ...wayOf(best, hint.look, lang),
        ...(margin === undefined ? [] : [margin]),
        sayChance(best.share, lang),
      ],
      marks: marksOf(best, hint.look),
      line: best.answers.map(({ move }) => game.lexicon.text(move)),
    },
  ];
}

/** The choices of a turn, numbered, each where it lies on the board; amounts only where nothing else does, or where they are what it is about. */
const numbered = ({ touches }: ForeseenTurn, about: readonly string[]) =>
  touches
    .map(({ named, places, amounts, answer }) => ({
      refs: [...places, ...amounts.filter((ref) => about.includes(ref) || places.length === 0)],
      within: named,
      answer,
    }))
    .filter(({ refs }) => refs.length > 0)
    .map((mark, i) => ({ ...mark, n: i + 1 }));

export const marksOf = (turn: ForeseenTurn, about: readonly string[] = []): readonly HintMark[] =>
  numbered(turn, about).map(({ refs, within, n }) => ({ refs, within, n }));

/** So many choices are said one by one; the board shows them all. */
const MOST_SAID = 4;

/** How to get there, choice by choice, with the numbers of the board; nothing where one choice is all. */
function wayOf(turn: ForeseenTurn, about: readonly string[], lang: Language): string[] {
  const all = numbered(turn, about);
  if (all.length < 2) return [];
  const said = all.slice(0, MOST_SAID).map(({ n, answer }) => `${n}. ${capital(answer.said[lang])}`);
  return all.length > MOST_SAID ? [...said, '…'] : said;
}
