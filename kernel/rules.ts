import { type List, NONE, type State } from './layout.ts';
import type { Args, LexiconOf, Verbs } from './lexicon.ts';
import type { MoveList } from './movelist.ts';
import type { Rng } from './rng.ts';
import { FRAME, type Step } from './step.ts';

/**
 * What a step does. A *decision* is a table of verbs; each verb has a rule that says why it is forbidden (the first
 * clause in the way, or nothing) and what it does. The legal list is derived from `why`, so what is offered, what is
 * accepted and what "why can't I?" answers cannot disagree.
 */

/** A clause id, optionally followed by a word that tells two reasons of one clause apart: `N-5.6 yen`. */
export type Reason = string;

export const clauseOf = (reason: Reason): string => reason.split(' ')[0];

/** The top frame as its step sees it: the seat, and its variables by name. */
export type Frame<V extends string> = { readonly seat: number } & { [K in V]: number };

type SeatOf<S> = S extends { readonly seat: readonly (infer P)[] } ? P : never;

/**
 * What forbids a verb is asked in stages: the verb as such, then its first argument, then all of them. The first reason found
 * counts, and what an earlier stage forbids is never looked at by a later one: so a legal list skips whole branches.
 */
export interface Rule<S, V extends string, A extends readonly number[], R extends Reason = Reason> {
  /** Why not now, whatever the arguments. */
  whyNow?(s: S, me: SeatOf<S>, f: Frame<V>): R | undefined;
  /** Why not with this first argument, whatever the others. */
  whyFirst?(s: S, me: SeatOf<S>, f: Frame<V>, first: number): R | undefined;
  /** The first reason that forbids it; nothing when it is legal. Left out when the stages before say it all. */
  why?(s: S, me: SeatOf<S>, f: Frame<V>, ...args: A): R | undefined;
  play(s: S, me: SeatOf<S>, f: Frame<V>, ...args: A): void;
  /** All that a legal first argument is among, no two alike, where that is less than its domain: a hand, a row. NONE is skipped. */
  among?(s: S, me: SeatOf<S>, f: Frame<V>): Row;
  /** The same list that the reasons give, made faster where that pays; the property tests hold the two together. */
  moves?(s: S, me: SeatOf<S>, f: Frame<V>, out: MoveList): void;
}

/** A list of a state, or a row of it. */
export type Row = List | Int16Array;

type VerbRules<S, V extends string, L extends Verbs, R extends Reason> = {
  readonly [K in keyof L]?: Rule<S, V, Args<L[K]>, R>;
};

/** A step ready to run. The kernel moves `frame` over the stack before it calls a rule. */
export interface Behaviour {
  readonly step: Step;
  readonly kind: 'decision' | 'auto' | 'chance' | 'together';
  readonly frame: FrameCursor;
  readonly rules?: Readonly<Record<string, Rule<never, never, never>>>;
  run?(s: never, f: never, rng: Rng): void;
}

/** The frame as a step reads it, by the names of its variables. */
export interface FrameCursor {
  readonly place: FramePlace;
}

/** Where a cursor lies. The same shape for every step, so that the kernel moves it quickly. */
class FramePlace {
  cells: Int16Array = new Int16Array(FRAME);
  at = 0;
  /** Kept apart from the cells, so that a rule may still say whose step it was after the step has ended. */
  seat = NONE;
}

/** The words in which a game writes its steps, bound to its state and its lexicon. */
export function stepsOf<S, L extends Verbs, R extends Reason>(_lexicon: LexiconOf<L>) {
  return {
    /** The rule of a verb that several decisions share. */
    rule: <K extends keyof L>(_verb: K, rule: Rule<S, never, Args<L[K]>, R>): Rule<S, never, Args<L[K]>, R> => rule,
    /** Somebody chooses. */
    decide: <V extends string>(step: Step<V>, rules: VerbRules<S, V, L, R>): Behaviour => ({
      step,
      kind: 'decision',
      frame: cursorFor(step),
      rules: rules as Behaviour['rules'],
    }),
    /** Happens by itself. */
    auto: <V extends string>(step: Step<V>, run: (s: S, f: Frame<V>) => void): Behaviour => ({
      step,
      kind: 'auto',
      frame: cursorFor(step),
      run: run as Behaviour['run'],
    }),
    /** Draws at random, from the generator the caller holds. */
    chance: <V extends string>(step: Step<V>, run: (s: S, f: Frame<V>, rng: Rng) => void): Behaviour => ({
      step,
      kind: 'chance',
      frame: cursorFor(step),
      run: run as Behaviour['run'],
    }),
    /** Every seat works through its own stack, in any order; `done` runs when none owes a decision any more. */
    together: <V extends string>(step: Step<V>, done: (s: S, f: Frame<V>) => void): Behaviour => ({
      step,
      kind: 'together',
      frame: cursorFor(step),
      run: done as Behaviour['run'],
    }),
  };
}

function cursorFor(step: Step): FrameCursor {
  class Cursor implements FrameCursor {
    readonly place = new FramePlace();
    get seat(): number {
      return this.place.seat;
    }
  }
  for (const [i, name] of step.vars.entries()) {
    Object.defineProperty(Cursor.prototype, name, {
      get(this: Cursor) {
        return this.place.cells[this.place.at + 2 + i];
      },
      set(this: Cursor, value: number) {
        this.place.cells[this.place.at + 2 + i] = value;
      },
    });
  }
  return new Cursor();
}

/** Lays the cursor of a behaviour over a frame. */
export function lay({ frame }: Behaviour, s: State, at: number): FrameCursor {
  const { place } = frame;
  place.cells = s.cells;
  place.at = at;
  place.seat = s.cells[at + 1];
  return frame;
}

const isBehaviour = (x: unknown): x is Behaviour => typeof x === 'object' && x !== null && 'step' in x && 'frame' in x;

/** Every step that these modules of a game write: a new one is listed nowhere else. */
export const stepsIn = (...modules: readonly object[]): Behaviour[] =>
  modules.flatMap((module) => Object.values(module).filter(isBehaviour));
