import { expect, it } from 'vitest';
import { GAMES } from '#games';
import {
  type Game,
  isKnownTo,
  MoveList,
  mayKnow,
  recordOf,
  replay,
  rngFrom,
  type State,
  seatsIn,
  Table,
  WATCHER,
  whyFor,
} from '#kernel';

const WORLDS = 12;

const legal = (game: Game, s: State, seat: number): number[] => {
  const out = new MoveList();
  game.moves(s, seat, out);
  return out.toArray();
};

/** Is there a world the viewer thinks possible where the move cannot be made, or another would have looked the same? */
function isDoubtful(game: Game, real: State, viewer: number, seat: number, move: number, seed: string): boolean {
  const after = (s: State, chosen: number): State => {
    const played = game.layout.clone(s);
    game.play(played, seat, chosen);
    return game.conceal(played, viewer);
  };
  const looks = after(real, move);
  const view = game.conceal(real, viewer);
  for (let i = 0; i < WORLDS; i++) {
    const world = i === 0 ? real : game.imagine(view, viewer, rngFrom(`${seed} ${i}`));
    const choices = legal(game, world, seat);
    if (!choices.includes(move)) return true;
    if (choices.some((other) => other !== move && game.layout.equal(after(world, other), looks))) return true;
  }
  return false;
}

it.each(GAMES.map((game) => game.id))('%s: what everybody can see is told to everybody', { timeout: 120_000 }, (id) => {
  const game = GAMES.find((candidate) => candidate.id === id)!;
  const rng = rngFrom(`choices ${id}`);
  let hidden = 0;
  const hiddenForNothing: string[] = [];
  for (let n = 0; n < 2; n++) {
    const table = Table.open(game, { seats: game.seats[n], seed: `too much ${n}` });
    for (let moves = 0; !table.over && moves < 400; moves++) {
      const [seat] = seatsIn(table.turn);
      const choices = table.moves(seat);
      const move = choices[rng.below(choices.length)];
      const { state } = table;
      const known = mayKnow(game, state, seat, move);
      const sealed = game.stepFor(state, seat)?.secret === true;
      for (let viewer = WATCHER; viewer < table.seats; viewer++) {
        if (isKnownTo(known, viewer) || sealed) continue;
        hidden++;
        if (!isDoubtful(game, state, viewer, seat, move, `${n} ${moves}`)) {
          hiddenForNothing.push(`${game.lexicon.text(move)} from ${viewer}`);
        }
      }
      table.play(seat, move);
    }
  }
  expect(hiddenForNothing.slice(0, 5), `${hiddenForNothing.length} of ${hidden}`).toEqual([]);
});

it.each(GAMES.filter(({ secrets }) => secrets).map((game) => game.id))(
  '%s: a reason gives nothing away: it is the same in every world the seat thinks possible',
  (id) => {
    const game = GAMES.find((candidate) => candidate.id === id)!;
    const rng = rngFrom(`reasons ${id}`);
    const verbs = Object.entries(game.lexicon.verbs);
    const table = Table.open(game, { seats: game.seats[1], seed: 'reasons' });
    let refused = 0;
    for (let n = 0; n < 150 && !table.over; n++) {
      const [seat] = seatsIn(table.turn);
      const world = game.imagine(table.view(seat), seat, rngFrom(`world ${n}`));
      for (let tries = 0; tries < 20; tries++) {
        const [verb, domains] = verbs[rng.below(verbs.length)];
        const words = domains.map(({ ids }) => ids[rng.below(ids.length)]);
        const move = game.lexicon.parse([verb, ...words].join(' '));
        const reason = whyFor(game, table.state, seat, move);
        expect(whyFor(game, world, seat, move)).toBe(reason);
        if (reason !== undefined) refused++;
      }
      const choices = table.moves(seat);
      table.play(seat, choices[rng.below(choices.length)]);
    }
    expect(refused).toBeGreaterThan(1000);
  },
);

it.each(GAMES.filter(({ secrets }) => secrets).map((game) => game.id))(
  '%s: an attentive table keeps who may know each move, and so does its replay',
  (id) => {
    const game = GAMES.find((candidate) => candidate.id === id)!;
    const rng = rngFrom(`attentive ${id}`);
    const table = Table.open(game, { seats: game.seats[1], seed: 'attentive', attentive: true });
    let hidden = 0;
    for (let n = 0; n < 300 && !table.over; n++) {
      const [seat] = seatsIn(table.turn);
      const choices = table.moves(seat);
      const move = choices[rng.below(choices.length)];
      const known = mayKnow(game, table.state, seat, move);
      const [entry] = table.play(seat, move);
      expect(entry.known).toBe(known);
      if (!isKnownTo(entry.known, WATCHER)) hidden++;
    }
    expect(hidden).toBeGreaterThan(0);
    const again = replay(game, recordOf(table), { attentive: true });
    expect(again.history.map(({ known }) => known)).toEqual(table.history.map(({ known }) => known));
  },
);
