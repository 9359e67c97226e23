import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import nippon from '#games/nippon/index.ts';
import {
  type Foretold,
  firstSeat,
  foretell,
  type Game,
  type GameEvent,
  HIDDEN,
  LANGUAGES,
  rngFrom,
  Table,
} from '#kernel';
import { chipsOf, reveals } from './chips.ts';
import { shortly } from './question.ts';
import { tellingOf } from './telling.ts';

/** Plays at random and looks at what the choices of every position bring before one of them is made. */
function* positions(game: Game, moves: number): Iterable<{ table: Table; seat: number; move: number }> {
  const table = Table.open(game, { seats: game.seats[0], seed: 'chips' });
  const rng = rngFrom('chips');
  for (let n = 0; n < moves && !table.over; n++) {
    const seat = firstSeat(table.turn);
    const legal = table.moves(seat);
    const move = legal[rng.below(legal.length)];
    yield { table, seat, move };
    table.play(seat, move);
  }
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('what a choice of $id brings', ({ game }) => {
  it('is told by chips with a sign, points among them as they then come', () => {
    for (const { table, seat, move } of positions(game, 120)) {
      const foretold = foretell(game, table.view(seat), seat, move);
      const chips = chipsOf(game, foretold, move, seat, String, 'en');
      for (const { kind, text } of chips) {
        if (kind === 'draw' || kind === 'open') expect(text).toBe('');
        else expect(text).not.toBe('');
        if (kind === 'points' || kind === 'end') expect(text).toMatch(/^[−+]\d|^\?$/);
      }
      if (reveals(foretold)) continue;
      const told = chips
        .filter(({ kind }) => kind === 'points' || kind === 'end')
        .reduce((sum, { text }) => sum + Number(text.replace('−', '-').replace(/[^-\d]/g, '')), 0);
      const before = game.score(table.state, seat);
      const after = game.layout.clone(table.state);
      game.play(after, seat, move);
      for (const forced of foretold.forced) game.play(after, forced.seat, forced.move);
      expect(told, game.lexicon.text(move)).toBe(game.score(after, seat) - before);
    }
  });

  it.each(LANGUAGES)('is told in whole words in %s', (language) => {
    for (const { table, seat, move } of positions(game, 60)) {
      const foretold = foretell(game, table.view(seat), seat, move);
      const lines = tellingOf(game, foretold, seat, move, (who) => `Seat ${who}`, language).flatMap(([, some]) => some);
      expect(lines.filter((line) => line.trim() === '' || /NaN|undefined|\[object/.test(line))).toEqual([]);
    }
  });
});

describe('chips', () => {
  const table = Table.open(nippon, { seats: 3, seed: 'chips of a worker' });
  const seat = firstSeat(table.turn);
  const take = table.moves(seat).find((move) => nippon.lexicon.text(move).startsWith('take'))!;

  it('tell what the choice itself names only where it is all there is', () => {
    const foretold = foretell(nippon, table.view(seat), seat, take);
    expect(chipsOf(nippon, foretold, take, seat, String, 'en').map(({ kind }) => kind)).toEqual(['gain']);
    const dearer = { ...foretold, price: [{ what: 'yen', n: 3 }] };
    expect(chipsOf(nippon, dearer, take, seat, String, 'en').map(({ kind }) => kind)).toEqual(['price']);
  });

  it('tell a draw that shows something new, and what another has in secret', () => {
    const foretold = foretell(nippon, table.view(seat), seat, take);
    const last = (told: Foretold) => chipsOf(nippon, told, take, seat, String, 'en').at(-1)?.kind;
    const drawn: GameEvent = { kind: 'gain', seat, what: HIDDEN, clause: 'N-8.3' };
    expect(last({ ...foretold, events: [...foretold.events, drawn] })).toBe('draw');
    expect(last({ ...foretold, complete: false })).toBe('open');
  });
});

describe('the question that a choice leads to', () => {
  it('is told whole where it fits, else as far as a part of it can stand alone', () => {
    expect(shortly('Draw from which deck?')).toBe('Draw from which deck?');
    expect(shortly('Place or move yakuza, play events, or end the turn')).toBe('Place or move yakuza');
    expect(shortly('Settle villagers from your hand? Each eats 1 rice every Winter')).toBe(
      'Settle villagers from your hand?',
    );
    expect(shortly('手札の住民を住まわせますか？ 1人につき毎冬、米1を食べます')).toBe('手札の住民を住まわせますか？');
    expect(shortly('Télégramme : un assistant de plus à côté, ou pas ?')).toBe('Télégramme');
  });
});
