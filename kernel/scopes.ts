import { type Layout, NONE } from './layout.ts';

/**
 * Which parts of a position belong together, for whoever looks at thousands of positions that differ by a move: what depends on nothing that has
 * changed need not be worked out again. Fields that no group names count for every part, so that a forgotten one costs time and never truth.
 */
export interface Scopes<T extends string, P extends string> {
  /** By word of a state, the groups its cells belong to, a bit each; 0 where nobody reads them. */
  readonly bits: Int32Array;
  /** By word, the seat from whose chair alone it is read; NONE where it is read from any. */
  readonly chair: Int8Array;
  /** Groups of the table. */
  table(...groups: readonly T[]): number;
  /** Groups of one seat. */
  seat(seat: number, ...groups: readonly P[]): number;
  /** Groups of every seat. */
  seats(...groups: readonly P[]): number;
}

/** Changed where a field changed that no group names. */
export const REST = 1;
const GROUPS = 31;

export interface ScopesSpec<T extends string, P extends string> {
  /** Fields on the table by group; `stack` is what is pending. */
  readonly table: Readonly<Record<T, readonly string[]>>;
  /** Fields in front of each seat by group. */
  readonly seat: Readonly<Record<P, readonly string[]>>;
  /** Fields that no part ever reads; of a list that a group names its length still counts. */
  readonly unread?: readonly string[];
  /** Fields of a seat that are read from its own chair only; of a list the length counts for all. */
  readonly own?: readonly string[];
}

export function defineScopes<S, const T extends string, const P extends string>(
  layout: Layout<S>,
  spec: ScopesSpec<T, P>,
): Scopes<T, P> {
  const { unread = [], own = [] } = spec;
  const tableNames = Object.keys(spec.table) as T[];
  const seatNames = Object.keys(spec.seat) as P[];
  if (1 + tableNames.length + layout.maxSeats * seatNames.length > GROUPS) throw new Error('too many groups of fields');
  const bitOf = (owner: number, group: string): number =>
    owner === NONE
      ? 1 << (1 + tableNames.indexOf(group as T))
      : 1 << (1 + tableNames.length + owner * seatNames.length + seatNames.indexOf(group as P));

  const groupsOf = (groups: Readonly<Record<string, readonly string[]>>): Map<string, string> =>
    new Map(Object.entries(groups).flatMap(([group, fields]) => fields.map((field) => [field, group])));
  const ofTable = groupsOf(spec.table);
  const ofSeat = groupsOf(spec.seat);

  const cellBits = new Int32Array(layout.cells).fill(REST);
  const cellChair = new Int8Array(layout.cells).fill(NONE);
  const stack = ofTable.get('stack');
  // How many play comes before it and never changes, but it shares a word with the number of pending steps: by itself it would count for every part.
  if (stack !== undefined) cellBits.fill(bitOf(NONE, stack), 0, layout.lots[0].start);
  const known = new Set(['stack', ...layout.lots.map(({ name }) => name)]);
  const strange = [...ofTable.keys(), ...ofSeat.keys(), ...unread, ...own].find((name) => !known.has(name));
  if (strange !== undefined) throw new Error(`${strange}: no field of this name`);
  for (const { name, field, start, owner } of layout.lots) {
    const group = (owner === NONE ? ofTable : ofSeat).get(name);
    const bit = group === undefined ? REST : bitOf(owner, group);
    const end = start + field.length + (field.kind === 'list' ? 1 : 0);
    cellBits.fill(bit, start, end);
    const inside = field.kind === 'list' ? start + 1 : start;
    if (unread.includes(name)) cellBits.fill(0, group === undefined ? start : inside, end);
    if (own.includes(name) && owner !== NONE) cellChair.fill(owner, inside, end);
  }
  // Two cells a word: what is read from one chair only must be so for both, unless the other is read by nobody.
  const words = layout.cells / 2;
  const chairOf = (i: number): number => {
    const [a, b] = [2 * i, 2 * i + 1];
    if (cellBits[a] === 0) return cellChair[b];
    return cellBits[b] === 0 || cellChair[a] === cellChair[b] ? cellChair[a] : NONE;
  };
  const all = (owner: number, groups: readonly string[]): number =>
    groups.reduce((bits, group) => bits | bitOf(owner, group), 0);
  return {
    bits: Int32Array.from({ length: words }, (_, i) => cellBits[2 * i] | cellBits[2 * i + 1]),
    chair: Int8Array.from({ length: words }, (_, i) => chairOf(i)),
    table: (...groups) => all(NONE, groups),
    seat: (seat, ...groups) => all(seat, groups),
    seats: (...groups) => {
      let bits = 0;
      for (let seat = 0; seat < layout.maxSeats; seat++) bits |= all(seat, groups);
      return bits;
    },
  };
}
