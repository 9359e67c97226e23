import { afterAll, describe, expect, it } from 'vitest';
import {
  analyse,
  botById,
  botDice,
  type Found,
  grandmaster,
  judgedAgain,
  type LookLong,
  partOf,
  questionOfTurn,
  turnsOf,
} from '#bots';
import { GAMES, gameById } from '#games';
import { type Game, rngFrom, seatsIn, Table } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../node/nets.ts';
import { Team } from '../node/team.ts';
import { outcomeOf } from '../search.ts';
import { handOut, SHARDS, together } from '../shards.ts';

netsOnDisk(folderOf);

/** Few simulations: the same code in a time that tests can afford. */
const SIMULATIONS = 4;

/** All parts in this thread. */
const alone: LookLong = (game, question) =>
  handOut([0], SHARDS, async (_, part) => partOf(game, { ...question, simulations: SIMULATIONS }, part));

/** A position some turns into a game. */
function midway(game: Game, seats: number, moves: number): Table {
  const table = Table.open(game, { seats, seed: 'midway' });
  const rng = rngFrom('somebody');
  for (let n = 0; n < moves; n++) {
    const [seat] = seatsIn(table.turn);
    table.play(seat, botById('newcomer').choose(game, table.view(seat), seat, rng).move);
  }
  return table;
}

describe('parts', () => {
  it('lie in their order, whoever took them and however long each took', async () => {
    const squares = Array.from({ length: 12 }, (_, part) => part * part);
    for (const threads of [1, 3, 12, 20]) {
      const workers = Array.from({ length: threads }, (_, i) => i);
      const came = await handOut(workers, 12, async (worker, part) => {
        await new Promise((resolve) => setTimeout(resolve, (worker * 7 + part * 5) % 11));
        return part * part;
      });
      expect(came).toEqual(squares);
    }
  });

  it('are not begun any more when the time is up, but everybody takes one', async () => {
    const late = await handOut(
      [0, 1, 2],
      SHARDS,
      async (_, part) => part,
      () => false,
    );
    expect(late).toEqual([0, 1, 2]);
  });

  it('look at the same turns with luck of their own, and count together what each of them found', () => {
    const game = gameById('machi');
    const table = midway(game, 3, 40);
    const [seat] = seatsIn(table.turn);
    const view = table.view(seat);
    const question = { cells: view.cells, seats: 3, seat, seed: 'sum', simulations: 12 };
    const parts = Array.from({ length: SHARDS }, (_, part) => partOf(game, question, part));
    const lines = ({ tallies }: Found) => tallies.map(({ turn }) => turn.line);
    const sums = ({ tallies }: Found) => tallies.map((tally) => [...tally.sums]);
    for (const part of parts) expect(lines(part)).toEqual(lines(parts[0]));
    expect(sums(parts[1])).not.toEqual(sums(parts[0]));
    const all = together(parts);
    expect(lines(all)).toEqual(lines(parts[0]));
    for (const [i, { visits, sums, squares }] of all.tallies.entries()) {
      const of = parts.map(({ tallies }) => tallies[i]);
      expect(visits).toBe(of.reduce((sum, tally) => sum + tally.visits, 0));
      expect(squares).toBeCloseTo(of.reduce((sum, tally) => sum + tally.squares, 0));
      expect(sums[seat]).toBeCloseTo(of.reduce((sum, tally) => sum + tally.sums[seat], 0));
    }
    // What only one part looked at comes to what it says.
    expect(outcomeOf(together([parts[0]]), seat)).toEqual(outcomeOf(parts[0], seat));
  });
});

describe.each(GAMES.map(({ id }) => id))('the grandmaster in %s', (id) => {
  const game = gameById(id);

  it('does not peek: equal views and seeds give equal moves, whatever is true behind them', async () => {
    const seats = game.seats[1];
    for (const moves of [0, 21, 50]) {
      const table = midway(game, seats, moves);
      const [seat] = seatsIn(table.turn);
      const view = table.view(seat);
      const other = game.conceal(game.imagine(view, seat, rngFrom('another world')), seat);
      const [here, there] = await Promise.all(
        [view, other].map((seen) => grandmaster(alone, game, seen, seat, rngFrom('mind'))),
      );
      expect(there).toEqual(here);
      expect(table.moves(seat)).toContain(here.move);
      expect(here.line[0]).toBe(here.move);
    }
  });
});

describe('a team', () => {
  const teams = [1, 3].map((threads) => new Team(threads));
  afterAll(() => Promise.all(teams.map((team) => team.close())));
  const quick =
    ({ look }: Team): LookLong =>
    (asked, question) =>
      look(asked, { ...question, simulations: SIMULATIONS });

  it('finds what one thread finds, however many there are', async () => {
    for (const id of ['nippon', 'machi']) {
      const game = gameById(id);
      const table = midway(game, 2, 16);
      const [seat] = seatsIn(table.turn);
      const [here, ...there] = await Promise.all(
        [alone, ...teams.map(quick)].map((look) => grandmaster(look, game, table.view(seat), seat, rngFrom('team'))),
      );
      for (const decision of there) expect(decision).toEqual(here);
    }
  });

  it('stops in time', async () => {
    const game = gameById('yokohama');
    const table = midway(game, 4, 30);
    const [seat] = seatsIn(table.turn);
    const [, { look }] = teams;
    let visits = 0;
    for (const milliseconds of [1, 1]) {
      const decision = await grandmaster(look, game, table.view(seat), seat, rngFrom('late'), milliseconds);
      expect(table.moves(seat)).toContain(decision.move);
      visits = decision.visits;
    }
    // Every thread looks at something, and then no part is begun any more.
    expect(visits).toBeLessThan(100);
  });

  it('says what went wrong in a thread, and thinks on', async () => {
    const game = gameById('nippon');
    const table = midway(game, 2, 0);
    const [seat] = seatsIn(table.turn);
    const [{ look }] = teams;
    const wrong = { ...game, id: 'nowhere' };
    await expect(grandmaster(look, wrong, table.view(seat), seat, rngFrom('wrong'), 1)).rejects.toThrow('nowhere');
    const { move } = await grandmaster(look, game, table.view(seat), seat, rngFrom('right'), 1);
    expect(table.moves(seat)).toContain(move);
  });
});

it('a costly turn is looked at long, and is costly only if that holds', async () => {
  const game = gameById('nippon');
  const table = midway(game, 2, 40);
  const played = turnsOf(table);
  const { turns } = analyse(table, 6, botDice('short'));
  const told: number[] = [];
  const again = await judgedAgain(alone, table, played, turns, 'game', (done) => told.push(done));
  const costly = again.flatMap(({ long }, i) => (long ? [i] : []));
  expect(costly.length).toBeGreaterThan(0);
  expect(told).toEqual(costly.map((_, n) => n));
  for (const [i, turn] of again.entries()) {
    if (!costly.includes(i)) expect(turn).toBe(turns[i]);
    else {
      expect(turns[i].verdict).not.toBe('fine');
      expect(turn.before[turn.seat] - turn.after[turn.seat]).toBeCloseTo(turn.loss);
    }
  }
  // The turn as it was played is among those that are looked at.
  const [first] = costly;
  const { cells, ...question } = questionOfTurn(game, played[first], 'asked');
  const { tallies } = partOf(game, { ...question, cells, simulations: 8 }, 0);
  expect(tallies.map(({ turn }) => turn.line)).toContainEqual(played[first].line);
});
