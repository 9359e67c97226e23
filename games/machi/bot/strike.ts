import { NONE, pendingDetail, type Rng } from 'engawa';
import { ABILITY, COMBAT_IDS, DOJO_HAND, DUEL_HAND } from '../data/index.ts';
import { combatValue } from '../rules/duel.ts';
import { lexicon } from '../rules/lexicon.ts';
import { type MachiState, type Player, STEPS } from '../rules/state.ts';
import { controllerOf, hasAbility } from '../rules/village.ts';
import { type DuelTerms, type Odds, solveDuel } from './duel.ts';

/** Where the gains of challenger and target so far stand among the variables of a pass. */
const GAINS = STEPS.pass.vars.indexOf('ours');

const cardsIn = (hand: number): number => COMBAT_IDS.reduce((n, _, card) => n + ((hand >> card) & 1), 0);

/** Cards a fighter began with. */
const handAtStart = (me: Player): number => me.combatCards + cardsIn(me.played);

function termsFor(s: MachiState, seat: number, other: number): DuelTerms {
  const first = controllerOf(s, s.challenger) === seat;
  const [ours, theirs] = first ? [s.challenger, s.target] : [s.target, s.challenger];
  const castle = hasAbility(s.seat[seat], ABILITY.castle) ? 1 : hasAbility(s.seat[other], ABILITY.castle) ? -1 : 0;
  return {
    ahead: combatValue(s, ours) - combatValue(s, theirs),
    ours: handAtStart(s.seat[seat]),
    theirs: handAtStart(s.seat[other]),
    castle,
  };
}

/** The card to lay in a duel, mixed so that nobody can profit from knowing how we choose. */
export function strike(view: MachiState, seat: number, rng: Rng): number | undefined {
  if (view.challenger === NONE || view.seat[seat].combatCards < 2 || view.seat[seat].ready) return undefined;
  const first = controllerOf(view, view.challenger) === seat;
  const other = controllerOf(view, first ? view.target : view.challenger);
  const me = view.seat[seat];
  const terms = termsFor(view, seat, other);
  const lead = (pendingDetail(view, GAINS) - pendingDetail(view, GAINS + 1)) * (first ? 1 : -1);
  const shares = solveDuel(terms).mix(me.drawn, me.played, view.seat[other].played, terms.ahead + lead);
  let left = rng.below(1 << 24) / (1 << 24);
  for (const [card, share] of shares.entries()) {
    left -= share;
    if (share > 0 && left <= 0) return lexicon.move.strike(card);
  }
  return lexicon.move.strike(31 - Math.clz32(me.drawn));
}

/** The odds of a duel under way, about: what was gained so far counts, which cards are gone does not. */
export function oddsNow(s: MachiState): Odds {
  const terms = termsFor(s, controllerOf(s, s.challenger), controllerOf(s, s.target));
  const lead = pendingDetail(s, GAINS) - pendingDetail(s, GAINS + 1);
  return solveDuel({ ...terms, ahead: terms.ahead + lead }).odds;
}

/** The odds of a challenge before it is made: for the screen, and for whoever weighs it. */
export function challengeOdds(s: MachiState, challenger: number, target: number): Odds {
  const [us, them] = [controllerOf(s, challenger), controllerOf(s, target)];
  const cards = (seat: number): number => (hasAbility(s.seat[seat], ABILITY.dojo) ? DOJO_HAND : DUEL_HAND);
  const castle = hasAbility(s.seat[us], ABILITY.castle) ? 1 : hasAbility(s.seat[them], ABILITY.castle) ? -1 : 0;
  const ahead = combatValue(s, challenger) - combatValue(s, target);
  return solveDuel({ ahead, ours: cards(us), theirs: cards(them), castle }).odds;
}
