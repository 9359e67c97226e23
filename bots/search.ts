import { firstSeat, type Game, MoveList, NONE, type Rng, resolveChance, rngFrom, type State } from '#kernel';
import { type BeamSettings, type Turn, TurnBeam } from './beam.ts';
import type { Evaluator } from './evaluator.ts';
import { mindOf } from './mind.ts';
import { playIfOffered } from './plan.ts';
import { Worlds } from './worlds.ts';

/** How a search goes. */
export interface SearchSettings {
  /** Own turns considered, and unfinished lines kept while they are planned. */
  readonly candidates: number;
  readonly width: number;
  /** Positions per decision for the turn the hand-written worth would choose. */
  readonly advice: number;
  /** Worlds in which a turn that brings something to light is judged before any of them is looked at further. */
  readonly worlds: number;
  /** Turns considered at every later node, and how they are found. */
  readonly replies: number;
  readonly replyBeam: BeamSettings;
  /** How simulations that play on plan every turn. */
  readonly stepBeam: BeamSettings;
  /** Spread of the priors, in shares of the win: how much a turn that looks worse is still looked at. */
  readonly heat: number;
  /** Weight of the prior against what was found. */
  readonly explore: number;
  /** Simulations for which the net's first opinion of a turn counts, at least; more where simulations scatter. */
  readonly trust: number;
}

export const SEARCH: SearchSettings = {
  candidates: 12,
  width: 16,
  advice: 400,
  worlds: 8,
  replies: 5,
  replyBeam: { width: 3, limit: 100, picks: 4 },
  stepBeam: { width: 1, stepwise: true, picks: 3 },
  heat: 0.03,
  explore: 0.6,
  trust: 3,
};

/** The variance of the net's opinion of a turn against another: the more simulations scatter beyond it, the less each of them says. */
const DOUBT = 0.00065;

/** When to stop: after so many simulations, or when the time is up, whichever comes first. */
export interface Budget {
  readonly simulations: number;
  readonly milliseconds?: number;
}

/** A turn in the tree of turns. */
interface Edge {
  readonly turn: Turn;
  /** How promising the net found it before anything was tried. */
  readonly prior: number;
  /** How many simulations have gone through it. */
  visits: number;
  /** By seat, the sum of the values those simulations ended with. */
  readonly sums: Float64Array;
  /** The sum of the squares of the searching seat's values: it tells how far they scatter. */
  squares: number;
  /** How many times the worse half of the turns was dropped and this one was kept. */
  rounds: number;
  /** What the next player may do after it; nothing until a simulation has come that far. */
  replies: Node | undefined;
}

/** A turn that was considered and all that simulations have found of it, as plain data: what other threads found can be added up. */
export type Tally = Readonly<Omit<Edge, 'prior' | 'replies'>>;

/** What a look at a decision has found. */
export interface Found {
  readonly tallies: readonly Tally[];
  /** The turns are the last ones of the game: they were played out, and the net's opinion counts no more. */
  readonly isLast: boolean;
  readonly simulations: number;
}

interface Node {
  readonly seat: number;
  readonly edges: readonly Edge[];
  visits: number;
}

/** A turn that was considered at the root. */
export interface Candidate {
  readonly line: readonly number[];
  /** What each seat may expect. */
  readonly values: readonly number[];
  readonly visits: number;
}

export interface Outcome {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly simulations: number;
}

/** Parts of a turn that are looked at where each brings something to light. */
const PARTS = 5;

/** Wider when a turn is the last: there it is worth looking at everything. */
const LAST_WIDTH = 48;
const LAST_CANDIDATES = 64;
/** Worlds in which a last turn is played out, where something is hidden or drawn. */
const LAST_WORLDS = 6;

/**
 * Tree search over whole turns. Each simulation imagines what is hidden and draws what is drawn afresh (open loop), goes
 * down the tree by the priors of the net and what was found, and ends with the net's opinion after the best next turn.
 * Every seat maximises its own share (max-n). At the root the candidates are halved again and again (sequential
 * halving), all tried in the same worlds, so that a small budget goes to the few that matter.
 */
export class TreeSearch<S extends State> {
  private readonly game: Game<S>;
  private readonly evaluator: Evaluator<S>;
  private readonly settings: SearchSettings;
  private readonly rootBeam: TurnBeam<S>;
  private readonly replyBeam: TurnBeam<S>;
  /** For turns on the way to what is judged. */
  private readonly stepBeam: TurnBeam<S>;
  /**
   * No tree is grown, and every simulation goes its own way to the end of an own turn: where hands are hidden, what answers
   * well in one imagined world is nothing in another.
   */
  private readonly playsOn: boolean;
  /** Where hands are hidden the few worlds there is time for do not say how a last turn comes out. */
  private readonly playsOut: boolean;
  private readonly legal = new MoveList();
  private readonly world: S;
  private readonly view: S;
  private readonly final: Float64Array;
  private readonly seats: number;
  /** Who searches. */
  private root = 0;

