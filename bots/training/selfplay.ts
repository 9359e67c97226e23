import { firstSeat, type Game, MoveList, type Rng, resolveChance, type State, winShare } from '#kernel';
import { TurnBeam } from '../beam.ts';
import { byWorth, finalShares } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import { mindOf } from '../mind.ts';
import { playIfOffered } from '../plan.ts';
import type { Sample } from './backprop.ts';
import { Comparison, type ComparisonSettings } from './comparison.ts';
import { Curiosity } from './curiosity.ts';
import { believe, Teacher, type TeacherSettings } from './teacher.ts';

/** How a game of self-play goes. */
export interface SelfPlaySettings extends ComparisonSettings, TeacherSettings {
  /** Unfinished lines kept while a turn is planned with care. */
  readonly width: number;
  /** Positions per decision for the turn the hand-written worth would choose. */
  readonly advice: number;
  /** Worlds in which a turn that brings something to light is judged. */
  readonly worlds: number;
  /** Share of the turns that are planned step by step instead: many more games in the same time. */
  readonly hasty: number;
  /** How much of the later value is believed after a round of the table: TD(λ). */
  readonly lambda: number;
  /** Spread of the choice among the best turns, in shares of the win. */
  readonly heat: number;
  /** In half of the games each seat's first turns, up to this many, are drawn at random. */
  readonly opening: number;
  /** Chance of each seat but one to be played by the hand-written worth. */
  readonly guests: number;
  /** The same for nets of before, where there are any: who only meets itself need not know what to do against others. */
  readonly veterans: number;
  /** Share of the positions inside turns that are learnt from. */
  readonly inside: number;
  /** Share of the turn ends that are learnt from another seat's chair as well: searches judge from the chair of who searches. */
  readonly across: number;
  /** Chance of each seat to be fond of one kind of action for a game, and what a turn with it may cost, in shares of the win between two. */
  readonly curious: number;
  readonly leeway: number;
}

/** Turns a seat may take before a game counts as stalled: nobody wins then, and nobody should have gone that way. */
const MOST_TURNS = 200;

/** Turns among which one is chosen. */
const CHOICES = 8;

/** Who looks for one kind of action keeps more lines, and looks at more turns. */
const WIDE = { width: 6, limit: 150, turns: 40 };

/** How a net plans its turns: with care, or step by step. */
interface Beams<S extends State> {
  readonly byNet: TurnBeam<S>;
  readonly inHaste: TurnBeam<S>;
}

const share = (rng: Rng): number => rng.below(1 << 24) / (1 << 24);

/** A position on the way, with what the net thought of it then. */
interface Moment {
  readonly inputs: Float32Array;
  /** From whose chair. */
  readonly viewer: number;
  /** The end of the viewer's turn, not the middle, nor somebody else's. */
  readonly end: boolean;
  readonly win: Float64Array;
  readonly margin: Float64Array;
  /** A search found this, not the net alone. */
  readonly searched: boolean;
}

/** Plays games against itself and says afterwards what it should have thought. */
export class SelfPlay<S extends State> {
  private readonly game: Game<S>;
  private readonly seats: number;
  private readonly judge: Judge<S>;
  private readonly settings: SelfPlaySettings;
  private readonly own: Beams<S>;
  private readonly byHand: TurnBeam<S>;
  private readonly searching: TurnBeam<S>;
  private readonly veterans: readonly Beams<S>[];
  private readonly curiosity: Curiosity<S>;
  private readonly comparison: Comparison<S>;
  private readonly teacher: Teacher<S>;
  private readonly legal = new MoveList();

