import type { Tell } from './events.ts';
import { Refusal } from './refusal.ts';
import { FRAME, type Step, type Steps } from './step.ts';

/**
 * A state is one typed array with a named layout. `state.ts` of a game declares every field once; accessors read like a
 * plain object (`me.coal -= 2`), and copying, comparing, hashing, hiding, JSON and the schema of saved states all follow
 * from that one table. docs/architecture.md has the trial against plain objects.
 *
 * Cells that are not in use hold 0 (popped frames, the tail of a list), so equal positions are equal bytes.
 */

/** "This may not be known": what a concealed cell holds. */
export const UNKNOWN = -32768;
/** "There is nothing here": the usual value of an empty place. */
export const NONE = -1;
/** The viewer who sits at no seat. */
export const WATCHER = -1;

type Sight = 'all' | 'owner' | 'nobody';

export interface Field<T> {
  readonly kind: 'num' | 'nums' | 'list';
  readonly length: number;
  readonly min: number;
  readonly max: number;
  readonly sight: Sight;
  /** Only for the type checker. */
  readonly value?: T;
}

/** One number. */
export const num = (min: number, max: number): Field<number> => ({ kind: 'num', length: 1, min, max, sight: 'all' });

/** A fixed row of numbers. */
export const nums = (length: number, min: number, max: number): Field<Int16Array> => ({
  kind: 'nums',
  length,
  min,
  max,
  sight: 'all',
});

/** A list of varying length, for decks and hands. */
export const list = (capacity: number, min: number, max: number): Field<List> => ({
  kind: 'list',
  length: capacity,
  min,
  max,
  sight: 'all',
});

/** Seen by the seat it belongs to only; the others see how many. */
export const ownerOnly = <T>(field: Field<T>): Field<T> => ({ ...field, sight: 'owner' });

/** Seen by nobody, like the order of a deck; everybody sees how many. */
export const unseen = <T>(field: Field<T>): Field<T> => ({ ...field, sight: 'nobody' });

export type Fields = Record<string, Field<unknown>>;

type Values<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends Field<number> ? K : never]: number;
} & {
  readonly [K in keyof F as F[K] extends Field<number> ? never : K]: F[K] extends Field<infer T> ? T : never;
};

/** What every state has, whatever the game. */
export interface State {
  readonly cells: Int16Array;
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
  /** How many seats are taken. */
  readonly seats: number;
  readonly seat: readonly object[];
  /** Room for pending steps on the common stack, and on each seat's own. */
  readonly depth: number;
  readonly ownDepth: number;
  readonly ownStacks: readonly number[];
  /** The seat whose step is under way. Never saved. */
  acting: number;
  /** Whose own stack the flow works on in a simultaneous phase, NONE for the common one. Never saved. */
  stackOf: number;
  /** Simultaneous phases that have ended so far. Never saved. */
  phases: number;
  /** Who listens to events. Never saved, never copied. */
  tell: Tell | undefined;
}

export type StateOf<F extends Fields, P extends Fields> = Omit<State, 'seat'> &
  Values<F> & { readonly seat: readonly Values<P>[] };

/** A list inside a state. */
export class List {
  readonly cells: Int16Array;
  /** Where its length lies; its items follow. */
  readonly start: number;
  private readonly capacity: number;

  constructor(cells: Int16Array, start: number, capacity: number) {
    this.cells = cells;
    this.start = start;
    this.capacity = capacity;
  }

  get length(): number {
    return this.cells[this.start];
  }

  at(i: number): number {
    return this.cells[this.start + 1 + i];
  }

  set(i: number, value: number): void {
    this.cells[this.start + 1 + i] = value;
  }

  push(value: number): void {
    if (this.length === this.capacity) throw new RangeError('a list of the state is full');
    this.cells[this.start + 1 + this.cells[this.start]++] = value;
  }

  /** Takes the last one away. */
  pop(): number {
    return this.removeAt(this.length - 1);
  }

  removeAt(i: number): number {
    if (!(i >= 0 && i < this.length)) throw new RangeError('a list of the state holds no such thing');
    const value = this.at(i);
    const end = this.start + this.length;
    for (let p = this.start + 1 + i; p < end; p++) this.cells[p] = this.cells[p + 1];
    this.cells[end] = 0;
    this.cells[this.start]--;
    return value;
  }

