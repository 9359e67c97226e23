import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import nippon from '#games/nippon/index.ts';
import yokohama from '#games/yokohama/index.ts';
import { firstSeat, type Game, LANGUAGES, rngFrom, sayThing, Table } from '#kernel';
import { apartBy, rowsBeside, rowsOf, sayTogether } from './branches.ts';

const movesOf = (game: Game, ...texts: string[]) => texts.map(game.lexicon.parse);

describe('long lists in steps', () => {
  it('a group says what its choices have in common, with a gap for what is still open', () => {
    const taken = movesOf(nippon, 'take 3 red', 'take 3 blue');
    expect(sayTogether(nippon, taken, 'en')).toContain('…');
    expect(sayTogether(nippon, taken, 'en')).toContain(sayThing(nippon, 'slot:3', 'en'));
    expect(apartBy(nippon, taken, 'en')).toEqual(
      ['worker:red', 'worker:blue'].map((ref) => sayThing(nippon, ref, 'en')),
    );
  });

  it('a number that is still open is a gap too', () => {
    const [area] = yokohama.lexicon.verbs.fetch[0].ids;
    const fetched = movesOf(yokohama, `fetch ${area} 1`, `fetch ${area} 2`);
    for (const language of LANGUAGES) expect(sayTogether(yokohama, fetched, language)).toContain('…');
  });

  it('beside a board that offers them, neighbours of one kind are one line', () => {
    const areas = yokohama.lexicon.verbs.place[0].ids.map((area) => `place ${area}`);
    const moves = movesOf(yokohama, ...areas, 'pass');
    const rows = rowsBeside(yokohama, moves, new Set(moves.slice(0, -1)));
    expect(rows.map((row) => row.moves.length)).toEqual([areas.length, 1]);
    expect(rowsBeside(yokohama, moves, new Set()).length).toBe(rowsOf(yokohama, moves).length);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'every group of %s has a sentence in every language',
    (_, game) => {
      const table = Table.open(game, { seats: game.seats[1], seed: 'groups' });
      const rng = rngFrom('groups');
      for (let n = 0; n < 200 && !table.over; n++) {
        const seat = firstSeat(table.turn);
        const moves = table.moves(seat);
        for (const { moves: some } of rowsOf(game, moves)) {
          if (some.length === 1) continue;
          for (const language of LANGUAGES) expect(sayTogether(game, some, language)).not.toMatch(/NaN|undefined/);
        }
        table.play(seat, moves[rng.below(moves.length)]);
      }
    },
  );
});
