/** How to finish at once whatever moves right now. */
const underWay = new Set<() => void>();

/** Says that something moves. Whoever is in a hurry finishes it; whoever gets there by itself says so. */
export function moving(finish: () => void): () => void {
  underWay.add(finish);
  return () => {
    underWay.delete(finish);
  };
}

/** Whatever is under way arrives at once. */
export function landAll(): void {
  const all = [...underWay];
  underWay.clear();
  for (const finish of all) finish();
}
