import { type Game, type Rng, rngFrom, type State } from '#kernel';
import { categoriesOf, inputSpec } from '../inputs.ts';
import { Judge } from '../judge.ts';
import { type NetFile, outputsFor, shapeOf } from '../net.ts';
import { judgeWith } from '../trained.ts';
import { Backprop, type Brain, freshBrain, type Sample } from './backprop.ts';
import { AHEAD } from './planning.ts';
import { SelfPlay, type SelfPlaySettings } from './selfplay.ts';

export interface TrainingSettings extends SelfPlaySettings {
  readonly hidden: readonly [number, number];
  /** Points that stand for 1. */
  readonly scale: number;
  /** Games led by the hand-written worth. */
  readonly warmUp: number;
  readonly batch: number;
  /** Samples remembered, and how often each is learnt from on average. */
  readonly memory: number;
  readonly passes: number;
  /** Step size at the start, and when the training comes to rest at its end. */
  readonly rate: number;
  readonly rest: number;
  /** One game in so many is a trial against the hand-written worth. */
  readonly trialEvery: number;
}

export const TRAINING: TrainingSettings = {
  hidden: [64, 32],
  scale: 40,
  width: 4,
  advice: 30,
  worlds: 4,
  hasty: 0.8,
  lambda: 0.8,
  heat: 0.008,
  opening: 3,
  guests: 0.15,
  veterans: 0.2,
  inside: 0.4,
  across: 0.3,
  curious: 0.1,
  leeway: 0.04,
  compared: 0,
  rivals: 6,
  looks: 8,
  ahead: 4,
  searched: 0,
  simulations: 24,
  believed: 0.5,
  warmUp: 200,
  batch: 64,
  memory: 8192,
  passes: 2,
  rate: 5e-4,
  rest: 3e-5,
  trialEvery: 40,
};

/** Numbers all who learn share. */
export interface Counters {
  games: number;
  batches: number;
  trials: number;
  trialWins: number;
  /** From 0 to 1: how far the training is. */
  progress: number;
}

function shapeFor<S extends State>(game: Game<S>, seats: number, hidden: readonly [number, number]) {
  const { size } = inputSpec(game, seats);
  return shapeOf(size, hidden, outputsFor(seats, categoriesOf(game, seats).length));
}

export function newBrain<S extends State>(
  game: Game<S>,
  seats: number,
  settings: TrainingSettings,
  seed: string,
  make?: (n: number) => Float32Array,
): Brain {
  const rng = rngFrom(`${seed} brain`);
  return freshBrain(shapeFor(game, seats, settings.hidden), seats, () => rng.below(1 << 24) / (1 << 24), make);
}

/** One who learns: plays a game with the weights as they are, then takes steps on them. Several may share a brain. */
export class Learner<S extends State> {
  private readonly settings: TrainingSettings;
  private readonly brain: Brain;
  private readonly judge: Judge<S>;
  private readonly selfPlay: SelfPlay<S>;
  private readonly backprop: Backprop;
  private readonly rng: Rng;
  private readonly memory: Sample[] = [];
  private oldest = 0;

  constructor(
    game: Game<S>,
    seats: number,
    brain: Brain,
    settings: TrainingSettings,
    seed: string,
    veterans: readonly NetFile[] = [],
  ) {
    const categories = categoriesOf(game, seats);
    const shape = shapeFor(game, seats, settings.hidden);
    const { weights } = brain;
    this.settings = settings;
    this.brain = brain;
    this.judge = new Judge(game, {
      game: game.id,
      seats,
      categories,
      scale: settings.scale,
      beam: settings,
      anyChair: settings.across > 0,
      ahead: AHEAD[game.id] ?? 0,
      shape,
      weights,
    });
    const before = veterans.map((net) => judgeWith(game, seats, net));
    this.selfPlay = new SelfPlay(game, seats, this.judge, settings, before);
    this.backprop = new Backprop(shape, seats);
    this.rng = rngFrom(seed);
  }

  /** Plays one game and learns from it. */
  step(counters: Counters): void {
    const { settings, rng } = this;
    const game = counters.games++;
    this.judge.load(this.brain.weights);
    if (game >= settings.warmUp && game % settings.trialEvery === 0) {
      counters.trialWins += this.selfPlay.trial(rng);
      counters.trials++;
      return;
    }
    const samples = this.selfPlay.play(rng, game < settings.warmUp);
    for (const sample of samples) this.remember(sample);
    if (this.memory.length < settings.batch) return;
    const batches = Math.ceil((samples.length * settings.passes) / settings.batch);
    const rate =
      settings.rest + (settings.rate - settings.rest) * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, counters.progress)));
    for (let i = 0; i < batches; i++) {
      const batch = Array.from({ length: settings.batch }, () => this.memory[rng.below(this.memory.length)]);
      this.backprop.learn(this.brain, batch, rate, counters.batches++);
    }
  }

  private remember(sample: Sample): void {
    if (this.memory.length < this.settings.memory) this.memory.push(sample);
    else this.memory[this.oldest++ % this.settings.memory] = sample;
  }
}