  constructor(
    game: Game<S>,
    seats: number,
    judge: Judge<S>,
    settings: SelfPlaySettings,
    veterans: readonly Judge<S>[] = [],
  ) {
    this.game = game;
    this.seats = seats;
    this.judge = judge;
    this.settings = settings;
    const { width, advice, worlds } = settings;
    const beamsOf = (of: Judge<S>) => ({
      byNet: new TurnBeam(game, seats, of, { width, advice, worlds }),
      inHaste: new TurnBeam(game, seats, of, { width: 1, worlds }),
    });
    this.own = beamsOf(judge);
    this.veterans = veterans.map(beamsOf);
    this.byHand = new TurnBeam(game, seats, byWorth(game), { width, advice, worlds });
    this.searching = new TurnBeam(game, seats, judge, { width: WIDE.width, limit: WIDE.limit, advice, worlds });
    this.curiosity = new Curiosity(game, seats);
    this.comparison = new Comparison(game, seats, judge, this.own.byNet, settings);
    this.teacher = new Teacher(game, seats, judge, settings);
  }

  /** One game; `warm` while the net knows nothing yet and the hand-written worth shows the way. */
  play(rng: Rng, warm: boolean): Sample[] {
    const { game, seats, settings } = this;
    const chance = () => share(rng);
    const host = rng.below(seats);
    const guest = Array.from({ length: seats }, (_, seat) => seat !== host && chance() < settings.guests);
    const openings = Array.from({ length: seats }, () => (rng.below(2) === 0 ? 0 : rng.below(settings.opening + 1)));
    const veteran = guest.map((isGuest, seat) =>
      seat !== host && !isGuest && this.veterans.length > 0 && chance() < settings.veterans
        ? this.veterans[rng.below(this.veterans.length)]
        : undefined,
    );
    const fancies = openings.map((_, seat) =>
      !guest[seat] && !veteran[seat] && chance() < settings.curious ? this.curiosity.fancy(rng) : undefined,
    );
    const moments: Moment[] = [];
    const beside: Sample[] = [];
    const s = game.setup(seats, {}, rng);
    for (let turn = 0; turn < MOST_TURNS * seats; turn++) {
      resolveChance(game, s, rng);
      const mask = game.turn(s);
      if (mask === 0) break;
      const seat = firstSeat(mask);
      const fancy = fancies[seat];
      const beam = this.beamFor(warm || guest[seat], fancy !== undefined, chance, veteran[seat]);
      const view = game.conceal(s, seat);
      const solved = mindOf(game).solved?.(view, seat, rng);
      if (solved !== undefined) {
        this.follow(s, seat, [solved], undefined, rng);
        continue;
      }
      const world = game.imagine(view, seat, rng);
      const learns = !warm && !guest[seat] && !veteran[seat];
      if (learns && chance() < settings.compared) beside.push(...this.comparison.samples(world, seat, rng));
      const astray = openings[seat] > 0;
      if (astray) openings[seat]--;
      if (learns && !astray && !fancy && chance() < settings.searched) {
        const found = this.teacher.turns(view, seat, rng);
        const chosen = found[this.pick(found, seat, chance, 1)];
        beside.push(...this.teacher.samples(world, seat, found, chosen));
        this.follow(s, seat, chosen.line, moments, rng, chosen.visits > 0 ? chosen.values : undefined);
        continue;
      }
      const turns = beam.turns(world, seat, fancy ? WIDE.turns : CHOICES);
      const fond = fancy && this.curiosity.choose(world, seat, turns, fancy, (settings.leeway * 2) / seats);
      const { line } = fond || turns[astray ? rng.below(turns.length) : this.pick(turns, seat, chance, warm ? 5 : 1)];
      if (settings.curious > 0) this.curiosity.watch(world, seat, line);
      this.follow(s, seat, line, moments, rng);
    }
    return [...this.lessons(s, moments), ...beside];
  }

  private beamFor(
    byHand: boolean,
    searching: boolean,
    chance: () => number,
    { byNet, inHaste }: Beams<S> = this.own,
  ): TurnBeam<S> {
    if (byHand) return this.byHand;
    if (searching) return this.searching;
    return chance() < this.settings.hasty ? inHaste : byNet;
  }

