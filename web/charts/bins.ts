/** How often a value came. */
export interface Counted {
  readonly value: number;
  readonly n: number;
}

/** A bar of a chart: the values from one on, and which share of each row falls there. */
export interface Bin {
  readonly from: number;
  readonly label: string;
  readonly shares: readonly number[];
}

const MOST_BARS = 14;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

/** Rows of counts in the same bins: all of one width and none left out, so that rows stand side by side and the axis is even. */
export function binned(rows: readonly (readonly Counted[])[]): readonly Bin[] {
  const values = rows.flat().map(({ value }) => value);
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((step) => (high - low) / step < MOST_BARS) ?? 200;
  const binOf = (value: number): number => Math.floor(value / width);
  const sum = (row: readonly Counted[]): number => row.reduce((all, { n }) => all + n, 0);
  return Array.from({ length: binOf(high) - binOf(low) + 1 }, (_, i) => {
    const bin = binOf(low) + i;
    const from = bin * width;
    return {
      from,
      label: width === 1 ? `${from}` : `${from}–${from + width - 1}`,
      shares: rows.map((row) => sum(row.filter(({ value }) => binOf(value) === bin)) / Math.max(1, sum(row))),
    };
  });
}

/** Where the lines of a scale of shares stand, from 0 to the first that nothing exceeds. */
export function scaleOf(most: number): readonly number[] {
  const step = [0.01, 0.02, 0.05, 0.1, 0.2].find((one) => most / one <= 5) ?? 0.25;
  return Array.from({ length: Math.max(1, Math.ceil(most / step - 1e-9)) + 1 }, (_, i) => i * step);
}
