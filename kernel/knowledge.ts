import type { Game } from './game.ts';
import { type State, UNKNOWN, WATCHER } from './layout.ts';
import { MoveList } from './movelist.ts';
import { rngFrom } from './rng.ts';
import type { Reason } from './rules.ts';

/** Who may know something, as a mask of viewers: all of them. */
export const EVERYBODY = -1;

const bitOf = (viewer: number): number => 1 << (viewer + 1);

/** Only the seat itself. */
export const onlyBy = (seat: number): number => bitOf(seat);

export const isKnownTo = (mask: number, viewer: number): boolean => (mask & bitOf(viewer)) !== 0;

/**
 * Who may know which move a seat makes, as a mask of viewers. A move is named to a viewer only if the viewer could work it
 * out: nothing the viewer does not know is needed for it, and no other choice would look the same to the viewer
 * afterwards. A card laid face down fails the first, a secret choice among public ones the second. Where it is not named,
 * the events still tell what everybody saw.
 */
export function mayKnow<S extends State>(game: Game<S>, s: S, seat: number, move: number): number {
  const { layout } = game;
  if (!game.secrets) return EVERYBODY;
  const own = onlyBy(seat);
  if (game.stepFor(s, seat)?.secret) return own;
  const { after, played, looks, seen } = roomFor(game);
  game.play(layout.copy(s, after), seat, move);
  let able = Array.from({ length: s.seats + 1 }, (_, i) => i + WATCHER).filter(
    (viewer) => viewer !== seat && isOpen(game, game.conceal(s, viewer, looks), seat, move),
  );
  for (const viewer of able) game.conceal(after, viewer, seen[viewer - WATCHER]);
  for (const other of movesOf(game, s, seat)) {
    if (other === move) continue;
    if (able.length === 0) break;
    game.play(layout.copy(s, played), seat, other);
    able = able.filter((viewer) => !layout.equal(game.conceal(played, viewer, looks), seen[viewer - WATCHER]));
  }
  return able.reduce((mask, viewer) => mask | bitOf(viewer), own);
}

/**
 * Why a seat may not make a move, in words that give nothing away: where something is hidden, the reason is looked for in a world
 * the seat thinks possible. Legal moves are the same in all of those. `s` may be the position or what the seat sees of it.
 */
export function whyFor<S extends State>(game: Game<S>, s: S, seat: number, move: number): Reason | undefined {
  const reason = game.why(s, seat, move);
  if (reason === undefined || !game.secrets) return reason;
  const world = game.imagine(game.conceal(s, seat), seat, rngFrom('why not'));
  return game.why(world, seat, move) ?? reason;
}

/** Is a legal move seen to be legal from a view? Asked of this move alone: others may depend on what the viewer does not know. */
function isOpen<S extends State>(game: Game<S>, view: S, seat: number, move: number): boolean {
  try {
    return game.why(view, seat, move) === undefined;
  } catch {
    // The rules met something the viewer does not know.
    return false;
  }
}

/** States to think with: made once a game, since making one takes longer than what is done with it. */
interface Room<S> {
  readonly after: S;
  readonly played: S;
  readonly looks: S;
  /** By viewer, the watcher first. */
  readonly seen: readonly S[];
}

const rooms = new WeakMap<object, Room<State>>();

function roomFor<S extends State>(game: Game<S>): Room<S> {
  let room = rooms.get(game) as Room<S> | undefined;
  if (!room) {
    const [, most] = game.seats;
    const state = (): S => game.layout.create(most);
    room = { after: state(), played: state(), looks: state(), seen: Array.from({ length: most + 1 }, state) };
    rooms.set(game, room as unknown as Room<State>);
  }
  return room;
}

const moves = new MoveList();

function movesOf<S extends State>(game: Game<S>, s: S, seat: number): number[] {
  moves.clear();
  game.moves(s, seat, moves);
  return moves.toArray();
}

/** Points as a viewer can add them up from a view; null where something hidden counts. */
export const knownPoints = (points: number): number | null => (points > UNKNOWN / 2 ? points : null);
