import { type Game, knownPoints, type State, seatsIn, type Table, WATCHER } from '#kernel';
import type { Push } from '#wire';
import { timeAt } from '../time.ts';
import type { Sitting } from './sitting.ts';
import { summaryOf } from './summary.ts';
import { logText } from './written-log.ts';

/** Clocks are told to a quarter of a second. */
const SAME_TIME_MS = 250;

/** One state of each game to conceal into: making a new one for every push is most of a push's cost. */
const scratches = new Map<Game, State>();

/** The position as a viewer may know it; good until the next is asked for. */
export function seenBy({ game, state }: Pick<Table, 'game' | 'state'>, viewer: number): State {
  // Where nothing is hidden everybody sees the position itself.
  if (!game.secrets) return state;
  let scratch = scratches.get(game);
  if (!scratch) {
    scratch = game.layout.create(state.seats);
    scratches.set(game, scratch);
  }
  return game.conceal(state, viewer, scratch);
}

/** What a viewer may see of the position. */
export const viewFor = (game: Pick<Table, 'game' | 'state'> | undefined, viewer: number): unknown =>
  game ? game.game.layout.toJSON(seenBy(game, viewer)) : null;

function asksFor(sitting: Sitting, viewer: number): Push['asks'] {
  if (viewer === WATCHER || !sitting.playable) return [];
  const step = sitting.game!.game.stepFor(sitting.game!.state, viewer);
  return step ? [{ seat: viewer, step: step.name, clause: step.clause }] : [];
}

/** The parts of a push that stay the same until something happens, without the large ones that many viewers share. */
type Standing = Omit<Push, 'summary' | 'view' | 'from' | 'log' | 'clocks' | 'now'>;

function standingFor(sitting: Sitting, viewer: number, scores: Push['scores']): Standing {
  const { game, table, seq, status } = sitting;
  const seated = viewer !== WATCHER && sitting.playable;
  return {
    seq,
    table,
    status,
    turn: seatsIn(sitting.turn),
    asks: asksFor(sitting, viewer),
    moves: seated ? sitting.moves(viewer).map(game!.game.lexicon.text) : [],
    undo: seated && game!.canUndo(viewer),
    redo: seated && game!.canRedo(viewer),
    scores,
    over: status === 'over',
  };
}

/** What a viewer may see of a game: the view as JSON, and the scores as far as they can be added up from it. */
interface Sight {
  readonly view: string;
  readonly scores: Push['scores'];
}

const NOTHING_YET: Sight = { view: 'null', scores: null };

/** What was written of a table as it stands. */
interface Written {
  readonly sitting: Sitting;
  readonly seq: number;
  readonly summary: string;
  /** By viewer; one for all where nothing is hidden. */
  readonly sights: Map<number, Sight>;
  /** By viewer. */
  readonly standings: Map<number, string>;
  /** Whole pushes, by viewer and where they begin: watchers, and two screens of one seat, get the same. */
  readonly pushes: Map<string, { readonly bytes: Buffer; readonly now: number }>;
}

/**
 * What was written lately. All of a table's viewers ask for it at about the same time; who comes later has it written anew: to keep it for every
 * table would take more room than the tables themselves. A ring of fixed size, and no map: what a growing map leaves behind keeps
 * texts alive that nobody needs, and the collector has to look for them while players wait.
 */
const ring: (Written | undefined)[] = Array(16).fill(undefined);
let oldest = 0;

function writtenOf(sitting: Sitting): Written {
  const { seq } = sitting;
  for (const known of ring) if (known?.sitting === sitting && known.seq === seq) return known;
  const now: Written = {
    sitting,
    seq,
    summary: JSON.stringify(summaryOf(sitting)),
    sights: new Map(),
    standings: new Map(),
    pushes: new Map(),
  };
  ring[oldest] = now;
  oldest = (oldest + 1) % ring.length;
  return now;
}

/** A push as JSON. What stays as it is between entries, and what viewers share, is written once. */
export function pushText(sitting: Sitting, viewer: number, from: number, now = timeAt(sitting)): string {
  const { summary, sights, standings } = writtenOf(sitting);
  const { view, scores } = sightOf(sitting, viewer, sights);
  let standing = standings.get(viewer);
  if (standing === undefined) {
    standing = JSON.stringify(standingFor(sitting, viewer, scores));
    standings.set(viewer, standing);
  }
  const clocks = sitting.clocks ? JSON.stringify(sitting.clocks.faces(now)) : 'null';
  const log = logText(sitting, viewer, from);
  const parts = `"from":${Math.min(from, sitting.seq)},"now":${now},"clocks":${clocks},"summary":${summary},"view":${view}`;
  return `{${parts},"log":[${log}],${standing.slice(1)}`;
}

/** The same as it goes over the wire on its own; clients who get it at about the same time get the same. */
export function pushBytes(sitting: Sitting, viewer: number, from: number): Buffer {
  const { pushes } = writtenOf(sitting);
  const name = `${viewer}/${from}`;
  const now = timeAt(sitting);
  let push = pushes.get(name);
  if (!push || now - push.now > SAME_TIME_MS) {
    push = { bytes: Buffer.from(`{"push":${pushText(sitting, viewer, from, now)}}`), now };
    pushes.set(name, push);
  }
  return push.bytes;
}

/** The position and the scores for a viewer, from one concealed state. */
function sightOf(sitting: Sitting, viewer: number, sights: Map<number, Sight>): Sight {
  const { game } = sitting;
  if (!game) return NOTHING_YET;
  const eyes = game.game.secrets ? viewer : WATCHER;
  let sight = sights.get(eyes);
  if (!sight) {
    const seen = seenBy(game, eyes);
    // Once the game is over all points are told, whatever the viewer could have added up.
    const counted = sitting.status === 'over' ? game.state : seen;
    sight = {
      view: JSON.stringify(game.game.layout.toJSON(seen)),
      scores: sitting.chairs.map((_, seat) => knownPoints(game.game.score(counted, seat))),
    };
    sights.set(eyes, sight);
  }
  return sight;
}
