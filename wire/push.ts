import type { GameEvent, PointChange } from '#kernel';
import type { Status, Summary } from './table.ts';

/** What a move brought about, as far as the viewer may know. */
interface Brought {
  /** The deeds it consists of. */
  readonly events?: readonly GameEvent[];
  /** The points that changed by it. */
  readonly points?: readonly PointChange[];
}

/** A move that followed by itself: it was the only answer. */
export interface Followed extends Brought {
  readonly seat: number;
  readonly move: string | null;
}

export interface LogLine extends Brought {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
  /** Null where the viewer may not know it. */
  readonly move?: string | null;
  /** The line whose move is taken back by this one. */
  readonly undoes?: number;
  readonly forced?: readonly Followed[];
}

export interface ClockFace {
  /** Milliseconds left. */
  readonly left: number;
  readonly running: boolean;
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

export interface ChatLine {
  readonly n: number;
  readonly seat: number;
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** A refusal, or a fault of ours. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly clause?: string;
}
