import { Refusal } from '#kernel';
import type { Quiet } from '#wire';

const MINUTE_MS = 60_000;
const DAY = 1440;

/** The minute of the day in a zone. */
function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

export function mustBeZone(zone: string): string {
  try {
    minuteIn(zone, 0);
    return zone;
  } catch {
    throw new Refusal('bad-request', `"zone": there is no time zone "${zone.slice(0, 40)}".`);
  }
}

/** The next time it is that minute of the day, after a moment; also across the night in which clocks are changed. */
export function nextAt(zone: string, minute: number, after: number): number {
  const begun = after - (after % MINUTE_MS);
  const ahead = (minute - minuteIn(zone, begun) + DAY - 1) % DAY;
  const guess = begun + (ahead + 1) * MINUTE_MS;
  const off = ((minuteIn(zone, guess) - minute + DAY + DAY / 2) % DAY) - DAY / 2;
  const mended = guess - off * MINUTE_MS;
  return mended > after ? mended : guess;
}

export function isQuiet({ zone, from, to }: Quiet, at: number): boolean {
  if (from === to) return false;
  const now = minuteIn(zone, at);
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/** When something may be told: now, or when the quiet hours are over. */
export const whenHeard = (quiet: Quiet | undefined, at: number): number =>
  quiet && isQuiet(quiet, at) ? nextAt(quiet.zone, quiet.to, at) : at;
