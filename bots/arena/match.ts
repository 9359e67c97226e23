import {
  firstSeat,
  type Game,
  MoveList,
  type Ranking,
  Refusal,
  type Rng,
  resolveChance,
  rngFrom,
  type State,
} from '#kernel';
import type { Decision } from '../bot.ts';

/** Whoever can sit at a table of the arena: one of our bots, or another program. */
export interface Contestant {
  readonly name: string;
  sit<S extends State>(game: Game<S>, seat: number, seats: number, seed: string): Seated<S> | Promise<Seated<S>>;
  /** The last match is over. */
  leave?(): void;
}

/** A move; with the CPU milliseconds it took elsewhere, where another program says so. */
interface Choice extends Pick<Decision, 'move'> {
  readonly cpu?: number;
}

export interface Seated<S extends State> {
  choose(view: S): Choice | Promise<Choice>;
  /** Its turn begins; it had one possible move and was not asked. */
  begin?(): void;
  forced?(move: number): void;
}

export interface Result {
  readonly scores: readonly number[];
  /** Seats from first to last. */
  readonly ranking: Ranking;
  /** Decisions with a choice, and CPU milliseconds spent on them, by seat. */
  readonly decisions: readonly number[];
  readonly cpu: readonly number[];
  /** Turns begun, by seat. */
  readonly turns: readonly number[];
}

/** Somebody who only looks on: told of every move before it is played, and of the end. */
export interface Onlooker<S extends State> {
  before(s: S, seat: number, move: number): void;
  end(s: S): void;
}

const legal = new MoveList();

/** No game of ours comes near; bots that only wait for each other are judged by the points they have. */
const FAR = 10_000;

/** Plays one game to its end. Every contestant is shown what its seat may know, nothing else. */
export function playMatch<S extends State>(
  game: Game<S>,
  seed: string,
  contestants: readonly Contestant[],
  cpuMs: () => number,
  onlooker?: Onlooker<S>,
): Promise<Result> {
  const rng = rngFrom(seed);
  return playOn(game, game.setup(contestants.length, {}, rng), rng, seed, contestants, cpuMs, onlooker);
}

/** Plays on from a position, which is played upon, to the end of its game. */
export async function playOn<S extends State>(
  game: Game<S>,
  s: S,
  rng: Rng,
  seed: string,
  contestants: readonly Contestant[],
  cpuMs: () => number = () => 0,
  onlooker?: Onlooker<S>,
): Promise<Result> {
  const seats = contestants.length;
  const seated = await Promise.all(contestants.map((c, seat) => c.sit(game, seat, seats, `${seed} seat ${seat}`)));
  const decisions = Array<number>(seats).fill(0);
  const turns = Array<number>(seats).fill(0);
  const cpu = Array<number>(seats).fill(0);
  let last = -1;
  for (let n = 0; n < FAR; n++) {
    resolveChance(game, s, rng);
    const mask = game.turn(s);
    if (mask === 0) break;
    const seat = firstSeat(mask);
    if (seat !== last) {
      turns[seat]++;
      seated[seat].begin?.();
    }
    last = seat;
    legal.clear();
    game.moves(s, seat, legal);
    if (legal.length === 1) {
      seated[seat].forced?.(legal.at(0));
      onlooker?.before(s, seat, legal.at(0));
      game.play(s, seat, legal.at(0));
      continue;
    }
    const view = game.conceal(s, seat);
    const mark = cpuMs();
    const { move, cpu: elsewhere = 0 } = await seated[seat].choose(view);
    cpu[seat] += cpuMs() - mark + elsewhere;
    decisions[seat]++;
    legal.clear();
    game.moves(s, seat, legal);
    if (!legal.includes(move)) {
      throw new Refusal(
        'illegal-move',
        `${contestants[seat].name} played "${game.lexicon.text(move)}", which is not offered.`,
      );
    }
    onlooker?.before(s, seat, move);
    game.play(s, seat, move);
  }
  onlooker?.end(s);
  const scores = Array.from({ length: seats }, (_, seat) => game.score(s, seat));
  return { scores, ranking: game.ranking(s), decisions, cpu, turns };
}
