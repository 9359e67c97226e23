import { callFor, end, type List, NONE, UNKNOWN } from 'engawa';
import { monthOf } from '../data/index.ts';
import { did } from './deeds.ts';
import { capture, isOnField, lay, ref, take } from './field.ts';
import { chance, decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { type KoiKoiState, STEPS } from './state.ts';

/** Whoever cannot see the hand cannot rule out that it holds a card that lies nowhere in sight. */
function mayHold(s: KoiKoiState, hand: List, card: number): boolean {
  if (hand.includes(card)) return true;
  return hand.length > 0 && hand.at(0) === UNKNOWN && s.taker[card] === NONE && !isOnField(s, card) && s.laid !== card;
}

/** K-5.2 */
export const turn = decide(STEPS.turn, {
  play: {
    why: (s, me, _f, card) => (mayHold(s, me.hand, card) ? undefined : 'K-5.2'),
    moves(_s, me, _f, out) {
      for (let i = 0; i < me.hand.length; i++) out.add(lexicon.move.play(me.hand.at(i)));
    },
    play(s, me, f, card) {
      end(s);
      callFor(s, f.seat, STEPS.draw);
      me.hand.remove(card);
      s.tell?.(did.played({ seat: f.seat, what: ref(card), from: 'hand', to: 'field', clause: 'K-5.2' }));
      lay(s, f.seat, card);
    },
  },
});

/** K-5.4 */
export const pair = decide(STEPS.pair, {
  take: {
    why(s, _me, _f, card) {
      if (!isOnField(s, card)) return 'K-5.4 field';
      return monthOf(card) === monthOf(s.laid) ? undefined : 'K-5.4 flower';
    },
    play(s, _me, f, card) {
      end(s);
      take(s, f.seat, s.laid, 'K-5.4');
      s.laid = NONE;
      capture(s, f.seat, card, 'K-5.4');
    },
  },
});

/** K-5.6 */
export const draw = chance(STEPS.draw, (s, f, rng) => {
  end(s);
  callFor(s, f.seat, STEPS.count);
  const card = s.deck.removeAt(rng.below(s.deck.length));
  s.tell?.(did.turnedUp({ seat: f.seat, what: ref(card), from: 'deck', clause: 'K-5.6' }));
  lay(s, f.seat, card);
});
