import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { combatValue } from '../rules/duel.ts';
import { rice, wealth } from '../rules/production.ts';
import { BUILT, BURNT, LAUNCHED, MOVED, SITE, STEPS, TRAINED, WANTED } from '../rules/state.ts';
import { isActivated } from '../rules/village.ts';
import {
  autumn,
  blank,
  card,
  fight,
  GUARDED,
  hand,
  idsOf,
  inHand,
  isDiscarded,
  moving,
  outside,
  plotOf,
  STRONG,
  scoring,
  spring,
  stack,
  summer,
  type Table,
  vpOf,
  WEAK,
  winter,
} from './kit.ts';

describe('M-13 events', () => {
  it('M-13.1 the wanted: who can be, and for how long', () => {
    const t = blank();
    t.build(1, 'b-market-1', 'v-peddler-1', 'v-hunter-1', 's-akane-1');
    t.site(1, 'b-shop-1', 'v-usurer-1');
    t.build(0, 'b-temple-1', 'v-abbot-1');
    t.give(0, 'e-wanted-1', 'e-wanted-2');
    autumn(t);
    expect(t.legalTo('wanted')).toEqual(['wanted v-usurer-1', 'wanted v-peddler-1']);
    expect(t.why('wanted v-hunter-1')).toBe('M-13.1 sabre');
    expect(t.why('wanted v-abbot-1')).toBe('M-13.1');
    t.play('wanted v-peddler-1');
    expect(t.why('wanted v-peddler-1')).toBe('M-13.1 twice');
    t.play('wanted v-usurer-1');
    expect(isDiscarded(t.s, 'e-wanted-1') && isDiscarded(t.s, 'e-wanted-2')).toBe(true);
    scoring(t);
    expect(t.s.marks[card('v-peddler-1')]).toBe(0);
    expect(autumn(t).why('wanted v-peddler-1')).toBe('M-13');
    expect(spring(t).why('wanted v-peddler-1')).toBe('M-11.6 autumn');
  });

  it('M-13.1, M-18 A39 3 VP for beating him; nothing for his owner if he wins; all samurai may challenge him', () => {
    const t = blank(3);
    t.build(1, 'b-market-1', 'v-peddler-1');
    t.camp(0, 's-shin-1');
    t.camp(2, 's-kenta-1');
    t.s.marks[card('v-peddler-1')] = WANTED;
    expect(autumn(t, 2).legal()).toContain('challenge s-kenta-1 v-peddler-1');
    t.play('challenge s-kenta-1 v-peddler-1');
    fight(t, 2, WEAK, 1, STRONG); // 2 + 0 against 1 + 3
    expect([vpOf(t.s, 1), isDiscarded(t.s, 's-kenta-1')]).toEqual([0, true]);
    autumn(t).play('challenge s-shin-1 v-peddler-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect([vpOf(t.s, 0), isDiscarded(t.s, 'v-peddler-1')]).toEqual([3, true]);
  });

  it('M-13.2 embezzlement: an activated, unblocked building of another player', () => {
    const t = blank(3);
    t.build(1, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.build(1, 'b-market-1', 'v-peddler-1');
    t.build(2, 'b-shop-1', 'v-merchant-1');
    t.build(0, 'b-shop-2', 'v-merchant-2');
    t.send(0, 'y-fuu-1', 'b-shop-1');
    t.give(0, 'e-embezzlement-1');
    autumn(t);
    expect(t.legalTo('embezzle')).toEqual(['embezzle b-brewery-1']);
    expect(t.why('embezzle b-market-1')).toBe('M-13.2 activated');
    expect(t.why('embezzle b-shop-1')).toBe('M-13.2 blocked');
    expect(t.why('embezzle b-shop-2')).toBe('M-13.2');
    t.play('embezzle b-brewery-1');
    expect([wealth(t.s, 0), wealth(t.s, 1)]).toEqual([8 + 3, 2]);
    moving(t, 1).play('move v-usurer-1 b-market-1'); // the owner softens it
    expect([wealth(t.s, 0), wealth(t.s, 1)]).toEqual([3 + 3, 2 + 3]);
  });

  it('M-13.2 if the building is gone nothing happens, and a later one replaces it', () => {
    const t = blank(3);
    t.build(1, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.give(0, 'e-embezzlement-1');
    autumn(t).play('embezzle b-brewery-1');
    t.s.villagerDiscard.remove(card('e-embezzlement-1'));
    t.s.villagerDeck.push(card('e-embezzlement-1'));
    t.give(2, 'e-embezzlement-1');
    autumn(t, 2).play('embezzle b-brewery-1');
    expect([wealth(t.s, 0), wealth(t.s, 1), wealth(t.s, 2)]).toEqual([0, 0, 8]);
    t.give(0, 'e-fire-1');
    autumn(t).play('burn b-brewery-1');
    expect(wealth(t.s, 2)).toBe(0);
  });

  it('M-13.3 arranged marriage: two villagers change places, a founder is followed by the newcomer', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1', 's-akane-1');
    t.build(1, 'b-temple-1', 'v-abbot-1', 'v-writer-1', 'v-geisha-1');
    t.build(1, 'b-shop-1', 'v-merchant-1');
    t.site(1, 'b-castle-1', 'v-poet-1');
    t.send(0, 'y-fuu-1', 'b-shop-1');
    t.give(0, 'e-arranged-marriage-1');
    autumn(t);
    expect(t.why('marry v-usurer-1 v-merchant-1')).toBe('M-13.3 blocked');
    expect(t.why('marry v-usurer-1 v-poet-1')).toBe('M-13.3 site');
    expect(t.why('marry s-akane-1 v-abbot-1')).toBe('M-13.3');
    expect(t.why('marry v-usurer-1 v-peddler-1')).toBe('M-13.3');
    expect(t.legalTo('marry')).toHaveLength(2 * 3);
    t.play('marry v-usurer-1 v-abbot-1');
    expect(stack(t.s, 0, 'b-market-1')).toEqual(['v-peddler-1', 's-akane-1', 'v-abbot-1']);
    expect(stack(t.s, 1, 'b-temple-1')).toEqual(['v-usurer-1', 'v-writer-1', 'v-geisha-1']);
    machi.check(t.s);
  });

  it('M-13.3 two lonely founders change places, and nothing falls; Spring is a time for it too', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1');
    t.build(1, 'b-temple-1', 'v-abbot-1');
    t.give(0, 'e-arranged-marriage-1');
    spring(t).play('marry v-peddler-1 v-abbot-1');
    expect([stack(t.s, 0, 'b-market-1'), stack(t.s, 1, 'b-temple-1')]).toEqual([['v-abbot-1'], ['v-peddler-1']]);
    machi.check(t.s);
  });

  it('M-13.4 betrayal: a rival’s yakuza comes to hand and may be placed at once', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1');
    t.build(1, 'b-temple-1', 'v-abbot-1');
    t.send(1, 'y-fuu-1', 'b-market-1');
    t.send(0, 'y-goro-1', 'b-temple-1');
    t.s.marks[card('y-fuu-1')] = MOVED;
    t.give(0, 'e-betrayal-1', 'e-drought-1');
    spring(t);
    expect(t.why('betray y-goro-1')).toBe('M-13.4');
    expect(t.why('betray y-ren-1')).toBe('M-13.4');
    t.play('betray y-fuu-1');
    expect(inHand(t.s, 0, 'y-fuu-1')).toBe(true);
    expect(t.s.seat[0].attackers[plotOf(t.s, 0, 'b-market-1')]).toBe(0);
    expect(t.why('place y-fuu-1 b-temple-1')).toBe('M-6.7 clan'); // Goro is of another clan
    machi.check(t.s);
  });

  it('M-13.5, M-23.7 imperial truce: no duel until the end of the year', () => {
    const t = blank();
    t.camp(0, 's-shin-1');
    t.camp(1, 's-kenta-1');
    t.give(0, 'e-imperial-truce-1');
    spring(t).play('truce');
    expect(autumn(t).why('challenge s-shin-1 s-kenta-1')).toBe('M-13.5');
    expect(autumn(t, 1).legal()).toEqual(['close']);
    scoring(t);
    expect(autumn(t).why('challenge s-shin-1 s-kenta-1')).toBeUndefined();
  });

  it('M-13.6 sword master: +2 in every duel of the year, once per duelist', () => {
    const t = blank();
    t.camp(0, 's-shin-1');
    t.camp(1, 's-kenta-1');
    t.build(1, 'b-market-1', 'v-peddler-1');
    t.send(0, 'y-fuu-1', 'b-market-1');
    t.give(0, 'e-sword-master-1');
    autumn(t);
    expect(t.legalTo('train')).toEqual(['train s-shin-1', 'train y-fuu-1']);
    expect(t.why('train s-kenta-1')).toBe('M-13.6');
    t.s.marks[card('y-fuu-1')] = TRAINED;
    expect(t.why('train y-fuu-1')).toBe('M-13.6 twice');
    t.play('train s-shin-1');
    expect(combatValue(t.s, card('s-shin-1'))).toBe(4);
    t.play('challenge s-shin-1 s-kenta-1');
    fight(t, 0, GUARDED, 1, GUARDED);
    expect(vpOf(t.s, 0)).toBe(2);
    expect(combatValue(t.s, card('s-shin-1'))).toBe(4);
  });

  it('M-13.7 festival: three cards, each from the deck of choice, and the event is discarded after them', () => {
    const t = blank();
    t.give(0, 'e-matsuri-1');
    t.onTop('v-abbot-1', 'v-poet-1', 'b-castle-1');
    autumn(t).play('festival');
    expect(isDiscarded(t.s, 'e-matsuri-1')).toBe(false);
    t.play('draw villager', 'draw building', 'draw villager');
    expect(hand(t.s, 0)).toEqual(['v-abbot-1', 'v-poet-1', 'b-castle-1']);
    expect(isDiscarded(t.s, 'e-matsuri-1')).toBe(true);
  });

  it('M-13.8 tsunami: every built Port goes, with its founder; the others come back to hand', () => {
    const t = blank();
    t.build(0, 'b-port-1', 'v-fisherman-1', 'v-shipowner-1', 's-akane-1');
    t.build(1, 'b-port-2', 'v-fisherman-2');
    t.site(1, 'b-port-3', 'v-fisherman-3');
    t.send(1, 'y-fuu-1', 'b-port-1');
    t.give(0, 'e-tsunami-1', 'e-drought-1');
    autumn(t).play('tsunami');
    for (const id of ['b-port-1', 'b-port-2', 'v-fisherman-1', 'v-fisherman-2', 'e-tsunami-1']) {
      expect(isDiscarded(t.s, id), id).toBe(true);
    }
    expect(stack(t.s, 1, 'b-port-3')).toEqual(['v-fisherman-3']);
    expect([inHand(t.s, 0, 'v-shipowner-1'), inHand(t.s, 0, 's-akane-1'), inHand(t.s, 1, 'y-fuu-1')]).toEqual([
      true,
      true,
      true,
    ]);
    machi.check(t.s);
  });

  it('M-13.8 without a built Port it cannot be played', () => {
    const t = blank();
    t.site(1, 'b-port-3', 'v-fisherman-3');
    t.give(0, 'e-tsunami-1');
    expect(autumn(t).why('tsunami')).toBe('M-13.8');
  });

  it('M-13.9 fire: a building becomes a site again, people stay, yakuza go home', () => {
    const t = blank();
    t.build(1, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.build(1, 'b-market-1', 'v-peddler-1', 's-kenta-1');
    t.send(0, 'y-fuu-1', 'b-brewery-1');
    t.give(0, 'e-fire-1', 'e-drought-1');
    autumn(t);
    expect(t.why('burn b-market-1')).toBe('M-13.9 samurai');
    expect(t.why('burn b-shop-1')).toBe('M-13.9');
    t.play('burn b-brewery-1');
    const plot = plotOf(t.s, 1, 'b-brewery-1');
    const them = t.s.seat[1];
    expect([them.status[plot], isActivated(them, plot)]).toEqual([BURNT, false]);
    expect(stack(t.s, 1, 'b-brewery-1')).toEqual(['v-brewer-1', 'v-usurer-1']);
    expect([wealth(t.s, 1), rice(them)]).toEqual([2, 3]);
    expect(inHand(t.s, 0, 'y-fuu-1')).toBe(true);
    expect(machi.conceal(t.s, 0).seat[1].building[plot]).toBe(card('b-brewery-1')); // no secret
    expect(moving(t, 1).why('move v-usurer-1 b-market-1')).toBe('M-8.18 site');
    them.harvest = 3;
    winter(t);
    expect([them.status[plot], isActivated(them, plot)]).toEqual([BUILT, true]);
  });

  it('M-13.10 bumper harvest: 3 more rice next Winter, cumulative', () => {
    const t = blank();
    t.give(0, 'e-bumper-harvest-1');
    spring(t).play('harvest');
    expect(rice(t.s.seat[0])).toBe(6);
    t.s.buildingDiscard.remove(card('e-bumper-harvest-1'));
    t.s.buildingDeck.push(card('e-bumper-harvest-1'));
    t.give(0, 'e-bumper-harvest-1');
    autumn(t).play('harvest');
    expect(rice(t.s.seat[0])).toBe(9);
    winter(t);
    expect(rice(t.s.seat[0])).toBe(3);
  });

  it('M-13.11 drought: the rice fields of all others give 1, for one Winter, not less for two', () => {
    const t = blank(3);
    t.give(0, 'e-drought-1');
    autumn(t).play('drought');
    expect(t.s.seat.slice(0, 3).map(rice)).toEqual([3, 1, 1]);
    t.s.buildingDiscard.remove(card('e-drought-1'));
    t.s.buildingDeck.push(card('e-drought-1'));
    t.give(1, 'e-drought-1');
    autumn(t, 1).play('drought');
    expect(t.s.seat.slice(0, 3).map(rice)).toEqual([1, 1, 1]);
    winter(t);
    expect(t.s.seat.slice(0, 3).map(rice)).toEqual([3, 3, 3]);
  });

  it('M-13.12 imperial labour: an own site or burnt building is finished and counts at once', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1');
    t.site(0, 'b-shop-1', 'v-merchant-1');
    const burnt = t.build(0, 'b-temple-1', 'v-abbot-1');
    t.s.seat[0].status[burnt] = BURNT;
    t.site(1, 'b-castle-1', 'v-poet-1');
    t.give(0, 'e-imperial-labour-1');
    autumn(t);
    expect(t.legalTo('labour').sort()).toEqual(['labour b-shop-1', 'labour b-temple-1']);
    expect(t.why('labour b-castle-1')).toBe('M-13.12');
    t.play('labour b-shop-1');
    expect(t.step()).toBe('moveAction'); // nothing else was left to do
    expect(t.legal()).toContain('move v-usurer-1 b-shop-1');
    expect(wealth(t.s, 0)).toBe(5 + 1 + 2);
  });

  it('M-13.13 architect’s plans: five cards seen, two taken, the rest under the deck in the same order', () => {
    const t = blank();
    const five = ['b-castle-1', 'b-shop-1', 'b-port-1', 'e-fire-1', 'b-pagoda-1'];
    t.onTop(...five);
    t.give(0, 'e-architects-plans-1');
    spring(t).play('plans');
    expect(t.legal()).toEqual(five.map((id) => `keep ${id}`));
    expect(t.why('keep b-shop-2')).toBe('M-13.13');
    expect(machi.conceal(t.s, 0).seat[0].plans.at(0)).toBe(card('b-castle-1'));
    t.play('keep b-pagoda-1', 'keep e-fire-1');
    expect(hand(t.s, 0)).toEqual(['b-pagoda-1', 'e-fire-1']);
    expect(idsOf(t.s.buildingDeck.items()).slice(0, 3).reverse()).toEqual(['b-castle-1', 'b-shop-1', 'b-port-1']);
    expect(isDiscarded(t.s, 'e-architects-plans-1')).toBe(true);
    machi.check(t.s);
  });

  it('M-13.13 with fewer than five the discard pile is shuffled below; with one card, one is taken', () => {
    const rest = (t: Table) => idsOf(t.s.buildingDeck.items());
    const t = blank();
    t.give(0, 'e-architects-plans-1');
    t.give(1, ...rest(t).slice(0, -4));
    const [bottom, ...others] = rest(t);
    t.discarded(bottom);
    spring(t).play('plans');
    expect(t.legal().slice(0, 3)).toEqual([...others].reverse().map((id) => `keep ${id}`));
    expect(t.legal()[3]).toBe(`keep ${bottom}`);
    const u = blank();
    u.give(0, 'e-architects-plans-1');
    const [last, ...all] = rest(u);
    u.give(1, ...all);
    spring(u).play('plans'); // the only card is taken without asking
    expect(hand(u.s, 0)).toEqual([last]);
    const v = blank();
    v.give(0, 'e-architects-plans-1');
    v.give(1, ...rest(v));
    expect(spring(v).why('plans')).toBe('M-12.4');
  });

  it('M-13.14 what was meant for a Winter that never comes is lost', () => {
    const t = blank();
    t.s.year = t.s.years;
    t.give(0, 'e-bumper-harvest-1');
    autumn(t).play('harvest');
    scoring(t);
    expect([machi.over(t.s), vpOf(t.s, 0)]).toEqual([true, 0]);
  });

  it('M-13.15 marks go with the card, and vanish when it leaves play', () => {
    const t = blank();
    t.build(0, 'b-market-1', 'v-peddler-1', 's-shin-1');
    t.build(0, 'b-port-1', 'v-usurer-1', 'v-merchant-1');
    t.build(1, 'b-temple-1', 'v-abbot-1');
    t.s.marks[card('s-shin-1')] = LAUNCHED | TRAINED;
    t.s.marks[card('v-merchant-1')] = WANTED;
    moving(t).play('withdraw s-shin-1');
    expect(outside(t.s, 0)).toEqual(['s-shin-1']);
    expect(t.s.marks[card('s-shin-1')]).toBe(LAUNCHED | TRAINED);
    t.give(0, 'e-arranged-marriage-1', 'e-tsunami-1', 'e-drought-1');
    const u = autumn(t).play('marry v-merchant-1 v-abbot-1');
    expect(u.s.marks[card('v-merchant-1')]).toBe(WANTED); // he moved to another village
    t.s.marks[card('v-abbot-1')] = WANTED;
    t.play('tsunami');
    expect([inHand(t.s, 0, 'v-abbot-1'), t.s.marks[card('v-abbot-1')]]).toEqual([true, 0]);
  });

  it('M-18 A35 the events of which only the name is known work as M-13 and M-14 say', () => {
    const t = blank();
    t.build(1, 'b-port-1', 'v-peddler-1', 'v-usurer-1');
    t.give(0, 'e-wanted-1', 'e-embezzlement-1', 'e-tsunami-1');
    t.points(1, 3);
    autumn(t).play('wanted v-peddler-1', 'embezzle b-port-1', 'tsunami');
    expect(wealth(t.s, 0)).toBe(0);
    expect(hand(t.s, 1)).toEqual(['v-usurer-1']);
    summer(t);
    expect(t.s.seat[1].status.includes(SITE)).toBe(false);
  });

  it('M-13.15 an embezzled building that burns keeps the mark', () => {
    const t = blank();
    const plot = t.build(1, 'b-shop-1', 'v-peddler-1');
    t.give(0, 'e-embezzlement-1', 'e-fire-1', 'e-drought-1');
    autumn(t).play('embezzle b-shop-1', 'burn b-shop-1');
    expect(t.s.seat[1].embezzler[plot]).toBe(1);
    t.stage(NONE, STEPS.yearEnd).above(0, STEPS.springAction).play('end');
    expect(t.s.seat[1].embezzler[plot]).toBe(0);
  });
});
