import { MoveList, NOT_NOW, resolveChance, rngFrom, seatsIn, Table, UNKNOWN, WATCHER } from 'engawa';
import { describe, expect, it } from 'vitest';
import { CARDS, COMBAT_IDS, FIRST_BUILDING } from '../data/index.ts';
import machi from '../index.ts';
import { honour, wealth } from '../rules/production.ts';
import { LATE, type MachiState, SEEN, SITE, STEPS } from '../rules/state.ts';
import {
  arm,
  autumn,
  blank,
  card,
  endTurn,
  fight,
  hand,
  idsOf,
  plotOf,
  run,
  spring,
  stack,
  summer,
  watch,
  winter,
} from './kit.ts';

const imagine = (s: MachiState, viewer: number, seed = 'imagine') =>
  machi.imagine(machi.conceal(s, viewer), viewer, rngFrom(seed));

describe('M-15 hidden information', () => {
  it('M-15 of a hand the others see how many of each back', () => {
    const t = blank(3);
    t.give(0, 'v-abbot-1', 'y-fuu-1', 'b-castle-1');
    const mine = machi.conceal(t.s, 0).seat[0];
    expect(idsOf([...mine.villagers.items(), ...mine.buildings.items()])).toEqual([
      'v-abbot-1',
      'y-fuu-1',
      'b-castle-1',
    ]);
    for (const viewer of [1, WATCHER]) {
      const theirs = machi.conceal(t.s, viewer).seat[0];
      expect([...theirs.villagers.items(), ...theirs.buildings.items()]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    }
  });

  it('M-15 a card taken from the flop stays known, in the hand or in a site', () => {
    const t = blank(3);
    t.onTop('v-abbot-1', 'v-poet-1', 'v-writer-1', 'b-castle-1', 'b-shop-1');
    run(t, STEPS.spring);
    t.play('pick b-castle-1');
    expect(machi.conceal(t.s, 1).holder[card('b-castle-1')]).toBe(1);
    for (let i = 0; i < 10; i++) expect(hand(imagine(t.s, 1, `${i}`), 0)).toContain('b-castle-1');
    const u = blank(3);
    u.give(0, 'b-castle-1', 'b-shop-1', 'v-usurer-1');
    u.s.known[card('b-castle-1')] = SEEN;
    summer(u).playAs(0, 'open b-shop-1 v-usurer-1');
    const places = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(u.s, 1, `${i}`);
      expect(world.holder[card('b-castle-1')]).toBe(1);
      places.add(stack(world, 0, 'b-castle-1') ? 'site' : 'hand');
    }
    expect(places).toEqual(new Set(['site', 'hand'])); // it may lie in either
  });

  it('M-15 cards put under a deck are known where they lie, and to whom they go', () => {
    const t = blank(2);
    t.onTop('v-abbot-1', 'v-poet-1', 'v-writer-1', 'b-castle-1', 'b-shop-1');
    run(t, STEPS.spring);
    for (let turn = 0; turn < 2; turn++) endTurn(t.play(t.legal()[0], 'draw villager', 'draw villager'));
    for (const viewer of [0, 1, WATCHER]) {
      const view = machi.conceal(t.s, viewer);
      expect(idsOf(view.buildingDeck.items().subarray(0, 2)).sort()).toEqual(['b-castle-1', 'b-shop-1']);
      expect(view.buildingDeck.at(2)).toBe(UNKNOWN);
    }
    const top = t.s.buildingDeck.length;
    for (let i = 0; i < top - 1; i++) t.s.seat[0].buildings.push(t.s.buildingDeck.pop());
    t.s.seat[0].buildings.items().sort();
    for (const c of t.s.seat[0].buildings.items()) t.s.holder[c] = 1;
    expect(machi.conceal(t.s, 1).holder[card('b-castle-1')]).toBe(1);
  });

  it('M-15 what Architect’s plans showed, that player alone knows', () => {
    const t = blank(3);
    t.onTop('b-castle-1', 'b-shop-1', 'b-port-1', 'e-fire-1', 'b-pagoda-1');
    t.give(0, 'e-architects-plans-1');
    spring(t).play('plans');
    expect(machi.conceal(t.s, 1).seat[0].plans.at(0)).toBe(UNKNOWN);
    t.play('keep b-pagoda-1', 'keep e-fire-1');
    expect(idsOf(machi.conceal(t.s, 0).buildingDeck.items().subarray(0, 3))).toEqual([
      'b-port-1',
      'b-shop-1',
      'b-castle-1',
    ]);
    expect(machi.conceal(t.s, 1).buildingDeck.at(0)).toBe(UNKNOWN);
    expect(machi.conceal(t.s, 1).holder[card('b-pagoda-1')]).toBe(UNKNOWN);
    for (let i = 0; i < 5; i++) {
      expect(idsOf(imagine(t.s, 0, `${i}`).buildingDeck.items().subarray(0, 3))).toEqual([
        'b-port-1',
        'b-shop-1',
        'b-castle-1',
      ]);
    }
  });

  it('M-15 a known card that the plans may have taken is lost to the others', () => {
    const t = blank(2);
    t.onTop('b-castle-1', 'b-shop-1', 'b-port-1', 'e-fire-1', 'b-pagoda-1');
    t.s.known[card('b-castle-1')] = SEEN;
    t.give(0, 'e-architects-plans-1');
    spring(t).play('plans', 'keep b-pagoda-1', 'keep b-castle-1');
    expect(machi.conceal(t.s, 1).holder[card('b-castle-1')]).toBe(UNKNOWN);
  });

  it('M-15 a card reshuffled in Autumn is imagined in no site', () => {
    const t = blank();
    t.site(0, 'b-shop-1', 'v-usurer-1');
    t.give(0, 'e-matsuri-1');
    t.give(1, ...idsOf(t.s.buildingDeck.items()).filter((id) => !['b-castle-1', 'b-port-1'].includes(id)));
    t.discarded('b-castle-1', 'b-port-1');
    autumn(t).play('festival', 'draw building', 'draw building'); // the third can only be a villager
    expect(t.s.known[card('b-castle-1')]).toBe(LATE);
    for (let i = 0; i < 20; i++) expect(stack(imagine(t.s, 1, `${i}`), 0, 'b-shop-1')).toEqual(['v-usurer-1']);
    winter(t);
    expect(t.s.known[card('b-castle-1')]).toBe(0);
  });

  it('M-15 combat cards: drawn ones and the choice are secret, played ones public, the fourth never shown', () => {
    const t = blank(3);
    t.build(0, 'b-dojo-1', 's-shin-1', 'v-abbot-1');
    t.camp(1, 's-kenta-1');
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    arm(t, { 0: ['men', 'do', 'parade', 'esquive'], 1: ['parade', 'esquive', 'ashi'] });
    t.playAs(0, 'strike men');
    for (const viewer of [1, 2, WATCHER]) {
      const { drawn, chosen, ready } = machi.conceal(t.s, viewer).seat[0];
      expect([drawn, chosen, ready]).toEqual([UNKNOWN, UNKNOWN, 1]);
    }
    expect(machi.conceal(t.s, 0).seat[0].chosen).toBe(COMBAT_IDS.indexOf('men') + 1);
    t.playAs(1, 'strike parade');
    expect(machi.conceal(t.s, 2).seat[0].played).toBe(1 << COMBAT_IDS.indexOf('men'));
    const world = imagine(t.s, 1);
    expect(world.seat[0].drawn & world.seat[0].played).toBe(0);
    t.playAs(0, 'strike do').playAs(1, 'strike esquive').playAs(0, 'strike parade');
    expect(machi.conceal(t.s, 1).seat[0].played).toBe(0);
  });

  it('M-15 which site, plan or stroke was chosen is told to nobody else', () => {
    expect([STEPS.openSite, STEPS.plansTake, STEPS.combatCard].map((step) => step.secret)).toEqual([true, true, true]);
  });

  it('M-15 refusals and reasons give nothing away about a face-down site', () => {
    const t = blank();
    t.site(1, 'b-castle-1', 'v-usurer-1');
    t.give(0, 'e-fire-1');
    autumn(t);
    expect(t.why('burn b-castle-1')).toBe(t.why('burn b-pagoda-1'));
  });
});

