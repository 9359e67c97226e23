import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Protocol } from '../protocol.ts';

/** `engawa protocol`: JSON lines on standard input and output until the input ends. */
export async function protocolCommand(): Promise<number> {
  const protocol = new Protocol();
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    await protocol.prepare(text);
    // A slow reader slows us down instead of filling the memory.
    if (!process.stdout.write(`${protocol.line(text)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}
