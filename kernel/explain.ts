import { seatsIn } from './advance.ts';
import { sayQuestionAt } from './choice.ts';
import { type Game, NOT_NOW, NOT_YOUR_TURN } from './game.ts';
import { whyFor } from './knowledge.ts';
import type { Language } from './language.ts';
import type { State } from './layout.ts';
import { verbOf } from './lexicon.ts';
import { Refusal } from './refusal.ts';
import { common } from './words/index.ts';
import { type NameOf, sayMove, sayReason } from './words.ts';

/** Why a move is refused: a stable code, a sentence, and where the rulebook says so. */
export interface Explained {
  readonly code: string;
  readonly sentence: string;
  readonly clause?: string;
}

/**
 * Why a seat may not make a move now, always with the clause that says so; nothing where it is legal. Where the move belongs to
 * another question, that is what the answer says. `s` may be the position or what the seat sees of it.
 */
export function explain<S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  move: number,
  language: Language,
  nameOf: NameOf = (who) => game.words[language].names.seat?.[who]?.name ?? String(who + 1),
): Explained | undefined {
  const words = common[language];
  if (game.over(s)) return { code: 'game-over', sentence: words.over, clause: game.clauses.end };
  const reason = whyFor(game, s, seat, move);
  if (reason === undefined) return undefined;
  if (reason === NOT_YOUR_TURN) {
    return { code: reason, sentence: words.asked(seatsIn(game.turn(s)).map(nameOf)), clause: game.clauses.turn };
  }
  if (reason !== NOT_NOW) return { code: 'illegal-move', ...sayReason(game, reason, language) };
  const verb = game.lexicon.names[verbOf(move)];
  const view = game.conceal(s, seat);
  const known = game.elsewhere?.(view, seat, verb);
  if (known !== undefined) return { code: NOT_NOW, ...sayReason(game, known, language) };
  const here = game.stepFor(s, seat)!;
  const steps = game.steps.filter(({ rules }) => rules?.[verb] !== undefined).map(({ step }) => step);
  const there = [...new Set(steps.map(({ name }) => game.words[language].steps[name]))].slice(0, MOST_QUESTIONS);
  const asked = sayQuestionAt(game, view, seat, language)!;
  return {
    code: NOT_NOW,
    sentence: words.belongs(sayMove(game, move, language, steps[0]?.name), there, asked),
    clause: (steps[0] ?? here).clause,
  };
}

/** More questions than this would not help whoever reads them. */
const MOST_QUESTIONS = 2;

/** Refuses a move a seat may not make, saying why. */
export function mustBeLegal<S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  move: number,
  language: Language,
): void {
  const refused = explain(game, s, seat, move, language);
  if (refused) throw new Refusal(refused.code, refused.sentence, refused.clause);
}