describe('M-16 randomness and simultaneous play', () => {
  it('M-16.1 stature, decks, reshuffles and combat cards are all there is to chance', () => {
    const chances = new Set<string>();
    const rng = rngFrom('chance');
    const s = machi.setup(4, {}, rng);
    const legal = new MoveList();
    while (!machi.over(s)) {
      while (machi.chancePending(s)) {
        chances.add(machi.layout.plan(s).at(-1)!.name);
        machi.chance(s, rng);
      }
      const [seat] = seatsIn(machi.turn(s));
      legal.clear();
      machi.moves(s, seat, legal);
      const { position } = rng;
      machi.play(s, seat, legal.at(legal.length - 1));
      expect(rng.position).toBe(position);
    }
    for (const name of chances) expect(['reshuffle', 'stockDeck', 'duel']).toContain(name);
  });

  it('M-16.2, M-16.3 in Summer everybody has decisions at once, and what is public shows at once', () => {
    const t = blank(3);
    for (let seat = 0; seat < 3; seat++)
      t.build(seat, `b-temple-${seat + 1}`, ['v-abbot-1', 'v-poet-1', 'v-writer-1'][seat]);
    t.give(0, 'v-usurer-1', 'v-usurer-2');
    t.give(1, 'b-castle-1', 'v-peddler-1');
    summer(t);
    expect(seatsIn(machi.turn(t.s))).toEqual([0, 1]); // seat 2 has nothing to do
    t.playAs(1, 'open b-castle-1 v-peddler-1');
    expect(machi.conceal(t.s, 0).seat[1].status[plotOf(t.s, 1, 'b-castle-1')]).toBe(SITE);
    t.playAs(0, 'settle v-usurer-1 b-temple-1');
    expect(t.why('open b-castle-1 v-usurer-2', 0)).toBe(NOT_NOW);
  });

  it('M-16.4 until both are in a combat card is taken back, and the others learn no more than that', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    t.camp(0, 's-shin-1');
    autumn(t).play('challenge s-shin-1 y-fuu-1');
    const table = Table.from(machi, machi.layout.toJSON(t.s), { seed: 'change of mind' });
    const seen = (viewer: number) => machi.layout.hash(table.view(viewer));
    const before = [WATCHER, 0, 1].map(seen);
    const [first, second] = table.moves(1);
    table.play(1, first);
    expect(seatsIn(table.turn)).toEqual([0]);
    expect(table.view(1).seat[1].chosen).toBeGreaterThan(0);
    expect(table.view(0).seat[1].chosen).toBe(UNKNOWN);
    expect(table.canUndo(1)).toBe(true);
    table.undo(1);
    expect([WATCHER, 0, 1].map(seen)).toEqual(before);
    expect(table.moves(1)).toContain(first);
    table.play(1, second);
    table.play(0, table.moves(0)[0]);
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, false]);
    expect(table.history.filter(({ seat, forced }) => seat === 1 && !forced).map(({ move }) => move)).toEqual([second]);
  });

  it('M-16.2, M-23.11 the order in which players answer in Winter and Summer does not matter', () => {
    const play = (order: readonly number[]) => {
      const t = blank(3);
      for (let seat = 0; seat < 3; seat++) {
        t.build(
          seat,
          `b-brewery-${seat + 1}`,
          `v-fisherman-${seat + 1}`,
          ['v-hunter-1', 'v-hunter-2', 'v-woodcutter-1'][seat],
        );
        t.site(seat, `b-temple-${seat + 1}`, ['v-abbot-1', 'v-poet-1', 'v-gardener-1'][seat]);
        t.site(seat, `b-shrine-${seat + 1}`, ['v-writer-1', 'v-writer-2', 'v-geisha-1'][seat]);
        t.s.seat[seat].drought = 1;
      }
      winter(t);
      for (const seat of order) {
        while (seatsIn(machi.turn(t.s)).includes(seat)) t.playAs(seat, t.legal(seat)[0]);
      }
      return machi.layout.hash(t.s);
    };
    const hashes = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map(play);
    expect(new Set(hashes).size).toBe(1);
  });

  it('M-16.5 a single legal answer is not asked', () => {
    const t = blank();
    t.site(0, 'b-shop-1', 'v-usurer-1');
    t.s.seat[0].drought = 1;
    t.build(0, 'b-temple-1', 'v-abbot-1');
    t.s.seat[0].drought = 1;
    winter(t);
    expect(t.step()).toBe('famineDiscard'); // two candidates
    const u = blank();
    u.build(0, 'b-market-1', 'v-usurer-1', 'v-usurer-2', 'v-merchant-1', 'v-merchant-2');
    winter(u);
    expect(stack(u.s, 0, 'b-market-1')).toHaveLength(3);
  });
});

