import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { firstSeat, type Game, MoveList, type Rng, resolveChance, rngFrom, type State } from '#kernel';
import { inputSpec, Scribe } from '../inputs.ts';
import { mindOf } from '../mind.ts';
import { Trace } from '../trace.ts';

/** Walks through a random game; at every decision all that may be played is looked at, as a bot would. */
function positions(game: Game, seats: number, rng: Rng, most: number, each: (s: State, seat: number) => void): void {
  const legal = new MoveList();
  const child = game.layout.create(seats);
  let left = most;
  while (left > 0) {
    const s = game.setup(seats, {}, rng);
    for (;;) {
      resolveChance(game, s, rng);
      const mask = game.turn(s);
      if (mask === 0 || left <= 0) break;
      const seat = firstSeat(mask);
      legal.clear();
      game.moves(s, seat, legal);
      const moves = legal.toArray();
      for (const move of moves.slice(0, 12)) {
        game.layout.copy(s, child);
        game.play(child, seat, move);
        if (game.over(child)) continue;
        each(child, seat);
        left--;
      }
      game.play(s, seat, moves[rng.below(moves.length)]);
    }
  }
}

const cells = GAMES.filter((game) => mindOf(game).features).flatMap((game) =>
  Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => ({ game, seats: game.seats[0] + i })),
);

describe.each(cells)('numbers of $game.id with $seats, written after what changed', ({ game, seats }) => {
  const { size } = inputSpec(game, seats);
  const fresh = new Float32Array(size);
  const kept = new Float32Array(size);

  it('are those of a full recomputation, bit by bit', () => {
    const rng = rngFrom(`changes ${game.id} ${seats}`);
    const full = new Scribe(game, fresh);
    const lazy = new Scribe(game, kept);
    const trace = new Trace(game, seats);
    let chair = -1;
    let skipped = 0;
    positions(game, seats, rng, 3000, (s, mover) => {
      // Now and then from another chair, as search does.
      const viewer = rng.below(50) === 0 ? rng.below(seats) : mover;
      trace.look(s);
      // What was left out must not matter: it is as if nobody had written it.
      full.write(s, viewer);
      if (viewer !== chair) lazy.write(s, viewer);
      else {
        if (trace.changed !== ~0) skipped++;
        lazy.write(s, viewer, trace.changed);
      }
      trace.changed = 0;
      chair = viewer;
      for (let i = 0; i < size; i++) if (!Object.is(kept[i], fresh[i])) expect.fail(`input ${i} differs`);
      for (let seat = 0; seat < seats; seat++) expect(lazy.worths[seat]).toBe(full.worths[seat]);
    });
    expect(skipped).toBeGreaterThan(500);
  });

  it('are the same where the fingerprint from a chair is', () => {
    const rng = rngFrom(`prints ${game.id} ${seats}`);
    const scribe = new Scribe(game, fresh);
    const trace = new Trace(game, seats);
    const again = new Trace(game, seats);
    const met = new Map<string, Float32Array>();
    let same = 0;
    positions(game, seats, rng, 1500, (s, mover) => {
      // Another world that looks the same to the mover: what nobody reads is different there.
      for (const world of [s, game.imagine(game.conceal(s, mover), mover, rng)]) {
        trace.look(world);
        const print = `${mover} ${trace.low(mover)} ${trace.high(mover)}`;
        scribe.write(world, mover);
        const known = met.get(print);
        if (known) same++;
        if (known?.some((x, i) => !Object.is(x, fresh[i]))) expect.fail('equal prints, other numbers');
        met.set(print, fresh.slice());
      }
      // A fingerprint depends on the position alone, not on the way to it.
      if (rng.below(20) === 0) {
        const fromNothing = new Trace(game, seats);
        fromNothing.look(s);
        again.look(s);
        expect(fromNothing.print).toBe(again.print);
      }
    });
    expect(same).toBeGreaterThan(5);
  });
});
