import { firstSeat, MoveList, NONE, type Rng, resolveChance, rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import { worth as worthOf } from '../bot/worth.ts';
import { BUILDINGS } from '../data/index.ts';
import yamatai from '../index.ts';
import type { YamataiState } from '../rules/state.ts';

const legal = new MoveList();

function randomMove(s: YamataiState, seat: number, rng: Rng): number {
  legal.clear();
  yamatai.moves(s, seat, legal);
  return legal.at(rng.below(legal.length));
}

/** Tries some random turns and plays the one after which the position is worth most. */
function playTurn(s: YamataiState, seat: number, rng: Rng, tries: number): void {
  const next = yamatai.layout.clone(s);
  let best: number[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const line: number[] = [];
    yamatai.layout.copy(s, next);
    while (next.turn === s.turn && yamatai.turn(next) === 1 << seat) {
      const move = randomMove(next, seat, rng);
      line.push(move);
      yamatai.play(next, seat, move);
    }
    if (worthOf(next, seat) <= worth) continue;
    worth = worthOf(next, seat);
    best = line;
  }
  for (const move of best) yamatai.play(s, seat, move);
}

/** A whole game; seats that try nothing play at random. */
function playGame(seats: number, seed: string, tries: (seat: number) => number): YamataiState {
  const rng = rngFrom(seed);
  const s = yamatai.setup(seats, {}, rng);
  for (;;) {
    resolveChance(yamatai, s, rng);
    if (yamatai.over(s)) return s;
    const seat = firstSeat(yamatai.turn(s));
    if (tries(seat) > 0) playTurn(s, seat, rng, tries(seat));
    else yamatai.play(s, seat, randomMove(s, seat, rng));
  }
}

const games = (seats: number, n: number, tries: (seat: number) => number): YamataiState[] =>
  Array.from({ length: n }, (_, i) => playGame(seats, `game ${i}`, tries));
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const winning = (s: YamataiState): number => yamatai.score(s, yamatai.ranking(s)[0][0]);

describe('T-18 Sanity figures', () => {
  it('T-18.2 T-18.1 rounds, winning scores and boats on the board are as they should be', () => {
    for (const [seats, low, high] of [
      [2, 60, 105],
      [3, 42, 78],
      [4, 32, 60],
    ] as const) {
      const played = games(seats, 4, () => 80);
      const scores = mean(played.map(winning));
      expect(scores, `${seats} players`).toBeGreaterThan(low);
      expect(scores, `${seats} players`).toBeLessThan(high);
      expect(mean(played.map((s) => s.boat.filter((boat) => boat !== NONE).length))).toBeGreaterThan(45);
      for (const s of played) expect(s.round).toBeLessThan(25);
    }
  });

  it('T-18.3 what a player has at the end with four', () => {
    const players = games(4, 4, () => 80).flatMap((s) =>
      Array.from({ length: 4 }, (_, seat) => ({
        buildings: BUILDINGS.filter((_tile, i) => s.builtBy[i] === seat).length,
        specialists: s.specialistOwner.filter((owner) => owner === seat).length,
        coins: s.seat[seat].coins,
      })),
    );
    expect(Math.abs(mean(players.map((p) => p.buildings)) - 5)).toBeLessThan(1.5);
    expect(Math.abs(mean(players.map((p) => p.specialists)) - 3)).toBeLessThan(1.5);
    expect(Math.abs(mean(players.map((p) => p.coins)) - 17)).toBeLessThan(9);
  });

  it('T-18.4 random games end by themselves within 60 rounds', () => {
    for (const seats of [2, 3, 4]) for (const s of games(seats, 100, () => 0)) expect(s.round).toBeLessThan(60);
  });

  it('T-18.2 whoever looks one turn ahead beats players at random', () => {
    const won = games(2, 20, (seat) => (seat === 0 ? 40 : 0)).filter((s) => yamatai.ranking(s)[0][0] === 0);
    expect(won.length).toBeGreaterThan(18);
    const alone = games(4, 10, (seat) => (seat === 3 ? 40 : 0)).filter((s) => yamatai.ranking(s)[0][0] === 3);
    expect(alone.length).toBeGreaterThan(7);
  });
});