describe('M-17 decisions', () => {
  it('M-17 every decision of the table occurs, with the options it names', () => {
    const verbs: Record<string, Set<string>> = {};
    for (let i = 0; i < 60; i++) {
      watch(2 + (i % 4), `decisions ${i}`, ({ step, legal }) => {
        verbs[step] ??= new Set();
        for (const move of legal) verbs[step].add(move.split(' ')[0]);
      });
    }
    const events = 'wanted embezzle marry betray truce train festival tsunami burn harvest drought labour plans'.split(
      ' ',
    );
    const plain = Object.fromEntries(
      Object.entries(verbs).map(([step, found]) => [step, [...found].filter((verb) => !events.includes(verb)).sort()]),
    );
    expect(plain).toEqual({
      famineDiscard: ['starve'],
      flopPick: ['pick'],
      drawDeck: ['draw'],
      springAction: ['end', 'place', 'shift'],
      openSite: ['close', 'open'],
      completeSite: ['complete', 'decline'],
      settle: ['camp', 'done', 'settle'],
      autumnAction: ['challenge', 'close'],
      answerChallenge: ['accept', 'refuse'],
      combatCard: ['strike'],
      moveAction: ['end', 'move', 'swap', 'withdraw'],
      lastMove: ['end', 'move', 'swap', 'withdraw'],
      plansTake: ['keep'],
    });
    const used = new Set([...verbs.springAction, ...verbs.autumnAction]);
    for (const event of events) expect(used, event).toContain(event);
  });
});

