import { describe, expect, it } from 'vitest';
import { type Box, numberAt, wordsAt } from './beside.ts';

const room = { width: 800, height: 600 };
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('numbers and words of a recap', () => {
  it('a number stands at a corner of its thing and hides next to nothing of it', () => {
    const thing = { x: 300, y: 300, width: 40, height: 20 };
    const { x, y } = numberAt(thing, [thing], [], room);
    expect(x).toBeLessThan(thing.x);
    expect(y).toBeLessThan(thing.y);
  });

  it('many numbers at one thing stand apart from each other', () => {
    const thing = { x: 300, y: 300, width: 30, height: 30 };
    const taken: { x: number; y: number }[] = [];
    for (let n = 0; n < 6; n++) taken.push(numberAt(thing, [thing], taken, room));
    for (const [i, a] of taken.entries())
      for (const b of taken.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(20);
  });

  it('at the edge they stay on the board', () => {
    const { x, y } = numberAt({ x: 0, y: 0, width: 50, height: 50 }, [], [], room);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(12);
  });

  it('words cover neither their own thing nor another one of the turn', () => {
    const thing = { x: 300, y: 300, width: 60, height: 60 };
    const other = { x: 380, y: 300, width: 60, height: 60 };
    const size = { width: 250, height: 50 };
    const words = wordsAt(thing, [thing, other], size, room);
    expect(apart(words, thing)).toBe(true);
    expect(apart(words, other)).toBe(true);
  });
});
