import { firstSeat, MoveList, type Rng, resolveChance, rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import { mind } from '../bot/mind.ts';
import koiKoi from '../index.ts';
import { type KoiKoiState, layout } from '../rules/state.ts';

type Player = (view: KoiKoiState, seat: number, legal: MoveList, rng: Rng) => number;

const random: Player = (_view, _seat, legal, rng) => legal.at(rng.below(legal.length));

/** States to try moves on, one for each choice in a row: making new ones would take longer than thinking. */
const tried = Array.from({ length: 4 }, () => layout.create(2));
const seen = layout.create(2);

/** What a move is worth, the choice of a pair that may follow included. */
function worthOf(world: KoiKoiState, seat: number, move: number, depth = 0): number {
  const next = layout.copy(world, tried[depth]);
  koiKoi.play(next, seat, move);
  if (koiKoi.turn(next) !== 1 << seat) return mind.worth(next, seat);
  const legal = new MoveList();
  koiKoi.moves(next, seat, legal);
  return Math.max(...legal.toArray().map((choice) => worthOf(next, seat, choice, depth + 1)));
}

/** Takes what its worth likes best, to the next draw, in a world it thinks possible. */
const thoughtful: Player = (view, seat, legal, rng) => {
  const world = koiKoi.imagine(view, seat, rng);
  const worths = legal.toArray().map((move) => worthOf(world, seat, move));
  return legal.at(worths.indexOf(Math.max(...worths)));
};

/** A whole game of twelve months; which seat wins. */
function winnerOf(seed: string, players: readonly Player[]): number {
  const rng = rngFrom(seed);
  const s = koiKoi.setup(2, {}, rng);
  const legal = new MoveList();
  for (resolveChance(koiKoi, s, rng); !koiKoi.over(s); resolveChance(koiKoi, s, rng)) {
    const seat = firstSeat(koiKoi.turn(s));
    legal.clear();
    koiKoi.moves(s, seat, legal);
    const move = legal.length === 1 ? legal.at(0) : players[seat](koiKoi.conceal(s, seat, seen), seat, legal, rng);
    koiKoi.play(s, seat, move);
  }
  return koiKoi.ranking(s)[0][0];
}

describe('the mind of Koi-koi', () => {
  it('beats random play in at least 95 of 100 games', () => {
    const games = 200;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seat = i % 2;
      if (winnerOf(`mind ${i >> 1}`, seat === 0 ? [thoughtful, random] : [random, thoughtful]) === seat) won++;
    }
    expect(won / games).toBeGreaterThanOrEqual(0.95);
  });

  it('judges by the lead in points alone while no month is played', () => {
    const s = koiKoi.setup(2, {}, rngFrom('worth'));
    expect(mind.worth(s, 0)).toBe(0);
    s.seat[0].points[0] = 7;
    expect([mind.worth(s, 0), mind.worth(s, 1)]).toEqual([7, -7]);
  });
});
