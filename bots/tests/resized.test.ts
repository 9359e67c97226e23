import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import type { Game } from '#kernel';
import { folderOf } from '#library';
import { ours } from '../arena/contestant.ts';
import { playMatch } from '../arena/match.ts';
import { inputParts, inputSpec } from '../inputs.ts';
import { type NetFile, readNet } from '../net.ts';
import { netPath } from '../node/nets.ts';
import { random } from '../random.ts';
import { oneTurnWith } from '../thinkers.ts';
import { netFile, TRAINING, weightsFor } from '../training/index.ts';

const netOf = (game: Game, seats: number): NetFile =>
  JSON.parse(readFileSync(netPath(folderOf(game.id), seats), 'utf8'));

const resizedFrom = (game: Game, from: number, into: number): Float32Array =>
  weightsFor(game, into, TRAINING, netOf(game, from));

/** What each output of the first layer makes of a part of the inputs, all chairs together. */
function heard(game: Game, seats: number, weights: Float32Array, name: string): number[] {
  const [width] = TRAINING.hidden;
  const sums = Array<number>(width).fill(0);
  for (const { at, size } of inputParts(game, seats).filter((part) => part.name === name)) {
    for (let i = at; i < at + size; i++) for (let j = 0; j < width; j++) sums[j] += weights[i * width + j];
  }
  return sums;
}

describe('a net for a table of another size', () => {
  for (const { id, seats } of GAMES) {
    it(`${id}: every part of a position counts as much in sum as it did`, () => {
      const game = gameById(id);
      const [min, max] = seats;
      for (let from = min; from <= max; from++) {
        const { weights: old } = readNet(netOf(game, from));
        for (let into = min; into <= max; into++) {
          if (into === from) continue;
          const weights = resizedFrom(game, from, into);
          expect(weights.length).toBeGreaterThan(inputSpec(game, into).size * TRAINING.hidden[0]);
          for (const name of new Set(inputParts(game, into).map((part) => part.name))) {
            const [before, after] = [heard(game, from, old, name), heard(game, into, weights, name)];
            for (const [j, sum] of after.entries())
              expect(sum, `${name} of ${from} for ${into}`).toBeCloseTo(before[j], 3);
          }
        }
      }
    });
  }

  it('plays at once, and far better than chance', async () => {
    const game = gameById('nippon');
    const net = netFile(game, 3, resizedFrom(game, 2, 3), TRAINING, {});
    const table = [ours(oneTurnWith('resized', net)), ours(random), ours(random)];
    for (const seed of ['one', 'two']) {
      const { ranking } = await playMatch(game, seed, table, () => 0);
      expect(ranking[0]).toEqual([0]);
    }
  });
});
