import { existsSync } from 'node:fs';
import { Refusal } from '#kernel';
import { readJson, writeJson } from '../files.ts';

/** A training that can go on where it stopped. */
export interface Checkpoint {
  /** What is trained, as text: a checkpoint of something else is refused. */
  readonly task: string;
  readonly sittings: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly totals: readonly number[];
  /** Weights, the two means of Adam, and the average that becomes the net: 32-bit numbers in base64. */
  readonly arrays: readonly string[];
}

export function saveCheckpoint(path: string, checkpoint: Checkpoint): void {
  writeJson(path, checkpoint);
}

export function loadCheckpoint(path: string, task: string): Checkpoint | undefined {
  if (!existsSync(path)) return undefined;
  const found = readJson(path) as Checkpoint;
  if (found.task === task) return found;
  throw new Refusal('other-training', `${path} belongs to another training; remove it or give another --out.`);
}

export const pack = (values: Float32Array): string =>
  Buffer.from(new Uint8Array(values.buffer, values.byteOffset, values.byteLength)).toString('base64');

export function unpack(text: string, into: Float32Array): void {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== into.byteLength) throw new Refusal('bad-checkpoint', 'The checkpoint does not fit; remove it.');
  new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(bytes);
}
