import type { Shape } from './net.ts';
import { type Simd, simd } from './simd.ts';

/** A net ready to be asked: write `inputs`, call `run`, read `outputs`. */
export interface Forward {
  readonly inputs: Float32Array;
  readonly outputs: Float32Array;
  /** Takes other weights. */
  load(weights: Float32Array): void;
  /** With `all` the categories too; otherwise the first sixteen outputs only. */
  run(all: boolean): void;
}

const BLOCK = 16;

/** The fastest there is: WebAssembly SIMD, or plain loops where that is missing. */
export function forward(shape: Shape): Forward {
  const room = shape.weights + shape.inputs + shape.hidden[0] + shape.hidden[1] + shape.width + 4 * BLOCK;
  const kernel = simd(room);
  return kernel ? fast(shape, kernel) : plain(shape);
}

const aligned = (n: number): number => Math.ceil(n / 4) * 4;

function fast(shape: Shape, { memory, layer }: Simd): Forward {
  const [h1, h2] = shape.hidden;
  const y1 = aligned(shape.weights);
  const y2 = y1 + h1;
  const y3 = y2 + h2;
  const x = y3 + shape.width;
  const at = (n: number) => n * 4;
  const none = Number.NEGATIVE_INFINITY;
  return {
    inputs: memory.subarray(x, x + shape.inputs),
    outputs: memory.subarray(y3, y3 + shape.width),
    load: (weights) => memory.set(weights),
    run(all) {
      layer(at(x), shape.inputs, at(shape.w1), at(shape.b1), at(y1), h1 / BLOCK, at(h1), 0);
      layer(at(y1), h1, at(shape.w2), at(shape.b2), at(y2), h2 / BLOCK, at(h2), 0);
      const blocks = all ? shape.width / BLOCK : 1;
      layer(at(y2), h2, at(shape.w3), at(shape.b3), at(y3), blocks, at(shape.width), none);
    },
  };
}

/** Plain loops: the fallback, and what the tests compare with. */
export function plain(shape: Shape): Forward {
  const [h1, h2] = shape.hidden;
  const inputs = new Float32Array(shape.inputs);
  const y1 = new Float32Array(h1);
  const y2 = new Float32Array(h2);
  const outputs = new Float32Array(shape.width);
  let weights: Float32Array = new Float32Array(shape.weights);
  return {
    inputs,
    outputs,
    load(given) {
      weights = given;
    },
    run() {
      layerOf(weights, inputs, shape.inputs, shape.w1, shape.b1, y1, h1, true);
      layerOf(weights, y1, h1, shape.w2, shape.b2, y2, h2, true);
      layerOf(weights, y2, h2, shape.w3, shape.b3, outputs, shape.width, false);
    },
  };
}

/** y = x W + b, without negatives where the layer is hidden. */
export function layerOf(
  weights: Float32Array,
  x: Float32Array,
  n: number,
  w: number,
  b: number,
  y: Float32Array,
  m: number,
  hidden: boolean,
): void {
  for (let j = 0; j < m; j++) y[j] = weights[b + j];
  for (let i = 0; i < n; i++) {
    const value = x[i];
    if (value === 0) continue;
    const row = w + i * m;
    for (let j = 0; j < m; j++) y[j] += value * weights[row + j];
  }
  if (hidden) for (let j = 0; j < m; j++) if (y[j] < 0) y[j] = 0;
}
