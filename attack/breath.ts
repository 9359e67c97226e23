const MOST_MS = 10;
let last = performance.now();

/** In a long computation, now and then: sockets and timers of the attacks that wait get their turn. */
export async function breathe(): Promise<void> {
  if (performance.now() - last < MOST_MS) return;
  await new Promise((resolve) => setImmediate(resolve));
  last = performance.now();
}
