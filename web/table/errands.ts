import { forcedMove, type Game, MoveList, rngFrom, type State } from '#kernel';

/** Choices that take several moves, by the move that names them: the last one is played after all the others. */
export type Errands = ReadonlyMap<number, readonly number[]>;

const out = new MoveList();

function movesIn(game: Game, s: State, seat: number): number[] {
  out.clear();
  if (game.turn(s) & (1 << seat)) game.moves(s, seat, out);
  return out.toArray();
}

/**
 * What a game proposes to be done in one go, tried on paper: a move that would follow by itself need not be made, and what cannot be done to the
 * end, or shows something on the way, is no errand.
 */
export function errandsIn(game: Game, view: State, seat: number): Errands {
  const proposed = game.errands?.(view, seat) ?? [];
  const errands = new Map<number, readonly number[]>();
  if (proposed.length === 0) return errands;
  const unknowns = game.layout.unknowns(view);
  /** Errands begin alike: where each beginning leads is worked out once. */
  const reached = new Map<string, State | undefined>([
    ['', game.imagine(game.layout.clone(view), seat, rngFrom('errand'))],
  ]);
  const reach = (way: readonly number[]): State | undefined => {
    const at = way.join();
    if (!reached.has(at)) {
      const before = reach(way.slice(0, -1));
      reached.set(at, before && after(game, before, seat, way[way.length - 1], unknowns));
    }
    return reached.get(at);
  };
  for (const moves of proposed) {
    const name = moves.findLast((move) => game.lexicon.refs(move).length > 0);
    const made: number[] = [];
    for (const move of moves) {
      const here = reach(made);
      if (!here || !movesIn(game, here, seat).includes(move)) break;
      made.push(move);
    }
    if (name !== undefined && made.includes(name)) errands.set(name, made);
  }
  return errands;
}

/** Where a move leads, with what follows by itself; nothing where something is drawn or shown. */
function after(game: Game, s: State, seat: number, move: number, unknowns: number): State | undefined {
  const next = game.layout.clone(s);
  game.play(next, seat, move);
  for (let forced = forcedMove(game, next); forced; forced = forcedMove(game, next)) {
    game.play(next, forced.seat, forced.move);
  }
  return game.chancePending(next) || game.layout.unknowns(game.conceal(next, seat)) < unknowns ? undefined : next;
}
