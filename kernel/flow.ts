import { NONE, STACK, type State } from './layout.ts';
import { FRAME, type Step } from './step.ts';

/**
 * The plan of a state: a stack of frames. What is called last happens first. A step that is finished ends itself;
 * whatever lies below then goes on. In a simultaneous phase each seat works through a stack of its own.
 */

const stackIn = (s: State): number => (s.stackOf === NONE ? STACK : s.ownStacks[s.stackOf]);

/** Where the top frame of a stack starts. */
export const topOf = (s: State, stack: number): number => stack + 1 + (s.cells[stack] - 1) * FRAME;

/** Puts a step for a given seat on top of the plan. */
export function callFor(s: State, seat: number, step: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  const stack = stackIn(s);
  const cells = s.cells;
  if (cells[stack] === (s.stackOf === NONE ? s.depth : s.ownDepth)) throw new Error(`no room to plan ${step.name}`);
  cells[stack]++;
  const at = topOf(s, stack);
  cells[at] = step.id;
  cells[at + 1] = seat;
  cells[at + 2] = a;
  cells[at + 3] = b;
  cells[at + 4] = c;
  cells[at + 5] = d;
  cells[at + 6] = e;
  cells[at + 7] = f;
}

/** Puts a step on top of the plan, for the seat whose step is under way. */
export function call(s: State, step: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  callFor(s, s.acting, step, a, b, c, d, e, f);
}

/** The step on top is finished. Its variables are wiped, so read before what you need of them; its seat stays known. */
export function end(s: State): void {
  const stack = stackIn(s);
  const at = topOf(s, stack);
  s.cells.fill(0, at, at + FRAME);
  s.cells[stack]--;
}

/** Forgets everything that was pending. */
export function clearPlan(s: State): void {
  s.cells.fill(0, STACK, STACK + 1 + s.depth * FRAME);
  clearOwn(s);
}

/** Forgets what seats have to do by themselves: a simultaneous phase is over. */
export function clearOwn(s: State): void {
  for (const own of s.ownStacks) s.cells.fill(0, own, own + 1 + s.ownDepth * FRAME);
}

/** Gives a seat a first step of its own in a simultaneous phase. */
export function callOwn(s: State, seat: number, step: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  const before = s.stackOf;
  s.stackOf = seat;
  callFor(s, seat, step, a, b, c, d, e, f);
  s.stackOf = before;
}

/** A variable of the step on top of the common plan, by its place: what everybody waits for. */
export const pendingDetail = (s: State, i: number): number => s.cells[topOf(s, STACK) + 2 + i];
