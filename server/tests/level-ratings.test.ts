import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel';
import { levelRatings, shownRating } from '#wire';
import { type Belief, rate, UNRATED } from '../ratings/weng-lin.ts';

/** The places of players of known strength in one game: the next best is drawn from who is left, as Plackett and Luce have it. */
function placesOf(elo: readonly number[], chance: () => number): number[] {
  const weights = elo.map((n) => 10 ** (n / 400));
  const places = Array<number>(elo.length).fill(0);
  const left = elo.map((_, i) => i);
  for (let place = 0; left.length > 0; place++) {
    let at = chance() * left.reduce((sum, i) => sum + weights[i], 0);
    let drawn = 0;
    while (drawn < left.length - 1 && at > weights[left[drawn]]) at -= weights[left[drawn++]];
    places[left.splice(drawn, 1)[0]] = place;
  }
  return places;
}

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  const distances = [150, 200, 120, 180];

  it('the ratings told of levels are about those a server comes to by itself', () => {
    const rng = rngFrom(`ratings ${seats}`);
    const chance = () => rng.below(1 << 24) / (1 << 24);
    const elo = [0, 150, 350, 470, 650];
    const beliefs: Belief[] = elo.map(() => UNRATED);
    const sums = elo.map(() => 0);
    const games = 20_000;
    for (let n = 0; n < games; n++) {
      const table = elo.map((_, i) => ({ i, at: chance() }));
      const playing = table
        .sort((a, b) => a.at - b.at)
        .slice(0, seats)
        .map(({ i }) => i);
      const places = placesOf(
        playing.map((i) => elo[i]),
        chance,
      );
      const after = rate(
        playing.map((i) => beliefs[i]),
        places,
      );
      for (const [k, i] of playing.entries()) beliefs[i] = after[k];
      if (n >= games / 2) for (const [i, { mu }] of beliefs.entries()) sums[i] += mu / (games / 2);
    }
    const settled = sums.map(shownRating);
    const told = levelRatings({ [seats]: distances })[seats];
    expect(told[2]).toBe(1500);
    for (let i = 1; i < elo.length; i++) {
      const [apart, found] = [told[i] - told[0], settled[i] - settled[0]];
      expect(found / apart, `level ${i}`).toBeGreaterThan(0.85);
      expect(found / apart, `level ${i}`).toBeLessThan(1.2);
    }
  });
});

it('what was not measured has no rating', () => {
  expect(levelRatings({})).toEqual({});
  expect(levelRatings({ 2: [100, 100, 100] })[2]).toHaveLength(4);
});
