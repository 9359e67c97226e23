import { NONE, NOT_NOW } from 'engawa';
import { describe, expect, it } from 'vitest';
import { CARDS, FLOP_SLOTS } from '../data/index.ts';
import machi from '../index.ts';
import { MOVED, STEPS } from '../rules/state.ts';
import { isBlocked } from '../rules/village.ts';
import {
  autumn,
  blank,
  card,
  endTurn,
  fight,
  hand,
  idsOf,
  inHand,
  moving,
  plotOf,
  run,
  STRONG,
  scoring,
  spring,
  summer,
  vpOf,
  WEAK,
  watch,
} from './kit.ts';

const FLOP = ['v-brewer-1', 'y-fuu-1', 'e-wanted-1', 'b-shop-1', 'e-tsunami-1'];

/** Spring of year 2 with a known flop. */
function flopped(seats = 2) {
  const t = blank(seats);
  t.onTop(...FLOP);
  return run(t, STEPS.spring);
}

describe('M-6 Spring: new arrivals', () => {
  it('M-6.1 three villager cards and two building cards, face up', () => {
    const { s } = flopped();
    expect(idsOf(s.flop)).toEqual(FLOP);
    for (const id of FLOP) expect(machi.conceal(s, 1).holder[card(id)]).toBe(0);
  });

  it('M-6.2 exactly one card of the flop, of any kind', () => {
    const t = flopped();
    expect(t.legal()).toEqual(FLOP.map((id) => `pick ${id}`));
    expect(t.why('pick v-usurer-1')).toBe('M-6.2');
    t.play('pick e-tsunami-1');
    expect(inHand(t.s, 0, 'e-tsunami-1')).toBe(true);
    expect(t.step()).toBe('drawDeck');
  });

  it('M-6.2 an empty flop is skipped', () => {
    const t = blank();
    t.stage(NONE, STEPS.springTurns).above(0, STEPS.springAction).play('end');
    expect(t.step()).toBe('drawDeck');
  });

  it('M-6.3, M-18 A12 two cards, one at a time, the second deck chosen after the first card is seen', () => {
    const t = flopped();
    t.onTop('v-abbot-1', 'b-castle-1');
    t.play('pick v-brewer-1');
    expect(t.legal()).toEqual(['draw villager', 'draw building']);
    t.play('draw villager');
    expect(inHand(t.s, 0, 'v-abbot-1')).toBe(true);
    expect(t.step()).toBe('drawDeck');
    t.play('draw building');
    expect(hand(t.s, 0)).toEqual(['v-brewer-1', 'v-abbot-1', 'b-castle-1']);
    expect(t.step()).not.toBe('drawDeck');
  });

  it('M-6.3 both from one deck is allowed, and the others see only how many', () => {
    const t = flopped();
    t.play('pick v-brewer-1', 'draw building', 'draw building');
    const view = machi.conceal(t.s, 1);
    expect([view.seat[0].villagers.length, view.seat[0].buildings.length]).toEqual([1, 2]);
    expect(idsOf(t.s.seat[0].buildings.items())).toHaveLength(2);
  });

  it('M-6.4, M-22.16, M-18 A13 the flop is full before each turn, and four cards are left after the last', () => {
    const t = flopped(3);
    for (let turn = 0; turn < 3; turn++) {
      expect(Array.from(t.s.flop).filter((c) => c !== NONE)).toHaveLength(5);
      t.play(`pick ${CARDS[t.s.flop[turn]].id}`);
      expect(t.s.flop[turn]).toBe(NONE);
      t.play('draw villager');
      expect(t.s.flop[turn]).toBe(NONE); // refilled only after both draws
      if (turn < 2) endTurn(t.play('draw villager'));
    }
    const left = idsOf(Array.from(t.s.flop).filter((c) => c !== NONE));
    expect(left).toHaveLength(4);
    endTurn(t.play('draw villager'));
    expect(Array.from(t.s.flop)).toEqual(Array(FLOP_SLOTS).fill(NONE));
    const under = [...t.s.villagerDeck.items().subarray(0, 2), ...t.s.buildingDeck.items().subarray(0, 2)];
    expect(idsOf(under).sort()).toEqual([...left].sort());
  });

  it('M-6.5 hands have no limit', () => {
    const t = blank();
    t.give(0, ...CARDS.slice(0, 70).map((c) => c.id));
    t.onTop('b-shop-1');
    t.stage(0, STEPS.draws, 1).above(0, STEPS.springAction).play('end', 'draw building');
    expect(hand(t.s, 0)).toHaveLength(71);
  });

  it('M-6.14, M-18 A14 what is left goes under its deck, slot 1 first, each next one below it', () => {
    const t = flopped();
    endTurn(t.play('pick y-fuu-1', 'draw villager', 'draw villager'));
    const flop = idsOf(t.s.flop);
    endTurn(t.play(`pick ${flop[3]}`, 'draw villager', 'draw villager'));
    const bottom = idsOf(t.s.villagerDeck.items().subarray(0, 3));
    expect(bottom).toEqual([flop[2], flop[1], flop[0]]);
    expect(idsOf(t.s.buildingDeck.items())[0]).toBe(flop[4]);
  });
});

