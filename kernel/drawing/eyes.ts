/** Who looks at the table, and from where. */
export interface Eyes {
  /** Whose things lie in front; a watcher sits behind the first seat. */
  readonly seat: number;
  /** A watcher's things cannot be touched, so nothing of them has a reference. */
  readonly playing: boolean;
  /** Everybody else, in the order of play. */
  readonly others: readonly number[];
  /** What the people at the table are called. */
  readonly names: readonly string[];
}

export function eyesOf(viewer: number, seats: number, names: readonly string[]): Eyes {
  const seat = Math.max(0, viewer);
  const others = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  return { seat, playing: viewer >= 0, others, names };
}
