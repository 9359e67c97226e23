import { call, callFor, end, NONE } from 'engawa';
import { ABILITY, CLAN, FIRST_YAKUZA, isSamurai, isYakuza, LAST_YAKUZA, REFUSAL_COST, SABRES } from '../data/index.ts';
import { personRef } from './cards.ts';
import { did } from './deeds.ts';
import { decide, rule } from './kit.ts';
import { lexicon } from './lexicon.ts';
import type { Why } from './reasons.ts';
import { LAUNCHED, type MachiState, type Player, POINTS, STEPS } from './state.ts';
import { controllerOf, hasAbility, isAttacking, isBuilt, isDuelist, OUTSIDE, plotAt, seatAt, vp } from './village.ts';

/** M-8.2 (ii): a sabre villager or a defending yakuza against a yakuza that attacks the village. */
function whyNotDefend(s: MachiState, seat: number, challenger: number, target: number): Why {
  if (SABRES[challenger] === 0) return 'M-8.2 wanted';
  const spot = s.spot[challenger];
  if (seatAt(spot) !== seat) return 'M-8.2 samurai'; // a yakuza abroad
  if (!isYakuza(target) || !isAttacking(s, target) || seatAt(s.spot[target]) !== seat) return 'M-8.2 samurai';
  if (isYakuza(challenger) && CLAN[challenger] === CLAN[target]) return 'M-8.2 clan';
  if (spot === s.spot[target]) return undefined;
  const me = s.seat[seat];
  const plot = plotAt(spot);
  return plot !== OUTSIDE && isBuilt(me, plot) && hasAbility(me, ABILITY.watchtower) ? undefined : 'M-8.2 building';
}

function whyNotLaunch(s: MachiState, seat: number, challenger: number): Why {
  if (!isDuelist(s, challenger) || controllerOf(s, challenger) !== seat) return 'M-8.2';
  return s.marks[challenger] & LAUNCHED ? 'M-8.3' : undefined;
}

function whyNotTarget(s: MachiState, seat: number, challenger: number, target: number): Why {
  if (!isDuelist(s, target)) return 'M-2.9';
  if (controllerOf(s, target) === seat) return 'M-8.4';
  return isSamurai(challenger) ? undefined : whyNotDefend(s, seat, challenger, target);
}

/** M-8.2 to M-8.4 */
export const challenge = rule('challenge', {
  whyNow: (s) => (s.truce ? 'M-13.5' : undefined),
  whyFirst: (s, _me, f, challenger) => whyNotLaunch(s, f.seat, challenger),
  why: (s, _me, f, challenger, target) => whyNotTarget(s, f.seat, challenger, target),
  // Few of all persons are in play, and only samurai challenge others than yakuza.
  moves(s, _me, f, out) {
    if (s.truce) return;
    for (let challenger = 0; challenger <= LAST_YAKUZA; challenger++) {
      if (s.spot[challenger] === 0 || whyNotLaunch(s, f.seat, challenger)) continue;
      for (let target = isSamurai(challenger) ? 0 : FIRST_YAKUZA; target <= LAST_YAKUZA; target++) {
        if (s.spot[target] === 0) continue;
        if (!whyNotTarget(s, f.seat, challenger, target)) out.add(lexicon.move.challenge(challenger, target));
      }
    }
  },
  play(s, _me, f, challenger, target) {
    const other = controllerOf(s, target);
    s.marks[challenger] |= LAUNCHED;
    s.challenger = challenger;
    s.target = target;
    s.tell?.(
      did.challenged({
        seat: f.seat,
        what: personRef(challenger),
        to: personRef(target),
        whom: other,
        clause: 'M-8.2',
      }),
    );
    if (whyNotRefuse(s.seat[other], target)) {
      s.tell?.(did.mustFight({ seat: other, what: personRef(target), clause: 'M-8.5' }));
      call(s, STEPS.duel);
    } else callFor(s, other, STEPS.answerChallenge);
  },
});

/** M-8.5, M-14.6 */
function whyNotRefuse(me: Player, target: number): Why {
  if (isYakuza(target)) return 'M-8.5 yakuza';
  return vp(me) >= REFUSAL_COST || hasAbility(me, ABILITY.court) ? undefined : 'M-8.5 points';
}

/** Asked only where refusing is possible. */
export const answerChallenge = decide(STEPS.answerChallenge, {
  accept: {
    play(s, _me, f) {
      s.tell?.(did.accepted({ seat: f.seat, what: personRef(s.target), clause: 'M-8.5' }));
      end(s);
      call(s, STEPS.duel);
    },
  },
  refuse: {
    why: (s, me) => whyNotRefuse(me, s.target),
    play: refuse,
  },
});

/** M-8.5: no duel, and the cost of it. */
export function refuse(s: MachiState): void {
  const seat = controllerOf(s, s.target);
  const me = s.seat[seat];
  const free = hasAbility(me, ABILITY.court);
  const { target } = s;
  end(s);
  s.challenger = NONE;
  s.target = NONE;
  if (free) {
    s.tell?.(did.refusedFreely({ seat, what: personRef(target), clause: 'M-14.6' }));
    return;
  }
  me.points[POINTS.refusals] -= REFUSAL_COST;
  s.tell?.(did.refused({ seat, what: personRef(target), n: REFUSAL_COST, clause: 'M-8.5' }));
}
