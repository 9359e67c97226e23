import { NONE, sum } from 'engawa';
import { refusalOf, scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { FACTORY, GOOD, REGIONS, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { overseasIn } from '../rules/scoring.ts';
import { type NipponState, POINTS, STEPS } from '../rules/state.ts';
import { revealedSymbols } from '../rules/transport.ts';
import { own, put, send, spread, watch } from './kit.ts';

/** The clause by which a fresh position is refused after this was done to it; the code of the refusal without one. */
function broken(spoil: (s: NipponState) => void, seats = 2): string | undefined {
  const { s } = scene(nippon, seats);
  nippon.check(s);
  spoil(s);
  return refusalOf(() => nippon.check(s));
}

const games = (look: Parameters<typeof watch>[2]) => {
  for (const seats of [2, 3, 4]) watch(seats, 'invariants', look);
};

describe('N-16 invariants', () => {
  it('N-16.1 workers of each colour add up to 6, 7 or 8', () => {
    for (const seats of [2, 3, 4]) {
      expect(broken((s) => s.bag[3]--, seats)).toBe('N-16.1');
      expect(broken((s) => s.seat[1].workers[0]++, seats)).toBe('N-16.1');
      expect(broken((s) => spread(s, { boards: [3, 2] }), seats)).toBeUndefined();
    }
  });

  it('N-16.2 one to three workers on a slot at the start of a turn, at most six on a board', () => {
    expect(broken((s) => spread(s, { slots: [3, 0, 3, 3, 3] }))).toBe('N-16.2');
    expect(broken((s) => spread(s, { slots: [3, 4, 3, 3, 3] }))).toBe('N-16.2');
    expect(broken((s) => spread(s, { slots: [1, 1, 1, 1, 1] }))).toBeUndefined();
    expect(broken((s) => spread(s, { boards: [7] }))).toBe('N-16.2');
    expect(broken((s) => spread(s, { boards: [6] }))).toBeUndefined();
  });

  it('N-16.3 no filled row above an empty one, unless a refill is pending', () => {
    expect(broken((s) => spread(s, { rows: [3, 0, 3] }), 3)).toBe('N-16.3');
    expect(broken((s) => spread(s, { rows: [0, 3, 3] }), 3)).toBeUndefined();
    const pending = (s: NipponState) => {
      spread(s, { boards: [6, 6, 6, 6], rows: [3, 3, 3, 0] });
      s.openPlaces = 3;
    };
    expect(broken(pending, 4)).toBeUndefined();
  });

  it('N-16.4 track indexes are 0 to 9 and nothing in stock falls below 0', () => {
    for (const track of [0, 1, 2]) {
      expect(broken((s) => s.seat[0].tracks.set([10], track))).toBe('out-of-range');
      expect(broken((s) => s.seat[0].tracks.set([-1], track))).toBe('out-of-range');
      expect(broken((s) => s.seat[0].tracks.set([9], track))).toBeUndefined();
    }
    for (const stock of ['yen', 'coal', 'blueprints', 'spareMachines'] as const) {
      expect(
        broken((s) => {
          s.seat[1][stock] = -1;
        }),
      ).toBe('out-of-range');
    }
    expect(broken((s) => s.seat[0].goods.set([-1]))).toBe('out-of-range');
  });

  it('N-16.4 track indexes never decrease', () => {
    games(({ before, after }) => {
      for (let seat = 0; seat < after.seats; seat++) {
        for (const [track, was] of before.seat[seat].tracks.entries()) {
          expect(after.seat[seat].tracks[track]).toBeGreaterThanOrEqual(was);
        }
      }
    });
  });

  it('N-16.5 one factory a good, and each tile beside the board or with one player', () => {
    expect(broken((s) => own(s, 0, 'silk-a'))).toBeUndefined();
    const twice = (s: NipponState) => {
      own(s, 0, 'silk-a');
      own(s, 1, 'silk-a');
    };
    expect(broken(twice)).toBe('N-16.5');
    const second = (s: NipponState) => {
      own(s, 0, 'silk-a');
      own(s, 0, 'silk-b');
    };
    expect(broken(second)).toBe('N-16.5');
    expect(broken((s) => s.factoryOwner.set([0], FACTORY['bulbs-d']))).toBe('N-16.5');
  });

  it('N-16.6 up to four goods and a machine up to +2, only with a factory', () => {
    expect(broken((s) => own(s, 0, 'silk-a', { goods: 4, machine: 2 }))).toBeUndefined();
    expect(broken((s) => own(s, 0, 'silk-a', { goods: 5 }))).toBe('out-of-range');
    expect(broken((s) => own(s, 0, 'silk-a', { machine: 3 }))).toBe('out-of-range');
    expect(broken((s) => s.seat[0].goods.set([1], GOOD.lenses))).toBe('N-16.6');
    expect(broken((s) => s.seat[0].machine.set([1], GOOD.lenses))).toBe('N-16.6');
  });

  it('N-16.6 a machine never decreases', () => {
    games(({ before, after }) => {
      for (let seat = 0; seat < after.seats; seat++) {
        for (const [good, was] of before.seat[seat].machine.entries()) {
          expect(after.seat[seat].machine[good]).toBeGreaterThanOrEqual(was);
        }
      }
    });
  });

  it('N-16.7 six transport tiles of a kind, on the board or the map, and no region over its slots', () => {
    expect(broken((s) => s.seat[0].taken.set([1], SHIPS))).toBe('N-16.7');
    expect(broken((s) => s.seat[0].transport.set([1], 6))).toBe('N-16.7');
    expect(broken((s) => s.seat[0].taken.set([7], TRAINS))).toBe('out-of-range');
    for (const [seats, most] of [
      [2, 4],
      [3, 6],
      [4, 8],
    ]) {
      const fill = (n: number) => (s: NipponState) => {
        for (let i = 0; i < n; i++) send(s, i % seats, i % 2, 'kansai');
      };
      expect(broken(fill(most), seats)).toBeUndefined();
      expect(broken(fill(most + 1), seats)).toBe('N-16.7');
    }
  });

  it('N-16.8 the ten influence tiles are in the supply or on the map, and no city holds too many', () => {
    expect(broken((s) => s.seat[1].tiles.set([1], 7))).toBe('N-16.8');
    const added = (s: NipponState) => {
      put(s, 1, 'kyoto-n', 5);
      s.seat[1].tiles[5]++;
    };
    expect(broken(added)).toBe('N-16.8');
    for (const [seats, most] of [
      [2, 2],
      [3, 3],
    ]) {
      const fill = (n: number) => (s: NipponState) => {
        for (const [i, side] of ['n', 'e', 's', 'w'].slice(0, n).entries()) put(s, 1, `kyoto-${side}`, [1, 2, 4, 6][i]);
      };
      expect(broken(fill(most), seats)).toBeUndefined();
      expect(broken(fill(most + 1), seats)).toBe('N-16.8');
    }
  });

  it('N-16.9 money symbols revealed = half the ships and half the trains taken, each rounded down', () => {
    const { s } = scene(nippon, 2);
    for (const ships of [0, 1, 2, 3, 4, 5, 6]) {
      for (const trains of [0, 1, 2, 3, 4, 5, 6]) {
        s.seat[0].taken.set([ships, trains]);
        expect(revealedSymbols(s, s.seat[0])).toBe(Math.floor(ships / 2) + Math.floor(trains / 2));
      }
    }
  });

  it('N-16.10 24 reward tiles and four 2x tiles are accounted for', () => {
    for (const seats of [2, 3, 4]) {
      expect(broken((s) => s.rewards.set([s.rewards[11] === 2 ? 1 : 2], 11), seats)).toBe('N-16.10');
      expect(broken((s) => s.seat[0].multiplier.set([3], 2), seats)).toBe('N-16.10');
      expect(broken((s) => s.doubles--, seats)).toBe('N-16.10');
      expect(
        broken((s) => {
          s.doubles--;
          s.seat[1].multiplier[4] = 2;
        }, seats),
      ).toBeUndefined();
    }
  });

  it('N-16.10 a tile never changes its space', () => {
    games(({ before, after }) => {
      for (let seat = 0; seat < after.seats; seat++) {
        for (const [space, tile] of before.seat[seat].multiplier.entries()) {
          if (tile > 0) expect(after.seat[seat].multiplier[space]).toBe(tile);
        }
      }
    });
  });

  it('N-16.11 contracts only turn face down, at most three a turn', () => {
    expect(broken((s) => Object.assign(s.seat[0], { exportsThisTurn: 4 }))).toBe('out-of-range');
    const turns = new Map<string, number>();
    games(({ before, after, seat }) => {
      for (const [contract, was] of before.seat[seat].fulfilled.entries()) {
        expect(after.seat[seat].fulfilled[contract]).toBeGreaterThanOrEqual(was);
      }
      const key = `${after.seats} ${seat} ${after.seat[seat].turns}`;
      const n = (turns.get(key) ?? 0) + sum(after.seat[seat].fulfilled) - sum(before.seat[seat].fulfilled);
      expect(n).toBeLessThanOrEqual(3);
      turns.set(key, n);
    });
  });

  it('N-16.12 scorings done: none on slots 1–2, one on 3–4, two on 5–8', () => {
    for (const [slot, due] of [0, 0, 1, 1, 2, 2, 2, 2].entries()) {
      for (const scorings of [0, 1, 2, 3]) {
        const marker = slot + 1;
        const golden = marker < 6 ? {} : { last: 0, goldenTurns: 2 * (9 - marker) };
        const found = broken((s) => Object.assign(s, { marker, scorings, ...golden }));
        expect(found).toBe(scorings === due ? undefined : 'N-16.12');
      }
    }
  });

  it('N-16.12 the marker never moves back, and three scorings are done at the end', () => {
    games(({ before, after }) => expect(after.marker).toBeGreaterThanOrEqual(before.marker));
    expect(watch(2, 'end').scorings).toBe(3);
  });

  it('N-16.13 VP fall by unpaid wages only, and never below 0', () => {
    expect(broken((s) => s.seat[0].points.set([-20], POINTS.unpaidWages))).toBe('N-16.13');
    games(({ before, after }) => {
      for (let seat = 0; seat < after.seats; seat++) {
        for (const [category, was] of before.seat[seat].points.entries()) {
          const change = after.seat[seat].points[category] - was;
          if (category !== POINTS.unpaidWages) expect(change).toBeGreaterThanOrEqual(0);
          else if (nippon.score(after, seat) > 0) expect(Math.abs(change % 2)).toBe(0);
        }
      }
    });
  });

  it('N-16.14 overseas influence is 0 to 12, and 12 without a tile', () => {
    const { s } = scene(nippon, 4);
    expect(REGIONS.map((_, region) => overseasIn(s, region))).toEqual([12, 12, 12, 12]);
    s.influenceOwner.fill(0);
    expect(REGIONS.map((_, region) => overseasIn(s, region))).toEqual([0, 0, 0, 0]);
    games(({ after }) => {
      for (const [region] of REGIONS.entries()) {
        const overseas = overseasIn(after, region);
        expect(overseas).toBeGreaterThanOrEqual(0);
        expect(overseas).toBeLessThanOrEqual(12);
      }
    });
  });

  it('N-16.15 turn counts differ by at most one, and the golden phase has its place', () => {
    expect(broken((s) => Object.assign(s.seat[0], { turns: 2 }))).toBe('N-16.15');
    const ahead = scene(nippon, 2);
    ahead.stage(1 - ahead.s.first, STEPS.turnStart);
    ahead.s.seat[ahead.s.first].turns = 1;
    expect(refusalOf(() => nippon.check(ahead.s))).toBeUndefined();
    expect(broken((s) => Object.assign(s, { last: 0, goldenTurns: 6 }))).toBe('N-16.15');
    const golden = { marker: 7, scorings: 2, last: 0 };
    expect(broken((s) => Object.assign(s, { ...golden, goldenTurns: 4 }))).toBeUndefined();
    expect(broken((s) => Object.assign(s, { ...golden, goldenTurns: 0 }))).toBe('N-16.15');
    expect(broken((s) => Object.assign(s, { ...golden, goldenTurns: 7 }))).toBe('N-16.15');
    expect(broken((s) => Object.assign(s, { ...golden, last: NONE, goldenTurns: 4 }))).toBe('N-16.15');
    expect(broken((s) => Object.assign(s, { ...golden, marker: 8, goldenTurns: 6 }))).toBe('N-16.15');
  });

  it('N-16.5 N-16.7 N-16.8 N-16.10 N-4.6 pieces cannot change hands, worth or kind unseen', () => {
    const swapped = broken((s) => {
      s.factoryOwner[0] = 1;
      s.seat[0].factory[0] = 0;
    });
    expect(swapped).toBe('N-16.5');
    expect(broken((s) => s.seat[0].transportSum.set([5], 0))).toBe('N-16.7');
    expect(broken((s) => s.influenceOwner.set([0], 0))).toBe('N-16.8');
    expect(broken((s) => Object.assign(s, { doubles: 3, rewardsGone: s.rewardsGone + 1 }))).toBe('N-16.10');
    expect(broken((s) => s.cityTile.set([s.cityTile[0]], 1))).toBe('N-4.6');
  });

  it('N-4.2 N-4.8 N-5.1 N-5.8 turns, rows and starts are those of a game', () => {
    expect(broken((s) => Object.assign(s, { first: 3 }))).toBe('N-4.2');
    expect(broken((s) => s.seat[0].points.set([14], POINTS.start))).toBe('N-4.2');
    expect(broken((s) => spread(s, { rows: [3, 1] }))).toBe('N-4.8');
    expect(broken((s) => Object.assign(s, { first: 1 - s.first }))).toBe('N-4.2');
    expect(broken((s) => Object.assign(s.seat[1 - s.first], { turns: 1 }))).toBe('N-5.1');
    const { s, ...t } = scene(nippon, 2);
    t.stage(s.first, STEPS.market);
    s.seat[s.first].turns = 1;
    expect(refusalOf(() => nippon.check(s))).toBe('N-5.8');
  });

  it('N-6.1.1 N-6.2.2 N-6.8.2 N-7.2.5 N-11.5 a board holds only what its owner could come by', () => {
    const misplaced = (s: NipponState) => {
      s.seat[0].factory[GOOD.silk] = FACTORY['paper-a'];
      s.factoryOwner[FACTORY['paper-a']] = NONE;
    };
    expect(broken(misplaced)).toBe('N-6.1.1');
    expect(broken((s) => Object.assign(s.seat[0], { spareMachines: 2 }))).toBeUndefined();
    const idle = (s: NipponState) => {
      own(s, 0, 'silk-a', { machine: 1 });
      s.seat[0].spareMachines = 1;
    };
    expect(broken(idle)).toBe('N-6.2.2');
    expect(broken((s) => s.seat[0].fulfilled.set([1], 5))).toBe('N-6.8.2');
    expect(broken((s) => Object.assign(s.seat[0], { exportsThisTurn: 1 }))).toBe('N-6.8.2');
    const single = (s: NipponState) => {
      s.seat[0].multiplier[0] = 1;
      s.doubles--;
    };
    expect(broken(single)).toBe('N-7.2.5');
    expect(broken((s) => s.seat[0].transportValue.set([3], SHIPS))).toBe('N-11.5');
    const turned = (s: NipponState) => {
      send(s, 0, SHIPS, 'kanto');
      s.seat[0].transportSum[2] = 3;
    };
    expect(broken(turned)).toBe('N-11.5');
  });

  it('N-7.3 N-8.5 N-9.4 N-10.1 nothing is scored, opened or counted down before its time', () => {
    expect(broken((s) => s.seat[0].points.set([2], POINTS.unpaidWages))).toBe('N-7.3');
    expect(broken((s) => Object.assign(s, { openPlaces: 2 }))).toBe('N-8.5');
    expect(broken((s) => s.seat[0].points.set([5], POINTS.scoring))).toBe('N-9.4');
    expect(broken((s) => s.seat[0].points.set([5], POINTS.achievements))).toBe('N-9.4');
    expect(broken((s) => Object.assign(s, { goldenTurns: 2 }))).toBe('N-10.1');
  });

  it('N-16.15 each player takes exactly three turns once slot 6 is reached', () => {
    for (const seats of [2, 3, 4]) {
      const golden = Array.from({ length: seats }, () => 0);
      watch(seats, 'three', ({ before, after, seat }) => {
        if (before.marker >= 6) golden[seat] += after.seat[seat].turns - before.seat[seat].turns;
      });
      expect(golden).toEqual(golden.map(() => 3));
    }
  });

  it('N-16.16 there is always an option, and consolidation at every start of a turn', () => {
    games(({ before, seat, legal }) => {
      expect(legal.length).toBeGreaterThan(0);
      if (nippon.stepFor(before, seat) === STEPS.turnStart) expect(legal).toContain('consolidate');
    });
  });

  it('N-16.17 no region scoring of a whole game gives more than its row', () => {
    games(({ before, after }) => {
      if (after.scorings === before.scorings) return;
      const category = POINTS.scoring + before.scorings;
      let given = 0;
      for (let seat = 0; seat < after.seats; seat++) given += after.seat[seat].points[category];
      expect(given).toBeLessThanOrEqual(4 * [22, 34, 46][before.scorings]);
    });
  });
});
