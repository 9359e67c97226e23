import type { Tell } from './events.ts';
import type { Game } from './game.ts';
import type { State } from './layout.ts';
import { MoveList } from './movelist.ts';
import type { Rng } from './rng.ts';

const scratch = new MoveList();

/** The lowest seat of a mask. */
export const firstSeat = (mask: number): number => 31 - Math.clz32(mask & -mask);

export const seatsIn = (mask: number): number[] => {
  const seats: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
};

/** A decision with a single legal answer, unless its step insists on asking. */
export function forcedMove<S extends State>(game: Game<S>, s: S): { seat: number; move: number } | undefined {
  for (let rest = game.turn(s); rest !== 0; rest &= rest - 1) {
    const seat = firstSeat(rest);
    if (game.stepFor(s, seat)?.asks) continue;
    scratch.clear();
    game.moves(s, seat, scratch);
    if (scratch.length === 1) return { seat, move: scratch.at(0) };
  }
  return undefined;
}

/** Resolves draws until a decision is pending or the game is over. */
export function resolveChance<S extends State>(game: Game<S>, s: S, rng: Rng, tell?: Tell): void {
  while (game.chancePending(s)) game.chance(s, rng, tell);
}
