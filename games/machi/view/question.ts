import type { Language } from 'engawa';
import { ABILITY, PASSES, REFUSAL_COST } from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';
import { layout, type MachiState, STEPS } from '../rules/state.ts';
import { controllerOf, hasAbility } from '../rules/village.ts';
import { words } from '../words/index.ts';

/** M-8.5, M-14.6: what it costs a seat to refuse. */
const refusalCost = (s: MachiState, seat: number): number =>
  hasAbility(s.seat[seat], ABILITY.court) ? 0 : REFUSAL_COST;

/** The pass that a seat chooses a card for: one more than it has played. */
function passOf(played: number): number {
  let n = 1;
  for (let left = played; left > 0; left &= left - 1) n++;
  return n;
}

/** Whoever is asked about a duel is told who fights whom. */
export function question(s: MachiState, seat: number, language: Language): string | undefined {
  const { names, phrases } = words[language];
  const { challenger, target } = s;
  if (layout.plans(s, STEPS.answerChallenge))
    return phrases.challenged(names.duelist[challenger], names.target[target], refusalCost(s, seat));
  if (!layout.plans(s, STEPS.pass)) return undefined;
  const ours = controllerOf(s, challenger) === seat;
  const [mine, theirs] = ours ? [challenger, target] : [target, challenger];
  return phrases.strike(names.duelist[mine], names.duelist[theirs], passOf(s.seat[seat].played), PASSES);
}

/** What refusing costs now. */
export const choice = (s: MachiState, seat: number, move: number, language: Language): string | undefined =>
  move === lexicon.move.refuse() && layout.plans(s, STEPS.answerChallenge)
    ? words[language].phrases.refuse(refusalCost(s, seat))
    : undefined;
