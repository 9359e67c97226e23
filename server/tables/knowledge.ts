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
  const { layout } = game;
  if (!layout.secrets && !game.veil) return EVERYBODY;
  const own = viewerBit(seat);
  if (game.stepFor(s, seat)?.secret) return own;
  const after = layout.clone(s);
  game.play(after, seat, move);
  let able = Array.from({ length: s.seats + 1 }, (_, i) => i + WATCHER)
    .filter((viewer) => viewer !== seat && listed(game, s, viewer, seat, move))
    .map((viewer) => ({ viewer, seen: game.conceal(after, viewer) }));
  const played = layout.clone(s);
  const looks = layout.clone(s);
  for (const other of movesOf(game, s, seat)) {
    if (other === move) continue;
    if (able.length === 0) break;
    game.play(layout.copy(s, played), seat, other);
    able = able.filter(({ viewer, seen }) => !layout.equal(game.conceal(played, viewer, looks), seen));
  }
  return able.reduce((mask, { viewer }) => mask | viewerBit(viewer), own);
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
