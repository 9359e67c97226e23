import { type Game, MoveList, type Rng, type State } from '#kernel';
import type { Bot } from './bot.ts';

/** Turns drawn before one is chosen. */
const DRAWN = 12;

const legal = new MoveList();

/** One turn drawn by uniform small steps, and how many turns it stands for. */
function drawTurn<S extends State>(game: Game<S>, s: S, seat: number, rng: Rng): { line: number[]; weight: number } {
  const line: number[] = [];
  let weight = 1;
  do {
    legal.clear();
    game.moves(s, seat, legal);
    const move = legal.at(rng.below(legal.length));
    weight *= legal.length;
    line.push(move);
    game.play(s, seat, move);
  } while (game.turn(s) & (1 << seat));
  return { line, weight };
}

/**
 * Any turn, all about equally likely. Choosing uniformly at each small step would stop early wherever "stop" is offered;
 * so turns are drawn step by step and one is kept with a chance that makes up for how it was drawn.
 */
export function randomTurn<S extends State>(game: Game<S>, world: S, seat: number, rng: Rng): readonly number[] {
  const s = game.layout.create(world.seats);
  let line: readonly number[] = [];
  let total = 0;
  for (let i = 0; i < DRAWN; i++) {
    game.layout.copy(world, s);
    const turn = drawTurn(game, s, seat, rng);
    total += turn.weight;
    if (rng.below(2 ** 30) < (turn.weight / total) * 2 ** 30) line = turn.line;
  }
  return line;
}

export const random: Bot = {
  id: 'random',
  choose(game, view, seat, rng) {
    const line = randomTurn(game, game.imagine(view, seat, rng), seat, rng);
    const value = Array.from({ length: view.seats }, () => 1 / view.seats);
    return { move: line[0], value, line, visits: DRAWN };
  },
};
