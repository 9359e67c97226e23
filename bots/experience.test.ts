import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { rngFrom, seatsIn, Table } from '#kernel';
import { folderOf } from '#library';
import { Experience, UNTRIED } from './experience.ts';
import { netsOnDisk } from './node/nets.ts';
import { treeSearchFor } from './thinkers.ts';

netsOnDisk(folderOf);

describe('experience', () => {
  it('is the mean of what was found, by seat and move, until it is forgotten', () => {
    const experience = new Experience();
    const move = (i: number) => Math.imul(i, 0x01234567);
    for (let i = 0; i < 3000; i++) {
      for (const seat of [0, 3]) {
        experience.learn(seat, move(i), seat + i);
        experience.learn(seat, move(i), seat + i + 1);
      }
    }
    for (let i = 0; i < 3000; i++) {
      expect(experience.of(0, move(i))).toBe(i + 0.5);
      expect(experience.of(3, move(i))).toBe(i + 3.5);
      expect(experience.of(1, move(i))).toBe(UNTRIED);
    }
    experience.forget();
    expect(experience.of(0, move(7))).toBe(UNTRIED);
  });

  it('fades: what was found long ago counts less and less', () => {
    const experience = new Experience();
    for (let i = 0; i < 100; i++) experience.learn(0, 5, 1);
    for (let i = 0; i < 20; i++) experience.learn(0, 5, 0);
    expect(experience.of(0, 5)).toBeLessThan(0.1);
  });
});

describe.each(GAMES)('a search of $id', (game) => {
  it('finds the same whatever was searched before', () => {
    const table = Table.open(game, { seats: 3, seed: 'experience' });
    const rng = rngFrom('experience');
    const decisions = Array.from({ length: 2 }, () => {
      for (let i = 0; i < 40; i++) {
        const [seat] = seatsIn(table.turn);
        const moves = table.moves(seat);
        table.play(seat, moves[rng.below(moves.length)]);
      }
      const [seat] = seatsIn(table.turn);
      return { view: table.view(seat), seat };
    });
    const search = treeSearchFor(game, 3);
    const look = ({ view, seat }: (typeof decisions)[number]) =>
      search.search(view, seat, rngFrom('look'), { simulations: 12 }).candidates;
    const alone = look(decisions[1]);
    look(decisions[0]);
    expect(look(decisions[1])).toEqual(alone);
  });
});
