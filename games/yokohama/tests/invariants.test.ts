import { callOwn, firstSeat, MoveList, NONE, rngFrom, type Step, sum } from 'engawa';
import { refusalOf } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { botById } from '#bots';
import { folderOf } from '#library';
import { netsOnDisk } from '../../../bots/node/nets.ts';
import { AREA, NATIONS, TRADING_HOUSE_PRICES } from '../data/index.ts';
import players from '../data/players.json' with { type: 'json' };
import yokohama from '../index.ts';
import { STEPS, type YokohamaState } from '../rules/state.ts';
import { area, post, table, watch, yenOf } from './kit.ts';

/** What `check` says of a position after it was spoilt. */
const broken = (spoil: (s: YokohamaState) => void, seats = 4): string | undefined => {
  const { s } = table(seats);
  yokohama.check(s);
  spoil(s);
  return refusalOf(() => yokohama.check(s));
};

describe('Y-21 invariants are noticed when they break', () => {
  it('Y-21.1 twenty assistants', () => {
    expect(broken((s) => s.seat[2].assistants--)).toBe('Y-21.1');
    expect(broken((s) => s.church.fill(1, 0, 1))).toBe('Y-21.1');
  });

  it('Y-21.2 eight shophouses, four trading houses, one shop per player and area', () => {
    expect(broken((s) => s.seat[0].shophouses++)).toBe('Y-21.2');
    expect(broken((s) => s.seat[0].storedTradingHouses--)).toBe('Y-21.2');
    expect(
      broken((s) => {
        s.seat[0].shophouses = 0;
        s.shops.fill(0, 0, 2);
      }),
    ).toBe('Y-21.2');
  });

  it('Y-21.3 nothing in the Canal, presidents in play', () => {
    expect(broken((s) => post(s, 0, 'canal'))).toBe('Y-21.3');
    expect(broken((s) => Object.assign(s.seat[0], { president: AREA.canal }))).toBe('Y-21.3');
    expect(broken((s) => Object.assign(s.seat[0], { president: AREA['port-b'] }), 2)).toBe('Y-21.3');
  });

  it('Y-21.4 nothing below zero', () => {
    expect(broken((s) => Object.assign(s.seat[1], { yen: -1 }))).toBe('out-of-range');
    expect(
      broken((s) => {
        s.seat[1].goods[2] = -1;
      }),
    ).toBe('out-of-range');
  });

  it('Y-21.6 every order and technology in one place', () => {
    expect(broken((s) => s.orderDeck.pop())).toBe('Y-21.6');
    expect(
      broken((s) => {
        s.ports[0] = s.ports[1];
      }),
    ).toBe('Y-21.6');
    expect(broken((s) => s.technologyDeck.pop())).toBe('Y-21.6');
    expect(
      broken((s) => {
        s.seat[0].technologies[0] = s.laboratories[0];
      }),
    ).toBeDefined();
  });

  it('Y-21.7 no gaps on the displays while cards are left', () => {
    expect(
      broken((s) => {
        s.orderDeck.push(s.ports[2]);
        s.ports[2] = NONE;
      }),
    ).toBe('Y-21.7');
    expect(
      broken((s) => {
        s.technologyDeck.push(s.laboratories[5]);
        s.laboratories[5] = NONE;
      }),
    ).toBe('Y-21.7');
  });

  it('Y-21.8 ten agents, no more than half of the icons', () => {
    expect(broken((s) => s.agents[0]--)).toBe('Y-21.8');
    expect(
      broken((s) => {
        s.agents[0]--;
        s.seat[0].agents[0]++;
      }),
    ).toBe('Y-21.8');
    expect(sum(NATIONS.map((n) => n.agents))).toBe(10);
  });

  it('Y-21.9 five-power tokens are never lost, the station has an owner', () => {
    expect(
      broken((s) => {
        s.token[area('bank')] = NONE;
      }),
    ).toBe('Y-21.9');
    expect(broken((s) => Object.assign(s, { station: area('bank') }))).toBe('Y-21.9');
  });

  it('Y-21.12 equal numbers of turns', () => {
    expect(broken((s) => Object.assign(s.seat[0], { turns: 2 }))).toBe('Y-21.12');
  });

  it('Y-21.12 Y-2.10 whoever is at turn has had as many turns as those who follow, and one less than those before', () => {
    expect(broken((s) => Object.assign(s.seat[3], { turns: 1 }))).toBe('Y-21.12');
    expect(broken((s) => Object.assign(s, { round: 2 }))).toBe('Y-21.12');
    expect(broken((s) => Object.assign(s, { first: 1 }))).toBe('Y-21.12');
  });

  it('Y-14.2 the last round is near, and something has brought it about', () => {
    expect(broken((s) => Object.assign(s, { lastRound: 2 }))).toBe('Y-14.2');
    expect(broken((s) => Object.assign(s, { lastRound: 9 }))).toBe('Y-14.2');
  });
});

