import { type Game, MoveList, type Rng, type State } from '#kernel';
import { playIfOffered } from './plan.ts';
import { judgeFor } from './trained.ts';

/** How much a category of points is expected to change. */
export interface Gain {
  readonly category: string;
  readonly points: number;
}

/**
 * One thing that sets a turn apart from another: points that are counted at once, points that may be expected later, and what the best of the
 * others may expect. The three add up to the difference of the expected lead.
 */
export interface Why {
  readonly kind: 'now' | 'later' | 'others';
  /** What speaks for the turn, in points; below 0 it speaks against it. */
  readonly points: number;
  /** The categories that make most of it. */
  readonly gains: readonly Gain[];
  /** How many others there are. */
  readonly rivals: number;
}

/** Worlds that are imagined for it. */
const WORLDS = 12;
/** What differs from world to world must be so many standard errors away from nothing. */
const SURE = 2.5;
/** Half a point is no point. */
const NOISE = 0.5;
const CATEGORIES = 2;

/** What a turn is expected to come to. */
interface Prospect {
  readonly now: Readonly<Record<string, number>>;
  readonly final: Readonly<Record<string, number>>;
  readonly lead: number;
}

/** What sets one turn apart from another, by what the net foresees after each in the same worlds; what speaks for it first. Nothing where there is no net. */
export function whyBetter<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  better: readonly number[],
  other: readonly number[],
  rng: Rng,
): readonly Why[] {
  const judge = judgeFor(game, view.seats);
  if (!judge) return [];
  const legal = new MoveList();
  const s = game.layout.create(view.seats);
  const prospectOf = (world: S, line: readonly number[]): Prospect => {
    game.layout.copy(world, s);
    for (const move of line) if (!playIfOffered(game, s, seat, move, legal)) break;
    const { points, lead } = judge.forecast(s, seat);
    return { now: game.breakdown(s, seat), final: points, lead };
  };
  const now = new Sums();
  const later = new Sums();
  const others = new Sums();
  for (let i = 0; i < WORLDS; i++) {
    const world = game.imagine(view, seat, rng);
    const [a, b] = [prospectOf(world, better), prospectOf(world, other)];
    let own = 0;
    for (const category of Object.keys(a.final)) {
      const once = (a.now[category] ?? 0) - (b.now[category] ?? 0);
      const final = a.final[category] - b.final[category];
      now.add(category, once);
      later.add(category, final - once);
      own += final;
    }
    others.add('', a.lead - b.lead - own);
    for (const sums of [now, later, others]) sums.endWorld();
  }
  const rivals = view.seats - 1;
  const reasons: (Why & { readonly isSure: boolean })[] = [
    { kind: 'now', points: now.mean, isSure: now.isSure, gains: now.most(), rivals },
    { kind: 'later', points: later.mean, isSure: later.isSure, gains: later.most(), rivals },
    { kind: 'others', points: others.mean, isSure: others.isSure, gains: [], rivals },
  ];
  return reasons
    .filter(({ isSure }) => isSure)
    .map(({ isSure: _, ...why }) => why)
    .sort((a, b) => b.points - a.points);
}

/** Points by category, world by world. */
class Sums {
  private here = 0;
  private sum = 0;
  private squares = 0;
  private worlds = 0;
  private readonly byCategory = new Map<string, number>();

  add(category: string, points: number): void {
    this.here += points;
    this.byCategory.set(category, (this.byCategory.get(category) ?? 0) + points);
  }

  endWorld(): void {
    this.sum += this.here;
    this.squares += this.here ** 2;
    this.worlds++;
    this.here = 0;
  }

  get mean(): number {
    return this.sum / this.worlds;
  }

  /** Is it more than noise, and more than what the worlds at hand happened to give? */
  get isSure(): boolean {
    const variance = Math.max(0, this.squares / this.worlds - this.mean ** 2) / (this.worlds - 1);
    return Math.abs(this.mean) >= Math.max(NOISE, SURE * Math.sqrt(variance));
  }

  /** The categories that make most of it: those that pull the other way explain nothing. */
  most(): readonly Gain[] {
    return [...this.byCategory]
      .map(([category, points]) => ({ category, points: points / this.worlds }))
      .filter(({ points }) => Math.abs(points) >= NOISE && points > 0 === this.sum > 0)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, CATEGORIES);
  }
}

/** Do points speak for the turn, all in all? Where they speak against it, it is better for another reason, and they explain nothing. */
export const speaksFor = (why: readonly Why[]): boolean => why.reduce((sum, { points }) => sum + points, 0) > 0;