  constructor(game: Game<S>, seats: number, evaluator: Evaluator<S>, settings: SearchSettings = SEARCH) {
    this.game = game;
    this.seats = seats;
    this.evaluator = evaluator;
    this.settings = settings;
    this.rootBeam = new TurnBeam(game, seats, evaluator, settings);
    this.playsOn = evaluator.ahead > 0;
    const answers = mindOf(game).answers?.[seats];
    this.replyBeam = new TurnBeam(game, seats, evaluator, answers ?? settings.replyBeam);
    this.stepBeam = new TurnBeam(game, seats, evaluator, (this.playsOn && answers) || settings.stepBeam);
    this.playsOut = !this.playsOn || !game.layout.secrets;
    this.world = game.layout.create(seats);
    this.view = game.layout.create(seats);
    this.final = new Float64Array(seats);
  }

  /** Positions looked at since the search was made. */
  get positions(): number {
    return this.rootBeam.visits + this.replyBeam.visits + this.stepBeam.visits;
  }

  search(view: S, seat: number, rng: Rng, budget: Budget): Outcome {
    const clock = new Clock(budget);
    const seed = `${rng.below(2 ** 30)} ${rng.below(2 ** 30)}`;
    return outcomeOf(this.look(view, seat, this.game.imagine(view, seat, rng), seed, seed, clock), seat, this.settings);
  }

  /** One of several looks at the same turns: which turns they are follows from the seed alone, what happens in simulations from `luck` too. */
  shard(view: S, seat: number, seed: string, luck: string, budget: Budget): Found {
    const clock = new Clock(budget);
    const first = this.game.imagine(view, seat, rngFrom(seed));
    const { tallies, ...found } = this.look(view, seat, first, seed, luck, clock);
    return { ...found, tallies: tallies.map(plain) };
  }

  /** The same for the best turns and one that was played, all looked at equally long. */
  shardOfPlayed(
    view: S,
    seat: number,
    played: readonly number[],
    seed: string,
    luck: string,
    simulations: number,
  ): Found {
    const rng = rngFrom(seed);
    this.begin(seat);
    const turns = this.rivalsOf(this.game.imagine(view, seat, rng), seat, played, rng);
    const each = Math.ceil(simulations / turns.length);
    const tallies = this.equally(new Worlds(this.game, view, seat, luck), seat, turns, each).map(plain);
    return { tallies, isLast: false, simulations: each * turns.length };
  }

  /** A look at a decision depends on nothing that was looked at before. */
  private begin(seat: number): void {
    this.root = seat;
    this.replyBeam.forget();
    this.stepBeam.forget();
  }

  private look(view: S, seat: number, first: S, seed: string, luck: string, clock: Clock): Found {
    this.begin(seat);
    const turns = this.rootBeam.turns(first, seat, this.settings.candidates);
    if (turns.length > 1 && this.playsOut && this.isLast(first, seat, turns[0], rngFrom(seed))) {
      return this.lastTurn(view, first, seat, luck, clock);
    }
    const edges = this.edgesOf(turns, seat);
    const simulations = edges.length > 1 ? this.halve(new Worlds(this.game, view, seat, luck), seat, edges, clock) : 0;
    return { tallies: edges, isLast: false, simulations };
  }

  /** The best turns and one that was played, all looked at equally long in the same worlds. */
  compare(view: S, seat: number, played: readonly number[], rng: Rng, simulations: number): readonly Candidate[] {
    const seed = `${rng.below(2 ** 30)} ${rng.below(2 ** 30)}`;
    this.begin(seat);
    const turns = this.rivalsOf(this.game.imagine(view, seat, rng), seat, played, rng);
    const worlds = new Worlds(this.game, view, seat, seed);
    const edges = this.equally(worlds, seat, turns, Math.max(1, Math.floor(simulations / turns.length)));
    const trust = trustIn(edges, seat, this.settings);
    return edges.map((edge) => candidateOf(edge, trust));
  }

