/**
 * One layer of a net, y = max(floor, x W + b), as a hand-made WebAssembly SIMD function: sixteen outputs at a time, and
 * inputs that are 0 cost nothing. About 200 bytes, assembled here at start-up.
 */
export type Layer = (
  x: number,
  n: number,
  w: number,
  b: number,
  y: number,
  blocks: number,
  row: number,
  floor: number,
) => void;

export interface Simd {
  readonly memory: Float32Array;
  readonly layer: Layer;
}

const LOCAL = { x: 0, n: 1, w: 2, b: 3, y: 4, blocks: 5, row: 6, floor: 7, i: 8, xp: 9, wp: 10, v: 11, acc: 12 };
const GET = 0x20;
const SET = 0x21;
const CONST = 0x41;
const ADD = 0x6a;
const SUB = 0x6b;
const END = 0x0b;
const LOOP = [0x03, 0x40];
const BLOCK = [0x02, 0x40];
const BR_IF = (depth: number) => [0x0d, depth];
const V_LOAD = (offset: number) => [0xfd, 0x00, 4, offset];
const V_SPLAT_FROM = [0xfd, 0x09, 2, 0];
const V_STORE = (offset: number) => [0xfd, 0x0b, 4, offset];
const V_SPLAT = [0xfd, 0x13];
const V_ADD = [0xfd, 0xe4, 0x01];
const V_MUL = [0xfd, 0xe6, 0x01];
const V_MAX = [0xfd, 0xe9, 0x01];
const F_LOAD = [0x2a, 2, 0];
const F_ZERO = [0x43, 0, 0, 0, 0];
const F_EQ = 0x5b;
const LANES = [0, 1, 2, 3];

const leb = (value: number): number[] => {
  const low = value & 0x7f;
  const rest = value >> 7;
  return (rest === 0 && !(low & 0x40)) || (rest === -1 && low & 0x40) ? [low] : [low | 0x80, ...leb(rest)];
};
const step = (local: number, by: number): number[] => [GET, local, CONST, ...leb(by), ADD, SET, local];
const section = (id: number, body: readonly number[]): number[] => [id, ...size(body.length), ...body];
const size = (n: number): number[] => (n < 128 ? [n] : [(n & 0x7f) | 0x80, ...size(n >> 7)]);

function assemble(): Uint8Array<ArrayBuffer> {
  const { x, n, w, b, y, blocks, row, floor, i, xp, wp, v, acc } = LOCAL;
  const code = [
    ...LOOP,
    ...LANES.flatMap((k) => [GET, b, ...V_LOAD(16 * k), SET, acc + k]),
    ...[GET, x, SET, xp, GET, w, SET, wp, GET, n, SET, i],
    ...LOOP,
    ...BLOCK,
    ...[GET, xp, ...F_LOAD, ...F_ZERO, F_EQ, ...BR_IF(0)],
    ...[GET, xp, ...V_SPLAT_FROM, SET, v],
    ...LANES.flatMap((k) => [GET, acc + k, GET, v, GET, wp, ...V_LOAD(16 * k), ...V_MUL, ...V_ADD, SET, acc + k]),
    END,
    ...step(xp, 4),
    ...[GET, wp, GET, row, ADD, SET, wp],
    ...[GET, i, CONST, 1, SUB, SET, i, GET, i, ...BR_IF(0)],
    END,
    ...LANES.flatMap((k) => [GET, y, GET, acc + k, GET, floor, ...V_SPLAT, ...V_MAX, ...V_STORE(16 * k)]),
    ...step(y, 64),
    ...step(w, 64),
    ...step(b, 64),
    ...[GET, blocks, CONST, 1, SUB, SET, blocks, GET, blocks, ...BR_IF(0)],
    END,
    END,
  ];
  const I32 = 0x7f;
  const F32 = 0x7d;
  const V128 = 0x7b;
  const locals = [2, 3, I32, 5, V128];
  const body = [...locals, ...code];
  const name = (text: string) => [text.length, ...text].map((c) => (typeof c === 'string' ? c.charCodeAt(0) : c));
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 8, I32, I32, I32, I32, I32, I32, I32, F32, 0]),
    ...section(2, [1, ...name('e'), ...name('m'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('layer'), 0, 0]),
    ...section(10, [1, ...size(body.length), ...body]),
  ]);
}

/** The little of WebAssembly used here, so that it type-checks with and without a browser's declarations. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
}

let compiled: object | undefined;

/** Room for so many numbers with the layer function over it; nothing where SIMD is missing. */
export function simd(floats: number): Simd | undefined {
  const wasm = (globalThis as { WebAssembly?: unknown }).WebAssembly as Wasm | undefined;
  if (!wasm) return undefined;
  try {
    compiled ??= new wasm.Module(assemble());
  } catch {
    return undefined;
  }
  const memory = new wasm.Memory({ initial: Math.ceil((floats * 4) / 65536) });
  const { exports } = new wasm.Instance(compiled, { e: { m: memory } });
  return { memory: new Float32Array(memory.buffer), layer: exports.layer as Layer };
}
