import { clearOwn, NONE } from 'engawa';
import { refuse } from '../rules/challenge.ts';
import { conclude } from '../rules/duel.ts';
import { layout, type MachiState, STEPS } from '../rules/state.ts';
import { challengeOdds, oddsNow } from './strike.ts';

/** What the challenged may answer (M-8.5). */
const ACCEPTED = 0;
const REFUSED = 1;

/** What a challenge may come to: a duel won, drawn or lost as it is between two who fight as well as can be (M-8.12), or a refusal. */
export function endings(s: MachiState, ending: MachiState, each: (answer: number, chance: number) => void): boolean {
  if (s.challenger === NONE) return false;
  const { win, draw, lose } = layout.plans(s, STEPS.pass) ? oddsNow(s) : challengeOdds(s, s.challenger, s.target);
  fight(1, win);
  fight(0, draw);
  fight(-1, lose);
  if (layout.plans(s, STEPS.answerChallenge)) {
    layout.copy(s, ending);
    refuse(ending);
    each(REFUSED, 1);
  }
  return true;

  function fight(ahead: number, chance: number): void {
    if (chance === 0) return;
    layout.copy(s, ending);
    clearOwn(ending); // cards that were still to be laid
    conclude(ending, ahead, 0);
    each(ACCEPTED, chance);
  }
}
