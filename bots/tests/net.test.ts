import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { rngFrom } from '#kernel';
import { forward, plain } from '../forward.ts';
import { inputSpec } from '../inputs.ts';
import { mindOf } from '../mind.ts';
import { type NetFile, readNet, shapeOf, toHalves } from '../net.ts';
import { simd } from '../simd.ts';

const rng = rngFrom('net test');
const draw = () => rng.below(2000) / 1000 - 1;

describe('the evaluator kernel', () => {
  it('agrees with plain loops', () => {
    expect(simd(1)).toBeDefined();
    for (const inputs of [1, 7, 64, 307]) {
      const shape = shapeOf(inputs, [64, 32], 25);
      const weights = Float32Array.from({ length: shape.weights }, draw);
      const fast = forward(shape);
      const slow = plain(shape);
      fast.load(weights);
      slow.load(weights);
      for (let trial = 0; trial < 20; trial++) {
        for (let i = 0; i < inputs; i++) fast.inputs[i] = slow.inputs[i] = rng.below(3) === 0 ? 0 : draw();
        fast.run(true);
        slow.run(true);
        for (let i = 0; i < shape.outputs; i++) expect(fast.outputs[i]).toBeCloseTo(slow.outputs[i], 2);
      }
    }
  });
});

describe('half precision', () => {
  it('keeps three digits, the sign and zero', () => {
    const values = Float32Array.from([0, 1, -1, 0.5, -0.333, 3.1875, 1e-3, -65504, 1e6, 1e-9]);
    const file: NetFile = {
      format: 'engawa-net/1',
      game: 'none',
      version: 1,
      seats: 2,
      inputs: { size: 1, hash: '' },
      hidden: [16, 16],
      categories: [],
      scale: 1,
      beam: { width: 1, advice: 0 },
      weights: '',
      run: {},
    };
    const shape = shapeOf(1, [16, 16], 4);
    const all = new Float32Array(shape.weights);
    all.set(values);
    const read = readNet({ ...file, weights: toHalves(all) }).weights;
    for (let i = 0; i < 8; i++) expect(Math.abs(read[i] - values[i])).toBeLessThanOrEqual(Math.abs(values[i]) / 1024);
    expect(read[8]).toBe(65504);
    expect(read[9]).toBe(0);
  });

  it('refuses a file that is cut short', () => {
    const file = { format: 'engawa-net/1', game: 'x', version: 1, seats: 2, inputs: { size: 4, hash: '' } } as const;
    expect(() =>
      readNet({
        ...file,
        hidden: [16, 16],
        categories: [],
        scale: 1,
        beam: { width: 1, advice: 0 },
        weights: toHalves(new Float32Array(9)),
        run: {},
      }),
    ).toThrow(/9 weights/);
  });
});

describe.each(GAMES.filter((game) => mindOf(game).features))('the inputs of $id', (game) => {
  it('are 100 to 400 numbers with a hash of their own at every player count', () => {
    const specs = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) =>
      inputSpec(game, game.seats[0] + i),
    );
    for (const { size } of specs) {
      expect(size).toBeGreaterThan(100);
      expect(size).toBeLessThanOrEqual(400);
    }
    expect(new Set(specs.map((spec) => spec.hash)).size).toBe(specs.length);
  });
});
