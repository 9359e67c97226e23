import type { Game, State } from '#kernel';
import { categoriesOf, inputSpec } from '../inputs.ts';
import { type NetFile, toHalves } from '../net.ts';
import type { TrainingSettings } from './learner.ts';

export { inputSpec } from '../inputs.ts';
export type { Brain } from './backprop.ts';
export { type Counters, Learner, newBrain, TRAINING, type TrainingSettings } from './learner.ts';

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
    beam: { width: settings.width, advice: settings.advice, worlds: settings.worlds },
    anyChair: settings.across > 0,
    weights: toHalves(weights),
    run,
  };
}
