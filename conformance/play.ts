import { type Game, MoveList, type Options, type Rng, rngFrom, type State, seatsIn, Table, WATCHER } from '#kernel';
import { DeadEnd, Failure } from './report.ts';

/** No game of ours comes near; beyond it a random game is taken to run for ever. */
export const FAR = 20_000;

export function movesOf(game: Game, s: State, seat: number): number[] {
  const out = new MoveList();
  game.moves(s, seat, out);
  return out.toArray();
}

/** Moves in notation and in order, to compare two lists. */
export const texts = (game: Game, moves: readonly number[]): string => moves.map(game.lexicon.text).sort().join('; ');

/** Everybody who looks: a watcher and every seat. */
export const viewersOf = (seats: number): readonly number[] => Array.from({ length: seats + 1 }, (_, i) => i + WATCHER);

export const viewerName = (viewer: number): string => (viewer === WATCHER ? 'a watcher' : `seat ${viewer}`);

export const pickSeat = (mask: number, rng: Rng): number => {
  const seats = seatsIn(mask);
  return seats[rng.below(seats.length)];
};

export function deadEndAt(game: Game, s: State, seat: number): DeadEnd {
  const step = game.stepFor(s, seat);
  return new DeadEnd(`a dead end: nothing is legal for seat ${seat} at the step "${step?.name}" (${step?.clause})`);
}

/** One of the moves that are legal for a seat. */
export function pickMove(game: Game, s: State, seat: number, legal: readonly number[], rng: Rng): number {
  if (legal.length === 0) throw deadEndAt(game, s, seat);
  return legal[rng.below(legal.length)];
}

/** Whatever goes wrong in there goes wrong at this place: a fault of the rules is a counterexample too. */
export function placed<T>(place: () => string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const Kind = error instanceof DeadEnd ? DeadEnd : Failure;
    throw new Kind(`${place()}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export interface Walk {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
}

/** A decision: the position, whose it is, what is legal, and how many were made before. */
export type Look = (s: State, seat: number, legal: readonly number[], n: number) => void;

/** Plays a random game, showing every decision before it is made, and every draw before it is resolved. */
export function walk(
  game: Game,
  { seats, seed, options = {} }: Walk,
  look: Look,
  lookAtDraw: (s: State) => void = () => {},
): void {
  const rng = rngFrom(seed);
  let n = 0;
  const place = () => `${seats} players, seed "${seed}", decision ${n + 1}`;
  placed(place, () => {
    const s = game.setup(seats, options, rng);
    for (; n < FAR; n++) {
      while (game.chancePending(s)) {
        lookAtDraw(s);
        game.chance(s, rng);
      }
      if (game.over(s)) return;
      const seat = pickSeat(game.turn(s), rng);
      const legal = movesOf(game, s, seat);
      if (legal.length === 0) throw deadEndAt(game, s, seat);
      look(s, seat, legal, n);
      game.play(s, seat, pickMove(game, s, seat, legal, rng));
    }
    throw new Failure(`no end after ${FAR} decisions`);
  });
}

/** Plays a random game at a table, as people do; counting, where its points are looked at. */
export function playTable(game: Game, seats: number, seed: string, counting = false): Table {
  const rng = rngFrom(`players of ${seed}`);
  const table = Table.open(game, { seats, seed, counting });
  placed(
    () => `${seats} players, seed "${seed}", after ${table.history.length} moves`,
    () => {
      while (!table.over && table.history.length < FAR) {
        const seat = pickSeat(table.turn, rng);
        table.play(seat, pickMove(game, table.state, seat, table.moves(seat), rng));
      }
    },
  );
  if (!table.over) throw new Failure(`${seats} players, seed "${seed}": no end after ${FAR} moves`);
  return table;
}
