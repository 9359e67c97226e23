import { firstSeat, rngFrom, Table } from 'engawa';
import type { Drawn } from 'engawa/drawing';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../data/index.ts';
import yokohama from '../index.ts';
import { draw } from '../view/board.tsx';
import { walkOf } from '../view/walk.ts';

const { lexicon } = yokohama;

describe('the ways of a walk (Y-8.2)', () => {
  it('begin with the steps that may be taken, lead over areas next to each other, and cost what is paid', () => {
    let walks = 0;
    let longest = 0;
    for (const seats of [2, 3, 4]) {
      const table = Table.open(yokohama, { seats, seed: `walks ${seats}` });
      const rng = rngFrom(`walks ${seats}`);
      while (!table.over) {
        const seat = firstSeat(table.turn);
        const moves = table.moves(seat);
        const walk = walkOf(table.state);
        if (walk) {
          const legal = new Set(moves.map((move) => lexicon.text(move)).filter((text) => /^(enter|put) /.test(text)));
          const yen = table.state.seat[seat].yen;
          walk.ways.forEach((way, area) => {
            if (!way) return;
            walks++;
            longest = Math.max(longest, way.areas.length);
            expect(way.areas.at(-1)).toBe(area);
            expect(way.toll).toBeLessThanOrEqual(yen);
            // A way may pass where it cannot end; the step is refused only when nothing beyond can be reached (Y-8.2.8).
            if (!way.stops) return;
            const first = AREAS[way.areas[Math.min(1, way.areas.length - 1)]].id;
            expect([...legal]).toContain(way.areas.length > 1 ? `enter ${first}` : `put ${first}`);
          });
          for (const text of legal) {
            const area = AREAS.findIndex(({ id }) => id === text.split(' ')[1]);
            expect(walk.ways[area], text).toBeDefined();
          }
        }
        table.play(seat, moves[rng.below(moves.length)]);
      }
    }
    expect(walks).toBeGreaterThan(200);
    expect(longest).toBeGreaterThan(3);
  });
});

/** Every line on the whole town that shows where somebody walks. */
function linesIn(drawn: Drawn | string): string[] {
  if (typeof drawn === 'string') return [];
  const own = drawn.props.class === 'routes' ? drawn.children : [];
  return [...own.map((line) => String((line as Drawn).props.d)), ...drawn.children.flatMap(linesIn)];
}

it('is drawn through the pictures of the areas and the gaps between them, never across what can be built', () => {
  const table = Table.open(yokohama, { seats: 4, seed: 'lines' });
  const rng = rngFrom('lines');
  let turns = 0;
  for (let i = 0; i < 600 && !table.over; i++) {
    const seat = firstSeat(table.turn);
    if (walkOf(table.state)) {
      for (const line of linesIn(draw(table.state, seat, 'en'))) {
        for (const [, path] of line.matchAll(/M([^MV]*)/g)) {
          const points = path.split('L').map((point) => point.split(' ').map(Number));
          points.slice(1).forEach(([x, y], at) => {
            const [fromX, fromY] = points[at];
            if (y === fromY) return;
            turns++;
            expect(x, line).toBe(fromX);
            // Down in the gap beside the upper board, to the middle of the lower one: rows are shifted by half a board.
            const upper = Math.floor(Math.min(y, fromY) / 100);
            expect(Math.abs(x / 50 + upper) % 2, line).toBe(0);
          });
        }
      }
    }
    const moves = table.moves(seat);
    table.play(seat, moves[rng.below(moves.length)]);
  }
  expect(turns).toBeGreaterThan(20);
});
