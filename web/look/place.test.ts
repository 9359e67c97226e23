import { describe, expect, it } from 'vitest';
import { type Box, placeOf } from './place.ts';

const room: Box = { left: 8, top: 8, width: 1100, height: 884 };
const size = { width: 384, height: 460 };
const box = (left: number, top: number, width = 60, height = 40): Box => ({ left, top, width, height });

const covers = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const isWithin = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.top >= b.top && a.left + a.width <= b.left + b.width && a.top + a.height <= b.top + b.height;

describe('a pop-over', () => {
  it('stands beside its thing wherever that lies, never on it and never outside its room', () => {
    for (let left = 8; left <= 1048; left += 40) {
      for (let top = 8; top <= 852; top += 44) {
        const thing = box(left, top);
        const place = placeOf(thing, size, room);
        expect(covers({ ...place, ...size }, thing), `${left} ${top}`).toBe(false);
        expect(isWithin({ ...place, ...size }, room), `${left} ${top}`).toBe(true);
      }
    }
  });

  it('stands on the side towards the middle, with its arrow at the middle of the thing', () => {
    const thing = box(900, 300);
    const { side, left, top, arrow } = placeOf(thing, size, room);
    expect([side, left]).toEqual(['left', 900 - 14 - 384]);
    expect(top + arrow).toBe(320);
    expect(placeOf(box(100, 300), size, room).side).toBe('right');
  });

  it('stands to the left of what lies beside the board, so that the prompt is never covered', () => {
    expect(placeOf(box(1200, 60), size, room)).toMatchObject({ side: 'left', left: 1108 - 384 });
  });

  it('stands below or above what is as wide as the board', () => {
    expect(placeOf(box(8, 40, 1100, 60), size, room).side).toBe('below');
    expect(placeOf(box(8, 800, 1100, 60), size, room).side).toBe('above');
  });

  it('keeps away from the pointer where a thing leaves room on no side', () => {
    const sea = box(8, 8, 1100, 884);
    expect(placeOf(sea, size, room, { x: 100, y: 100 })).toEqual({ left: 724, top: 432, arrow: 0 });
    expect(placeOf(sea, size, room, { x: 1000, y: 800 })).toEqual({ left: 8, top: 8, arrow: 0 });
  });
});
