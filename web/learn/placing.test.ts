import { describe, expect, it } from 'vitest';
import { overlap, placeAt, shiftFor, spotFor } from './placing.ts';

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

  it('keeps off what lies around the things too, along their side where that helps', () => {
    const group = at(700, 200, 280, 200);
    const own = at(0, 380, 1000, 320);
    const place = placeAt([at(760, 330)], SIZE, ROOM, [[group], [own]]);
    const box = { left: place.left, top: place.top, ...SIZE };
    expect([group, own].map((other) => overlap(other, box))).toEqual([0, 0]);
    expect(place.side).toBe('left');
    expect(place.top + place.arrow).toBeCloseTo(300);
  });

  it('stands above a thing too where there is room beside it', () => {
    const own = at(0, 560, 1000, 140);
    const place = placeAt([at(300, 600)], SIZE, ROOM, [[at(290, 570, 120, 120)], [own]]);
    expect(place).toMatchObject({ side: 'above', top: 256 });
  });

  it('would rather hide a part of one’s own than what the question is about', () => {
    const group = at(0, 0, 1000, 300);
    const own = at(0, 500, 1000, 200);
    const place = placeAt([at(100, 100)], SIZE, ROOM, [[group], [own]]);
    expect(overlap(group, { left: place.left, top: place.top, ...SIZE })).toBe(0);
  });

  it('stands in the middle where it speaks of the whole, without an arrow', () => {
    expect(placeAt([], SIZE, ROOM)).toEqual({ left: 250, top: 200, arrow: 0 });
  });
});

describe('a name', () => {
  const NAME = { width: 60, height: 26 };

  it('stands on the first side of its thing where it hides nothing', () => {
    const thing = at(400, 300);
    expect(spotFor(thing, NAME, ROOM, [])).toMatchObject({ side: 'right', left: 509, top: 317 });
    expect(spotFor(thing, NAME, ROOM, [at(500, 300)])?.side).toBe('left');
    expect(spotFor(thing, NAME, ROOM, [at(500, 300), at(300, 300)])?.side).toBe('below');
  });

  it('is left out where something is to be read on every side, and where it would be cut', () => {
    const around = [at(500, 300), at(300, 300), at(400, 360), at(400, 240)];
    expect(spotFor(at(400, 300), NAME, ROOM, around)).toBeUndefined();
    expect(spotFor(at(0, 0, 1000, 700), NAME, ROOM, [])).toBeUndefined();
  });
});

it('a thing below the edge of the sheet is scrolled above it, and what is too high shows its beginning', () => {
  expect(shiftFor(at(0, 300), 100, 400)).toBe(0);
  expect(shiftFor(at(0, 380), 100, 400)).toBe(40);
  expect(shiftFor(at(0, 50), 100, 400)).toBe(-50);
  expect(shiftFor(at(0, 250, 100, 500), 100, 400)).toBe(150);
});
