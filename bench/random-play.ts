import { firstSeat, type Game, MoveList, type Rng, resolveChance, rngFrom, type State, Table } from '#kernel';

const legal = new MoveList();

/** Plays whole random games for a while: decisions and games per CPU second. A decision is a choice among several. */
export function randomPlay(game: Game, seats: number, seed: string, seconds: number) {
  const rng = rngFrom(seed);
  let decisions = 0;
  let games = 0;
  const mark = process.cpuUsage();
  let spent = 0;
  while (spent < seconds) {
    decisions += playOne(game, seats, rng);
    games++;
    const { user, system } = process.cpuUsage(mark);
    spent = (user + system) / 1e6;
  }
  return { decisions: decisions / spent, games: games / spent };
}

function playOne(game: Game, seats: number, rng: Rng): number {
  const s = game.setup(seats, {}, rng);
  let decisions = 0;
  for (;;) {
    resolveChance(game, s, rng);
    const mask = game.turn(s);
    if (mask === 0) return decisions;
    const seat = firstSeat(mask);
    legal.clear();
    game.moves(s, seat, legal);
    if (legal.length > 1) decisions++;
    game.play(s, seat, legal.at(rng.below(legal.length)));
  }
}

/** A finished random game. */
export function finishedTable(game: Game, seats: number, seed: string): Table {
  const rng = rngFrom(`${seed} players`);
  const table = Table.open(game, { seats, seed });
  while (!table.over) {
    const seat = firstSeat(table.turn);
    const moves = table.moves(seat);
    table.play(seat, moves[rng.below(moves.length)]);
  }
  return table;
}

/** A position from the middle of a random game. */
export function middle(game: Game, seats: number, seed: string): { state: State; seat: number } {
  // The players of the finished game, so that it is the same game.
  const rng = rngFrom(`${seed} players`);
  const half = Math.floor(finishedTable(game, seats, seed).history.length / 2);
  const table = Table.open(game, { seats, seed });
  while (table.history.length < half) {
    const seat = firstSeat(table.turn);
    const moves = table.moves(seat);
    table.play(seat, moves[rng.below(moves.length)]);
  }
  return { state: table.state, seat: firstSeat(table.turn) };
}
