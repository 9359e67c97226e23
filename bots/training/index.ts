import { type Game, Refusal, type State } from '#kernel';
import { categoriesOf, inputSpec } from '../inputs.ts';
import { type NetFile, readNet, toHalves } from '../net.ts';
import type { TrainingSettings } from './learner.ts';
import { AHEAD, PLANNING } from './planning.ts';
import { resized } from './resized.ts';

export { inputSpec } from '../inputs.ts';
export type { Brain } from './backprop.ts';
export { type Counters, Learner, newBrain, TRAINING, type TrainingSettings } from './learner.ts';

/** The weights of a net, to be trained further; one for a table of another size is fitted to this one. */
export function weightsFor<S extends State>(
  game: Game<S>,
  seats: number,
  { hidden, scale }: TrainingSettings,
  file: NetFile,
): Float32Array {
  const [min, max] = game.seats;
  const known = file.game === game.id && file.seats >= min && file.seats <= max;
  const fits = known && file.inputs?.hash === inputSpec(game, file.seats).hash;
  if (fits && String(file.hidden) === String(hidden) && file.scale === scale) {
    return file.seats === seats ? readNet(file).weights : resized(game, seats, file);
  }
  throw new Refusal(
    'bad-net',
    `Training cannot start from this net: it is not one for ${game.id} with ${seats} players.`,
  );
}

/** Weights as a net for the repository. */
export function netFile<S extends State>(
  game: Game<S>,
  seats: number,
  weights: Float32Array,
  settings: TrainingSettings,
  run: Readonly<Record<string, unknown>>,
): NetFile {
  return {
    format: 'engawa-net/1',
    game: game.id,
    version: game.version,
    seats,
    inputs: inputSpec(game, seats),
    hidden: settings.hidden,
    categories: categoriesOf(game, seats),
    scale: settings.scale,
    beam: PLANNING[game.id] ?? { width: settings.width, advice: settings.advice, worlds: settings.worlds },
    anyChair: settings.across > 0,
    ahead: AHEAD[game.id],
    weights: toHalves(weights),
    run,
  };
}