describe('M-23 invariants', () => {
  const broken = (change: (s: MachiState) => void): string | undefined => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    t.camp(0, 's-shin-1');
    t.give(1, 'v-abbot-1', 'b-castle-1', 'y-goro-1');
    machi.check(t.s);
    change(t.s);
    try {
      machi.check(t.s);
    } catch (error) {
      return (error as { clause?: string }).clause;
    }
    return undefined;
  };

  it('M-23.1 every card is in exactly one place', () => {
    expect(broken((s) => s.villagerDeck.pop())).toBe('M-23.1');
    expect(broken((s) => s.buildingDeck.push(card('b-castle-1')))).toBe('M-23.1');
    expect(
      broken((s) => {
        s.seat[0].combatCards = 2;
      }),
    ).toBe('M-23.1');
  });

  it('M-23.2 buildings hold 1 to capacity villagers', () => {
    expect(
      broken((s) => {
        s.seat[0].status[0] = SITE;
      }),
    ).toBe('M-23.2');
    expect(
      broken((s) => {
        s.seat[0].count[0] = 0;
      }),
    ).toBe('M-23.2');
  });

  it('M-23.3 stacks hold villagers, outside only samurai', () => {
    expect(
      broken((s) => {
        s.seat[0].outside.set(0, card('v-poet-1'));
        s.villagerDeck.remove(card('v-poet-1'));
        s.villagerDeck.push(card('s-shin-1'));
      }),
    ).toBe('M-23.3');
  });

  it('M-23.4 one clan attacks a village', () => {
    expect(
      broken((s) => {
        for (const id of ['y-fuu-1', 'y-tetsu-1']) {
          s.villagerDeck.remove(card(id));
          s.spot[card(id)] = s.spot[card('v-brewer-1')];
          s.controller[card(id) - card('y-ren-1')] = 2;
        }
        s.seat[0].attackers[0] = 2;
      }),
    ).toBe('M-23.4');
  });

  it('M-23.5 a flop outside Spring', () => {
    expect(
      broken((s) => {
        s.flop[0] = s.villagerDeck.pop();
        s.season = 2;
      }),
    ).toBe('M-23.5');
  });

  it('M-23.6 points are never negative, and change only by scoring, duels and refusals', () => {
    expect(
      broken((s) => {
        s.seat[0].points[2] = -1;
      }),
    ).toBe('M-23.6');
    watch(3, 'points', ({ before, after, step }) => {
      const changed = [0, 1, 2].some((seat) => machi.score(before, seat) !== machi.score(after, seat));
      if (changed)
        expect(
          after.year > before.year ||
            machi.over(after) ||
            ['combatCard', 'answerChallenge', 'autumnAction'].includes(step),
        ).toBe(true);
    });
  });

  it('M-23.7 one launch a year, and no duel while a truce lasts', () => {
    expect(
      broken((s) => {
        s.marks[card('s-shin-1')] = 1;
        s.truce = 1;
      }),
    ).toBe('M-23.7');
    const launches: Record<string, number> = {};
    watch(4, 'launches', ({ before, move }) => {
      if (!move.startsWith('challenge')) return;
      const key = `${before.year} ${move.split(' ')[1]}`;
      launches[key] = (launches[key] ?? 0) + 1;
      expect([before.truce, launches[key]]).toEqual([0, 1]);
    });
    expect(Object.keys(launches).length).toBeGreaterThan(3);
  });

  it('M-23.8 a year scores what the public villages give, and nothing in year 1 without Imperial labour', () => {
    for (const seed of ['y1', 'y2', 'y3', 'y4']) {
      let labour = false;
      watch(3, seed, ({ before, after, move }) => {
        if (move.startsWith('labour')) labour = true;
        if (after.year === before.year) return;
        const view = machi.conceal(before, WATCHER);
        for (let seat = 0; seat < 3; seat++) {
          const gained =
            after.seat[seat].points[0] +
            after.seat[seat].points[1] -
            before.seat[seat].points[0] -
            before.seat[seat].points[1];
          expect(gained).toBe(Math.floor(after.seat[seat].wealth / 3) + Math.floor(after.seat[seat].honour / 2));
          if (before.year === 1 && !labour) expect(gained).toBe(0);
          if (move === 'close' || move === 'end') {
            expect([after.seat[seat].wealth, after.seat[seat].honour]).toEqual([
              wealth(view, seat),
              honour(view.seat[seat]),
            ]);
          }
        }
      });
    }
  });

  it('M-23.10 no list is empty, and no view holds another’s hand, site or deck order', () => {
    for (const seed of ['v1', 'v2']) {
      watch(3, seed, ({ before, legal }) => {
        expect(legal.length).toBeGreaterThan(0);
        const view = machi.conceal(before, 0);
        for (const other of [1, 2]) {
          for (const c of [...view.seat[other].villagers.items(), ...view.seat[other].buildings.items()])
            expect(c).toBe(UNKNOWN);
          for (let plot = 0; plot < view.seat[other].plots; plot++) {
            if (view.seat[other].status[plot] === SITE) expect(view.seat[other].building[plot]).toBe(UNKNOWN);
          }
        }
        for (const c of [...view.villagerDeck.items(), ...view.buildingDeck.items()]) {
          if (c === UNKNOWN) continue;
          expect(before.known[c] & SEEN || before.seat[0].studied[c - FIRST_BUILDING]).toBeTruthy();
        }
      });
    }
  });

  it('M-23.11 the same decisions from the same source give the same game', () => {
    const hash = () => machi.layout.hash(watch(3, 'again'));
    expect(hash()).toBe(hash());
    const rng = rngFrom('x');
    const s = machi.setup(2, {}, rng);
    resolveChance(machi, s, rng);
    expect(CARDS.length).toBe(136);
  });
});

describe('M-15 imagination', () => {
  it('M-15 an imagined world offers the same moves and hides to the same view', () => {
    const t = blank(3);
    t.camp(0, 's-shin-1');
    t.camp(1, 's-kenta-1');
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    const world = imagine(t.s, 0);
    expect(machi.layout.diff(machi.conceal(world, 0), machi.conceal(t.s, 0))).toEqual([]);
    fight(t, 0, ['men', 'do', 'ashi'], 1, ['men', 'do', 'ashi']);
    expect(t.s.challenger).toBe(-1);
  });
});
