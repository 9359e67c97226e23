import type { Payer } from './purse.ts';

const AGAIN_MS = 500;
/** Of less there is nothing to be learnt. */
const LITTLE_MS = 5;

let share = 1;
let asked = performance.now();
let loop = performance.eventLoopUtilization();
let used = process.cpuUsage();

/**
 * How much of its time the event loop had a processor, as far as can be told: on a busy machine others have it in between, and nobody here pays for
 * that. Our other threads use processors too, so it is at least this much.
 */
function processorShare(now: number): number {
  if (now - asked < AGAIN_MS) return share;
  asked = now;
  const { active } = performance.eventLoopUtilization(loop);
  const { user, system } = process.cpuUsage(used);
  loop = performance.eventLoopUtilization();
  used = process.cpuUsage();
  share = active < LITTLE_MS ? 1 : Math.min(1, (user + system) / 1000 / active);
  return share;
}

/** What is done for somebody, they pay for. */
export function charged<T>(payer: Payer, act: () => T): T {
  const began = performance.now();
  try {
    return act();
  } finally {
    const now = performance.now();
    payer.pay((now - began) * processorShare(now));
  }
}
