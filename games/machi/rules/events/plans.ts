import { call, end, shuffle } from 'engawa';
import { BUILDINGS, FIRST_BUILDING, PLANS_LOOK, PLANS_TAKE } from '../../data/index.ts';
import { canDraw, cardRef, forget, toHand } from '../cards.ts';
import { did } from '../deeds.ts';
import { auto, chance, decide, rule } from '../kit.ts';
import { SEEN, STEPS } from '../state.ts';
import { eventRef, lacks, layOpen } from './hand.ts';

/** M-13.13: Architect's plans. */
export const plans = rule('plans', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'plans') ?? (canDraw(s, BUILDINGS) ? undefined : 'M-12.4'),
  play(s, _me, f) {
    s.tell?.(did.studiedPlans({ seat: f.seat, what: eventRef(s, f.seat, 'plans'), clause: 'M-13.13' }));
    layOpen(s, f.seat, 'plans');
    call(s, STEPS.look);
    if (s.buildingDeck.length < PLANS_LOOK && s.buildingDiscard.length > 0) call(s, STEPS.stockDeck);
  },
});

/** The discard pile is shuffled and put below the deck. */
export const stockDeck = chance(STEPS.stockDeck, (s, _f, rng) => {
  end(s);
  const pile = s.buildingDiscard;
  shuffle(pile.items(), rng);
  for (let i = 0; i < pile.length; i++) {
    forget(s, pile.at(i));
    s.buildingDeck.insertAt(0, pile.at(i));
  }
  pile.clear();
});

/** What he takes and what he puts back is his secret, so a card the others knew is lost to them. */
export const look = auto(STEPS.look, (s, f) => {
  const me = s.seat[f.seat];
  end(s);
  while (me.plans.length < PLANS_LOOK && s.buildingDeck.length > 0) {
    const card = s.buildingDeck.pop();
    me.plans.push(card);
    s.known[card] = 0;
    for (let seat = 0; seat < s.seats; seat++) s.seat[seat].studied[card - FIRST_BUILDING] = 0;
    me.studied[card - FIRST_BUILDING] = SEEN;
  }
  me.plansLeft = Math.min(PLANS_TAKE, me.plans.length);
  call(s, STEPS.plansTake);
});

export const plansTake = decide(STEPS.plansTake, {
  keep: {
    why: (_s, me, _f, card) => (me.plans.includes(card) ? undefined : 'M-13.13'),
    among: (_s, me) => me.plans,
    play(s, me, f, card) {
      me.plans.remove(card);
      me.studied[card - FIRST_BUILDING] = 0;
      toHand(s, f.seat, card);
      s.tell?.(did.keptPlan({ seat: f.seat, what: cardRef(card), only: f.seat, clause: 'M-13.13' }));
      if (--me.plansLeft > 0) return;
      end(s);
      // The rest goes under the deck in the same order.
      for (let i = 0; i < me.plans.length; i++) s.buildingDeck.insertAt(0, me.plans.at(i));
      me.plans.clear();
    },
  },
});
