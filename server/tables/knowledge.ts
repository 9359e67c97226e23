import { type Game, MoveList, type Reason, rngFrom, type State, WATCHER } from '#kernel';

/** Every viewer's bit. */
const EVERYBODY = -1;

export const viewerBit = (viewer: number): number => 1 << (viewer + 1);

/**
 * Who may know which move a seat makes, as a mask of viewers. A move is named to a viewer only if the viewer could work it
 * out: it can be seen among the choices from what the viewer knows, and no other choice would look the same to the viewer
 * afterwards. A card laid face down fails the first, a secret choice among public ones the second. Where it is not named,
 * the events still tell what everybody saw.
 */
export function whoMayKnow<S extends State>(game: Game<S>, s: S, seat: number, move: number): number {
  if (!game.layout.secrets && !game.veil) return EVERYBODY;
  let mask = viewerBit(seat);
  if (game.stepFor(s, seat)?.secret) return mask;
  const choices = movesOf(game, s, seat);
  const outcome = after(game, s, seat, move);
  for (let viewer = WATCHER; viewer < s.seats; viewer++) {
    if (viewer === seat || !listed(game, s, viewer, seat, move)) continue;
    const seen = game.conceal(outcome, viewer);
    const looksTheSame = (other: number): boolean =>
      other !== move && game.layout.equal(game.conceal(after(game, s, seat, other), viewer), seen);
    if (!choices.some(looksTheSame)) mask |= viewerBit(viewer);
  }
  return mask;
}

/**
 * Why a seat may not make a move, in words that give nothing away: where something is hidden, the reason is looked for in a world
 * the seat thinks possible. Legal moves are the same in all of those.
 */
export function whyNot<S extends State>(game: Game<S>, s: S, seat: number, move: number): Reason | undefined {
  const reason = game.why(s, seat, move);
  if (reason === undefined || (!game.layout.secrets && !game.veil)) return reason;
  const world = game.imagine(game.conceal(s, seat), seat, rngFrom('why not'));
  return game.why(world, seat, move) ?? reason;
}

/** Does the viewer see the move among the seat's choices, from the viewer's own view? */
function listed<S extends State>(game: Game<S>, s: S, viewer: number, seat: number, move: number): boolean {
  try {
    return movesOf(game, game.conceal(s, viewer), seat).includes(move);
  } catch {
    // The rules met something the viewer does not know.
    return false;
  }
}

function movesOf<S extends State>(game: Game<S>, s: S, seat: number): number[] {
  const out = new MoveList();
  game.moves(s, seat, out);
  return out.toArray();
}

function after<S extends State>(game: Game<S>, s: S, seat: number, move: number): S {
  const copy = game.layout.clone(s);
  game.play(copy, seat, move);
  return copy;
}
