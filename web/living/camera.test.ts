import { describe, expect, it } from 'vitest';
import { type Box, liesIn, shotOf } from './camera.ts';

const part: Box = { x: 40, y: 110, width: 1000, height: 560 };

/** The part as it lies in the frame. */
const seen = (frame: { width: number; height: number }, deed?: Box) => {
  const { scale, x, y } = shotOf(frame, part, deed);
  return {
    scale,
    left: x + part.x * scale,
    top: y + part.y * scale,
    right: x + (part.x + part.width) * scale,
    bottom: y + (part.y + part.height) * scale,
  };
};

describe('the camera of the living board', () => {
  it('fills a wide frame with the whole width and leaves no edge', () => {
    const { scale, left, right, top, bottom } = seen({ width: 750, height: 300 });
    expect(scale).toBeCloseTo(0.75);
    expect([left, right]).toEqual([0, 750]);
    expect(top).toBeLessThanOrEqual(0);
    expect(bottom).toBeGreaterThanOrEqual(300);
  });

  it('shows a piece of the board on a phone, large enough to be made out', () => {
    expect(seen({ width: 358, height: 200 }).scale).toBe(0.6);
  });

  it('brings the last deed near the middle, but never shows what lies beyond the part', () => {
    const frame = { width: 358, height: 200 };
    const inside = { x: 500, y: 400, width: 20, height: 20 };
    const { x, scale } = shotOf(frame, part, inside);
    expect(x + 510 * scale).toBeCloseTo(179);
    expect(seen(frame, { x: 1030, y: 120, width: 8, height: 8 })).toMatchObject({ right: 358, top: 0 });
  });

  it('knows what lies in the part', () => {
    expect(liesIn({ x: 500, y: 400, width: 20, height: 20 }, part)).toBe(true);
    expect(liesIn({ x: 1200, y: 400, width: 20, height: 20 }, part)).toBe(false);
  });
});