  insertAt(i: number, value: number): void {
    this.push(0);
    for (let p = this.start + this.length; p > this.start + 1 + i; p--) this.cells[p] = this.cells[p - 1];
    this.set(i, value);
  }

  indexOf(value: number): number {
    for (let i = 0; i < this.length; i++) if (this.at(i) === value) return i;
    return -1;
  }

  includes(value: number): boolean {
    return this.indexOf(value) >= 0;
  }

  /** Takes one card of that value away. */
  remove(value: number): void {
    this.removeAt(this.indexOf(value));
  }

  clear(): void {
    this.cells.fill(0, this.start, this.start + 1 + this.capacity);
  }

  /** The used part as a plain indexed view, for shuffling. */
  items(): Int16Array {
    return this.cells.subarray(this.start + 1, this.start + 1 + this.length);
  }
}

/** Where a field lies. */
export interface Lot {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly start: number;
  /** The seat it belongs to, NONE for what is common. */
  readonly owner: number;
}

export interface Layout<S> {
  readonly cells: number;
  readonly maxSeats: number;
  /** Where every field lies, those of all seats included. */
  readonly lots: readonly Lot[];
  readonly steps: Steps;
  create(seats: number): S;
  copy(from: S, into: S): S;
  clone(from: S): S;
  equal(a: S, b: S): boolean;
  hash(s: S): string;
  /** The pending steps of the common stack, from the last to happen to the first. */
  plan(s: S): Step[];
  /** Is the step among the pending ones of the common stack? */
  plans(s: S, step: Step): boolean;
  /** The step on top with its seat and figures; figures a viewer may not know are UNKNOWN. */
  pending(s: S): Pending | undefined;
  /** Names of the fields in which two states differ. */
  diff(a: S, b: S): string[];
  /** Hides, in place, what the declared sights and secret steps keep from the viewer. */
  hide(s: S, viewer: number): void;
  /** Does any field or step hide something from somebody? */
  readonly secrets: boolean;
  /** Is everything that is declared hidden, from whomever, the same in two states? May say no where it is. */
  hidesAlike(a: S, b: S): boolean;
  /** How many cells are UNKNOWN. */
  unknowns(s: S): number;
  /** A sum over the things of a state that are UNKNOWN in a view of it, whatever their places. */
  hiddenSum(s: S, view: S): number;
  toJSON(s: S): Record<string, unknown>;
  /** Reads a state back; throws a Refusal naming the field that does not fit. */
  fromJSON(json: unknown): S;
  /** Reads a view back: the same, but `null` is what its viewer may not know. */
  viewFromJSON(json: unknown): S;
  /** Throws a Refusal if a number is outside its declared range. */
  checkRanges(s: S): void;
}

/** What happens next, as far as a screen has to know. */
export interface Pending {
  readonly step: Step;
  readonly seat: number;
  readonly figures: Readonly<Record<string, number>>;
}

export interface LayoutSpec<F extends Fields, P extends Fields, A extends Fields> {
  readonly steps: Steps;
  readonly maxSeats: number;
  /** Fields on the table. */
  readonly table: F;
  /**
   * Fields on the table that came after games had been played: the choices of a table, and what only they need. At 0 they are as if they
   * were not there: a position that does not use them hashes and reads as it did before, so old records replay.
   */
  readonly added?: A;
  /** Fields in front of each seat. */
  readonly seat: P;
  /** How deep the plan of pending steps may grow. */
  readonly depth?: number;
  /** How deep each seat's own plan may grow in simultaneous phases; 0 for games that have none. */
  readonly ownDepth?: number;
}

const SEATS_CELL = 0;
/** The common stack starts here: its depth, then its frames. */
export const STACK = 1;

export function defineState<
  const F extends Fields,
  const P extends Fields,
  const A extends Fields = Record<never, never>,
