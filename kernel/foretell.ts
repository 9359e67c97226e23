import { forcedMove, seatsIn } from './advance.ts';
import { breakdowns, type PointChange } from './changes.ts';
import { type EventKind, eventFor, type GameEvent, HIDDEN } from './events.ts';
import { mustBeLegal } from './explain.ts';
import type { Breakdown, Game } from './game.ts';
import type { Language } from './language.ts';
import type { Pending, State } from './layout.ts';
import { rngFrom } from './rng.ts';
import type { Step } from './step.ts';

/** So many of a thing, named as in events. */
export interface Amount {
  readonly what: string;
  readonly n: number;
}

/** Where the foretelling ends. */
export type Next =
  | { readonly kind: 'decision'; readonly asked: readonly { readonly seat: number; readonly step: Step }[] }
  | ({ readonly kind: 'draw' } & Pending)
  | { readonly kind: 'end' }
  | { readonly kind: 'unknown' };

/** What a choice brings, up to the next decision or draw. */
export interface Foretold {
  /** In order, as the seat may know them: what nobody can say beforehand is `hidden`. */
  readonly events: readonly GameEvent[];
  /** What the seat pays and gains in those events, added up by thing. */
  readonly price: readonly Amount[];
  readonly gains: readonly Amount[];
  /** What it loses without its being the price: what dies, burns or is taken away. */
  readonly losses: readonly Amount[];
  /** Categories that change, of any seat. */
  readonly points: readonly PointChange[];
  /** Decisions with a single answer, which follow by themselves. */
  readonly forced: readonly { readonly seat: number; readonly move: number }[];
  readonly next: Next;
  /** Is that all? If not, something the seat does not know decides the rest. */
  readonly complete: boolean;
}

/** How many worlds that the seat thinks possible are looked at: more where these do not look alike, to find what is rare. */
const WORLDS = 16;
const MORE_WORLDS = 64;

interface World<S> {
  readonly state: S;
  readonly before: readonly Breakdown[];
  readonly events: GameEvent[];
}

/**
 * Plays a choice on paper, for the seat that thinks about it. Where something is hidden it is played in several worlds the
 * seat thinks possible, and only what all of them have in common is told. Nothing but the seat's own view is looked at, so
 * nothing else can leak. `s` may be the position or what the seat sees of it; a choice that is not legal is refused. `before` is what the
 * seat does on the way to it (`errands`), which is told with it.
 */
export function foretell<S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  move: number,
  language: Language = 'en',
  before: readonly number[] = [],
): Foretold {
  const view = game.conceal(s, seat);
  const moves = [...before, move];
  mustBeLegal(game, view, seat, moves[0], language);
  let paper = playOn(game, worldsFrom(game, view, seat, game.secrets ? WORLDS : 1), seat, moves);
  if (!paper.complete) paper = playOn(game, worldsFrom(game, view, seat, MORE_WORLDS), seat, moves);
  const { worlds, forced, complete } = paper;
  const events = commonEvents(worlds.map((world) => world.events));
  return {
    events,
    price: sumOf(events, seat, 'pay'),
    gains: sumOf(events, seat, 'gain'),
    losses: sumOf(events, seat, 'lose'),
    points: pointChanges(game, worlds, openPoints(game, worlds, events.length)),
    forced,
    next: commonEnd(game, worlds, seat),
    complete,
  };
}

interface Paper<S> extends Pick<Foretold, 'forced' | 'complete'> {
  readonly worlds: readonly World<S>[];
}

/** Plays the choice in every world, and what follows by itself while they look alike to the seat. */
function playOn<S extends State>(
  game: Game<S>,
  worlds: readonly World<S>[],
  seat: number,
  moves: readonly number[],
): Paper<S> {
  const play = (who: number, chosen: number): void => {
    for (const { state, events } of worlds) {
      game.play(state, who, chosen, (event) => events.push(eventFor(event, seat)));
    }
  };
  const forced: { seat: number; move: number }[] = [];
  for (const move of moves) play(seat, move);
  while (looksAlike(game, worlds, seat)) {
    const [{ state }] = worlds;
    const answer = forcedMove(game, state);
    // What others hold may leave them a choice that the worlds looked at do not show, or none where those show one.
    const othersAsked = (game.turn(state) & ~(1 << seat)) !== 0;
    if (!answer || (game.secrets && othersAsked)) return { worlds, forced, complete: true };
    play(answer.seat, answer.move);
    forced.push(answer);
  }
  return { worlds, forced, complete: false };
}

