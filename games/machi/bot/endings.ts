import { end, NONE } from '#kernel';
import { refuse } from '../rules/challenge.ts';
import { conclude } from '../rules/duel.ts';
import { layout, type MachiState, STEPS } from '../rules/state.ts';
import { challengeOdds } from './strike.ts';

/** What the challenged may answer (M-8.5). */
const ACCEPTED = 0;
const REFUSED = 1;

/** What a challenge may come to: a duel won, drawn or lost as it is between two who fight as well as can be (M-8.12), or a refusal. */
export function endings(s: MachiState, ending: MachiState, each: (answer: number, chance: number) => void): boolean {
  const { challenger, target } = s;
  if (challenger === NONE) return false;
  const asked = layout.plans(s, STEPS.answerChallenge);
  if (!asked && !layout.plans(s, STEPS.duel)) return false; // the cards are out
  const { win, draw, lose } = challengeOdds(s, challenger, target);
  fight(1, win);
  fight(0, draw);
  fight(-1, lose);
  if (asked) {
    layout.copy(s, ending);
    refuse(ending);
    each(REFUSED, 1);
  }
  return true;

  function fight(ahead: number, chance: number): void {
    if (chance === 0) return;
    layout.copy(s, ending);
    end(ending);
    ending.challenger = NONE;
    ending.target = NONE;
    conclude(ending, challenger, target, ahead);
    each(ACCEPTED, chance);
  }
}
