import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botById } from '#bots';
import { gameById } from '#games';
import { type GameRecord, replay, rngFrom } from '#kernel';
import { LivingGame, type Mind } from './game.ts';
import { openingOf } from './opening.ts';

const game = gameById('yamatai');
const wanderer = botById('random');
const mind: Mind = async ({ game, view, seat, seed }) => wanderer.choose(game, view, seat, rngFrom(seed)).move;

describe('a game on the home page', () => {
  let opening: GameRecord;
  let living: LivingGame;
  beforeEach(() => {
    vi.useFakeTimers();
    opening ??= openingOf(game, 60);
    living = new LivingGame(game, opening, mind, 'luck');
  });
  afterEach(() => {
    living.close();
    vi.useRealTimers();
  });
  const length = () => living.position.value.log.length;

  it('is in full swing when somebody comes', () => {
    expect(opening.over).toBe(false);
    expect(opening.moves.length).toBeGreaterThanOrEqual(60);
    expect(length()).toBe(opening.moves.length);
  });

  it('goes on by one decision every few seconds, seen to be thought about, and rests when told to', async () => {
    living.run();
    await vi.advanceTimersByTimeAsync(2500);
    expect(living.thinker.value).toBe(living.asked);
    await vi.advanceTimersByTimeAsync(1000);
    const after = length();
    expect(after).toBeGreaterThan(opening.moves.length);
    living.rest();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(length()).toBe(after);
    living.run();
    await vi.advanceTimersByTimeAsync(3500);
    expect(length()).toBeGreaterThan(after);
  });

  it('makes one step on request while it rests', async () => {
    await living.step();
    expect(length()).toBeGreaterThan(opening.moves.length);
    expect(living.running.value).toBe(false);
  });

  it('stands still where a bot cannot answer', async () => {
    const broken = new LivingGame(game, opening, () => Promise.reject(new Error('no worker')), 'luck');
    broken.run();
    await vi.advanceTimersByTimeAsync(4000);
    expect(broken.running.value).toBe(false);
  });

  it('gives the seat that is asked to whoever sits down, in that very position', async () => {
    await living.step();
    const seat = living.asked!;
    const bots = ['Ume', 'Nami', 'Ōgi', 'Sasa'].map((name) => ({ name, level: 'trader' }));
    const { record, seats } = living.taken({ name: 'Aki' }, bots);
    expect(seats.map(({ name }, i) => (i === seat ? name === 'Aki' : name === bots[i].name))).toEqual(
      seats.map(() => true),
    );
    const table = replay(game, record);
    expect(table.turn & (1 << seat)).not.toBe(0);
    expect(table.history.length).toBe(length());
  });
});
