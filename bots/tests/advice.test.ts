import { expect, it } from 'vitest';
import { analyse, botById, hintFor } from '#bots';
import { gameById } from '#games';
import { rngFrom, seatsIn, Table, winShare, wordOf } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../node/nets.ts';

netsOnDisk(folderOf);
const game = gameById('nippon');

function played(moves: number): Table {
  const rng = rngFrom('advice');
  const table = Table.open(game, { seats: 2, seed: 'advice' });
  for (let n = 0; n < moves && !table.over; n++) {
    const [seat] = seatsIn(table.turn);
    table.play(seat, botById('random').choose(game, table.view(seat), seat, rng).move);
  }
  return table;
}

it('a hint names legal turns, the best first, and why in points by category', () => {
  const table = played(40);
  const [seat] = seatsIn(table.turn);
  const { look, turns, why } = hintFor(game, table.view(seat), seat, rngFrom('hint'), 20);
  expect(look.length).toBeGreaterThan(0);
  for (const ref of look) expect(wordOf(game, ref, 'en'), ref).toBeDefined();
  expect(turns.length).toBeGreaterThan(0);
  for (const { line, share } of turns) {
    expect(table.moves(seat)).toContain(line[0]);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
  const categories = Object.keys(game.breakdown(table.state, seat));
  for (const { gains } of why) for (const { category } of gains) expect(categories).toContain(category);
});

it('an analysis covers every turn, and skill and luck add up to the change', () => {
  const table = played(5000);
  expect(table.over).toBe(true);
  const { turns, skill, luck, mistakes, accuracy } = analyse(table, 6, rngFrom('analysis'));
  expect(turns.reduce((n, turn) => n + turn.played.length, 0)).toBe(table.history.length);
  const ranking = game.ranking(table.state);
  for (const seat of [0, 1]) {
    const change = winShare(ranking, seat) - turns[0].before[seat];
    expect(skill[seat] + luck[seat]).toBeCloseTo(change, 6);
    expect(skill[seat]).toBeLessThanOrEqual(0);
    expect(accuracy[seat]).toBeLessThanOrEqual(100);
  }
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { loss, better, played: line } of mistakes) {
    expect(loss).toBeGreaterThan(0);
    expect(better).not.toEqual(line);
  }
});
