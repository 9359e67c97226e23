import { describe, expect, it } from 'vitest';
import { isQuiet, mustBeZone, nextAt, whenHeard } from '../notify/hours.ts';

const at = (iso: string): number => Date.parse(iso);
const NIGHT = { zone: 'Europe/Paris', from: 22 * 60, to: 7 * 60 };

describe('hours of the day, where somebody lives', () => {
  it('finds the next time it is that late', () => {
    expect(nextAt('UTC', 8 * 60, at('2026-11-18T07:59:30Z'))).toBe(at('2026-11-18T08:00:00Z'));
    expect(nextAt('UTC', 8 * 60, at('2026-11-18T08:00:30Z'))).toBe(at('2026-11-19T08:00:00Z'));
    expect(nextAt('Asia/Tokyo', 0, at('2026-11-18T14:00:00Z'))).toBe(at('2026-11-18T15:00:00Z'));
    expect(nextAt('Asia/Kolkata', 9 * 60 + 15, at('2026-11-18T00:00:00Z'))).toBe(at('2026-11-18T03:45:00Z'));
  });

  it('also across the nights in which clocks are changed', () => {
    // Paris goes back an hour on 25 October 2026, and forth on 28 March 2027.
    expect(nextAt('Europe/Paris', 7 * 60, at('2026-10-24T20:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'));
    expect(nextAt('Europe/Paris', 7 * 60, at('2027-03-27T21:00:00Z'))).toBe(at('2027-03-28T05:00:00Z'));
    // 2:30 does not exist that night: it is told, and not later than the night after.
    const never = nextAt('Europe/Paris', 150, at('2027-03-27T21:00:00Z'));
    expect(never - at('2027-03-27T21:00:00Z')).toBeLessThan(25 * 3_600_000);
  });

  it('knows quiet hours over midnight and within a day', () => {
    expect(isQuiet(NIGHT, at('2026-11-18T21:30:00Z'))).toBe(true);
    expect(isQuiet(NIGHT, at('2026-11-18T20:30:00Z'))).toBe(false);
    expect(isQuiet(NIGHT, at('2026-11-18T05:59:00Z'))).toBe(true);
    expect(isQuiet(NIGHT, at('2026-11-18T06:00:00Z'))).toBe(false);
    expect(isQuiet({ zone: 'UTC', from: 540, to: 600 }, at('2026-11-18T09:30:00Z'))).toBe(true);
    expect(isQuiet({ zone: 'UTC', from: 540, to: 540 }, at('2026-11-18T09:00:00Z'))).toBe(false);
    expect(whenHeard(NIGHT, at('2026-11-18T22:00:00Z'))).toBe(at('2026-11-19T06:00:00Z'));
    expect(whenHeard(undefined, 5)).toBe(5);
  });

  it('refuses zones that are none', () => {
    expect(() => mustBeZone('Nowhere/At_All')).toThrow('no time zone');
    expect(mustBeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});
