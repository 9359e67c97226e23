import { describe, expect, it } from 'vitest';
import yokohama from '#games/yokohama/index.ts';
import { firstSeat, foretell, type GameEvent, rngFrom, Table } from '#kernel';
import { errandsIn } from './errands.ts';

describe('an errand', () => {
  it('is made of moves that are legal one after the other, and is foretold as it then happens', () => {
    const { lexicon, layout } = yokohama;
    const table = Table.open(yokohama, { seats: 3, seed: 'errands' });
    const rng = rngFrom('errands');
    let [found, longest] = [0, 0];
    for (let n = 0; n < 500 && !table.over; n++) {
      const seat = firstSeat(table.turn);
      for (const [name, way] of errandsIn(yokohama, table.view(seat), seat)) {
        found++;
        longest = Math.max(longest, way.length);
        expect(way).toContain(name);
        expect(lexicon.refs(name)).toHaveLength(1);
        const [last, before] = [way[way.length - 1], way.slice(0, -1)];
        const foretold = foretell(yokohama, table.view(seat), seat, last, 'en', before);
        const after = layout.clone(table.state);
        const events: GameEvent[] = [];
        for (const move of [...way, ...foretold.forced.map((forced) => forced.move)]) {
          expect(yokohama.why(after, seat, move), lexicon.text(move)).toBeUndefined();
          yokohama.play(after, seat, move, (event) => void events.push(event));
        }
        expect(foretold.events).toEqual(events);
      }
      const moves = table.moves(seat);
      table.play(seat, moves[rng.below(moves.length)]);
    }
    expect(found).toBeGreaterThan(20);
    expect(longest).toBeGreaterThan(2);
  });
});