describe('M-6 Spring: yakuza', () => {
  /** Seat 1 has a Market and a Shop, seat 0 a Temple. */
  function villages(seats = 2) {
    const t = blank(seats);
    t.build(1, 'b-market-1', 'v-peddler-1', 'v-usurer-1', 'v-merchant-1');
    t.build(1, 'b-shop-1', 'v-usurer-2');
    t.build(0, 'b-temple-1', 'v-abbot-1');
    return t;
  }

  it('M-6.6 place, move and play events in any order and number, then end the turn', () => {
    const t = villages();
    t.give(0, 'y-fuu-1', 'y-ren-1', 'e-bumper-harvest-1', 'e-drought-1');
    spring(t).play('place y-fuu-1 b-market-1', 'harvest', 'place y-ren-1 b-shop-1');
    expect(t.legal()).toEqual(['drought', 'end']);
    expect(t.why('place y-goro-1 b-shop-1')).toBe('M-6.6 hand');
    expect(t.why('shift y-goro-1 b-shop-1')).toBe('M-6.6 play');
    expect(spring(villages()).legal()).toEqual(['end']); // all optional
  });

  it('M-6.7 an attack needs a built building; any number may join, activated or blocked or not', () => {
    const t = villages();
    t.give(0, 'y-fuu-1', 'y-ren-1', 'y-hachiro-1', 'e-drought-1');
    spring(t).play('place y-fuu-1 b-market-1', 'place y-ren-1 b-market-1', 'place y-hachiro-1 b-shop-1');
    expect(t.s.seat[1].attackers[plotOf(t.s, 1, 'b-market-1')]).toBe(2);
    expect(t.why('place y-goro-1 b-castle-1')).toBe('M-6.6 hand');
    t.give(0, 'y-goro-1');
    expect(t.why('place y-goro-1 b-castle-1')).toBe('M-6.7 building');
  });

  it('M-6.7, M-22.11, M-18 A16 all attackers of a village are of one clan, whoever controls them', () => {
    const t = villages(3);
    t.send(0, 'y-ren-1', 'b-market-1');
    t.give(2, 'y-fuu-1', 'y-tetsu-1');
    t.give(1, 'y-goro-1', 'y-hachiro-1');
    spring(t, 2);
    expect(t.legal()).toContain('place y-fuu-1 b-shop-1');
    expect(t.legal()).toContain('place y-fuu-1 b-market-1');
    expect(t.why('place y-tetsu-1 b-shop-1')).toBe('M-6.7 clan');
    expect(t.why('place y-tetsu-1 b-temple-1')).toBeUndefined(); // another village
    spring(t, 1);
    expect(t.legal()).toContain('place y-goro-1 b-market-1');
    expect(t.why('place y-hachiro-1 b-market-1')).toBe('M-6.8 clan');
  });

  it('M-6.8, M-18 A44 a defender comes to an own blocked building without a samurai', () => {
    const t = villages();
    t.give(1, 'y-goro-1', 'y-tetsu-1');
    expect(spring(t, 1).why('place y-goro-1 b-market-1')).toBe('M-6.8 blocked');
    t.send(0, 'y-ren-1', 'b-market-1');
    expect(spring(t, 1).why('place y-goro-1 b-shop-1')).toBe('M-6.8 blocked');
    t.play('place y-goro-1 b-market-1', 'place y-tetsu-1 b-market-1'); // several may share
    expect(t.s.seat[1].attackers[plotOf(t.s, 1, 'b-market-1')]).toBe(1);
    const u = villages();
    u.send(0, 'y-ren-1', 'b-shop-1');
    u.give(1, 'y-goro-1', 's-shin-1');
    summer(u).playAs(1, 'settle s-shin-1 b-shop-1');
    expect(spring(u, 1).why('place y-goro-1 b-shop-1')).toBe('M-10.5');
  });

  it('M-6.9 a yakuza moves once a Spring, to another building, and not after it was placed', () => {
    const t = villages(3);
    t.send(0, 'y-ren-1', 'b-market-1');
    t.give(0, 'y-hachiro-1', 'e-drought-1');
    spring(t);
    expect(t.why('shift y-ren-1 b-market-1')).toBe('M-6.9 same');
    t.play('shift y-ren-1 b-shop-1');
    expect(isBlocked(t.s.seat[1], plotOf(t.s, 1, 'b-market-1'))).toBe(false);
    expect(t.why('shift y-ren-1 b-market-1')).toBe('M-6.9 once');
    t.play('place y-hachiro-1 b-market-1');
    expect(t.why('shift y-hachiro-1 b-shop-1')).toBe('M-6.9 once');
    scoring(t);
    expect(t.s.marks[card('y-ren-1')] & MOVED).toBe(0);
    expect(spring(t).legalTo('shift')).toContain('shift y-ren-1 b-market-1');
  });

  it('M-6.9 the moving yakuza is ignored in the clan test of its own village, and may go home to defend', () => {
    const t = villages(3);
    t.send(0, 'y-ren-1', 'b-market-1');
    expect(spring(t).legalTo('shift')).toEqual(['shift y-ren-1 b-shop-1']);
    t.send(2, 'y-goro-1', 'b-temple-1');
    expect(spring(t).legalTo('shift').sort()).toEqual(['shift y-ren-1 b-shop-1', 'shift y-ren-1 b-temple-1']);
    t.play('shift y-ren-1 b-temple-1');
    expect(t.s.seat[0].attackers[plotOf(t.s, 0, 'b-temple-1')]).toBe(1);
    machi.check(t.s);
  });

  it('M-6.11, M-18 A20 a block stops the wealth and honour of the building, nothing else', () => {
    const t = villages();
    t.build(1, 'b-governors-palace-1', 'v-writer-1', 'v-geisha-1', 'v-poet-1');
    t.send(0, 'y-ren-1', 'b-market-1');
    t.send(0, 'y-fuu-1', 'b-governors-palace-1');
    scoring(t);
    // Market: villagers 2 + 3 + 3; Shop: 1 + 3. The Palace's 2 honour are blocked.
    expect([t.s.seat[1].wealth, t.s.seat[1].honour]).toEqual([12, 0]);
    const u = blank();
    u.build(0, 'b-governors-palace-1', 'v-writer-1', 'v-geisha-1', 'v-poet-1');
    u.send(1, 'y-fuu-1', 'b-governors-palace-1');
    run(u, STEPS.spring);
    u.play(u.legal()[0], 'draw villager', 'draw villager');
    expect(u.step()).toBe('drawDeck'); // the ability works although blocked
  });

  it('M-6.11 two attackers do no more than one, but both must go', () => {
    const t = villages();
    t.send(0, 'y-ren-1', 'b-market-1');
    t.send(0, 'y-fuu-1', 'b-market-1');
    t.camp(1, 's-yoshitora-1');
    autumn(t, 1).play('challenge s-yoshitora-1 y-ren-1');
    fight(t, 1, STRONG, 0, WEAK);
    expect(isBlocked(t.s.seat[1], plotOf(t.s, 1, 'b-market-1'))).toBe(true);
    spring(t).play('shift y-fuu-1 b-shop-1');
    expect(isBlocked(t.s.seat[1], plotOf(t.s, 1, 'b-market-1'))).toBe(false);
  });

  it('M-6.12, M-18 A17 a samurai who comes later does not lift the block, but keeps others away', () => {
    const t = villages();
    t.send(0, 'y-ren-1', 'b-market-1');
    t.give(1, 's-shin-1');
    t.give(0, 'y-fuu-1');
    summer(t).playAs(1, 'settle s-shin-1 b-market-1');
    expect(isBlocked(t.s.seat[1], plotOf(t.s, 1, 'b-market-1'))).toBe(true);
    expect(spring(t).why('place y-fuu-1 b-market-1')).toBe('M-10.5');
  });

  it('M-6.13, M-18 A24 a defender without attackers stays, idle, and can be challenged', () => {
    const t = villages();
    t.send(0, 'y-ren-1', 'b-market-1');
    t.send(1, 'y-goro-1', 'b-market-1');
    spring(t).play('shift y-ren-1 b-shop-1');
    t.camp(0, 's-shin-1');
    expect(autumn(t).legal()).toContain('challenge s-shin-1 y-goro-1');
    expect(autumn(t, 1).legalTo('challenge')).toEqual([]); // it stands on no blocked building
    expect(vpOf(t.s, 0)).toBe(0);
  });

  it('M-6.10 in the first Spring nothing but arrivals', () => {
    const t = blank();
    t.s.year = 1;
    t.give(0, 'y-fuu-1', 'e-bumper-harvest-1');
    t.build(1, 'b-shop-1', 'v-usurer-1');
    run(t, STEPS.spring);
    t.play(t.legal()[0], 'draw villager', 'draw villager');
    expect(t.turn()).toBe(1);
    expect(t.why('harvest')).toBe(NOT_NOW);
  });

  it('M-23.5 no flop outside Spring, no sites in Spring', () => {
    watch(3, 'flop', ({ before }) => machi.check(before));
    expect(moving(blank()).legal()).toEqual(['end']);
  });
});
