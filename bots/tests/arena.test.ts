import { describe, expect, it } from 'vitest';
import { placeOf } from '#kernel';
import { schedule, seatings } from '../arena/schedule.ts';
import { sprt } from '../arena/sprt.ts';
import { interval, type Played, plackettLuce, standings } from '../arena/stats.ts';

describe('the schedule', () => {
  it('lets every contestant sit everywhere on the same seed', () => {
    expect(seatings(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const four = seatings(2, 4);
    expect(four).toHaveLength(4);
    for (let seat = 0; seat < 4; seat++) expect(four.filter((table) => table[seat] === 0)).toHaveLength(1);
    const [a, b, c] = schedule(2, 2, 3, 's');
    expect([a.seed, b.seed, c.seed]).toEqual(['s 0', 's 0', 's 1']);
    expect([a.cluster, b.cluster, c.cluster]).toEqual([0, 0, 1]);
  });

  it('lets every group meet when there are more contestants than seats', () => {
    const pairs = seatings(3, 2).map((table) => table.join());
    expect(pairs).toEqual(['0,1', '1,0', '0,2', '2,0', '1,2', '2,1']);
    expect(seatings(5, 4)).toHaveLength(5 * 4);
  });
});

describe('intervals', () => {
  it('are wide for few seeds and narrow for many', () => {
    const clusters = (n: number) => Array.from({ length: n }, (_, i) => ({ hits: i % 4 === 0 ? 0 : 2, games: 2 }));
    const [low, high] = interval(clusters(16));
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.85);
    const [low2, high2] = interval(clusters(1600));
    expect(high2 - low2).toBeLessThan(0.06);
    expect(low2).toBeLessThan(0.75);
    expect(high2).toBeGreaterThan(0.75);
  });

  it('treat games of one seed as one observation', () => {
    // The seed decides everything: four games of a seed tell no more than one.
    const alike = Array.from({ length: 50 }, (_, i) => ({ hits: i % 2 === 0 ? 4 : 0, games: 4 }));
    const apart = Array.from({ length: 50 }, () => ({ hits: 2, games: 4 }));
    const width = ([low, high]: [number, number]) => high - low;
    expect(width(interval(alike))).toBeGreaterThan(0.2);
    expect(width(interval(apart))).toBeLessThan(0.01);
  });

  it('do not claim certainty when every game was won', () => {
    const [low, high] = interval(Array.from({ length: 20 }, () => ({ hits: 2, games: 2 })));
    expect(low).toBeCloseTo(0.839, 2);
    expect(high).toBeCloseTo(1, 6);
  });
});

describe('the ladder', () => {
  it('finds the strengths behind the rankings', () => {
    // 3 : 1 between neighbours is 191 Elo.
    const rankings = [
      ...Array.from({ length: 300 }, () => [[0], [1]]),
      ...Array.from({ length: 100 }, () => [[1], [0]]),
      ...Array.from({ length: 300 }, () => [[1], [2]]),
      ...Array.from({ length: 100 }, () => [[2], [1]]),
    ];
    const [a, b, c] = plackettLuce(3, rankings);
    expect(a - b).toBeCloseTo(191, -1);
    expect(b - c).toBeCloseTo(191, -1);
  });

  it('stays finite when one always wins', () => {
    const [a, b] = plackettLuce(
      2,
      Array.from({ length: 50 }, () => [[0], [1]]),
    );
    expect(Number.isFinite(a)).toBe(true);
    expect(a - b).toBeGreaterThan(500);
  });

  it('takes a shared place for a sign of equal strength', () => {
    const always = plackettLuce(
      2,
      Array.from({ length: 50 }, () => [[0, 1]]),
    );
    expect(always[0]).toBeCloseTo(always[1], 6);
    const lead = (rankings: number[][][]) => {
      const [a, b] = plackettLuce(2, rankings);
      return a - b;
    };
    const won = Array.from({ length: 10 }, () => [[0], [1]]);
    const shared = Array.from({ length: 10 }, () => [[1, 0]]);
    expect(lead([...won, ...shared])).toBeGreaterThan(0);
    expect(lead([...won, ...shared])).toBeLessThan(lead(won));
  });
});

it('standings add up', () => {
  const game = (index: number, seating: number[], ranking: number[][]): Played => ({
    index,
    cluster: Math.floor(index / 2),
    seating,
    ranking,
    scores: seating.map((_, seat) => 100 - placeOf(ranking, seat)),
    decisions: [10, 10],
    cpu: [5, 50],
    turns: [2, 2],
  });
  const [a, b] = standings(
    ['a', 'b'],
    [
      game(0, [0, 1], [[0], [1]]),
      game(1, [1, 0], [[1], [0]]),
      game(2, [0, 1], [[1], [0]]),
      game(3, [1, 0], [[1], [0]]),
    ],
  );
  expect(a).toMatchObject({ games: 4, wins: 3, share: 0.75, par: 0.5 });
  expect(b).toMatchObject({ games: 4, wins: 1, share: 0.25, par: 0.5 });
  expect(a.cpuMsPerDecision).toBeCloseTo(2.75);
  expect(a.cpuMsPerTurn).toBeCloseTo(13.75);
  expect(a.elo).toBeGreaterThan(b.elo);

  // A game that two share is half a win to each, and both are first.
  const [c, d] = standings(['c', 'd'], [game(0, [0, 1], [[0, 1]]), game(1, [1, 0], [[1], [0]])]);
  expect(c).toMatchObject({ wins: 1.5, share: 0.75, meanPlace: 1 });
  expect(d).toMatchObject({ wins: 0.5, share: 0.25, meanPlace: 1.5 });
});

describe('the sequential test', () => {
  /** Pairs of games on one seed: the first contestant wins the given number of the two. */
  const pairs = (wins: readonly number[]): Played[] =>
    wins.flatMap((won, cluster) =>
      [0, 1].map((turn) => {
        const first = turn < won ? [[0], [1]] : [[1], [0]];
        return {
          index: 2 * cluster + turn,
          cluster,
          seating: [0, 1],
          scores: [0, 0],
          ranking: first,
          decisions: [1, 1],
          cpu: [1, 1],
          turns: [1, 1],
        };
      }),
    );
  const question = { low: 0.5, high: 0.6 };
  const mixed = (n: number, every: number) => Array.from({ length: n }, (_, i) => (i % every === 0 ? 2 : 1));

  it('accepts the higher share of who wins clearly, the lower of who does not, and waits otherwise', () => {
    expect(sprt(pairs(mixed(60, 2)), 2, question).answer).toBe('high');
    expect(sprt(pairs(mixed(60, 2).map((won) => 2 - won)), 2, question).answer).toBe('low');
    expect(sprt(pairs([1, 2, 0, 1, 2, 1, 0, 2, 1, 1]), 2, question).answer).toBe('open');
  });

  it('says nothing after a handful of seeds, and counts only those played in all seatings', () => {
    expect(sprt(pairs([2, 2, 2, 2]), 2, question)).toMatchObject({ seeds: 4, answer: 'open' });
    expect(sprt(pairs([2, 2, 2]).slice(0, 5), 2, question).seeds).toBe(2);
    expect(sprt([], 2, question)).toMatchObject({ seeds: 0, answer: 'open' });
  });
});
