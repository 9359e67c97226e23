import type { ClockSpec } from '#wire';

/** The bank, in seconds, of a live table at the usual speed. */
const USUAL_BANK = 1200;
const FASTEST = 0.25;
/** A long turn takes no longer than so many steps. */
const MOST_STEPS = 6;

/** How long people may look at what happened before a bot's next step: a pause each, less at a fast table and in a long turn. */
export function pauseFor(pace: number, clock: ClockSpec | null, steps: number): number {
  const speed = clock?.kind === 'live' ? Math.min(1, Math.max(FASTEST, clock.bank / USUAL_BANK)) : 1;
  return pace * speed * Math.min(1, MOST_STEPS / Math.max(1, steps));
}
