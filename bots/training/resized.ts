import { type Game, Refusal, type State } from '#kernel';
import { categoriesOf, inputParts, inputSpec, type Part } from '../inputs.ts';
import { type NetFile, outputsFor, readNet, shapeOf } from '../net.ts';

/** How much of what was learnt of a chair goes into another. */
interface Share {
  readonly chair: number;
  readonly share: number;
}

/**
 * A net for a table of another size, to be trained further: what it knows of the seat itself stays, what it knows of the others is spread over as many
 * as there are now, in their order. Their parts add up to what they were together.
 */
export function resized<S extends State>(game: Game<S>, seats: number, file: NetFile): Float32Array {
  const { weights: old, shape: from, categories } = readNet(file);
  if (String(categories) !== String(categoriesOf(game, seats))) {
    throw new Refusal('bad-net', `Points come from elsewhere at a table of ${seats}.`);
  }
  const { hidden } = file;
  const into = shapeOf(inputSpec(game, seats).size, hidden, outputsFor(seats, categories.length));
  const weights = new Float32Array(into.weights);
  const chairs = spread(file.seats, seats);

  for (const { row, sources } of rows(inputParts(game, file.seats), inputParts(game, seats), file.seats, seats)) {
    for (const { row: source, share } of sources) {
      for (let j = 0; j < hidden[0]; j++)
        weights[into.w1 + row * hidden[0] + j] += share * old[from.w1 + source * hidden[0] + j];
    }
  }
  // From the bias of the first layer to that of the second nothing hangs on the number of players.
  weights.set(old.subarray(from.b1, from.w3), into.b1);

  const outputs: (readonly Share[])[] = [];
  for (const head of [0, 1]) {
    for (const shares of chairs)
      outputs.push(mean(shares).map((one) => ({ ...one, chair: head * file.seats + one.chair })));
  }
  for (let i = 2 * file.seats; i < from.outputs; i++) outputs.push([{ chair: i, share: 1 }]);
  for (const [j, shares] of outputs.entries()) {
    for (const { chair, share } of shares) {
      for (let i = 0; i < hidden[1]; i++)
        weights[into.w3 + i * into.width + j] += share * old[from.w3 + i * from.width + chair];
      weights[into.b3 + j] += share * old[from.b3 + chair];
    }
  }
  return weights;
}

/** By new chair, the old ones it takes from: the others sit evenly around the table, before and after. */
function spread(from: number, into: number): readonly (readonly Share[])[] {
  const chairs: Share[][] = [[{ chair: 0, share: 1 }]];
  for (let chair = 1; chair < into; chair++) {
    const [begins, ends] = [(chair - 1) / (into - 1), chair / (into - 1)];
    const shares = Array.from({ length: from - 1 }, (_, i) => ({
      chair: i + 1,
      share: (from - 1) * Math.max(0, Math.min(ends, (i + 1) / (from - 1)) - Math.max(begins, i / (from - 1))),
    }));
    chairs.push(shares.filter(({ share }) => share > 1e-9));
  }
  return chairs;
}

/** What is expected of a seat is the mean of what was expected of those it takes from. */
function mean(shares: readonly Share[]): readonly Share[] {
  const sum = shares.reduce((all, { share }) => all + share, 0);
  return shares.map(({ chair, share }) => ({ chair, share: share / sum }));
}

/** By new input, the old ones it takes from. A part comes once for each chair, or has a number for each, or is the same at every table. */
function* rows(old: readonly Part[], now: readonly Part[], from: number, into: number) {
  const chairs = spread(from, into);
  const named = (parts: readonly Part[], name: string) => parts.filter((part) => part.name === name);
  for (const name of new Set(now.map((part) => part.name))) {
    const [before, after] = [named(old, name), named(now, name)];
    const aChair = before.length === from && after.length === into;
    const numbers = before.length === 1 && after.length === 1 && before[0].size === from && after[0].size === into;
    if (!aChair && !numbers && before.map(({ size }) => size).join() !== after.map(({ size }) => size).join()) {
      throw new Refusal('bad-net', `What "${name}" tells a net differs between tables of ${from} and ${into}.`);
    }
    for (const [k, { at, size }] of after.entries()) {
      for (let i = 0; i < size; i++) {
        const shares = aChair ? chairs[k] : numbers ? chairs[i] : [{ chair: k, share: 1 }];
        const sources = shares.map(({ chair, share }) => ({
          row: numbers ? before[0].at + chair : before[chair].at + i,
          share,
        }));
        yield { row: at + i, sources };
      }
    }
  }
}
