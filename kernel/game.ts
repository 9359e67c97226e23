import type { Deeds } from './deeds.ts';
import type { Edition } from './edition/edition.ts';
import type { Ranges } from './edition/ranges.ts';
import type { Tell } from './events.ts';
import { type Figures, figuresHash } from './figures.ts';
import { clearOwn, topOf } from './flow.ts';
import type { Language } from './language.ts';
import { type Layout, NONE, STACK, type State } from './layout.ts';
import { argOf, type Lexicon, verbOf } from './lexicon.ts';
import type { MoveList } from './movelist.ts';
import { addLegal, offerOf, whyNot } from './offers.ts';
import { type Ranking, rank, type TieBreak } from './ranking.ts';
import { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import { type Behaviour, lay, type Reason } from './rules.ts';
import { FRAME, faceOf } from './step.ts';
import type { Words } from './words.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;

/** An option of a game, with the values it may take; the first is the default. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  /** Where the rulebook speaks of it. */
  readonly clause?: string;
  /** For so many players only, where it has no meaning with others. */
  readonly seats?: readonly [min: number, max: number];
}

/** Is there such an option with so many players? */
export const isOffered = ({ seats }: OptionSpec, players: number): boolean =>
  seats === undefined || (players >= seats[0] && players <= seats[1]);

/** The points of one seat by category; they sum exactly to its score. */
export type Breakdown = Readonly<Record<string, number>>;

/** Where the rulebook speaks of a category of points. */
export interface Category {
  readonly clause: string;
  /** Counted when the game ends, and not before. */
  readonly atEnd?: boolean;
}

/** The rules of a game, as its author writes them. */
export interface Rules<S extends State> {
  readonly id: string;
  /** Bumped whenever a rules fix would make an old record replay differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  /** `N` for clauses N-1.1 … */
  readonly clausePrefix: string;
  readonly layout: Layout<S>;
  readonly lexicon: Lexicon;
  readonly steps: readonly Behaviour[];
  /** English is needed; whoever reads another language that a game does not speak is told in English. */
  readonly words: Readonly<Record<'en', Words> & Partial<Record<Language, Words>>>;
  /** The position before the first decision, its first step called. */
  setup(seats: number, options: Options, rng: Rng): S;
  score(s: S, seat: number): number;
  breakdown(s: S, seat: number): Breakdown;
  /** What decides among equal points, in the rulebook's order; who is equal in all of it shares the place. */
  readonly tieBreaks: readonly TieBreak<S>[];
  /** Fills what a view does not know, consistently with everything it does. */
  imagine(view: S, viewer: number, rng: Rng): S;
  /** Hides more than the layout declares, in place. */
  veil?(view: S, viewer: number): void;
  /** The invariants of the rulebook; throws a Refusal naming the clause. */
  check(s: S): void;
  /** The safe default of the rulebook for a player who is away; without one the first legal move stands in. */
  absent?(s: S, seat: number, legal: MoveList): number;
  /** Everything that can happen, as `defineDeeds` declares it. */
  readonly deeds: Deeds;
  /** The categories of `breakdown`. */
  readonly categories: Readonly<Record<string, Category>>;
  /** Where the rulebook speaks of a thing, by reference, by domain or by the thing; of whose turn it is (`turn`) and of the end (`end`). */
  readonly clauses: Readonly<Record<string, string>>;
  /** Domains of things that one meets every turn: what they are for is told to who looks at them, not beside every choice. */
  readonly familiar?: readonly string[];
  /** Why a verb of another step cannot be now, where the rulebook has more to say than that it is another step. */
  elsewhere?(view: S, seat: number, verb: string): Reason | undefined;
  /** What a seat is asked in words that hang on the position, where those of the step would leave out what decides: who challenges whom. */
  question?(view: S, seat: number, language: Language): string | undefined;
  /** A choice in words that hang on the position, where those of its verb would leave out what decides: which power, whose boat. */
  choice?(view: S, seat: number, move: number, language: Language): string | undefined;
  /**
   * Moves that people make in one go: each list is played in order, and the last of its moves that names a thing says what is wanted, as
   * "walk there" does a whole walk. They are a convenience for whoever points; the moves stay as they are.
   */
  errands?(view: S, seat: number): readonly (readonly number[])[];
  /** What a player would like to know of a thing right now: its price as a sum, what is short, what it counts. One short line each. */
  about?(view: S, viewer: number, ref: string, language: Language): readonly string[];
  /** A summary of the position for the terminal, one string a line. */
  board(s: S, viewer: number, language: Language): string[];
}