>(spec: LayoutSpec<F, P, A>): Layout<StateOf<F & A, P>> {
  type S = StateOf<F & A, P>;
  const { steps, maxSeats } = spec;
  const stepList = Object.values(steps);
  const depth = spec.depth ?? 12;
  const ownDepth = spec.ownDepth ?? 0;

  let end = STACK + 1 + depth * FRAME;
  const ownStacks = Array.from({ length: ownDepth > 0 ? maxSeats : 0 }, () => {
    const start = end;
    end += 1 + ownDepth * FRAME;
    return start;
  });

  mustBeSound(spec.table, TABLE_NAMES);
  mustBeSound(spec.seat, SEAT_NAMES);
  const added: Fields = spec.added ?? {};
  mustBeSound(added, [...TABLE_NAMES, ...Object.keys(spec.table)]);
  mustStartUnused(added);
  const misplaced = Object.keys(spec.table).find((name) => spec.table[name].sight === 'owner');
  if (misplaced) throw new Error(`${misplaced}: what lies on the table has no owner`);

  const places: Lot[] = [];
  const lay = (fields: Fields, owner: number): void => {
    for (const [name, field] of Object.entries(fields)) {
      places.push({ name, field, start: end, owner });
      end += field.kind === 'list' ? field.length + 1 : field.length;
    }
  };
  lay(spec.table, NONE);
  for (let seat = 0; seat < maxSeats; seat++) lay(spec.seat, seat);
  // What was added lies behind everything else, and in cells of its own.
  const settled = Math.ceil(end / 4) * 4;
  end = settled;
  lay(added, NONE);
  const size = Math.ceil(end / 4) * 4;
  const settledWords = settled / 2;

  const common = places.filter((p) => p.owner === NONE);
  const isAdded = ({ start }: Lot): boolean => start >= settled;
  const ofSeat = places.filter((p) => p.owner === 0);
  const stride = ofSeat.reduce((sum, p) => sum + (p.field.kind === 'list' ? p.field.length + 1 : p.field.length), 0);
  const hidden = places.filter((p) => p.field.sight !== 'all');
  const pathOf = (p: Lot) => (p.owner === NONE ? p.name : `seat[${p.owner}].${p.name}`);

  // Numbers are accessors on a prototype; rows and lists are views made once per state.
  class SeatView {
    readonly cells: Int16Array;
    readonly at: number;
    constructor(cells: Int16Array, at: number) {
      this.cells = cells;
      this.at = at;
      attachViews(this, ofSeat, cells, at);
    }
  }
  class StateView {
    readonly cells: Int16Array;
    readonly bytes: Uint8Array;
    readonly words: Int32Array;
    readonly seat: SeatView[];
    acting = NONE;
    stackOf = NONE;
    phases = 0;
    tell: Tell | undefined = undefined;
    readonly depth = depth;
    readonly ownDepth = ownDepth;
    readonly ownStacks = ownStacks;
    constructor() {
      const buffer = new ArrayBuffer(size * 2);
      this.cells = new Int16Array(buffer);
      this.bytes = new Uint8Array(buffer);
      this.words = new Int32Array(buffer);
      attachViews(this, common, this.cells, 0);
      this.seat = Array.from({ length: maxSeats }, (_, i) => new SeatView(this.cells, i * stride));
    }
    get seats(): number {
      return this.cells[SEATS_CELL];
    }
  }
  for (const { name, field, start } of common) {
    if (field.kind !== 'num') continue;
    Object.defineProperty(StateView.prototype, name, {
      get(this: StateView) {
        return this.cells[start];
      },
      set(this: StateView, value: number) {
        this.cells[start] = value;
      },
    });
  }
  for (const { name, field, start } of ofSeat) {
    if (field.kind !== 'num') continue;
    Object.defineProperty(SeatView.prototype, name, {
      get(this: SeatView) {
        return this.cells[this.at + start];
      },
      set(this: SeatView, value: number) {
        this.cells[this.at + start] = value;
      },
    });
  }

  const create = (seats: number): S => {
    const s = new StateView();
    s.cells[SEATS_CELL] = seats;
    return s as unknown as S;
  };
  const copy = (from: S, into: S): S => {
    into.bytes.set(from.bytes);
    return into;
  };

  const hideFrames = (s: S, stack: number, viewer: number): void => {
    for (let i = 0; i < s.cells[stack]; i++) {
      const at = stack + 1 + i * FRAME;
      const step = stepList[s.cells[at]];
      if (step.secret && (viewer === WATCHER || s.cells[at + 1] !== viewer))
        s.cells.fill(UNKNOWN, at + 2, at + 2 + step.vars.length);
    }
  };

  const hasSecretFrame = ({ cells }: S): boolean => {
    if (!stepList.some((step) => step.secret)) return false;
    for (const stack of [STACK, ...ownStacks]) {
      for (let i = 0; i < cells[stack]; i++) if (stepList[cells[stack + 1 + i * FRAME]].secret) return true;
    }
    return false;
  };

  const framesToJSON = (s: S, stack: number): object[] =>
    Array.from({ length: s.cells[stack] }, (_, i) => {
      const at = stack + 1 + i * FRAME;
      const step = stepList[s.cells[at]];
      const vars = step.vars.map((v, k) => [v, known(s.cells[at + 2 + k])]);
      return { step: step.name, seat: s.cells[at + 1], ...Object.fromEntries(vars) };
    });

  const framesFromJSON = (
    s: S,
    stack: number,
    capacity: number,
    json: unknown,
    path: string,
    veiled: boolean,
  ): void => {
    if (!Array.isArray(json) || json.length > capacity) throw misfit(path, `a list of at most ${capacity} steps`);
    s.cells[stack] = json.length;
    for (const [i, frame] of json.entries()) {
      const at = stack + 1 + i * FRAME;
      const where = `${path}[${i}]`;
      const { step, seat, ...vars } = record(frame, where);
      const found = stepList.find((known) => known.name === step);
      if (!found) throw misfit(`${where}.step`, `one of ${stepList.map((known) => known.name).join(', ')}`);
      s.cells[at] = found.id;
      s.cells[at + 1] = integer(seat, NONE, s.seats - 1, `${where}.seat`);
      noStray(vars, found.vars, where);
      for (const [k, v] of found.vars.entries()) {
        s.cells[at + 2 + k] =
          veiled && vars[v] === null ? UNKNOWN : integer(vars[v], UNKNOWN + 1, 32767, `${where}.${v}`);
      }
    }
  };

  const readField = (s: S, place: Lot, json: unknown, veiled: boolean): void => {
    const { field, start } = place;
    const path = pathOf(place);
    const read = (value: unknown, where: string): number =>
      veiled && value === null ? UNKNOWN : integer(value, field.min, field.max, where);
    if (field.kind === 'num') {
      s.cells[start] = read(json, path);
      return;
    }
    const fits =
      Array.isArray(json) && (field.kind === 'list' ? json.length <= field.length : json.length === field.length);
    if (!fits) throw misfit(path, `a list of ${field.kind === 'list' ? 'at most ' : ''}${field.length} numbers`);
    const first = field.kind === 'list' ? start + 1 : start;
    if (field.kind === 'list') s.cells[start] = json.length;
    for (const [i, value] of json.entries()) s.cells[first + i] = read(value, `${path}[${i}]`);
  };

  const readState = (json: unknown, veiled: boolean): S => {
    const source = record(json, 'state');
    const seats = integer(source.seats, 1, maxSeats, 'seats');
    const s = create(seats);
    framesFromJSON(s, STACK, depth, source.stack, 'stack', veiled);
    if (ownStacks.length > 0) {
      const own = source.ownStacks;
      if (!Array.isArray(own) || own.length > seats) throw misfit('ownStacks', `a list of ${seats} stacks`);
      for (let i = 0; i < seats; i++) framesFromJSON(s, ownStacks[i], ownDepth, own[i], `ownStacks[${i}]`, veiled);
    }
    const expected = [
      'seats',
      'stack',
      'seat',
      ...(ownStacks.length > 0 ? ['ownStacks'] : []),
      ...common.map((p) => p.name),
    ];
    noStray(source, expected, 'state');
    for (const place of common) {
      if (!isAdded(place) || source[place.name] !== undefined) readField(s, place, source[place.name], veiled);
    }
    if (!Array.isArray(source.seat) || source.seat.length !== seats) throw misfit('seat', `a list of ${seats} seats`);
    const mine = ofSeat.map((p) => p.name);
    for (const [i, seat] of source.seat.entries()) noStray(record(seat, `seat[${i}]`), mine, `seat[${i}]`);
    for (const place of places.filter((p) => p.owner !== NONE && p.owner < seats)) {
      readField(s, place, source.seat[place.owner][place.name], veiled);
    }
    return s;
  };

  return {
    cells: size,
    maxSeats,
    lots: places,
    steps,
    secrets: hidden.length > 0 || stepList.some((step) => step.secret),
    create,
    copy,
    clone: (from) => copy(from, create(0)),

    equal(a, b) {
      const x = a.words;
      const y = b.words;
      for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
      return true;
    },

    // Two independent 32-bit lanes: 64 bits are plenty to tell whether a replay went astray.
    hash(s) {
      const words = s.words;
      let used = words.length;
      while (used > settledWords && words[used - 1] === 0) used--;
      let a = 0x2f6b1d35;
      let b = 0x51ed270b;
      for (let i = 0; i < used; i++) {
        const w = words[i];
        a = Math.imul(a ^ w, 0x85ebca6b);
        a ^= a >>> 15;
        b = Math.imul(b + w, 0xc2b2ae35);
        b ^= b >>> 13;
      }
      return hex(Math.imul(a ^ (b >>> 16), 0x9e3779b1), Math.imul(b ^ (a >>> 16), 0x85ebca77));
    },

    plan: (s) => Array.from({ length: s.cells[STACK] }, (_, i) => stepList[s.cells[STACK + 1 + i * FRAME]]),

    plans(s, step) {
      const { cells } = s;
      for (let i = 0; i < cells[STACK]; i++) if (stepList[cells[STACK + 1 + i * FRAME]] === step) return true;
      return false;
    },

    pending(s) {
      const depth = s.cells[STACK];
      if (depth === 0) return undefined;
      const at = STACK + 1 + (depth - 1) * FRAME;
      const step = stepList[s.cells[at]];
      return {
        step,
        seat: s.cells[at + 1],
        figures: Object.fromEntries(step.vars.map((v, i) => [v, s.cells[at + 2 + i]])),
      };
    },

    diff(a, b) {
      const names = places
        .filter(({ field, start }) => {
          const cells = field.kind === 'list' ? field.length + 1 : field.length;
          return a.cells.subarray(start, start + cells).some((x, i) => x !== b.cells[start + i]);
        })
        .map(pathOf);
      const flow = places[0]?.start ?? size;
      if (a.cells.subarray(0, flow).some((x, i) => x !== b.cells[i])) names.unshift('stack');
      return names;
    },

    hide(s, viewer) {
      for (const { field, start, owner } of hidden) {
        if (owner >= s.seats || (field.sight === 'owner' && owner === viewer)) continue;
        if (field.kind === 'list') s.cells.fill(UNKNOWN, start + 1, start + 1 + s.cells[start]);
        else s.cells.fill(UNKNOWN, start, start + field.length);
      }
      hideFrames(s, STACK, viewer);
      for (const stack of ownStacks) hideFrames(s, stack, viewer);
    },

    hidesAlike(a, b) {
      if (hasSecretFrame(a) || hasSecretFrame(b)) return false;
      for (const { field, start, owner } of hidden) {
        if (owner >= a.seats) continue;
        const end = start + (field.kind === 'list' ? field.length + 1 : field.length);
        for (let i = start; i < end; i++) if (a.cells[i] !== b.cells[i]) return false;
      }
      return true;
    },

    unknowns(s) {
      let n = 0;
      for (let i = 0; i < s.cells.length; i++) if (s.cells[i] === UNKNOWN) n++;
      return n;
    },

    hiddenSum(s, view) {
      const { words, cells } = s;
      const seen = view.words;
      let total = 0;
      // Two cells a word, and most words hide nothing.
      for (let w = 0; w < words.length; w++) {
        if (words[w] === seen[w]) continue;
        for (let i = w * 2; i < w * 2 + 2; i++) {
          if (view.cells[i] !== UNKNOWN || cells[i] === NONE) continue;
          let x = Math.imul(cells[i] + 0x10001, 0x9e3779b1);
          x ^= x >>> 15;
          total = (total + Math.imul(x, 0x85ebca6b)) | 0;
        }
      }
      return total;
    },

    toJSON(s) {
      const json: Record<string, unknown> = { seats: s.seats, stack: framesToJSON(s, STACK) };
      if (ownStacks.length > 0) json.ownStacks = ownStacks.slice(0, s.seats).map((stack) => framesToJSON(s, stack));
      for (const p of common) if (!isAdded(p) || isUsed(s.cells, p)) json[p.name] = show(s.cells, p);
      json.seat = Array.from({ length: s.seats }, (_, i) =>
        Object.fromEntries(ofSeat.map((p) => [p.name, show(s.cells, p, i * stride)])),
      );
      return json;
    },

    fromJSON: (json) => readState(json, false),
    viewFromJSON: (json) => readState(json, true),

    checkRanges(s) {
      for (const place of places) {
        const { field, start, owner } = place;
        if (owner >= s.seats) continue;
        const used = field.kind === 'list' ? s.cells[start] : field.length;
        const first = field.kind === 'list' ? start + 1 : start;
        for (let i = 0; i < used; i++) {
          const x = s.cells[first + i];
          if (x >= field.min && x <= field.max) continue;
          throw new Refusal('out-of-range', `${pathOf(place)} holds ${x}, outside ${field.min} to ${field.max}.`);
        }
      }
    },
  };
}

