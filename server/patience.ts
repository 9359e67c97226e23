import type { Log } from './ops/log.ts';

/** How long the house waits for others, in milliseconds; tests wait less. */
export interface Patience {
  /** For the first byte of a connection up to the end of a request's headers. */
  readonly headers: number;
  /** For a whole request, its body included. */
  readonly request: number;
  /** For any sign of life while a request is under way: of a client that does not read its answer, for one. */
  readonly silence: number;
  /** For the next request on a connection that is kept. */
  readonly idle: number;
  /** How often all that is looked at. */
  readonly glance: number;
  /** When leaving, behind a proxy: until it has noticed that nobody new should come here. Tables go on meanwhile. */
  readonly proxy: number;
  /** When leaving: for what is under way at the tables. */
  readonly deeds: number;
  /** When leaving: for requests under way, once the tables are closed. */
  readonly requests: number;
  /** When leaving: for each of bots, bus and store. */
  readonly part: number;
}

/** Leaving takes 4.3 seconds at most: these, and a second in which WebSockets may say goodbye; behind a proxy 5.6. */
export const PATIENCE: Patience = {
  headers: 10_000,
  request: 20_000,
  silence: 30_000,
  idle: 15_000,
  glance: 1000,
  proxy: 1300,
  deeds: 1200,
  requests: 500,
  part: 400,
};

/** A proxy keeps connections for many visitors, and closes them itself; it must not find one closed under its hands. */
export const PROXY_IDLE_MS = 75_000;

/** Waits for a step of leaving, but not for ever, and whatever becomes of it the next one follows. */
export async function leaveBehind(log: Log, what: string, milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      log.warn({ what, milliseconds }, 'did not finish in time and is left behind');
      resolve();
    }, milliseconds);
  });
  const done = work.then(
    () => undefined,
    (err) => log.warn({ what, err }, 'went wrong while leaving'),
  );
  await Promise.race([done, late]);
  clearTimeout(timer);
}
