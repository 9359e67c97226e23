import { readFileSync } from 'node:fs';
import type { Payer } from './purse.ts';

const AGAIN_MS = 500;
/** Of less there is nothing to be learnt. */
const LITTLE_MS = 5;

/** Milliseconds this thread has had a processor. Where the system does not tell, those of all our threads, which is more. */
function processorTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

let share = 1;
let asked = performance.now();
let loop = performance.eventLoopUtilization();
let used = processorTime();

/** How much of its time the event loop had a processor: on a busy machine others have it in between, and nobody here pays for that. */
function processorShare(now: number): number {
  if (now - asked < AGAIN_MS) return share;
  asked = now;
  const { active } = performance.eventLoopUtilization(loop);
  const time = processorTime();
  if (active >= LITTLE_MS && time > used) share = Math.min(1, (time - used) / active);
  loop = performance.eventLoopUtilization();
  used = time;
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
