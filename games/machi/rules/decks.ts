import { call, end, NONE, shuffle } from 'engawa';
import { BUILDINGS, DECK_IDS, VILLAGERS } from '../data/index.ts';
import { canDraw, deck, discardPile, forget, takeTop } from './cards.ts';
import { did } from './deeds.ts';
import { auto, chance, decide } from './kit.ts';
import { STEPS } from './state.ts';

/** M-6.3: several draws, one at a time; what neither deck can give is lost (M-12.4). */
export const draws = auto(STEPS.draws, (s, f) => {
  if (f.left === 0 || !(canDraw(s, VILLAGERS) || canDraw(s, BUILDINGS))) {
    end(s);
    return;
  }
  f.left--;
  call(s, STEPS.drawDeck);
});

export const drawDeck = decide(STEPS.drawDeck, {
  draw: {
    why: (s, _me, _f, which) => (canDraw(s, which) ? undefined : 'M-12.4'),
    play(s, _me, f, which) {
      end(s);
      if (deck(s, which).length > 0) {
        takeTop(s, f.seat, which);
        return;
      }
      call(s, STEPS.takeTop, which);
      call(s, STEPS.reshuffle, which);
    },
  },
});

export const takeTopStep = auto(STEPS.takeTop, (s, f) => {
  const { seat, deck: which } = f;
  end(s);
  takeTop(s, seat, which);
});

/** M-12.3: the discard pile, in order of card (M-12.5), is shuffled into a new deck. */
export const reshuffle = chance(STEPS.reshuffle, (s, f, rng) => {
  const cards = deck(s, f.deck);
  const pile = discardPile(s, f.deck);
  for (let i = 0; i < pile.length; i++) {
    forget(s, pile.at(i));
    cards.push(pile.at(i));
  }
  pile.clear();
  shuffle(cards.items(), rng);
  s.tell?.(did.reshuffled({ seat: NONE, what: `deck:${DECK_IDS[f.deck]}`, clause: 'M-12.3' }));
  end(s);
});
