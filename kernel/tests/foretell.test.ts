import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import {
  eventFor,
  type Foretold,
  forcedMove,
  foretell,
  type Game,
  type GameEvent,
  Refusal,
  rngFrom,
  type State,
  seatsIn,
  Table,
} from '#kernel';

/** Shows every decision of random games, at most `most` a player count, before it is made. */
function eachChoice(game: Game, seed: string, most: number, look: (table: Table, seat: number, move: number) => void) {
  const rng = rngFrom(seed);
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
    const table = Table.open(game, { seats, seed: `${seed} ${seats}` });
    for (let n = 0; n < most && !table.over; n++) {
      const turn = seatsIn(table.turn);
      const seat = turn[rng.below(turn.length)];
      const choices = table.moves(seat);
      const move = choices[rng.below(choices.length)];
      look(table, seat, move);
      table.play(seat, move);
    }
  }
}

const breakdowns = (game: Game, s: State) => Array.from({ length: s.seats }, (_, seat) => game.breakdown(s, seat));

/** What does happen, in the order in which it was foretold. */
function happening(game: Game, real: State, seat: number, move: number, { forced }: Foretold) {
  const s = game.layout.clone(real);
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => events.push(eventFor(event, seat));
  const before = breakdowns(game, s);
  game.play(s, seat, move, tell);
  for (const answer of forced) {
    expect(forcedMove(game, s)).toEqual(answer);
    game.play(s, answer.seat, answer.move, tell);
  }
  return { s, events, before, after: breakdowns(game, s) };
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('what is foretold happens', { timeout: 60_000 }, () => {
    let complete = 0;
    let asked = 0;
    eachChoice(game, 'foretold', 150, (table, seat, move) => {
      const told = foretell(game, table.view(seat), seat, move);
      const { s, events, before, after } = happening(game, table.state, seat, move, told);
      const named = game.lexicon.text(move);
      for (const [i, event] of told.events.entries()) {
        expect(event.what === 'hidden' ? { ...events[i], what: 'hidden' } : events[i], named).toEqual(event);
      }
      if (told.complete) expect(told.events.length, named).toBe(events.length);
      for (const [who, categories] of after.entries()) {
        for (const [category, points] of Object.entries(categories)) {
          const change = told.points.find((each) => each.seat === who && each.category === category);
          if (!change) expect(points, `${named}: ${category}`).toBe(before[who][category]);
          else {
            expect([null, points]).toContain(change.after);
            expect([null, before[who][category]]).toContain(change.before);
          }
        }
      }
      const { next } = told;
      if (next.kind === 'end') expect(game.over(s), named).toBe(true);
      if (next.kind === 'draw') expect(game.layout.pending(s)?.step, named).toBe(next.step);
      if (next.kind === 'decision') {
        expect(
          seatsIn(game.turn(s)).map((who) => ({ seat: who, step: game.stepFor(s, who) })),
          named,
        ).toEqual(next.asked);
      }
      asked++;
      if (told.complete) complete++;
    });
    expect(asked).toBeGreaterThan(300);
    // Most choices hang on nothing that is hidden, and are foretold to the end.
    expect(complete / asked).toBeGreaterThan(game.secrets ? 0.6 : 0.999);
  });

  it('is foretold alike from equal views, whatever is hidden', { timeout: 60_000 }, () => {
    const rng = rngFrom('other worlds');
    eachChoice(game, 'views', 60, (table, seat, move) => {
      const view = table.view(seat);
      const other = game.imagine(view, seat, rng);
      expect(foretell(game, other, seat, move)).toEqual(foretell(game, table.state, seat, move));
    });
  });

  it('leaves the position as it is', () => {
    eachChoice(game, 'untouched', 20, (table, seat, move) => {
      const hash = game.layout.hash(table.state);
      foretell(game, table.state, seat, move);
      expect(game.layout.hash(table.state)).toBe(hash);
    });
  });
});

it('refuses to foretell what is not legal, in the words in which it would be refused', () => {
  const [game] = GAMES;
  const table = Table.open(game, { seats: game.seats[0], seed: 'refused' });
  const [seat] = seatsIn(table.turn);
  const legal = table.moves(seat);
  const move = [...game.lexicon.all()].find((candidate) => !legal.includes(candidate))!;
  const refusal = (act: () => void) => {
    try {
      act();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const refused = refusal(() => foretell(game, table.state, seat, move, 'fr'));
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toEqual(refusal(() => table.play(seat, move, 'fr')));
});

it('leaves open who wins a duel by cards that lie face down', { timeout: 60_000 }, () => {
  const machi = GAMES.find(({ id }) => id === 'machi')!;
  let open = 0;
  for (let n = 0; open < 5; n++) {
    const table = Table.open(machi, { seats: 3, seed: `open ${n}` });
    const rng = rngFrom(`open ${n}`);
    while (!table.over) {
      const [seat] = seatsIn(table.turn);
      const moves = table.moves(seat);
      const move = moves[rng.below(moves.length)];
      if (machi.lexicon.text(move).startsWith('strike ')) {
        const { complete, points } = foretell(machi, table.view(seat), seat, move);
        const duels = complete ? [] : points.filter(({ category }) => category === 'duels');
        if (duels.length > 0) open++;
        expect(duels.filter(({ after }) => after !== null)).toEqual([]);
      }
      table.play(seat, move);
    }
  }
});
