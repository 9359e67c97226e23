import { type Entry, eventFor, type Game, isKnownTo, knownPoints, type State, seatsIn, type Table } from '#kernel';
import type { LogLine, Position, Result } from '../table/source.ts';

/** An entry never changes: the line each viewer reads is made once, and stays the same line. */
const read = new WeakMap<Entry, Map<number, LogLine>>();

/** A line of history as a viewer may know it. */
function lineFor(entry: Entry, viewer: number): LogLine {
  let lines = read.get(entry);
  if (!lines) {
    lines = new Map();
    read.set(entry, lines);
  }
  const made = lines.get(viewer);
  if (made) return made;
  const { seat, move, forced, known, events, points } = entry;
  const line = {
    seat,
    move: isKnownTo(known, viewer) ? move : undefined,
    forced,
    events: events.map((event) => eventFor(event, viewer)),
    points: points.filter((change) => isKnownTo(change.known, viewer)),
  };
  lines.set(viewer, line);
  return line;
}

export function resultOf(game: Game, s: State): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    scores: seats.map((seat) => knownPoints(game.score(s, seat))),
    ranking: game.ranking(s),
    breakdown: seats.map((seat) => game.breakdown(s, seat)),
  };
}

/** What a viewer sees of a table right now. */
export function positionOf(table: Table, viewer: number, version: number): Position {
  const { game } = table;
  const view = table.view(viewer);
  const seated = viewer >= 0;
  return {
    version,
    viewer,
    view,
    turn: seatsIn(table.turn),
    legal: seated && !table.over ? table.moves(viewer) : [],
    step: seated ? game.stepFor(table.state, viewer) : undefined,
    log: table.history.map((entry) => lineFor(entry, viewer)),
    canUndo: seated && table.canUndo(viewer),
    canRedo: seated && table.canRedo(viewer),
    over: table.over,
    result: resultOf(game, view),
  };
}
