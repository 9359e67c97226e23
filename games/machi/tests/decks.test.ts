import { UNKNOWN } from 'engawa';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, CARDS, VILLAGERS } from '../data/index.ts';
import machi from '../index.ts';
import { deck } from '../rules/cards.ts';
import { STEPS } from '../rules/state.ts';
import {
  autumn,
  blank,
  card,
  fight,
  hand,
  idsOf,
  isDiscarded,
  run,
  STRONG,
  spring,
  stack,
  type Table,
  WEAK,
} from './kit.ts';

const every = (which: number): string[] => CARDS.flatMap((c, i) => (i < 82 === (which === VILLAGERS) ? [c.id] : []));

/** A table whose decks hold nothing; these cards are discarded, the rest is in the hand of seat 1. */
function exhausted(...ids: string[]) {
  const t = blank();
  t.discarded(...ids);
  t.give(1, ...[...every(VILLAGERS), ...every(BUILDINGS)].filter((id) => !ids.includes(id)));
  return t;
}

const drawing = (t: Table, n: number) => t.stage(0, STEPS.draws, n).above(0, STEPS.springAction).play('end');

describe('M-12 decks and discards', () => {
  it('M-12.1 decks are hidden from everyone, discard piles are public', () => {
    const t = blank();
    t.discarded('v-abbot-1', 'b-castle-1');
    for (const viewer of [0, 1, -1]) {
      const view = machi.conceal(t.s, viewer);
      expect(new Set([...view.villagerDeck.items(), ...view.buildingDeck.items()])).toEqual(new Set([UNKNOWN]));
      expect(idsOf([...view.villagerDiscard.items(), ...view.buildingDiscard.items()])).toEqual([
        'v-abbot-1',
        'b-castle-1',
      ]);
    }
  });

  it('M-12.2 played events, beaten people and destroyed buildings are discarded', () => {
    const t = blank();
    t.give(0, 'e-bumper-harvest-1', 'e-imperial-truce-1');
    spring(t).play('harvest', 'truce');
    expect(isDiscarded(t.s, 'e-bumper-harvest-1') && isDiscarded(t.s, 'e-imperial-truce-1')).toBe(true);
    t.s.truce = 0;
    t.build(1, 'b-shop-1', 'v-hunter-1');
    t.camp(0, 's-shin-1');
    autumn(t).play('challenge s-shin-1 v-hunter-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(isDiscarded(t.s, 'v-hunter-1') && isDiscarded(t.s, 'b-shop-1')).toBe(true);
    expect(stack(t.s, 1, 'b-shop-1')).toBeUndefined();
  });

  it('M-12.3, M-18 A15 an empty deck is made anew from its discard pile when a card is needed', () => {
    const t = exhausted('v-abbot-1', 'v-poet-1', 'v-writer-1', 'b-castle-1');
    drawing(t, 2).play('draw villager');
    expect(t.s.villagerDiscard.length).toBe(0);
    expect(t.s.villagerDeck.length).toBe(2);
    expect(['v-abbot-1', 'v-poet-1', 'v-writer-1']).toContain(hand(t.s, 0)[0]);
    expect(machi.conceal(t.s, 1).villagerDeck.items()[0]).toBe(UNKNOWN); // nobody knows the new order
    machi.check(t.s);
  });

  it('M-12.3 the flop too draws from a new deck', () => {
    const t = exhausted('v-abbot-1', 'v-poet-1', 'v-writer-1', 'v-geisha-1', 'b-castle-1');
    run(t, STEPS.spring);
    expect(Array.from(t.s.flop).filter((c) => c >= 0)).toHaveLength(4);
    expect(deck(t.s, VILLAGERS).length).toBe(1);
    machi.check(t.s);
  });

  it('M-12.4, M-6.1 an exhausted deck cannot be chosen, the other must be; when both are, the draw is lost', () => {
    const t = exhausted('b-castle-1');
    t.stage(0, STEPS.drawDeck);
    expect(t.legal()).toEqual(['draw building']);
    expect(t.why('draw villager')).toBe('M-12.4');
    const u = exhausted('b-castle-1');
    drawing(u, 3); // one draw is forced, two are lost
    expect(hand(u.s, 0)).toEqual(['b-castle-1']);
    expect(machi.over(u.s)).toBe(true);
    run(exhausted(), STEPS.springTurns);
  });

  it('M-12.5 the new deck depends on what was discarded, not on the order', () => {
    const order = (ids: string[]) => {
      const t = exhausted(...ids);
      drawing(t, 2).play('draw villager');
      return [hand(t.s, 0)[0], ...idsOf(t.s.villagerDeck.items())];
    };
    const ids = ['v-abbot-1', 'v-poet-1', 'v-writer-1', 's-shin-1', 'b-castle-1'];
    expect(order(ids)).toEqual(order([...ids].reverse()));
    expect(card('v-abbot-1')).toBeLessThan(card('s-shin-1'));
  });
});
