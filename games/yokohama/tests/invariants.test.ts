import { firstSeat, MoveList, NONE, rngFrom, sum } from 'engawa';
import { refusalOf } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { botById } from '#bots';
import { AREA, NATIONS, TRADING_HOUSE_PRICES } from '../data/index.ts';
import players from '../data/players.json' with { type: 'json' };
import yokohama from '../index.ts';
import type { YokohamaState } from '../rules/state.ts';
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

const greedy = botById('greedy');

/** A whole game of greedy programs. */
function greedyGame(seats: number, seed: string): YokohamaState {
  const rng = rngFrom(seed);
  const s = yokohama.setup(seats, {}, rng);
  const legal = new MoveList();
  while (!yokohama.over(s)) {
    const seat = firstSeat(yokohama.turn(s));
    legal.clear();
    yokohama.moves(s, seat, legal);
    const move = legal.length === 1 ? legal.at(0) : greedy.choose(yokohama, yokohama.conceal(s, seat), seat, rng).move;
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
    const s = greedyGame(2, 'sanity');
    const best = yokohama.score(s, yokohama.ranking(s)[0]);
    expect(s.round).toBeGreaterThanOrEqual(10);
    expect(s.round).toBeLessThanOrEqual(45);
    expect(best).toBeGreaterThan(60);
    expect(best).toBeLessThan(200);
    yokohama.check(s);
  });

  it('Y-20.4 random games end, at the latest by the guard', () => {
    const rounds = ['a', 'b', 'c', 'd'].map((seed) => watch(2, seed).round);
    expect(Math.max(...rounds)).toBeLessThanOrEqual(101);
  });
});
