import type { OptionSpec, Options } from './game.ts';

/** A rule that can be read in two ways, and that a table may choose. */
export interface Reading extends Pick<OptionSpec, 'seats'> {
  /** How it is read without a word, and the other way. */
  readonly values: readonly [string, string];
  /** Where the rulebook says so. */
  readonly clause: string;
}

/** The readings of a game: as options of a table, and as bits of a number that its rules keep in the state. */
export interface Readings<K extends string> {
  readonly options: readonly OptionSpec[];
  /** One bit each; 0 is how everything is read without a word. */
  readonly bit: Readonly<Record<K, number>>;
  /** All bits together. */
  readonly all: number;
  /** The bits of what a table chose. */
  chosen(options: Options): number;
}

/**
 * Declares the readings of a game. Its state keeps `chosen(options)` in a number that was `added` to the layout, and a rule asks
 * `s.readings & bit.recall`: one look into an array, and nothing at all in the hash of a game that is played as always.
 */
export function defineReadings<const K extends string>(readings: Readonly<Record<K, Reading>>): Readings<K> {
  const entries = Object.entries(readings) as [K, Reading][];
  return {
    options: entries.map(([id, reading]) => ({ id, ...reading })),
    bit: Object.fromEntries(entries.map(([id], i) => [id, 1 << i])) as Record<K, number>,
    all: (1 << entries.length) - 1,
    chosen: (options) =>
      entries.reduce((bits, [id, { values }], i) => (options[id] === values[1] ? bits | (1 << i) : bits), 0),
  };
}
