import { Refusal } from '#kernel';
import type { BeamSettings } from './beam.ts';

/** Outputs are made in blocks of sixteen numbers. */
const BLOCK = 16;
const up = (n: number): number => Math.ceil(n / BLOCK) * BLOCK;

/** Where things lie in the weights of a net with two hidden layers. Rows belong to inputs: w[input * width + output]. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: readonly [number, number];
  /** Win logits by seat, margins by seat, final points of the mover by category. */
  readonly outputs: number;
  readonly width: number;
  readonly w1: number;
  readonly b1: number;
  readonly w2: number;
  readonly b2: number;
  readonly w3: number;
  readonly b3: number;
  readonly weights: number;
}

export function shapeOf(inputs: number, hidden: readonly [number, number], outputs: number): Shape {
  const [h1, h2] = hidden;
  if (h1 % BLOCK !== 0 || h2 % BLOCK !== 0) throw new Error(`hidden layers are multiples of ${BLOCK}`);
  const width = up(outputs);
  const w1 = 0;
  const b1 = w1 + inputs * h1;
  const w2 = b1 + h1;
  const b2 = w2 + h1 * h2;
  const w3 = b2 + h2;
  const b3 = w3 + h2 * width;
  return { inputs, hidden, outputs, width, w1, b1, w2, b2, w3, b3, weights: b3 + width };
}

/** A trained net as it lies in the repository. */
export interface NetFile {
  readonly format: 'engawa-net/1';
  readonly game: string;
  /** Rules version, player count and hash of the inputs it was trained for. */
  readonly version: number;
  readonly seats: number;
  readonly inputs: { readonly size: number; readonly hash: string };
  readonly hidden: readonly [number, number];
  readonly categories: readonly string[];
  /** Points that stand for 1 in the margin and in the category outputs. */
  readonly scale: number;
  /** How the one-turn bot plans with it. */
  readonly beam: BeamSettings;
  /** Has it learnt from the chairs of seats that did not move last? */
  readonly anyChair?: boolean;
  /** Turns of the table for which simulations play on with it; without the figure they grow a tree. */
  readonly ahead?: number;
  /** Half-precision numbers in base64. */
  readonly weights: string;
  /** How it came to be: seeds, settings, games, CPU time. */
  readonly run: Readonly<Record<string, unknown>>;
}

export interface Net {
  readonly game: string;
  readonly seats: number;
  readonly categories: readonly string[];
  readonly scale: number;
  readonly beam: BeamSettings;
  readonly anyChair: boolean;
  readonly ahead: number;
  readonly shape: Shape;
  readonly weights: Float32Array;
}

export const outputsFor = (seats: number, categories: number): number => 2 * seats + categories;

export function readNet(file: NetFile): Net {
  if (file.format !== 'engawa-net/1') throw new Refusal('bad-net', 'This is not a net of ours.');
  const { game, seats, categories, scale, beam, anyChair = false, ahead = 0, inputs, hidden } = file;
  const shape = shapeOf(inputs.size, hidden, outputsFor(seats, categories.length));
  const weights = fromHalves(file.weights);
  if (weights.length !== shape.weights) {
    throw new Refusal(
      'bad-net',
      `The net of ${game} for ${seats} has ${weights.length} weights, not ${shape.weights}.`,
    );
  }
  return { game, seats, categories, scale, beam, anyChair, ahead, shape, weights };
}

/** Half precision: 1 sign bit, 5 bits of exponent, 10 of mantissa. */
export function toHalves(values: Float32Array): string {
  const bytes = new Uint8Array(values.length * 2);
  const view = new DataView(bytes.buffer);
  const float = new Float32Array(1);
  const bits = new Uint32Array(float.buffer);
  for (let i = 0; i < values.length; i++) {
    float[0] = values[i];
    const sign = (bits[0] >>> 16) & 0x8000;
    const exponent = ((bits[0] >>> 23) & 0xff) - 112;
    const mantissa = (bits[0] >>> 13) & 0x3ff;
    const round = (bits[0] >>> 12) & 1;
    // Below half precision's range nothing is left; above it the largest number stands in.
    const half = exponent <= 0 ? 0 : exponent >= 31 ? 0x7bff : Math.min(0x7bff, ((exponent << 10) | mantissa) + round);
    view.setUint16(i * 2, sign | half, true);
  }
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += String.fromCharCode(bytes[i]);
  return btoa(text);
}

function fromHalves(base64: string): Float32Array {
  const text = atob(base64);
  const values = new Float32Array(text.length >> 1);
  for (let i = 0; i < values.length; i++) {
    const half = text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 8);
    const exponent = (half >> 10) & 31;
    const size = exponent === 0 ? 0 : (1 + (half & 0x3ff) / 1024) * 2 ** (exponent - 15);
    values[i] = half & 0x8000 ? -size : size;
  }
  return values;
}
