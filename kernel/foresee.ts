import { forcedMove, seatsIn } from './advance.ts';
import type { Game } from './game.ts';
import type { State } from './layout.ts';
import { MoveList } from './movelist.ts';
import { Refusal } from './refusal.ts';
import { rngFrom } from './rng.ts';

/** A move that somebody would make. */
export interface Supposed {
  readonly seat: number;
  readonly move: number;
}

/** A position that does not exist yet, as a seat would see it. */
export interface Foreseen<S> {
  readonly view: S;
  /** What it would see before each of the moves. */
  readonly before: readonly S[];
  /** What stops it there: somebody's decision, a draw, the end, or something that the seat does not know. */
  readonly next: 'decision' | 'draw' | 'end' | 'unknown';
  /** Who would be asked, and what they could choose as far as the seat can tell. */
  readonly asked: readonly { readonly seat: number; readonly moves: readonly number[] }[];
}

/** How many worlds that the seat thinks possible are looked at. */
const WORLDS = 16;

/**
 * Plays moves of anybody on paper, for a seat that thinks ahead. Where something is hidden they are played in several worlds the seat thinks
 * possible; where those no longer look alike to it, or a draw comes, nobody can foresee more. `s` may be the position or what the seat
 * sees of it: nothing else is looked at. A move that is not open to the seat's view is refused, and so is one beyond what can be foreseen.
 */
export function foresee<S extends State>(game: Game<S>, s: S, seat: number, line: readonly Supposed[]): Foreseen<S> {
  const view = game.conceal(s, seat);
  const rng = rngFrom('foresee');
  const worlds = Array.from({ length: game.secrets ? WORLDS : 1 }, () =>
    game.secrets ? game.imagine(view, seat, rng) : game.layout.clone(view),
  );
  const before: S[] = [];
  let next = settle(game, worlds, seat);
  for (const { seat: who, move } of line) {
    if (next !== 'decision') throw new Refusal('unforeseen', 'Nobody can foresee what comes before that.');
    if (!commonMoves(game, worlds, who).includes(move)) {
      throw new Refusal('illegal-move', 'That cannot be chosen there, as far as you can know.');
    }
    before.push(game.conceal(worlds[0], seat));
    for (const world of worlds) game.play(world, who, move);
    next = settle(game, worlds, seat);
  }
  return {
    view: game.conceal(worlds[0], seat),
    before,
    next,
    asked:
      next === 'decision'
        ? seatsIn(game.turn(worlds[0])).map((who) => ({ seat: who, moves: commonMoves(game, worlds, who) }))
        : [],
  };
}

/** Plays what follows by itself, and says what stops it. */
function settle<S extends State>(game: Game<S>, worlds: readonly S[], seat: number): Foreseen<S>['next'] {
  for (;;) {
    if (!lookAlike(game, worlds, seat)) return 'unknown';
    const [first, ...others] = worlds;
    if (game.over(first)) return 'end';
    if (worlds.some((world) => game.chancePending(world))) return 'draw';
    const forced = forcedMove(game, first);
    const same = others.every((world) => {
      const answer = forcedMove(game, world);
      return answer?.seat === forced?.seat && answer?.move === forced?.move;
    });
    if (!same) return 'unknown';
    if (!forced) return 'decision';
    for (const world of worlds) game.play(world, forced.seat, forced.move);
  }
}

function lookAlike<S extends State>(game: Game<S>, [first, ...others]: readonly S[], seat: number): boolean {
  if (others.length === 0) return true;
  const seen = game.conceal(first, seat);
  return others.every((world) => game.layout.equal(game.conceal(world, seat), seen));
}

/** What a seat could choose in all of the worlds. */
function commonMoves<S extends State>(game: Game<S>, worlds: readonly S[], seat: number): number[] {
  const [first, ...others] = worlds.map((world) => {
    const out = new MoveList();
    if (game.turn(world) & (1 << seat)) game.moves(world, seat, out);
    return out.toArray();
  });
  return first.filter((move) => others.every((moves) => moves.includes(move)));
}