/** Names a state and a seat have already. */
const TABLE_NAMES = [
  'cells',
  'bytes',
  'words',
  'seat',
  'seats',
  'depth',
  'ownDepth',
  'ownStacks',
  'acting',
  'stackOf',
  'phases',
  'tell',
  'stack',
  'constructor',
  '__proto__',
];
const SEAT_NAMES = ['cells', 'at', 'constructor', '__proto__'];

function mustBeSound(fields: Fields, taken: readonly string[]): void {
  for (const [name, { min, max, length }] of Object.entries(fields)) {
    if (taken.includes(name)) throw new Error(`${name}: a state has something of that name already`);
    // UNKNOWN is the lowest number of a cell and means nothing else.
    const fits =
      [min, max, length].every(Number.isInteger) && min > UNKNOWN && max <= 32767 && min <= max && length >= 1;
    if (!fits) throw new Error(`${name}: a cell cannot hold ${min} to ${max}`);
  }
}

/** What was added and not used must be nothing but zeros. */
function mustStartUnused(fields: Fields): void {
  for (const [name, { kind, min, max, sight }] of Object.entries(fields)) {
    if (kind === 'list' || min > 0 || max < 0 || sight !== 'all')
      throw new Error(`${name}: what is added is seen by all, and 0 where it is not used`);
  }
}

