import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { frame, handshake, TEXT, Wire } from './wire.ts';

/** Watchers of one address, in a thread of their own: what they do costs the clock of the measurement nothing. */
export interface Crowd {
  readonly url: string;
  readonly table: string;
  readonly size: number;
  readonly from: string;
  /** What each asks, again and again, and how often in a second: as much as a connection may. */
  readonly request: object;
  readonly perSecond: number;
}

const TICK_MS = 50;
/** Those who are let go come back, as fast as the door lets them in. */
const BACK_IN_A_TICK = 1;

const { url, table, size, from, request, perSecond } = workerData as Crowd;
const asking = frame(TEXT, JSON.stringify({ id: 1, ...request }));
const hello = frame(TEXT, '{"id":0,"do":"hello"}');

async function enter(): Promise<Wire | undefined> {
  const wire = await Wire.open(url, from).catch(() => undefined);
  wire?.send(handshake(url, table));
  // After the handshake, without waiting for its answer: a client may.
  wire?.send(hello);
  return wire;
}

let wires: Wire[] = [];
for (let i = 0; i < size; i++) {
  const wire = await enter();
  if (wire) wires.push(wire);
}
await wait(500);
parentPort!.postMessage('ready');
let owed = 0;
setInterval(async () => {
  owed += (perSecond * TICK_MS) / 1000;
  const now = Math.floor(owed);
  owed -= now;
  wires = wires.filter(({ closedAt }) => closedAt === undefined);
  for (const wire of wires) for (let i = 0; i < now; i++) wire.send(asking);
  for (let i = 0; i < BACK_IN_A_TICK && wires.length < size; i++) {
    const wire = await enter();
    if (wire) wires.push(wire);
  }
}, TICK_MS);