/** The package a game came with, where it is not of the house: tables and records remember it. */
export interface PackageMark {
  readonly name: string;
  readonly version: string;
}

/** What everybody else uses. Games are plain functions over one mutable state. */
export interface Game<S extends State = State> extends Rules<S> {
  readonly package?: PackageMark;
  readonly words: Readonly<Record<Language, Words>>;
  /** Its figures as they were read, where it says which they are. */
  readonly components?: Figures;
  /** The hash of its figures: records name it, so that nothing replays with others. */
  readonly figures?: string;
  /** The edition it is, where its figures are not those of its folder. */
  readonly edition?: Edition;
  /** What of its figures an edition may change, and how far; fetched when somebody makes one. */
  ranges?(): Promise<Ranges>;
  /** What the game knows for bots, whose type is theirs (bots/mind.ts). */
  readonly mind?: object;
  /** How it looks and is taught, fetched when somebody looks; the type is the client's (web/face.ts). */
  face?(): Promise<object>;
  /** Is anything hidden from anybody, at any time? */
  readonly secrets: boolean;
  /** Bit mask of the seats that owe a decision; 0 when chance is pending or the game is over. */
  turn(s: S): number;
  over(s: S): boolean;
  /** Who stands where: by points, then by what decides ties. Those of one place share it. */
  ranking(s: S): Ranking;
  chancePending(s: S): boolean;
  /** The step a seat is in, as it is asked, if it may speak at all. */
  stepFor(s: S, seat: number): Behaviour['step'] | undefined;
  /** The first variable of that step, NONE without one. */
  detailFor(s: S, seat: number): number;
  /** Appends the complete legal list of a seat. */
  moves(s: S, seat: number, out: MoveList): void;
  /** The first reason that forbids a move, or nothing. */
  why(s: S, seat: number, move: number): Reason | undefined;
  /** Plays a legal move. The caller has checked it; chance may be pending afterwards. */
  play(s: S, seat: number, move: number, tell?: Tell): void;
  /** Resolves the pending draw. */
  chance(s: S, rng: Rng, tell?: Tell): void;
  /** A copy in which everything the viewer may not know is UNKNOWN. */
  conceal(s: S, viewer: number, into?: S): S;
}

/** Reasons that are the same in every game. */
export const NOT_YOUR_TURN = 'not-your-turn';
export const NOT_NOW = 'not-now';

