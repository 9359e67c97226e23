import { firstSeat, MoveList, NONE, resolveChance, rngFrom, sum, verbOf } from 'engawa';
import { refusalOf } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { BOATS, BUILDINGS, CONNECTED, CULTURES, SPECIALISTS } from '../data/index.ts';
import yamatai from '../index.ts';
import { SANCTUARY, STANDARD, STEPS, type YamataiState } from '../rules/state.ts';
import { bench, boats, hand, houses, laid, row, tokens } from './kit.ts';

/** The clause of the invariant that a change breaks. */
function broken(change: (s: YamataiState) => void): string | undefined {
  const { s } = bench(STEPS.place);
  hand(s, 0, 'gold');
  tokens(s, { i01: 'red' });
  boats(s, { s01: 'wood' });
  houses(s, 1, 'i20');
  row(s, 'b01', 'b02', 'b03', 'b04', 'b05');
  yamatai.check(s);
  change(s);
  return refusalOf(() => yamatai.check(s));
}

type Look = (before: YamataiState, after: YamataiState, move: number) => void;

/** Shows every move of some random games, with the state before and after it. */
function watch(look: Look): void {
  const before = yamatai.layout.create(2);
  for (const seats of [2, 3, 4]) {
    const rng = rngFrom(`watched by ${seats}`);
    const s = yamatai.setup(seats, {}, rng);
    const legal = new MoveList();
    while (!yamatai.over(s)) {
      resolveChance(yamatai, s, rng);
      const seat = firstSeat(yamatai.turn(s));
      legal.clear();
      yamatai.moves(s, seat, legal);
      const move = legal.at(rng.below(legal.length));
      yamatai.layout.copy(s, before);
      yamatai.play(s, seat, move);
      look(before, s, move);
    }
  }
}

const verb = (move: number) => yamatai.lexicon.names[verbOf(move)];