  /** The best turns, with one that was played among them. */
  private rivalsOf(world: S, seat: number, played: readonly number[], rng: Rng): readonly Turn[] {
    const turns = this.rootBeam.turns(world, seat, Math.max(2, Math.min(6, this.settings.candidates)));
    const known = turns.some(
      ({ line }) => line.length === played.length && line.every((move, i) => move === played[i]),
    );
    return known ? turns : [...turns, this.turnOf(world, seat, played, rng)];
  }

  /** The best turns of a beam without any simulation. */
  lines(view: S, seat: number, rng: Rng, most: number): readonly (readonly number[])[] {
    return this.rootBeam.turns(this.game.imagine(view, seat, rng), seat, most).map(({ line }) => line);
  }

  /** What the seat may expect of turns that are looked at for so many simulations each, in worlds that follow from the seed. */
  weigh(view: S, seat: number, lines: readonly (readonly number[])[], seed: string, each: number): readonly number[] {
    const world = this.game.imagine(view, seat, rngFrom(seed));
    const worlds = new Worlds(this.game, view, seat, seed);
    // Each by itself: how far the others scatter must not matter.
    return lines.map((line) => {
      this.begin(seat);
      const turn = this.turnOf(world, seat, line, rngFrom(seed));
      const edges = this.equally(worlds, seat, [turn], each);
      return candidateOf(edges[0], trustIn(edges, seat, this.settings)).values[seat];
    });
  }

  /** Plays on in so many worlds, everybody step by step, until so many turns are over and then one of the seat's own, and hands over what each of them comes to. */
  ends(view: S, seat: number, seed: string, many: number, turns: number, met: (world: S) => void): void {
    this.begin(seat);
    const worlds = new Worlds(this.game, view, seat, seed);
    for (let i = 0; i < many; i++) {
      this.walk(this.world, turns, worlds.enter(i, this.world));
      met(this.world);
    }
  }

  private equally(worlds: Worlds<S>, seat: number, turns: readonly Turn[], each: number): readonly Edge[] {
    const edges = this.edgesOf(turns, seat);
    for (const edge of edges) {
      for (let i = 0; i < each; i++) this.simulate(worlds, i, seat, edge);
    }
    return edges;
  }

  private turnOf(world: S, seat: number, line: readonly number[], rng: Rng): Turn {
    const after = this.game.layout.copy(world, this.world);
    this.play(after, seat, line, rng);
    const values = new Float64Array(this.seats);
    this.evaluator.evaluate(after, seat, values);
    return { line, values };
  }

  /** Sequential halving: equal visits for all that are left, then the worse half leaves. */
  private halve(worlds: Worlds<S>, seat: number, edges: readonly Edge[], clock: Clock): number {
    const rounds = Math.ceil(Math.log2(edges.length));
    let left = [...edges];
    for (let round = 0; round < rounds; round++) {
      const until = (round + 1) / rounds;
      do {
        for (const edge of left) {
          this.simulate(worlds, edge.visits, seat, edge);
          if (clock.tick() >= 1) return clock.simulations;
        }
      } while (clock.spent() + left.length / clock.most <= until);
      const trust = trustIn(edges, seat, this.settings);
      left = left.sort((a, b) => meanOf(b, seat, trust) - meanOf(a, seat, trust)).slice(0, Math.ceil(left.length / 2));
      for (const edge of left) edge.rounds++;
    }
    return clock.simulations;
  }

  private simulate(worlds: Worlds<S>, i: number, seat: number, edge: Edge): void {
    const { world } = this;
    const rng = worlds.enter(i, world);
    if (!this.play(world, seat, edge.turn.line, rng)) return;
    const values = this.playsOn ? this.playOn(world, rng) : this.descend(edge, world, rng);
    edge.squares += values[seat] ** 2;
    this.add(edge, values);
  }

  /** What each seat may expect a few turns later. */
  private playOn(world: S, rng: Rng): Float64Array {
    const { final, root, evaluator } = this;
    this.walk(world, evaluator.ahead, rng);
    evaluator.evaluate(world, root, final);
    return final;
  }

  /** Everybody plays on for so many turns, and to the end of an own one. */
  private walk(world: S, ahead: number, rng: Rng): void {
    const { game, root } = this;
    let actor = NONE;
    for (let turns = 0; turns < ahead || actor !== root; turns++) {
      this.settle(world, rng);
      const mask = game.turn(world);
      if (mask === 0) return;
      actor = firstSeat(mask);
      this.play(world, actor, this.stepBeam.turns(world, actor, 1)[0].line, rng);
    }
  }