const isUsed = (cells: Int16Array, { field, start }: Lot): boolean =>
  cells.subarray(start, start + field.length).some((x) => x !== 0);

function attachViews(target: object, places: readonly Lot[], cells: Int16Array, at: number): void {
  for (const { name, field, start } of places) {
    if (field.kind === 'num') continue;
    const from = at + start;
    const value =
      field.kind === 'nums' ? cells.subarray(from, from + field.length) : new List(cells, from, field.length);
    (target as Record<string, unknown>)[name] = value;
  }
}

/** The character code of the lowest four bits as a hexadecimal digit. */
const digit = (x: number): number => (x & 15) + ((x & 15) < 10 ? 48 : 87);

/** Two words as sixteen hexadecimal digits, made in one piece: every move of a record has such a hash. */
const hex = (a: number, b: number): string =>
  String.fromCharCode(
    digit(a >>> 28),
    digit(a >>> 24),
    digit(a >>> 20),
    digit(a >>> 16),
    digit(a >>> 12),
    digit(a >>> 8),
    digit(a >>> 4),
    digit(a),
    digit(b >>> 28),
    digit(b >>> 24),
    digit(b >>> 20),
    digit(b >>> 16),
    digit(b >>> 12),
    digit(b >>> 8),
    digit(b >>> 4),
    digit(b),
  );

const known = (x: number): number | null => (x === UNKNOWN ? null : x);

/** A field as JSON, `shift` cells further on: every push of a table writes all of them, so it is a plain loop. */
function show(cells: Int16Array, { field, start }: Lot, shift = 0): unknown {
  const at = start + shift;
  if (field.kind === 'num') return known(cells[at]);
  const first = field.kind === 'list' ? at + 1 : at;
  const used = field.kind === 'list' ? cells[at] : field.length;
  const shown: (number | null)[] = [];
  for (let i = first; i < first + used; i++) shown.push(known(cells[i]));
  return shown;
}

function noStray(json: Record<string, unknown>, expected: readonly string[], path: string): void {
  const stray = Object.keys(json).find((key) => !expected.includes(key));
  if (stray !== undefined) throw new Refusal('bad-state', `The state does not fit: ${path} has no "${stray}".`);
}

const misfit = (path: string, expected: string): Refusal =>
  new Refusal('bad-state', `The state does not fit: ${path} must be ${expected}.`);

function record(json: unknown, path: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw misfit(path, 'an object');
  return json as Record<string, unknown>;
}

function integer(value: unknown, min: number, max: number, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw misfit(path, `a whole number from ${min} to ${max}`);
  }
  return value;
}