/** A game has three faces: its rules, a mind for bots, and one for people. Only the rules must be there. */
export function defineGame<S extends State>({
  rules,
  mind,
  face,
  figures: components,
  ranges,
}: {
  readonly rules: Rules<S>;
  readonly mind?: object;
  readonly face?: () => Promise<object>;
  /** The files of data/ that it reads, by name: whoever owns other figures can play with those. */
  readonly figures?: Figures;
  readonly ranges?: () => Promise<Ranges>;
}): Game<S> {
  const { lexicon, layout } = rules;
  let hash: string | undefined;
  const declared = Object.values(layout.steps);
  const behaviours: Behaviour[] = declared.map((step) => {
    const found = rules.steps.filter((b) => b.step === step);
    if (found.length !== 1) throw new Error(`${rules.id}: step ${step.name} is written ${found.length} times`);
    return found[0];
  });
  const offers = behaviours.map(({ rules: verbs = {} }) =>
    Object.entries(verbs).map(([name, rule]) => offerOf(lexicon, name, rule)),
  );
  /** By step and verb. */
  const offerFor = offers.map((ofStep) => lexicon.names.map((_, verb) => ofStep.find((each) => each.verb === verb)));

  const depthOf = (s: S): number => s.cells[STACK];
  const top = (s: S): Behaviour => behaviours[s.cells[topOf(s, STACK)]];

  /** Where the frame lies from which a seat may speak, or NONE. */
  const speaking = (s: S, seat: number): number => {
    if (depthOf(s) === 0) return NONE;
    const at = topOf(s, STACK);
    const kind = behaviours[s.cells[at]].kind;
    if (kind === 'decision') return s.cells[at + 1] === seat ? at : NONE;
    if (kind !== 'together') return NONE;
    const own = s.ownStacks[seat];
    return s.cells[own] > 0 ? topOf(s, own) : NONE;
  };

  const owing = (s: S): number => {
    let mask = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const own = s.ownStacks[seat];
      if (s.cells[own] === 0) continue;
      const b = behaviours[s.cells[topOf(s, own)]];
      if (b.kind !== 'decision') throw new Error(`${b.step.name}: a seat's own stack holds decisions only`);
      if (!b.step.idle) mask |= 1 << seat;
    }
    return mask;
  };

  const turn = (s: S): number => {
    if (depthOf(s) === 0) return 0;
    const at = topOf(s, STACK);
    const kind = behaviours[s.cells[at]].kind;
    if (kind === 'decision') return 1 << s.cells[at + 1];
    return kind === 'together' ? owing(s) : 0;
  };

  /** Runs what happens by itself, up to a decision, a draw or the end. */
  const settle = (s: S): void => {
    while (depthOf(s) > 0) {
      const b = top(s);
      if (b.kind === 'together' && owing(s) === 0) {
        clearOwn(s);
        s.phases++;
      } else if (b.kind !== 'auto') return;
      run(s, b, undefined as never);
    }
  };

  const run = (s: S, b: Behaviour, rng: Rng): void => {
    const at = topOf(s, STACK);
    s.acting = s.cells[at + 1];
    b.run!(s as never, lay(b, s, at) as never, rng);
  };

  const listen = (s: S, tell: Tell | undefined, act: () => void): void => {
    s.tell = tell;
    try {
      act();
    } finally {
      s.tell = undefined;
      s.stackOf = NONE;
    }
  };

  const playQuietly = (s: S, seat: number, move: number): void => {
    const at = speaking(s, seat);
    const id = s.cells[at];
    const { play } = offerFor[id][verbOf(move)]!;
    s.acting = seat;
    s.stackOf = top(s).kind === 'together' ? seat : NONE;
    play(s, s.seat[seat], lay(behaviours[id], s, at), argOf(move, 0), argOf(move, 1), argOf(move, 2));
    s.stackOf = NONE;
    settle(s);
  };

  const chanceQuietly = (s: S, rng: Rng): void => {
    run(s, top(s), rng);
    settle(s);
  };

  /** A plan that could not have come about would wait for nobody, or for ever. */
  const checkPlan = (s: S): void => {
    const refuse = (what: string) => {
      throw new Refusal('bad-state', `The state does not fit: ${what}.`);
    };
    const stacks = [STACK, ...s.ownStacks];
    for (const [i, stack] of stacks.entries()) {
      for (let n = 0; n < s.cells[stack]; n++) {
        const at = stack + 1 + n * FRAME;
        const { kind, step } = behaviours[s.cells[at]];
        const seat = s.cells[at + 1];
        if (i > 0 && (seat !== i - 1 || kind !== 'decision'))
          refuse(`${step.name} cannot be a step of seat ${i - 1} alone`);
        if (kind === 'decision' && (seat < 0 || seat >= s.seats)) refuse(`${step.name} belongs to no seat`);
      }
    }
    if (depthOf(s) === 0) return;
    const { kind, step } = top(s);
    if (kind === 'auto' || (kind === 'together' && owing(s) === 0)) refuse(`${step.name} waits for nobody`);
    if (kind !== 'together' && s.ownStacks.some((own) => s.cells[own] > 0))
      refuse('seats have steps of their own outside a common phase');
  };

  return {
    ...rules,
    words: inEveryLanguage(rules),
    ...(mind ? { mind } : {}),
    ...(face ? { face } : {}),
    ...(components ? { components } : {}),
    ...(ranges ? { ranges } : {}),
    // Worked out when the first record asks: who only plays does not wait for it.
    get figures() {
      if (components) hash ??= figuresHash(components);
      return hash;
    },
    secrets: layout.secrets || rules.veil !== undefined,
    setup(seats, chosen, rng) {
      const [min, max] = rules.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max) {
        throw new Refusal('bad-seats', `${rules.words.en.title} is for ${min} to ${max} players, not ${seats}.`);
      }
      const s = rules.setup(seats, readOptions(rules, seats, chosen), rng);
      settle(s);
      return s;
    },

    turn,
    over: (s) => depthOf(s) === 0,
    ranking: (s) => rank(s, rules.score, rules.tieBreaks),
    chancePending: (s) => depthOf(s) > 0 && top(s).kind === 'chance',

    stepFor(s, seat) {
      const at = speaking(s, seat);
      return at === NONE ? undefined : faceOf(declared[s.cells[at]], s.cells, at);
    },

    detailFor(s, seat) {
      const at = speaking(s, seat);
      return at === NONE || declared[s.cells[at]].vars.length === 0 ? NONE : s.cells[at + 2];
    },

    moves(s, seat, out) {
      const at = speaking(s, seat);
      if (at === NONE) return;
      const id = s.cells[at];
      const f = lay(behaviours[id], s, at);
      const me = s.seat[seat];
      for (const offer of offers[id]) addLegal(offer, s, me, f, out);
    },

    why(s, seat, move) {
      const at = speaking(s, seat);
      if (at === NONE) return NOT_YOUR_TURN;
      const id = s.cells[at];
      const offer = offerFor[id][verbOf(move)];
      if (offer === undefined || !lexicon.says(move)) return NOT_NOW;
      const f = lay(behaviours[id], s, at);
      return whyNot(offer, s, s.seat[seat], f, argOf(move, 0), argOf(move, 1), argOf(move, 2));
    },

    play(s, seat, move, tell) {
      if (tell) listen(s, tell, () => playQuietly(s, seat, move));
      else playQuietly(s, seat, move);
    },

    chance(s, rng, tell) {
      if (tell) listen(s, tell, () => chanceQuietly(s, rng));
      else chanceQuietly(s, rng);
    },

    conceal(s, viewer, into) {
      const view = into ? layout.copy(s, into) : layout.clone(s);
      layout.hide(view, viewer);
      rules.veil?.(view, viewer);
      return view;
    },

    check(s) {
      layout.checkRanges(s);
      checkPlan(s);
      rules.check(s);
    },
  };
}

/** The very object where it is complete: words of a language may come later, for whoever reads it. */
const inEveryLanguage = ({ words }: Pick<Rules<State>, 'words'>): Game['words'] =>
  words.fr && words.ja ? (words as Game['words']) : { fr: words.en, ja: words.en, ...words };

function readOptions<S extends State>(rules: Rules<S>, seats: number, chosen: Options): Options {
  const unknown = Object.keys(chosen).find((id) => !rules.options.some((o) => o.id === id));
  if (unknown !== undefined) throw new Refusal('bad-option', `${rules.id} has no option "${unknown}".`);
  return Object.fromEntries(
    rules.options.map((option) => {
      const { id, values } = option;
      const value = chosen[id] ?? values[0];
      if (!values.includes(value)) throw new Refusal('bad-option', `Option ${id} is one of ${values.join(', ')}.`);
      if (value !== values[0] && !isOffered(option, seats)) {
        throw new Refusal('bad-option', `Option ${id} has no other value than ${values[0]} with ${seats} players.`);
      }
      return [id, value];
    }),
  );
}