  /** What each seat may expect after this turn, from one more look below it. */
  private descend(edge: Edge, world: S, rng: Rng): Float64Array {
    const { game } = this;
    this.settle(world, rng);
    if (game.over(world)) {
      this.evaluator.evaluate(world, 0, this.final);
      return this.final;
    }
    const actor = firstSeat(game.turn(world));
    const node = edge.replies;
    if (!node) {
      const turns = this.replyBeam.turns(world, actor, this.settings.replies);
      edge.replies = { seat: actor, edges: this.edgesOf(turns, actor), visits: 0 };
      return this.afterTurn(world, actor, turns[0], rng);
    }
    node.visits++;
    const reply = node.seat === actor ? this.choose(node, world, rng) : undefined;
    // Here the world went another way than when the node was made.
    if (!reply) return this.afterTurn(world, actor, this.replyBeam.turns(world, actor, 1)[0], rng);
    const values = this.descend(reply, world, rng);
    this.add(reply, values);
    return values;
  }

  /** Draws what is to be drawn, and lets decisions that are little games of their own be played as they are solved. */
  private settle(world: S, rng: Rng): void {
    const { game } = this;
    for (;;) {
      resolveChance(game, world, rng);
      const mask = game.turn(world);
      if (mask === 0) return;
      const actor = firstSeat(mask);
      const move = this.solved(world, actor, rng);
      if (move === undefined) return;
      game.play(world, actor, move);
    }
  }

  /** Who knew the world would know what the other holds: the answer comes from the actor's view. */
  private solved(world: S, actor: number, rng: Rng): number | undefined {
    const { game } = this;
    return mindOf(game).solved?.(game.conceal(world, actor, this.view), actor, rng);
  }

  /** What each seat may expect when a turn is over. */
  private afterTurn(world: S, actor: number, { line }: Turn, rng: Rng): Float64Array {
    const { evaluator, final } = this;
    this.play(world, actor, line, rng);
    // The others do not know what the searching seat holds: in their eyes it would be as good as anything.
    evaluator.evaluate(world, evaluator.anyChair ? this.root : actor, final);
    return final;
  }

  /** Takes the reply that promises most, and plays it; nothing when none of them is legal here. */
  private choose(node: Node, world: S, rng: Rng): Edge | undefined {
    const { seat, edges } = node;
    const barred = new Set<Edge>();
    const root = this.settings.explore * Math.sqrt(node.visits);
    while (barred.size < edges.length) {
      let best: Edge | undefined;
      let most = Number.NEGATIVE_INFINITY;
      for (const edge of edges) {
        if (barred.has(edge)) continue;
        const promise =
          meanOf(edge, seat, this.settings.trust) + (root * edge.prior * this.settings.heat * 4) / (1 + edge.visits);
        if (promise <= most) continue;
        most = promise;
        best = edge;
      }
      if (this.play(world, seat, best!.turn.line, rng)) return best;
      barred.add(best!);
    }
    return undefined;
  }

  /** Plays a line as far as it is legal, and the turn to its end; false when not even the first move is. */
  private play(world: S, seat: number, line: readonly number[], rng: Rng): boolean {
    for (const [i, move] of line.entries()) {
      if (playIfOffered(this.game, world, seat, move, this.legal)) continue;
      if (i === 0) return false;
      break;
    }
    this.complete(world, seat, rng);
    return true;
  }

  /** Plans end where something comes to light. Here it is known, and they go on: turns are compared when they are over. */
  private complete(world: S, seat: number, rng: Rng): void {
    const { game } = this;
    for (let part = 1; part < PARTS; part++) {
      resolveChance(game, world, rng);
      if (!(game.turn(world) & (1 << seat)) || this.solved(world, seat, rng) !== undefined) return;
      const beam = this.playsOn ? this.stepBeam : this.replyBeam;
      for (const move of beam.turns(world, seat, 1)[0].line) game.play(world, seat, move);
    }
  }

  private edgesOf(turns: readonly Turn[], seat: number): Edge[] {
    const best = turns[0].values[seat];
    const weights = turns.map(({ values }) => Math.exp((values[seat] - best) / this.settings.heat));
    const sum = weights.reduce((a, b) => a + b, 0);
    return turns.map((turn, i) => ({
      turn,
      prior: weights[i] / sum,
      visits: 0,
      sums: new Float64Array(this.seats),
      squares: 0,
      rounds: 0,
      replies: undefined,
    }));
  }

  private add(edge: Edge, values: Float64Array): void {
    edge.visits++;
    for (let seat = 0; seat < this.seats; seat++) edge.sums[seat] += values[seat];
  }

