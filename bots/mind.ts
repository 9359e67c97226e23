import type { Game, Pen, Rng, Scopes, State } from '#kernel';

/** How much of its share of the win a level may give away by one turn; measured with two players, less with more. */
export interface Caps {
  /** An apprentice takes any turn, unless that is too little for a game. */
  readonly apprentice?: number;
  readonly merchant: number;
  readonly trader: number;
}

/** How a game's levels play. */
interface Strengths extends Caps {
  /** How many simulations a master thinks with. */
  readonly master: number;
}

/** What was measured for the levels of a game: games forgive unequally. */
export interface MeasuredLevels extends Strengths {
  /** What is otherwise with so many players. */
  readonly among?: Readonly<Partial<Record<number, Partial<Strengths>>>>;
  /** Elo points between neighbours, from the apprentice up, by number of players; as far as they were measured. */
  readonly apart?: Readonly<Partial<Record<number, readonly number[]>>>;
}

/** What players of a game may set their hearts on, each as the kinds of action that serve it (`kindOf`). */
export interface Pursuits {
  /** Filling the stores: money, goods, people, whatever may be had now and spent later. */
  readonly gathering: readonly string[];
  /** Putting up what stays: buildings, machines, railways. */
  readonly building: readonly string[];
}

/** How answers are planned without experience: on so many lines within a limit, or step by step. */
type Answers =
  | { readonly width: number; readonly limit: number; readonly thrifty: true }
  | { readonly width: 1; readonly stepwise: true };

/** What a game knows for bots: everything but a rough worth may be left out. */
export interface Mind<S extends State> {
  /** A rough worth of a position for one seat, used by the greedy bot. */
  worth(s: S, seat: number): number;
  /**
   * The same for all seats at once, as one of them sees it: what the others hide counts as what it is likely to be. `out` has room for four times
   * the seats of the largest table; what is behind the worths is the game's, to keep what depends on nothing that has `changed` since the position before.
   */
  worths?(s: S, viewer: number, out: Float64Array, changed: number): void;
  /** Groups of fields, for what need not be worked out again where nothing of its groups has changed (`Pen.needs`). */
  readonly scopes?: Pick<Scopes<never, never>, 'bits' | 'chair'>;
  /** The groups that the worth of a seat depends on, as things stand; without it, all. */
  worthReads?(s: S, seat: number): number;
  /** What of the pending steps worth and features look at, as a number; where it changes, everything is worked out again. */
  moment?(s: S): number;
  /** How many cards lie face down that a turn may turn up. Where the number changes, what came to light could not be foreseen. */
  facedown?(s: S): number;
  /** The best move, where the decision can be worked out exactly from what the seat sees; nothing where it cannot. */
  solved?(view: S, seat: number, rng: Rng): number | undefined;
  /**
   * The possible endings of a small game within the game (a duel) that is about to be played or under way. Each ending is
   * written into `ending` and `each` is called with its chance. Where a seat may accept or decline, the endings of its first
   * answer come first (`answer` 0), then those of the next. False where no such game is near.
   */
  endings?(s: S, ending: S, each: (answer: number, chance: number) => void): boolean;
  /** The kind of action a move carries out, or several, for the report of a game's balance; without it, its verb. Nothing: it only leads to one. */
  kindOf?(s: S, seat: number, move: number): string | readonly string[] | undefined;
  /** What the characters of the levels like to do here; without it they only differ in strength. */
  readonly pursuits?: Pursuits;
  /** What has brought the end about, for the same report: asked before every move and at the end, the first answer counts. */
  endedBy?(s: S): string | undefined;
  /** Figures with which neighbouring levels are about 100 Elo apart or more; without them the levels play with usual ones. */
  readonly levels?: MeasuredLevels;
  /** How searches plan the turns of others, by number of players, where the usual way was not found to be as strong. */
  readonly answers?: Readonly<Partial<Record<number, Answers>>>;
  /** So many steps, the first ones, are told apart by nets: one that was added later looks to them like none. Without it, all. */
  readonly steps?: number;
  /** The position as numbers of about −1 to 1 for a net, with only what this seat may know: the seat itself first, then clockwise. */
  features?(s: S, seat: number, pen: Pen): void;
}

/** Where a game says nothing, a position is worth its points. */
const byScore = new WeakMap<object, Mind<never>>();

export function mindOf<S extends State>(game: Game<S>): Mind<S> {
  if (game.mind) return game.mind as Mind<S>;
  let mind = byScore.get(game) as Mind<S> | undefined;
  if (!mind) {
    mind = { worth: (s, seat) => game.score(s, seat) };
    byScore.set(game, mind as Mind<never>);
  }
  return mind;
}