  /** Does the net beat the hand-written worth? Its share of the victory in a game in which it held one seat. */
  trial(rng: Rng): number {
    const { game, seats } = this;
    const seat = rng.below(seats);
    const s = game.setup(seats, {}, rng);
    for (let turn = 0; turn < MOST_TURNS * seats; turn++) {
      resolveChance(game, s, rng);
      const mask = game.turn(s);
      if (mask === 0) return winShare(game.ranking(s), seat);
      const mover = firstSeat(mask);
      const view = game.conceal(s, mover);
      const beam = mover === seat ? this.own.byNet : this.byHand;
      const solved = mindOf(game).solved?.(view, mover, rng);
      const line = solved === undefined ? beam.turns(game.imagine(view, mover, rng), mover, 1)[0].line : [solved];
      this.follow(s, mover, line, undefined, rng);
    }
    return 0;
  }

  private pick(
    turns: readonly { values: ArrayLike<number> }[],
    seat: number,
    chance: () => number,
    warmth: number,
  ): number {
    const heat = this.settings.heat * warmth;
    const best = turns[0].values[seat];
    const weights = turns.map(({ values }) => Math.exp((values[seat] - best) / heat));
    let left = chance() * weights.reduce((a, b) => a + b, 0);
    for (const [i, weight] of weights.entries()) {
      left -= weight;
      if (left <= 0) return i;
    }
    return 0;
  }

  /** Plays a planned turn in the true position, as far as it holds there; `found` is what a search expects of its end. */
  private follow(
    s: S,
    seat: number,
    line: readonly number[],
    moments: Moment[] | undefined,
    rng: Rng,
    found?: ArrayLike<number>,
  ): void {
    const { game, legal } = this;
    for (const [i, move] of line.entries()) {
      if (!playIfOffered(game, s, seat, move, legal)) return;
      // What is judged by what it may come to is not learnt from.
      if (!moments || game.over(s) || this.judge.foresees(s)) continue;
      const end = !(game.turn(s) & (1 << seat));
      const known = i === line.length - 1 ? found : undefined;
      if (end || known || share(rng) < this.settings.inside) moments.push(this.moment(s, seat, end, rng, known));
      if (end && share(rng) < this.settings.across) {
        moments.push(this.moment(s, (seat + 1 + rng.below(s.seats - 1)) % s.seats, false, rng, known));
      }
    }
  }

  /** A position as a seat sees it: a net that learnt from the others' secrets would believe what is only imagined. */
  private moment(s: S, viewer: number, end: boolean, rng: Rng, found?: ArrayLike<number>): Moment {
    const { game, judge, seats } = this;
    const win = new Float64Array(seats);
    const margin = new Float64Array(seats);
    judge.opinion(game.imagine(game.conceal(s, viewer), viewer, rng), viewer, win, margin);
    const inputs = judge.inputs.slice();
    if (found) believe({ win, margin }, found);
    return { inputs, viewer, end, win, margin, searched: found !== undefined };
  }

  /** TD(λ) backwards from the result; all seats in table order until a sample turns them to the viewer's chair. */
  private lessons(s: S, moments: readonly Moment[]): Sample[] {
    const { game, seats, judge } = this;
    const lambda = this.settings.lambda ** (1 / seats);
    const win = new Float64Array(seats).fill(1 / seats);
    const margin = new Float64Array(seats).fill(-1);
    if (game.over(s)) finalShares(game, s, judge.scale, win, margin);
    const points = Array.from({ length: seats }, (_, seat) =>
      Float64Array.from(Object.values(game.breakdown(s, seat)), (n) => n / judge.scale),
    );
    const samples: Sample[] = [];
    for (let i = moments.length - 1; i >= 0; i--) {
      const moment = moments[i];
      const { inputs, viewer, end, searched } = moment;
      const believed = searched ? this.settings.believed : 0;
      const from = (later: Float64Array, then: Float64Array) =>
        later.map((_, k) => {
          const seat = (viewer + k) % seats;
          return believed * then[seat] + (1 - believed) * later[seat];
        });
      samples.push({
        inputs,
        win: from(win, moment.win),
        margin: from(margin, moment.margin),
        points: points[viewer],
      });
      if (!end) continue;
      for (let seat = 0; seat < seats; seat++) {
        win[seat] = lambda * win[seat] + (1 - lambda) * moment.win[seat];
        margin[seat] = lambda * margin[seat] + (1 - lambda) * moment.margin[seat];
      }
    }
    return samples;
  }
}
