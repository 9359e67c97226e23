import { describe, expect, it } from 'vitest';
import { type Bot, botById } from '#bots';
import { gameById } from '#games';
import { MoveList } from '#kernel';
import { newTally, playOut } from '../commands/sim.ts';

const game = gameById('nippon');
const [seats] = game.seats;

/** Takes the first legal move after throwing some dice of its own. */
const first = (dice: number, seeds: string[] = []): Bot => ({
  id: `first ${dice}`,
  choose(_game, view, seat, rng) {
    seeds.push(JSON.stringify(rng));
    for (let i = 0; i < dice; i++) rng.below(6);
    const legal = new MoveList();
    _game.moves(view, seat, legal);
    return { move: legal.at(0), value: [], line: [], visits: 1 };
  },
});

describe('playOut', () => {
  it('plays whole games without a fault, and counts them', () => {
    const tally = newTally(seats);
    for (let n = 0; n < 3; n++) playOut(game, seats, `game ${n}`, tally, true);
    const { games, deadEnds, refusedOffers, invariantBreaks, fault, wins } = tally;
    expect({ games, deadEnds, refusedOffers, invariantBreaks, fault }).toEqual({
      games: 3,
      deadEnds: 0,
      refusedOffers: 0,
      invariantBreaks: 0,
      fault: undefined,
    });
    expect(wins.reduce((a, b) => a + b)).toBe(3);
  });

  it('is the same again from the same seed', () => {
    const tallies = [1, 2].map(() => {
      const tally = newTally(seats);
      playOut(game, seats, 'again', tally, false, Array(seats).fill(botById('greedy')));
      return tally;
    });
    expect(tallies[0]).toEqual(tallies[1]);
  });

  it('gives bots dice of their own: what a bot throws does not change what the table draws', () => {
    const outcomes = [0, 3].map((dice) => {
      const tally = newTally(seats);
      playOut(game, seats, 'dice', tally, false, Array(seats).fill(first(dice)));
      return tally;
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it('never shows a bot the seed of the table', () => {
    const seeds: string[] = [];
    playOut(game, seats, 'a secret seed', newTally(seats), false, Array(seats).fill(first(0, seeds)));
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) expect(seed).not.toContain('a secret seed');
  });
});

/** Builds nothing: where all do so, all that counts is equal in Machi. */
const idle: Bot = {
  id: 'idle',
  choose(machi, view, seat) {
    const legal = new MoveList();
    machi.moves(view, seat, legal);
    const quiet = legal.toArray().find((move) => /^(end|close|done|decline|pick|draw)/.test(machi.lexicon.text(move)));
    return { move: quiet!, value: [], line: [], visits: 1 };
  },
};

it('M-9.7 a shared victory is counted as one, in equal parts', () => {
  const tally = newTally(4);
  playOut(gameById('machi'), 4, 'shared', tally, true, Array(4).fill(idle));
  expect(tally).toMatchObject({ games: 1, shared: 1, wins: [0.25, 0.25, 0.25, 0.25], winningScore: 0 });
});
