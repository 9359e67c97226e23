import { expect, it } from 'vitest';
import { rngFrom } from '#kernel';
import { companyOf, type Group, match, type Waiting } from '../seek/match.ts';

const MINUTE = 60_000;
const at = (games: string, seats: readonly number[]): Waiting['choices'] =>
  games.split(' ').flatMap((game) => seats.map((n) => ({ game, seats: n })));
const one = (id: string, since: number, wish: Partial<Waiting> = {}): Waiting => ({
  id,
  since,
  choices: at('nippon', [2]),
  pace: 'live',
  rated: false,
  wait: null,
  ...wish,
});
const peopleOf = (groups: readonly Group[]) => groups.map(({ people }) => people.join(' '));

it('seats two who want the same, the longest waiting first, and nobody twice', () => {
  expect(peopleOf(match([one('c', 3), one('a', 1), one('b', 2)], 10))).toEqual(['a b']);
  expect(match([one('a', 1)], 10)).toEqual([]);
  expect(match([one('a', 1), one('b', 2, { pace: 'day' }), one('c', 3, { rated: true })], 10)).toEqual([]);
});

it('takes a table with those who have waited longest, the larger one where both begin with them', () => {
  const both = { choices: at('nippon yamatai', [2, 3]) };
  const [group] = match([one('a', 1, both), one('b', 2, { choices: at('yamatai', [2, 3]) }), one('c', 3, both)], 10);
  expect(group).toMatchObject({ game: 'yamatai', seats: 3, people: ['a', 'b', 'c'], bots: 0 });
});

it('lets bots fill up when somebody has waited as long as they wanted, and never for those who want people alone', () => {
  const patient = { choices: at('nippon', [3, 4]), wait: 2 * MINUTE };
  const a = one('a', 0, patient);
  const b = one('b', MINUTE, patient);
  const c = one('c', 0.5 * MINUTE, { ...patient, wait: null });
  expect(match([a, b], 2 * MINUTE - 1)).toEqual([]);
  expect(match([a, b], 2 * MINUTE)).toMatchObject([{ seats: 3, people: ['a', 'b'], bots: 1 }]);
  expect(match([a, c], 2 * MINUTE)).toMatchObject([{ people: ['a'], bots: 2 }]);
  expect(peopleOf(match([a, b, c], 0))).toEqual(['a c b']);
});

it('keeps those apart who do not want to meet', () => {
  const apart = (x: string, y: string) => [x, y].sort().join('') === 'ab';
  expect(peopleOf(match([one('a', 1), one('b', 2), one('c', 3)], 10, apart))).toEqual(['a c']);
});

it('tells who would fit already', () => {
  const three = { choices: at('nippon yamatai', [3, 4]) };
  const own = one('a', 1, three);
  expect(companyOf(own, [own, one('b', 2, { choices: at('yamatai', [3]) })])).toMatchObject({
    game: 'yamatai',
    seats: 3,
    people: ['a', 'b'],
  });
  expect(companyOf(own, [own, one('b', 2)])).toBeUndefined();
});

/** Two hundred wishes that overlap, one every two seconds. */
function crowd(seed: string): Waiting[] {
  const rng = rngFrom(seed);
  const some = <T>(all: readonly T[]): T[] => {
    const chosen = all.filter(() => rng.below(2) === 0);
    return chosen.length > 0 ? chosen : [all[rng.below(all.length)]];
  };
  return Array.from({ length: 200 }, (_, i) =>
    one(`s${i}`, i * 2000, {
      choices: at(some(['nippon', 'yokohama', 'machi', 'yamatai']).join(' '), some([2, 3, 4])),
      pace: rng.below(4) === 0 ? 'day' : 'live',
      wait: [1, 2, 5][rng.below(3)] * MINUTE,
    }),
  );
}

it.each(['one', 'two', 'three'])('seats two hundred with overlapping wishes, all of them: %s', (seed) => {
  const all = crowd(seed);
  const seated = new Map<string, { group: Group; now: number }>();
  for (let now = 0; now <= 12 * MINUTE; now += 500) {
    const waiting = all.filter(({ id, since }) => since <= now && !seated.has(id));
    const groups = match(waiting, now);
    for (const group of groups) {
      expect(group.people.length + group.bots).toBe(group.seats);
      for (const id of group.people) {
        const { choices, pace } = all.find((other) => other.id === id)!;
        expect(seated.has(id)).toBe(false);
        expect(pace).toBe(group.pace);
        expect(choices).toContainEqual({ game: group.game, seats: group.seats });
        seated.set(id, { group, now });
      }
    }
    // Nobody waits on who could have sat at a new table in the place of somebody who came later.
    for (const { id, since, choices, pace } of waiting.filter((other) => !seated.has(other.id))) {
      for (const group of groups) {
        const fits = pace === group.pace && choices.some((c) => c.game === group.game && c.seats === group.seats);
        const later = group.people.filter((other) => all.find((w) => w.id === other)!.since > since);
        if (fits) expect(later, `${id} at ${now}`).toEqual([]);
      }
    }
  }
  expect(seated.size).toBe(200);
  // Nobody waited longer than they wanted to.
  for (const { id, since, wait } of all) expect(seated.get(id)!.now).toBeLessThanOrEqual(since + wait! + 500);
  const withPeople = [...seated.values()].filter(({ group }) => group.people.length > 1).length;
  expect(withPeople).toBeGreaterThan(190);
});

it('comes to the same groups whatever order it is given', () => {
  const all = crowd('order');
  const now = 400_000;
  expect(match(all.toReversed(), now)).toEqual(match(all, now));
});
