import { eventFor, type Game, type GameEvent, type State, seatsIn, type Table, UNKNOWN, WATCHER } from '#kernel';
import { houseTime } from '../time.ts';
import type { ClockFace } from './clock.ts';
import { viewerBit } from './knowledge.ts';
import type { Happening, Sitting, Status } from './sitting.ts';
import { type Summary, summaryOf } from './summary.ts';

export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
  /** Null where the viewer may not know it. */
  readonly move?: string | null;
  readonly forced?: readonly { readonly seat: number; readonly move: string | null }[];
  readonly events?: readonly GameEvent[];
}

/** Everything a viewer may know about a table as it stands, and what happened since `from`. */
export interface Push {
  readonly seq: number;
  readonly from: number;
  readonly table: string;
  readonly status: Status;
  readonly summary: Summary;
  readonly view: unknown;
  readonly turn: readonly number[];
  readonly asks: readonly { readonly seat: number; readonly step: string; readonly clause: string }[];
  readonly moves: readonly string[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly log: readonly LogLine[];
  readonly clocks: readonly ClockFace[] | null;
  readonly now: number;
  readonly scores: readonly (number | null)[] | null;
  readonly over: boolean;
}

function lineFor(sitting: Sitting, happening: Happening, viewer: number): LogLine {
  const { seq, at, kind, seat, move, known, forced, events } = happening;
  if (kind === 'undo') return { seq, at, kind, seat };
  if (move === undefined || !sitting.game) return { seq, at, kind, seat };
  const { layout, veil, lexicon } = sitting.game.game;
  const open = !layout.secrets && !veil;
  return {
    seq,
    at,
    kind,
    seat,
    move: known & viewerBit(viewer) ? lexicon.text(move) : null,
    // What a seat was forced to do may show what it holds.
    forced: forced.map((entry) => ({
      seat: entry.seat,
      move: open || entry.seat === viewer ? lexicon.text(entry.move) : null,
    })),
    events: events.map((event) => eventFor(event, viewer)),
  };
}

export function linesFor(sitting: Sitting, viewer: number, from: number): LogLine[] {
  return sitting.happenings.slice(Math.max(0, from)).map((happening) => lineFor(sitting, happening, viewer));
}

/** One state of each game to conceal into: making a new one for every push is most of a push's cost. */
const scratches = new Map<Game, State>();

/** The position as a viewer may know it; good until the next is asked for. */
export function seenBy({ game, state }: Table, viewer: number): State {
  // Where nothing is hidden everybody sees the position itself.
  if (!game.layout.secrets && !game.veil) return state;
  let scratch = scratches.get(game);
  if (!scratch) {
    scratch = game.layout.create(state.seats);
    scratches.set(game, scratch);
  }
  return game.conceal(state, viewer, scratch);
}

/** What a viewer may see of the position. */
export function viewFor(sitting: Sitting, viewer: number): unknown {
  const { game } = sitting;
  return game ? game.game.layout.toJSON(seenBy(game, viewer)) : null;
}

function asksFor(sitting: Sitting, viewer: number): Push['asks'] {
  if (viewer === WATCHER || !sitting.playable) return [];
  const step = sitting.game!.game.stepFor(sitting.game!.state, viewer);
  return step ? [{ seat: viewer, step: step.name, clause: step.clause }] : [];
}

/** A push without the parts that are large and shared by many viewers. */
type Slim = Omit<Push, 'summary' | 'view'>;

function slimFor(sitting: Sitting, viewer: number, from: number): Slim {
  const { game, table, seq, status } = sitting;
  const now = houseTime.atTable(table, sitting.at);
  const seated = viewer !== WATCHER && sitting.playable;
  return {
    seq,
    from: Math.min(from, seq),
    table,
    status,
    turn: seatsIn(sitting.turn),
    asks: asksFor(sitting, viewer),
    moves: seated ? sitting.moves(viewer).map(game!.game.lexicon.text) : [],
    undo: seated && game!.canUndo(viewer),
    redo: seated && game!.canRedo(viewer),
    log: linesFor(sitting, viewer, from),
    clocks: sitting.clocks ? sitting.clocks.faces(now) : null,
    now,
    scores: scoresOf(sitting, viewer),
    over: status === 'over',
  };
}

export const pushFor = (sitting: Sitting, viewer: number, from: number): Push => ({
  ...slimFor(sitting, viewer, from),
  summary: summaryOf(sitting),
  view: viewFor(sitting, viewer),
});

/** What was written of a table as it stands. */
interface Written {
  readonly seq: number;
  readonly summary: string;
  /** By viewer; one for all where nothing is hidden. */
  readonly views: Map<number, string>;
  /** Whole pushes, by viewer and where they begin: watchers, and two screens of one seat, get the same. */
  readonly pushes: Map<string, Buffer>;
}

const written = new WeakMap<Sitting, Written>();

/** A push as it goes over the wire. What viewers share is written once. */
export function pushBytes(sitting: Sitting, viewer: number, from: number): Buffer {
  let now = written.get(sitting);
  if (now?.seq !== sitting.seq) {
    now = { seq: sitting.seq, summary: JSON.stringify(summaryOf(sitting)), views: new Map(), pushes: new Map() };
    written.set(sitting, now);
  }
  const name = `${viewer}/${from}`;
  let bytes = now.pushes.get(name);
  if (bytes === undefined) {
    const slim = JSON.stringify(slimFor(sitting, viewer, from));
    const view = viewText(sitting, viewer, now.views);
    bytes = Buffer.from(`{"push":{"summary":${now.summary},"view":${view},${slim.slice(1)}}`);
    now.pushes.set(name, bytes);
  }
  return bytes;
}

function viewText(sitting: Sitting, viewer: number, views: Map<number, string>): string {
  const game = sitting.game?.game;
  const open = game !== undefined && !game.layout.secrets && !game.veil;
  const eyes = open ? WATCHER : viewer;
  let text = views.get(eyes);
  if (text === undefined) {
    text = JSON.stringify(viewFor(sitting, eyes));
    views.set(eyes, text);
  }
  return text;
}

/** The scores as the viewer can add them up, null where something hidden counts; all of them when the game is over. */
function scoresOf(sitting: Sitting, viewer: number): (number | null)[] | null {
  const { game } = sitting;
  if (!game) return null;
  const seen = sitting.status === 'over' ? game.state : seenBy(game, viewer);
  return sitting.chairs.map((_, seat) => {
    const score = game.game.score(seen, seat);
    return score > UNKNOWN / 2 ? score : null;
  });
}
