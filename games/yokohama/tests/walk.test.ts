import { firstSeat, rngFrom, Table } from 'engawa';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../data/index.ts';
import yokohama from '../index.ts';
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
