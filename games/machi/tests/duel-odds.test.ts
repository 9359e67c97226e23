import { MoveList, rngFrom, seatsIn, Table } from 'engawa';
import { describe, expect, it } from 'vitest';
import { solveDuel } from '../bot/duel.ts';
import { mind } from '../bot/mind.ts';
import { challengeOdds } from '../bot/strike.ts';
import { COMBAT_IDS } from '../data/index.ts';
import machi from '../index.ts';
import { isDuelist } from '../rules/village.ts';

const even = { ahead: 0, ours: 3, theirs: 3, castle: 0 };

describe('duels solved as the small game they are', () => {
  it('are fair between equals, and near the odds with random cards (M-20.5)', () => {
    const { win, draw, lose } = solveDuel(even).odds;
    expect(win).toBeCloseTo(lose, 2);
    expect(win + draw + lose).toBeCloseTo(1, 6);
    expect(win).toBeCloseTo(0.32, 1);
    const ahead = solveDuel({ ...even, ahead: 1 }).odds;
    expect(ahead.win).toBeCloseTo(0.68, 1);
    expect(ahead.lose).toBeCloseTo(0.09, 1);
  });

  it('mix only cards of the hand, and all shares add up', () => {
    const hand = 0b0101001;
    const shares = solveDuel(even).mix(hand, 0, 0, 0);
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    for (const [card, share] of shares.entries()) if (!(hand & (1 << card))) expect(share).toBe(0);
    expect(shares).toHaveLength(COMBAT_IDS.length);
  });

  it('come out the same whichever side asks first, to the last digit', async () => {
    const terms = { ahead: 2, ours: 3, theirs: 4, castle: -1 };
    const mirrored = { ahead: -2, ours: 4, theirs: 3, castle: 1 };
    const hand = 0b0001111;
    // Solutions are kept: each order is asked of a module of its own.
    const asked = async (first: typeof terms, second: typeof terms) => {
      const duel = `../bot/duel.ts?ahead=${first.ahead}`;
      const { solveDuel: solve }: typeof import('../bot/duel.ts') = await import(/* @vite-ignore */ duel);
      solve(first);
      solve(second);
      return [terms, mirrored].map((of) => [solve(of).odds, solve(of).mix(hand, 0, 0, of.ahead)]);
    };
    expect(await asked(terms, mirrored)).toEqual(await asked(mirrored, terms));
  });

  it('know what a Dojo and a Castle are worth (M-14.1, M-14.4)', () => {
    const plain = solveDuel(even).odds;
    expect(solveDuel({ ...even, ours: 4 }).odds.win).toBeGreaterThan(plain.win + 0.03);
    const castle = solveDuel({ ...even, castle: 1 }).odds;
    expect(castle.draw).toBe(0);
    expect(castle.win).toBeGreaterThan(0.6);
  });

  it('answer a legal strike wherever one is asked for in play, and stay silent elsewhere', () => {
    const rng = rngFrom('strikes');
    let strikes = 0;
    for (let game = 0; game < 6 && strikes < 10; game++) {
      const table = Table.open(machi, { seats: 3, seed: `strikes ${game}` });
      while (!table.over) {
        const [seat] = seatsIn(table.turn);
        const move = mind.solved!(table.view(seat), seat, rng);
        const asked = machi.stepFor(table.state, seat)?.name === 'combatCard';
        expect(move !== undefined).toBe(asked);
        const legal = table.moves(seat);
        if (move !== undefined) {
          expect(legal).toContain(move);
          strikes++;
        }
        table.play(seat, move ?? legal[rng.below(legal.length)]);
      }
    }
    expect(strikes).toBeGreaterThan(3);
  });

  it('give the odds of a challenge before it is made', () => {
    const rng = rngFrom('odds');
    const table = Table.open(machi, { seats: 3, seed: 'odds' });
    const legal = new MoveList();
    for (let n = 0; n < 250 && !table.over; n++) {
      const [seat] = seatsIn(table.turn);
      legal.clear();
      machi.moves(table.state, seat, legal);
      table.play(seat, legal.at(rng.below(legal.length)));
    }
    const people = Array.from({ length: 40 }, (_, card) => card).filter((card) => isDuelist(table.state, card));
    if (people.length < 2) return;
    const { win, draw, lose } = challengeOdds(table.state, people[0], people[1]);
    expect(win + draw + lose).toBeCloseTo(1, 6);
  });
});