describe('Y-21 invariants over whole games', () => {
  it.each([2, 3, 4])('Y-21.4 Y-21.5 Y-21.10 Y-21.11 Y-21.12 Y-21.14 hold at every move of a game of %i', (seats) => {
    const end = watch(seats, `invariants ${seats}`, ({ before, after, legal, move }) => {
      expect(legal.length).toBeGreaterThan(0);
      for (let seat = 0; seat < seats; seat++) {
        expect(yokohama.score(after, seat)).toBeGreaterThanOrEqual(yokohama.score(before, seat));
      }
      if (move.startsWith('place ')) expect(sum(yenOf(after))).toBeGreaterThanOrEqual(sum(yenOf(before)));
      for (const board of ['church', 'customs'] as const) {
        for (const [slot, owner] of before[board].entries()) if (owner !== NONE) expect(after[board][slot]).toBe(owner);
      }
      expect(after.agentUsed).toBeLessThanOrEqual(1);
    });
    expect(new Set(end.seat.slice(0, seats).map((me) => me.turns)).size).toBe(1);
    expect(end.round).toBe(end.lastRound);
  });

  it('Y-21.15 the k-th trading house costs 3 + k', () => {
    expect(TRADING_HOUSE_PRICES).toEqual([4, 5, 6, 7]);
  });
});

netsOnDisk(folderOf);
const net = botById('net');

/** What `check` says of a turn with these steps left of it, the first to come last. */
const plannedSo = (...steps: readonly (readonly [Step, ...number[]])[]): string | undefined => {
  const t = table();
  t.stage(0, STEPS.turnEnd);
  for (const [step, ...vars] of steps) t.above(0, step, ...vars);
  return refusalOf(() => yokohama.check(t.s));
};

