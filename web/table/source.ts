import type { ReadonlySignal } from '@preact/signals';
import type { HintStep } from '#bots';
import type { Breakdown, Game, GameEvent, GameRecord, Language, Options, PointChange, Ranking, State } from '#kernel';

/** A line of the log as a viewer may know it. */
export interface LogLine {
  readonly seat: number;
  /** Unknown when it was chosen in secret by somebody else. */
  readonly move?: number;
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
  /** The points it brought, as far as the viewer may know. */
  readonly points: readonly PointChange[];
  /** When it was played, where somebody kept the time. */
  readonly at?: number;
}

export interface Seat {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** How a bot plays. */
  readonly level?: string;
  /** Is somebody there right now? Only known at online tables. */
  readonly present?: boolean;
}

/** The clock of each seat in milliseconds; the running ones count down from `at`. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly at: number;
}

export interface Result {
  /** Null where something hidden counts. */
  readonly scores: readonly (number | null)[];
  readonly ranking: Ranking;
  readonly breakdown: readonly Breakdown[];
}

/** Everything a screen needs to show a moment of a game, as one viewer may know it. */
export interface Position {
  /** Grows with every change; a move that was chosen for another version is refused. */
  readonly version: number;
  readonly viewer: number;
  readonly view: State;
  /** The seats that owe a decision. */
  readonly turn: readonly number[];
  /** What the viewer may do now. */
  readonly legal: readonly number[];
  /** The step the viewer is asked at. */
  readonly step?: { readonly name: string; readonly clause: string };
  readonly log: readonly LogLine[];
  /** The move that would end the turn, waiting for "End turn". */
  readonly held?: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly over: boolean;
  readonly result: Result;
}

export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly clause?: string;
}

/** A game that can be looked at: played in this page, on a server, in a replay, in a lesson. */
export interface Shown {
  readonly id: string;
  readonly game: Game;
  readonly seats: ReadonlySignal<readonly Seat[]>;
  /** What the table chose. */
  readonly options?: Options;
  readonly position: ReadonlySignal<Position>;
  /** The game so far as a record. On a server there is none until the game is over, since it tells the seed. */
  record?(): Promise<GameRecord | undefined>;
  /** Where the replay of this game is. */
  readonly replayAt?: string;
  /** Where it is looked at again, once it is over. */
  readonly analysisAt?: string;
  /** Where shuffle and moves are checked, once everything may be known. */
  readonly checkAt?: string;
}

/** How a choice is meant. */
export interface Manner {
  /** It comes after these, which are made first: a pass, the way to where one wants to be. */
  readonly after?: readonly number[];
  /** The turn is to end with it: that need not be confirmed. */
  readonly ends?: boolean;
}

/** One can choose here, and go back. */
export interface Choosing {
  /** Plays a move, or holds it when it would end the turn. */
  choose(move: number, version: number, manner?: Manner): void;
  /** Back to the last question that had more than one answer. */
  undo(): void;
  /** Back to the beginning of what can be taken back. */
  reset(): void;
}

/** A game with turns, against others who answer. */
export interface Playing extends Choosing {
  /** The last thing that went wrong, in words for the player. */
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** True while a bot thinks. */
  readonly thinking: ReadonlySignal<boolean>;
  /** True while the next turn of the others waits for the reader, who goes turn by turn. */
  readonly waits: ReadonlySignal<boolean>;
  /** Shows what the others are about to do at once. */
  skip(): void;
  /** Lets the next turn of the others be shown. */
  goOn(): void;
  redo(): void;
  endTurn(): void;
  dismissTrouble(): void;
  /** Begins the next game with rotated seats. */
  rematch(): Promise<void>;
}

/** A game that lives in this page, with everybody at one screen. */
export interface InThisPage {
  /** The seat that must be handed the screen before it shows anything, in games with secrets. */
  readonly handOver: ReadonlySignal<number | undefined>;
  acceptHandOver(): void;
  /** Advice step by step: where to look, what to consider, the best turn and why; nothing while others decide. */
  hint(language: Language): Promise<readonly HintStep[] | undefined>;
  /** The whole game as one file. */
  file(): string;
}

/** A game on a server. */
export interface Online {
  readonly connection: ReadonlySignal<Connection>;
  readonly clocks?: ReadonlySignal<Clocks | undefined>;
}

export type Connection = 'live' | 'lost';

/** A lesson: one move at a time is open. */
export interface Guided {
  /** What on the board is spoken of right now, as references of the lexicon. */
  readonly about: ReadonlySignal<readonly string[]>;
}

/** What a table is drawn from. The screen asks what can be done there: what a source does not have cannot. */
export type TableSource = Shown & Partial<Playing & InThisPage & Online & Guided>;
