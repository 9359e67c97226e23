import { describe, expect, it } from 'vitest';
import { overlap, placeAt } from './placing.ts';

const ROOM = { left: 0, top: 0, width: 1000, height: 700 };
const SIZE = { width: 500, height: 300 };
const at = (left: number, top: number, width = 100, height = 60) => ({ left, top, width, height });

describe('a bubble', () => {
  it('stands beside what it speaks of, with its arrow there', () => {
    const place = placeAt([at(850, 300)], SIZE, ROOM);
    expect(place.side).toBe('left');
    expect(place.left + SIZE.width).toBeLessThan(850);
  });

  it('hides none of the things, wherever they lie', () => {
    for (let x = 0; x <= 900; x += 90) {
      for (let y = 0; y <= 640; y += 80) {
        const things = [at(x, y), at(900 - x, y), at(Math.min(900, x + 120), y)];
        const place = placeAt(things, SIZE, ROOM);
        const box = { left: place.left, top: place.top, ...SIZE };
        expect(things.reduce((sum, thing) => sum + overlap(thing, box), 0)).toBe(0);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + SIZE.width).toBeLessThanOrEqual(1000);
      }
    }
  });

  it('stands in the middle where it speaks of the whole, without an arrow', () => {
    expect(placeAt([], SIZE, ROOM)).toEqual({ left: 250, top: 200, arrow: 0 });
  });
});