function worldsFrom<S extends State>(game: Game<S>, view: S, seat: number, count: number): World<S>[] {
  const rng = rngFrom('foretell');
  return Array.from({ length: count }, () => {
    const state = game.secrets ? game.imagine(view, seat, rng) : game.layout.clone(view);
    return { state, before: breakdowns(game, state), events: [] };
  });
}

/** Does the seat see the same in all worlds, and has it been told the same? */
function looksAlike<S extends State>(game: Game<S>, worlds: readonly World<S>[], seat: number): boolean {
  const [first, ...others] = worlds;
  const seen = game.conceal(first.state, seat);
  const tale = JSON.stringify(first.events);
  return others.every(
    ({ state, events }) => game.layout.equal(game.conceal(state, seat), seen) && JSON.stringify(events) === tale,
  );
}

/** The events all worlds begin with; a thing in which they differ is hidden, and the first other difference ends them. */
function commonEvents(tales: readonly (readonly GameEvent[])[]): GameEvent[] {
  const [first, ...others] = tales;
  const common: GameEvent[] = [];
  for (const [i, event] of first.entries()) {
    if (!others.every((tale) => i < tale.length && sameButForWhat(tale[i], event))) break;
    common.push(others.every((tale) => tale[i].what === event.what) ? event : { ...event, what: HIDDEN });
  }
  return common;
}

const sameButForWhat = (a: GameEvent, b: GameEvent): boolean =>
  a.deed === b.deed &&
  a.kind === b.kind &&
  a.seat === b.seat &&
  a.n === b.n &&
  a.of === b.of &&
  a.from === b.from &&
  a.to === b.to &&
  a.whom === b.whom &&
  a.clause === b.clause;

function sumOf(events: readonly GameEvent[], seat: number, kind: EventKind): Amount[] {
  const sums = new Map<string, number>();
  for (const { kind: happened, seat: whose, what, n = 1 } of events) {
    if (happened === kind && whose === seat && what !== undefined) sums.set(what, (sums.get(what) ?? 0) + n);
  }
  return Array.from(sums, ([what, n]) => ({ what, n }));
}

const holding = (seat: number, category: string): string => `${seat} ${category}`;

/**
 * Points that deeds bring in which the worlds differ. There are more worlds than were looked at, so that even what is alike in all of these
 * is not sure for anybody in such a deed: who wins a duel whose last cards are hidden.
 */
function openPoints<S extends State>(game: Game<S>, worlds: readonly World<S>[], common: number): ReadonlySet<string> {
  const open = new Set<string>();
  for (const { events } of worlds) {
    for (const { deed, seat, whom, category } of events.slice(common)) {
      const counted = category ?? game.deeds[deed]?.spec.counts;
      if (counted === undefined) continue;
      open.add(holding(seat, counted));
      if (whom !== undefined) open.add(holding(whom, counted));
    }
  }
  return open;
}

function pointChanges<S extends State>(
  game: Game<S>,
  worlds: readonly World<S>[],
  open: ReadonlySet<string>,
): PointChange[] {
  const after = worlds.map(({ state }) => breakdowns(game, state));
  const changes: PointChange[] = [];
  for (const [seat, categories] of after[0].entries()) {
    for (const category of Object.keys(categories)) {
      const was = worlds.map(({ before }) => before[seat][category]);
      const is = after.map((seats) => seats[seat][category]);
      const isOpen = open.has(holding(seat, category));
      if (!isOpen && was.every((points, i) => points === is[i])) continue;
      changes.push({ seat, category, before: commonNumber(was), after: isOpen ? null : commonNumber(is) });
    }
  }
  return changes;
}

const commonNumber = (numbers: readonly number[]): number | null =>
  numbers.every((n) => n === numbers[0]) ? numbers[0] : null;

function commonEnd<S extends State>(game: Game<S>, worlds: readonly World<S>[], seat: number): Next {
  const ends = worlds.map(({ state }) => endOf(game, state, seat));
  const same = ends.every((end) => JSON.stringify(end) === JSON.stringify(ends[0]));
  return same ? ends[0] : { kind: 'unknown' };
}

function endOf<S extends State>(game: Game<S>, s: S, seat: number): Next {
  if (game.over(s)) return { kind: 'end' };
  if (game.chancePending(s)) return { kind: 'draw', ...game.layout.pending(game.conceal(s, seat))! };
  return { kind: 'decision', asked: seatsIn(game.turn(s)).map((who) => ({ seat: who, step: game.stepFor(s, who)! })) };
}