describe('T-19 Invariants', () => {
  it('T-19.1 boats of each colour are conserved, none negative', () => {
    expect(broken((s) => s.supply[0]--)).toBe('T-19.1');
    expect(broken((s) => s.seat[0].aside[3]++)).toBe('T-19.1');
    expect(broken((s) => (s.supply[4] = -1))).toBe('out-of-range');
  });

  it('T-19.2 T-19.3 a ship space has one boat, an island one thing: there is one number for each', () => {
    expect(yamatai.layout.create(2).boat).toHaveLength(86);
    expect(yamatai.layout.create(2).on).toHaveLength(34);
    expect(broken((s) => (s.on[5] = STANDARD + 4))).toBe('out-of-range');
    expect(broken((s) => (s.boat[5] = BOATS.length))).toBe('out-of-range');
  });

  it('T-19.4 thirty culture tokens', () => {
    expect(broken((s) => s.seat[1].culture[0]++)).toBe('T-19.4');
    expect(broken((s) => (s.on[0] = NONE))).toBe('T-19.4');
  });

  it('T-19.5 seven mountains that never move', () => {
    expect(broken((s) => (s.mountain[33] = 0))).toBe('T-19.5');
    watch((before, after) => expect(after.mountain).toEqual(before.mountain));
  });

  it('T-19.6 standard buildings on the board and left', () => {
    expect(broken((s) => s.seat[1].left--)).toBe('T-19.6');
  });

  it('T-19.7 28 building tiles, each in one place, as many as the pieces they stand for', () => {
    expect(broken((s) => (s.builtBy[0] = 1))).toBe('T-19.7');
    expect(broken((s) => s.buildingRow.pop())).toBe('T-19.7');
    expect(
      broken((s) => {
        const tile = s.buildingRow.pop();
        s.builtBy[tile] = 2;
      }),
    ).toBe('T-19.7');
  });

  it('T-19.8 18 specialists, each in one place, with an even number of coins while face up', () => {
    expect(broken((s) => s.specialistDeck.pop())).toBe('T-19.8');
    expect(broken((s) => s.coinsOn[s.specialistRow.at(0)]++)).toBe('T-19.8');
    expect(broken((s) => (s.coinsOn[s.specialistDeck.at(0)] = 2))).toBe('T-19.8');
  });

  it('T-19.9 ten fleets, one for each meeple that has acted', () => {
    expect(broken((s) => s.fleetsDown.pop())).toBe('T-19.9');
    expect(broken((s) => (s.taken[1] = s.fleetsUp.pop()))).toBe('T-19.9');
  });

  it('T-19.10 eight Sanctuary tokens; coins and prestige tokens never negative', () => {
    expect(broken((s) => (s.on[30] = SANCTUARY))).toBe('T-19.10');
    expect(broken((s) => (s.seat[0].coins = -1))).toBe('out-of-range');
    expect(broken((s) => (s.seat[0].prestige = -1))).toBe('out-of-range');
  });

  it('T-19.11 hands are empty outside the own turn, ports within their size', () => {
    expect(broken((s) => hand(s, 1, 'gold'))).toBe('T-19.11');
    expect(
      broken((s) => {
        s.supply[0] -= 2;
        s.seat[2].port[0] = 2;
      }),
    ).toBe('T-19.11');
  });

  it('T-19.12 what is set aside, won, recruited or built is never lost', () => {
    watch((before, after) => {
      for (let seat = 0; seat < after.seats; seat++) {
        const [was, is] = [before.seat[seat], after.seat[seat]];
        for (let boat = 0; boat < BOATS.length; boat++) expect(is.aside[boat]).toBeGreaterThanOrEqual(was.aside[boat]);
        expect(is.prestige).toBeGreaterThanOrEqual(was.prestige);
      }
      for (let i = 0; i < SPECIALISTS.length; i++) {
        if (before.specialistOwner[i] !== NONE) expect(after.specialistOwner[i]).toBe(before.specialistOwner[i]);
      }
      for (let i = 0; i < BUILDINGS.length; i++) {
        if (before.builtBy[i] !== NONE) expect(after.builtBy[i]).toBe(before.builtBy[i]);
      }
    });
  });

  it('T-19.13 T-8.2.1 at most one harvest or build, one recruitment, one use of each power a turn', () => {
    expect(broken((s) => (s.transactions = 2))).toBe('T-19.13');
    const done: Record<string, number> = {};
    let turn = '';
    watch((before, after, move) => {
      const now = `${before.seats} ${before.round} ${before.turn}`;
      if (now !== turn) for (const key of Object.keys(done)) delete done[key];
      turn = now;
      const name = verb(move);
      const harvesting = name === 'gather' && before.gathered.length === 0;
      if (harvesting || name === 'build') done.act = (done.act ?? 0) + 1;
      if (['recruit', 'power', 'hetsuka', 'kachiko', 'michimata', 'nakatsu', 'raijin'].includes(name)) {
        done[name] = (done[name] ?? 0) + 1;
      }
      for (const times of Object.values(done)) expect(times).toBe(1);
      expect(after.built + (after.gathered.length > 0 ? 1 : 0)).toBeLessThan(2);
    });
  });

  it('T-19.14 the boats of one turn form a path, each connected to the one before', () => {
    watch((before, after, move) => {
      if (verb(move) !== 'place' || before.laid === 0 || after.laid === 0) return;
      expect(CONNECTED[before.last]).toContain(after.last);
    });
    expect(broken((s) => s.marked.push(50))).toBe('T-19.14');
    expect(broken((s) => (s.last = 0))).toBe('T-19.14');
    const { s } = bench(STEPS.place);
    laid(s, { s01: 'wood', s07: 'clay' });
    expect(() => yamatai.check(s)).not.toThrow();
  });

  it('T-19.15 harvested tokens and buildings never return or move', () => {
    watch((before, after) => {
      for (let island = 0; island < after.on.length; island++) {
        if (before.on[island] > SANCTUARY) expect(after.on[island]).toBe(before.on[island]);
        const isToken = after.on[island] >= 0 && after.on[island] < CULTURES.length;
        if (isToken) expect(before.on[island]).toBeGreaterThanOrEqual(0);
      }
      expect(sum(after.spentCulture)).toBeGreaterThanOrEqual(sum(before.spentCulture));
    });
  });

  it('T-14.2 memories fit the deck', () => {
    expect(broken((s) => s.seat[0].memo.pop())).toBe('T-14.2');
    expect(broken((s) => (s.seat[0].seen[s.buildingDeck.at(0)] = 1))).toBe('T-14.2');
  });
});
