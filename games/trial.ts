import {
  type Game,
  isOffered,
  MoveList,
  type Options,
  Refusal,
  resolveChance,
  rngFrom,
  type State,
  seatsIn,
} from '#kernel';

/** How many games an edition is tried with before anybody plays it. */
export const TRIALS = 200;
/** The longest game of the house has a tenth of that. */
const MOST_DECISIONS = 20_000;
/** What costs more than to play is asked at one decision of so many. */
const SELDOM = 16;
const RARELY = 128;

/** Every value of every option in turn, one option at a time, as far as it is there with so many players. */
function optionsOf({ options }: Game, seats: number, n: number): Options {
  const offered = options.filter((option) => isOffered(option, seats));
  if (offered.length === 0) return {};
  const { id, values } = offered[n % offered.length];
  return { [id]: values[Math.floor(n / offered.length) % values.length] };
}

/** Plays a game at random from its beginning to its end, and asks on the way whether all is as the rulebook says. */
function tryOnce(game: Game, seats: number, n: number): void {
  const rng = rngFrom(`edition trial ${n}`);
  const legal = new MoveList();
  let decisions = 0;
  try {
    const s: State = game.setup(seats, optionsOf(game, seats, n), rng);
    resolveChance(game, s, rng);
    for (; !game.over(s); decisions++) {
      if (decisions === MOST_DECISIONS) throw new Error(`it still goes on after ${MOST_DECISIONS} decisions`);
      const [seat] = seatsIn(game.turn(s));
      legal.clear();
      game.moves(s, seat, legal);
      if (legal.length === 0) throw new Error('nothing is allowed and the game is not over');
      if (decisions % SELDOM === 0) game.check(s);
      if (decisions % RARELY === 0) lookAround(game, s, seat);
      game.play(s, seat, legal.at(rng.below(legal.length)));
      resolveChance(game, s, rng);
    }
    game.check(s);
    countPoints(game, s);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      'unplayable-edition',
      `A game at random with ${seats} players came to a bad end at decision ${decisions + 1}: ${why}`.replace(
        /\.?$/,
        '.',
      ),
    );
  }
}

/** What everybody sees can be imagined and shown. */
function lookAround(game: Game, s: State, seat: number): void {
  const view = game.conceal(s, seat);
  game.check(game.imagine(view, seat, rngFrom('imagine')));
  game.board(view, seat, 'en');
}

function countPoints(game: Game, s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const parts = Object.values(game.breakdown(s, seat)).reduce((sum, points) => sum + points, 0);
    if (parts !== game.score(s, seat)) throw new Error(`the points of seat ${seat + 1} do not add up`);
  }
}

/** Tries a game at random with every number of players; yields how many games have been played. */
export function* trying(game: Game, games = TRIALS): Generator<number, void, void> {
  const [least, most] = game.seats;
  for (let n = 0; n < games; n++) {
    tryOnce(game, least + (n % (most - least + 1)), n);
    yield n + 1;
  }
}
