import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { firstSeat, MoveList, rngFrom } from '#kernel';
import { TurnBeam } from '../beam.ts';
import { byWorth } from '../evaluator.ts';
import { kindsOf } from '../kinds.ts';
import { Curiosity } from '../training/curiosity.ts';

describe('a seat that is curious about one kind of action', () => {
  const game = gameById('yokohama');
  const rng = rngFrom('curious');
  const s = game.setup(2, {}, rng);
  const legal = new MoveList();
  // Both keep an order, and it is the first player's turn.
  for (const seat of [0, 1]) {
    legal.clear();
    game.moves(s, seat, legal);
    game.play(s, seat, legal.at(0));
  }
  const mover = firstSeat(game.turn(s));
  const turns = new TurnBeam(game, 2, byWorth(game), { width: 8, advice: 30 }).turns(s, mover, 40);

  const kindsIn = (line: readonly number[]): string[] => {
    const copy = game.layout.copy(s, game.layout.create(2));
    return line.flatMap((move) => {
      const kinds = kindsOf(game, copy, mover, move);
      game.play(copy, mover, move);
      return kinds;
    });
  };

  it('knows no kind of action before it has seen one, and then those it has seen', () => {
    const curiosity = new Curiosity(game, 2);
    expect(curiosity.fancy(rng)).toBeUndefined();
    curiosity.watch(s, mover, turns[0].line);
    expect(kindsIn(turns[0].line)).toContain(curiosity.fancy(rng));
  });

  it('takes the best turn that does it, if that costs no more than the leeway', () => {
    const curiosity = new Curiosity(game, 2);
    const best = new Set(kindsIn(turns[0].line));
    const at = turns.findIndex(({ line }) => kindsIn(line).some((kind) => !best.has(kind)));
    const fancy = kindsIn(turns[at].line).find((kind) => !best.has(kind))!;
    const cost = turns[0].values[mover] - turns[at].values[mover];
    expect(at).toBeGreaterThan(0);
    expect(curiosity.choose(s, mover, turns, fancy, cost + 1e-9)).toBe(turns[at]);
    expect(curiosity.choose(s, mover, turns, fancy, cost - 1e-6)).toBeUndefined();
  });
});
