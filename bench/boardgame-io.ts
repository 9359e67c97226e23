import { Client } from 'boardgame.io/client';
import { firstSeat, type Game, MoveList, resolveChance, rngFrom, type State } from '#kernel';

/**
 * The same rules behind boardgame.io, in the form kindest to it: its state is one plain array, a move returns a new one
 * (no drafts), everybody may always move, and draws come from our own generator.
 */
export function behindBoardgameIo(game: Game, seats: number, seed: string, seconds: number) {
  const rng = rngFrom(seed);
  const work = game.layout.create(seats);
  const legal = new MoveList();
  const read = (cells: readonly number[]): State => {
    work.cells.set(cells);
    return work;
  };

  let decisions = 0;
  let games = 0;
  const mark = process.cpuUsage();
  let spent = 0;
  while (spent < seconds) {
    const client = Client<{ cells: number[] }>({
      game: {
        setup: () => ({ cells: Array.from(game.setup(seats, {}, rng).cells) }),
        turn: { activePlayers: { all: 'play' } },
        moves: {
          play: ({ G }, seat: number, move: number) => {
            const s = read(G.cells);
            game.play(s, seat, move);
            resolveChance(game, s, rng);
            return { cells: Array.from(s.cells) };
          },
        },
      },
      numPlayers: seats,
      debug: false,
    });
    client.start();
    for (;;) {
      const s = read(client.getState()!.G.cells);
      const mask = game.turn(s);
      if (mask === 0) break;
      const seat = firstSeat(mask);
      legal.clear();
      game.moves(s, seat, legal);
      if (legal.length > 1) decisions++;
      client.updatePlayerID(String(seat));
      client.moves.play(seat, legal.at(rng.below(legal.length)));
    }
    client.stop();
    games++;
    const { user, system } = process.cpuUsage(mark);
    spent = (user + system) / 1e6;
  }
  return { decisions: decisions / spent, games: games / spent };
}
