/** The value below which a share of the sorted ones lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;

export const tenth = (x: number): number => Math.round(x * 10) / 10;
export const hundredth = (x: number): number => Math.round(x * 100) / 100;