describe('Y-7 turns that cannot have come about are noticed', () => {
  const movement = [STEPS.movement, NONE, 0, 0, 0] as const;

  it('Y-7.1 the phases in their order, with nothing left out', () => {
    expect(plannedSo([STEPS.additional], movement, [STEPS.placement], [STEPS.additional])).toBeUndefined();
    expect(plannedSo([STEPS.additional], [STEPS.placement])).toBe('Y-7.1');
    expect(plannedSo(movement, [STEPS.additional])).toBe('Y-7.1');
    expect(plannedSo([STEPS.additional], [STEPS.recruit, 1], movement)).toBe('Y-7.1');
    expect(plannedSo([STEPS.additional], movement, [STEPS.recall])).toBe('Y-8.2.9');
    expect(plannedSo([STEPS.additional], [STEPS.telegram, AREA.bank])).toBe('Y-12.15');
  });

  it('Y-21.14 only the player whose turn it is decides', () => {
    const t = table();
    t.stage(0, STEPS.turnEnd).above(1, STEPS.additional);
    expect(refusalOf(() => yokohama.check(t.s))).toBe('Y-21.14');
  });

  it('Y-5.12 orders are kept before the first turn only', () => {
    const t = table();
    t.s.round = 2;
    for (const me of t.s.seat) me.turns = 1;
    t.stage(0, STEPS.keepOrders);
    callOwn(t.s, 0, STEPS.keepOrder);
    expect(refusalOf(() => yokohama.check(t.s))).toBe('Y-5.12');
  });

  it('Y-8 Y-10 Y-11 steps at places, powers and slots that there are', () => {
    const left = (...step: readonly [Step, ...number[]]) => plannedSo([STEPS.additional], step);
    expect(left(STEPS.build, AREA.canal)).toBe('Y-8.5.1');
    expect(left(STEPS.build, 99)).toBe('Y-8.5.1');
    expect(left(STEPS.telephone, -5)).toBe('Y-12.16');
    expect(left(STEPS.port, 2, 3, 0)).toBe('Y-10.6');
    expect(left(STEPS.laboratory, 0, 6)).toBe('Y-10.7');
    expect(left(STEPS.recruit, 0)).toBe('Y-10.8');
    expect(left(STEPS.exchange, 9, 0)).toBe('Y-10.9');
    expect(left(STEPS.church, 0)).toBe('Y-10.10');
    expect(left(STEPS.churchAssistant, 9)).toBe('Y-10.10.2');
    expect(left(STEPS.customsAssistant, 0)).toBe('Y-10.11.1');
    expect(left(STEPS.anyGood, 0, 0)).toBe('Y-11.3');
    expect(left(STEPS.movement, AREA.bank, 0, 0, 0)).toBe('Y-8.2');
    expect(left(STEPS.movement, NONE, 1, 1, 0)).toBe('Y-8.2');
    expect(plannedSo([STEPS.additional], movement, [STEPS.placement, 1, AREA.bank])).toBe('Y-8.1');
  });
});

/** A whole game of trained nets. */
function sensibleGame(seats: number, seed: string): YokohamaState {
  const rng = rngFrom(seed);
  const s = yokohama.setup(seats, {}, rng);
  const legal = new MoveList();
  while (!yokohama.over(s)) {
    const seat = firstSeat(yokohama.turn(s));
    legal.clear();
    yokohama.moves(s, seat, legal);
    const move = legal.length === 1 ? legal.at(0) : net.choose(yokohama, yokohama.conceal(s, seat), seat, rng).move;
    yokohama.play(s, seat, move);
  }
  return s;
}

describe('Y-20 sanity figures', () => {
  it('Y-20.1 the box says 90 minutes', () => {
    expect(players.table.minutes).toBe(90);
  });

  it('Y-20.2 orders that can be taken before the deck ends the game', () => {
    for (const [seats, cards] of [
      [2, 11],
      [3, 14],
      [4, 17],
    ]) {
      expect(table(seats).s.orderDeck.length + 1).toBe(cards);
    }
  });

  it('Y-20.3 Y-20.4 Y-20.5 sensible programs end in time with sensible scores', { timeout: 60_000 }, () => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => sensibleGame(2, seed));
    const mean = (of: (s: YokohamaState) => number) => games.reduce((sum, s) => sum + of(s), 0) / games.length;
    const winner = (s: YokohamaState) => yokohama.score(s, yokohama.ranking(s)[0][0]);
    expect(mean((s) => s.round)).toBeGreaterThanOrEqual(10);
    expect(mean((s) => s.round)).toBeLessThanOrEqual(45);
    expect(mean(winner)).toBeGreaterThan(70);
    expect(mean(winner)).toBeLessThan(230);
    expect(Math.max(...games.map(winner))).toBeLessThan(280);
    for (const s of games) yokohama.check(s);
  });

  it('Y-20.4 random games end, at the latest by the guard', () => {
    const rounds = ['a', 'b', 'c', 'd'].map((seed) => watch(2, seed).round);
    expect(Math.max(...rounds)).toBeLessThanOrEqual(101);
  });
});