  /** Does the game end before this seat moves again? */
  private isLast(first: S, seat: number, { line }: Turn, rng: Rng): boolean {
    const world = this.game.layout.copy(first, this.world);
    this.play(world, seat, line, rng);
    return this.playOut(world, seat, rng);
  }

  /** Plays on with everybody's best turn; true at the end of the game, false when it is the seat's turn again. */
  private playOut(world: S, seat: number, rng: Rng): boolean {
    const { game } = this;
    for (let turns = 0; turns < 2 * this.seats; turns++) {
      this.settle(world, rng);
      const mask = game.turn(world);
      if (mask === 0) return true;
      if (mask & (1 << seat)) return false;
      const actor = firstSeat(mask);
      for (const move of this.replyBeam.turns(world, actor, 1)[0].line) game.play(world, actor, move);
    }
    return false;
  }

  /** Every own turn to the end of the game, scored exactly. */
  private lastTurn(view: S, first: S, seat: number, seed: string, clock: Clock): Found {
    const { game } = this;
    const beam = new TurnBeam(game, this.seats, this.evaluator, { width: LAST_WIDTH, advice: this.settings.advice });
    const edges = this.edgesOf(beam.turns(first, seat, LAST_CANDIDATES), seat);
    const worlds = new Worlds(game, view, seat, `${seed} last`);
    const most = game.secrets ? LAST_WORLDS : 1;
    let looked = 0;
    for (let i = 0; i < most; i++) {
      for (const edge of edges) {
        // In the first world all are played, the most promising first, as long as there is time; in later ones within the budget.
        if (i === 0 ? looked > 0 && clock.timeIsUp() : clock.spent() >= 1) break;
        const { world } = this;
        const rng = worlds.enter(i, world);
        if (!this.play(world, seat, edge.turn.line, rng)) continue;
        this.playOut(world, seat, rng);
        this.evaluator.evaluate(world, seat, this.final);
        this.add(edge, this.final);
        looked++;
        clock.tick();
      }
    }
    return { tallies: edges, isLast: true, simulations: clock.simulations };
  }
}

/** How many simulations the net's first opinion outweighs: near the end of a game, where they end in won or lost, more. */
function trustIn(tallies: readonly Tally[], seat: number, settings: SearchSettings): number {
  let squares = 0;
  let free = 0;
  for (const { visits, sums, squares: all } of tallies) {
    if (visits < 2) continue;
    squares += all - sums[seat] ** 2 / visits;
    free += visits - 1;
  }
  return free === 0 ? settings.trust : Math.max(settings.trust, squares / free / DOUBT);
}

/** What a look comes to. */
export function outcomeOf({ tallies, isLast, simulations }: Found, seat: number, settings = SEARCH): Outcome {
  const known = isLast ? tallies.filter(({ visits }) => visits > 0) : [];
  // Where no last turn was legal in any world the net's opinion is all there is.
  const trust = known.length > 0 ? 0 : isLast ? 1 : trustIn(tallies, seat, settings);
  return { candidates: ranked(known.length > 0 ? known : tallies, seat, trust), simulations };
}

const plain = ({ turn, visits, sums, squares, rounds }: Tally): Tally => ({ turn, visits, sums, squares, rounds });

const meanOf = ({ turn, visits, sums }: Tally, seat: number, trust: number): number =>
  (sums[seat] + trust * turn.values[seat]) / (visits + trust);

/** Those that stayed longest first, then by what was found. */
function ranked(edges: readonly Tally[], seat: number, trust: number): Candidate[] {
  return [...edges]
    .sort((a, b) => b.rounds - a.rounds || meanOf(b, seat, trust) - meanOf(a, seat, trust))
    .map((edge) => candidateOf(edge, trust));
}

const candidateOf = (edge: Tally, trust: number): Candidate => ({
  line: edge.turn.line,
  visits: edge.visits,
  values: Array.from(edge.sums, (_, seat) => meanOf(edge, seat, trust)),
});

class Clock {
  simulations = 0;
  readonly most: number;
  private readonly began = performance.now();
  private readonly milliseconds: number | undefined;

  constructor({ simulations, milliseconds }: Budget) {
    this.most = simulations;
    this.milliseconds = milliseconds;
  }

  tick(): number {
    this.simulations++;
    return this.spent();
  }

  timeIsUp(): boolean {
    return this.milliseconds !== undefined && performance.now() - this.began >= this.milliseconds;
  }

  /** The share of the budget that is gone. */
  spent(): number {
    const worked = this.simulations / this.most;
    return this.milliseconds === undefined
      ? worked
      : Math.max(worked, (performance.now() - this.began) / this.milliseconds);
  }
}
