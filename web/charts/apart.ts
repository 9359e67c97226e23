const GAP = 16;

/** Names at the ends of lines, moved apart so that none covers another, and none lies below the floor. */
export function apart<K>(
  ends: readonly { readonly key: K; readonly at: number }[],
  floor: number,
): ReadonlyMap<K, number> {
  const sorted = [...ends].sort((a, b) => a.at - b.at);
  const placed = new Map<K, number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const { key, at } of sorted) {
    last = Math.max(at, last + GAP);
    placed.set(key, last);
  }
  let next = floor;
  for (const { key } of sorted.reverse()) {
    placed.set(key, Math.min(placed.get(key)!, next));
    next = placed.get(key)! - GAP;
  }
  return placed;
}
