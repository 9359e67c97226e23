import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import { rngFrom } from '#kernel';
import { balanceOf, botById, listen, ours, playMatch, type Tale } from '../index.ts';
import { mindOf } from '../mind.ts';

async function play(id: string, seats: number, games: number): Promise<Tale[]> {
  const game = gameById(id);
  const tales: Tale[] = [];
  for (let i = 0; i < games; i++) {
    const listener = listen(game, seats);
    const table = Array.from({ length: seats }, () => ours(botById('random')));
    await playMatch(game, `balance ${i}`, table, () => 0, listener);
    tales.push(listener.tale());
  }
  return tales;
}

describe.each(GAMES.map(({ id }) => id))('the balance of %s', (id) => {
  it('counts every game, seat, point and kind of action once', async () => {
    const tales = await play(id, 3, 3);
    const report = balanceOf(tales);
    expect(report.games).toBe(3);
    expect(report.kinds.length).toBeGreaterThan(3);
    const points = report.points.reduce((sum, { mean }) => sum + mean, 0);
    expect(points).toBeCloseTo(report.score.value, 0);
    expect(report.seatWins.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 2);
    expect(report.endings.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(1, 2);
    for (const { kind, seats, uses } of report.kinds) expect(uses, kind).toBeGreaterThanOrEqual(seats - 0.01);
  });
});

it('a turn is worth what the seat gained in it, to every kind of action it held', async () => {
  const [tale] = await play('yokohama', 2, 1);
  for (const { turns, turnCount, uses } of tale.seats) {
    for (const [kind, { n }] of turns) {
      expect(n).toBeLessThanOrEqual(turnCount);
      expect(n).toBeLessThanOrEqual(uses.get(kind)!);
    }
  }
});

it('an area is used by a president who stops or is put there, and by an agent', async () => {
  const game = gameById('yokohama');
  const { kindOf } = mindOf(game);
  const s = game.setup(2, {}, rngFrom('areas'));
  const kind = (move: string) => kindOf?.(s, 0, game.lexicon.parse(move));
  expect(kind('put bank')).toBe('area: bank');
  expect(kind('tram church')).toBe('area: church');
  expect(kind('agent english customs')).toEqual(['agent', 'area: customs']);
  expect(kind('enter bank')).toBeUndefined();
});

it('who did a kind of action most wins as often as everybody where it does not matter', () => {
  const seat = (uses: number) => ({ uses: new Map([['draw', uses]]), turns: new Map(), turnCount: 1 });
  const tale = (first: number, winner: number): Tale => ({
    seats: [seat(first), seat(2)],
    ranking: [[winner], [1 - winner]],
    scores: [1, 1],
    points: [{ all: 1 }, { all: 1 }],
    endedBy: 'the end',
  });
  const fair = balanceOf([tale(3, 0), tale(3, 1), tale(1, 0), tale(1, 1), tale(2, 0)]);
  expect(fair.kinds[0].mostWins).toBe(1);
  expect(balanceOf([tale(3, 0), tale(1, 1)]).kinds[0].mostWins).toBe(2);

  const shared: Tale = { ...tale(3, 0), ranking: [[0, 1]] };
  const half = balanceOf([shared, tale(3, 1)]);
  expect(half.seatWins.map(({ value }) => value)).toEqual([0.25, 0.75]);
  expect(half.shared.value).toBe(0.5);
  expect(half.kinds[0].mostWins).toBe(0.5);
});
